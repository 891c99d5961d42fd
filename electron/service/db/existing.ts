import { dialectOf } from './dialect.ts';
import type { Database, Db } from './schema.ts';

type Table = Extract<
  keyof Database,
  'candidate_tags' | 'candidates' | 'criteria' | 'letters' | 'spotlights' | 'webhooks'
>;

/** Those of the ids that a record still has. */
export async function existing(db: Db, table: Table, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom(table).select('id').where(dialectOf(db).isOneOf('id', ids)).execute();
  return new Set(rows.map(({ id }) => id));
}
