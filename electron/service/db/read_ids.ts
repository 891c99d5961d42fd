import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import { dialectOf } from './dialect.ts';
import type { Database, Db } from './schema.ts';

/** The ids a query gives, in its order: any number of them. */
export async function readIds<From extends keyof Database>(
  db: Db,
  query: SelectQueryBuilder<Database, From, { id: string }>,
): Promise<string[]> {
  if (dialectOf(db).engine === 'sqlite') return (await query.execute()).map(({ id }) => id);
  // for a server, and for whoever reads its answer, a row costs more than what is in it
  const { rows } = await sql<{
    ids: string | null;
  }>`SELECT string_agg(id, ',') AS ids FROM (${query}) AS found`.execute(db);
  return rows[0]?.ids?.split(',') ?? [];
}
