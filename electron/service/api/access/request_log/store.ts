import type { z } from 'zod';
import type { Db } from '../../../db/schema.ts';
import { newestFirst } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { LogQuery, LoggedRequest } from './schema.ts';

export type LogRow = LoggedRequest & { readonly client_id: string };

/** Adds rows, in their order; those of clients that are gone are left out. */
export async function insertLogged(db: Db, rows: readonly LogRow[]): Promise<void> {
  const clients = await db.selectFrom('clients').select('id').execute();
  const known = new Set(clients.map((client) => client.id));
  const kept = rows.filter((row) => known.has(row.client_id));
  if (kept.length > 0) await db.insertInto('request_log').values(kept).execute();
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
