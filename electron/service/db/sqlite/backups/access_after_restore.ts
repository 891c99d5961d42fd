import { timestamp } from '../../../ids.ts';
import type { SqliteFile } from '../sqlite.ts';

/*
 * Who has access is not restored. A backup knows browsers that were signed out since, programs whose access was taken
 * back, secrets that were renewed and webhooks that were deleted: all of them would be let in again.
 */

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Programs and webhooks, as rows of whatever data model the database has. */
export type Access = { readonly clients: readonly Row[]; readonly webhooks: readonly Row[] };

/** Null where nobody ever had access: a folder that is new. */
export function accessIn(sqlite: SqliteFile): Access | null {
  const clients = rowsOf(sqlite, 'clients');
  return clients.length === 0 ? null : { clients, webhooks: rowsOf(sqlite, 'webhooks') };
}

/**
 * Gives a copy that takes a database's place the access which that has: its programs with the rights and secrets they
 * have now. Programs it does not have are revoked, webhooks it does not have are paused. Nobody stays signed in.
 * @param access null where that is not known: then the copy's programs stay as they are.
 */
export function keepAccess(copy: SqliteFile, access: Access | null): void {
  const isThere = (table: string): boolean => columnsOf(copy, table).length > 0;
  copy.pragma('foreign_keys = ON');
  copy.transaction(() => {
    copy.exec('DELETE FROM tokens');
    for (const table of ['interface_sessions', 'sign_in_links'].filter(isThere)) {
      copy.exec(`DELETE FROM ${table}`);
    }
    // what was approved then could be claimed once more
    if (isThere('access_requests')) {
      copy.exec("UPDATE access_requests SET state = 'REFUSED' WHERE state IN ('WAITING', 'APPROVED')");
    }
    if (access === null) return;
    const kept = JSON.stringify(access.clients.map(({ id }) => id));
    copy
      .prepare(
        `UPDATE clients SET revoked_at = coalesce(revoked_at, ?)
         WHERE kind = 'api' AND id NOT IN (SELECT value FROM json_each(?))`,
      )
      .run(timestamp(), kept);
    for (const client of access.clients) putClient(copy, client);
    if (!isThere('webhooks')) return;
    const active = access.webhooks.filter(({ state }) => state === 'ACTIVE').map(({ id }) => id);
    copy
      .prepare(
        `UPDATE webhooks SET state = 'PAUSED', paused_reason = 'REQUESTED'
         WHERE state = 'ACTIVE' AND id NOT IN (SELECT value FROM json_each(?))`,
      )
      .run(JSON.stringify(active));
  })();
}

function putClient(copy: SqliteFile, client: Row): void {
  const columns = columnsOf(copy, 'clients').filter((column) => column in client);
  const values = columns.map((column) => client[column]);
  const others = columns
    .filter((column) => column !== 'id')
    .map((column) => `${column} = excluded.${column}`);
  // a database has one client of the interface, and this one has its own
  const is_new = copy.prepare('SELECT 1 FROM clients WHERE id = ?').get(client.id) === undefined;
  if (is_new && client['kind'] !== 'api') return;
  copy
    .prepare(
      `INSERT INTO clients (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
       ON CONFLICT (id) DO UPDATE SET ${others.join(', ')}`,
    )
    .run(...values);
}

function rowsOf(sqlite: SqliteFile, table: 'clients' | 'webhooks'): readonly Row[] {
  if (columnsOf(sqlite, table).length === 0) return [];
  return sqlite.prepare(`SELECT * FROM ${table}`).all() as Row[];
}

function columnsOf(sqlite: SqliteFile, table: string): string[] {
  return sqlite.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(table) as string[];
}
