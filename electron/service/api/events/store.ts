import type { Db } from '../../db/schema.ts';
import { newId, timestamp } from '../../ids.ts';
import type { EventRecord } from './schema.ts';
import type { EventType } from './types.ts';

/** Appends to the change log. Call it with the transaction of the change itself. */
export async function recordEvent(db: Db, type: EventType, resource_id: string): Promise<void> {
  await db
    .insertInto('events')
    .values({
      id: newId(),
      type,
      resource_type: type.slice(0, type.indexOf('.')),
      resource_id,
      created_at: timestamp(),
    })
    .execute();
}

/** Events after one (by id; null from the beginning), oldest first. */
export async function listEvents(db: Db, after: string | null, limit: number): Promise<EventRecord[]> {
  let query = db.selectFrom('events').selectAll().orderBy('id').limit(limit);
  if (after !== null) query = query.where('id', '>', after);
  return query.execute();
}

/** Id of the newest event; null while there is none. */
export async function newestEventId(db: Db): Promise<string | null> {
  const row = await db.selectFrom('events').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? null;
}
