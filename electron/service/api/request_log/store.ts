import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../db/schema.ts';
import { newestFirst } from '../paging.ts';
import type { Page } from '../paging.ts';
import type { LogQuery, LoggedRequest } from './schema.ts';

export type LogRow = LoggedRequest & { readonly client_id: string };

/** Adds rows in one statement; those of clients that are gone are left out. */
export async function insertLogged(db: Db, rows: readonly LogRow[]): Promise<void> {
  await sql`
    INSERT INTO request_log (id, client_id, method, path, status, error_type, duration_ms, created_at)
    SELECT row.value ->> 'id', row.value ->> 'client_id', row.value ->> 'method', row.value ->> 'path',
      row.value ->> 'status', row.value ->> 'error_type', row.value ->> 'duration_ms', row.value ->> 'created_at'
    FROM json_each(${JSON.stringify(rows)}) AS row
    WHERE row.value ->> 'client_id' IN (SELECT id FROM clients)
    ORDER BY row.key
  `.execute(db);
}

/** Keeps the newest `kept` rows of a client. */
export async function trimLog(db: Db, client_id: string, kept: number): Promise<void> {
  const oldest = db
    .selectFrom('request_log')
    .select('id')
    .where('client_id', '=', client_id)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(kept);
  await db.deleteFrom('request_log').where('client_id', '=', client_id).where('id', '<=', oldest).execute();
}

/** The requests of a client, newest first. */
export async function loggedRequests(
  db: Db,
  client_id: string,
  query: z.output<typeof LogQuery>,
): Promise<Page<LoggedRequest>> {
  let matching = db.selectFrom('request_log').where('client_id', '=', client_id);
  if (query.only === 'errors') matching = matching.where('status', '>=', 400);
  const page = await newestFirst(matching, query);
  return { ...page, rows: page.rows.map(({ client_id: _client, ...row }) => row) };
}
