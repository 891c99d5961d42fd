import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * The order in which events were committed. Their ids are time-ordered, but a computer's clock may be set back
 * between two starts, and what happened then must not be missed by whoever waits for it. SQLite numbers the
 * rows of a table, from which nothing is deleted, in the order they come in; elsewhere a column of this name does.
 */
export const LOG_ORDER: RawBuilder<number> = sql<number>`rowid`;

/** Behind the event with this id; behind those of earlier times when there is none with it. */
export function isAfterEvent(id: string): RawBuilder<boolean> {
  return sql<boolean>`rowid > coalesce(
    (SELECT rowid FROM events WHERE id = ${id}),
    (SELECT rowid FROM events WHERE id < ${id} ORDER BY id DESC LIMIT 1),
    0)`;
}
