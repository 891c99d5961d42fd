import { createHash } from 'node:crypto';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';

/**
 * Where tests run on a PostgreSQL server: its address, without a database. Unset, everything runs on SQLite. Each data
 * folder has a database of its own there, so a service that is started on the same folder again finds its data.
 */
const SERVER = process.env['LONGLIST_TEST_POSTGRES'];

/** Whether tests run on PostgreSQL. */
export const IS_ON_POSTGRES = SERVER !== undefined;

/** A database that new ones are copies of; see first_start.ts. */
const TEMPLATE = process.env['LONGLIST_TEST_TEMPLATE'];

/** The address of a data folder's database, which is made where there is none; undefined on SQLite. */
export async function databaseOf(
  data_dir: string,
  from: 'first start' | 'nothing' = 'nothing',
): Promise<string | undefined> {
  if (SERVER === undefined) return undefined;
  const name = nameOf(data_dir);
  const template = from === 'first start' && TEMPLATE !== undefined ? ` TEMPLATE ${TEMPLATE}` : '';
  await asAdmin(async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${name}${template}`);
  });
  return `${SERVER}/${name}`;
}

/** Takes a data folder's database away. */
export async function dropDatabaseOf(data_dir: string): Promise<void> {
  if (SERVER === undefined) return;
  await asAdmin((client) => client.query(`DROP DATABASE IF EXISTS ${nameOf(data_dir)} WITH (FORCE)`));
}

export function nameOf(data_dir: string): string {
  return `longlist_test_${createHash('sha256').update(data_dir).digest('hex').slice(0, 20)}`;
}

/** Reads rows of a data folder's database, past the service. */
export async function openRows(data_dir: string): Promise<{
  /** The values of the first column of a query. */
  column(query: string): Promise<string[]>;
  close(): Promise<void>;
}> {
  if (SERVER === undefined) {
    const sqlite = new Sqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
    return {
      column: async (query) => sqlite.prepare(query).pluck().all() as string[],
      close: async () => void sqlite.close(),
    };
  }
  const client = new Client({ connectionString: `${SERVER}/${nameOf(data_dir)}` });
  await client.connect();
  return {
    column: async (query) =>
      (await client.query({ text: query, rowMode: 'array' })).rows.map(([value]: unknown[]) => String(value)),
    close: () => client.end(),
  };
}

async function asAdmin(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: `${SERVER}/postgres` });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
