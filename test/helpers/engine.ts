import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { Client, type QueryResult } from 'pg';
import type { ServiceOptions } from '#service/context.ts';
import type { Backend } from '#service/db/backend.ts';
import { openPostgres } from '#service/db/postgres/open.ts';
import { READ_TYPES, TextKeepingClient } from '#service/db/postgres/connections.ts';
import type { Db } from '#service/db/schema.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';

/**
 * Where tests run on a PostgreSQL server: its address, without a database. Unset, everything runs on SQLite. Each data
 * folder has a database of its own there, so a service that is started on the same folder again finds its data.
 */
const SERVER = process.env['LONGLIST_TEST_POSTGRES'];

/** Whether tests run on PostgreSQL. */
export const IS_ON_POSTGRES = SERVER !== undefined;

/**
 * For `skipIf`: what is about the data folder or the file of SQLite in it (backups, restores, moves, exports, damage,
 * full disks) is nothing that a server has. Everything else is tested on both engines.
 */
export const HAS_NO_DATA_FOLDER = IS_ON_POSTGRES;

/** For `skipIf`: an instance whose clock is far from its server's does not start, which is tested in test/office. */
export const STARTS_WITH_NO_OTHER_CLOCK = IS_ON_POSTGRES;

/** A database that new ones are copies of; see first_start.ts. */
const TEMPLATE = process.env['LONGLIST_TEST_TEMPLATE'];

/**
 * The address of a data folder's database, which is made where there is none; undefined on SQLite.
 * @param from what a new one is a copy of; a folder: of its database, which nobody is connected to
 */
export async function databaseOf(
  data_dir: string,
  from: 'first start' | 'nothing' | { readonly folder: string } = 'nothing',
): Promise<string | undefined> {
  if (SERVER === undefined) return undefined;
  const name = nameOf(data_dir);
  const copied =
    typeof from === 'object' ? nameOf(from.folder) : from === 'first start' ? TEMPLATE : undefined;
  const template = copied === undefined ? '' : ` TEMPLATE ${copied}`;
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

/** Takes all databases of this run away: those of folders that tests started several services on are left till then. */
export async function dropDatabasesOfRun(): Promise<void> {
  if (SERVER === undefined) return;
  await asAdmin(async (client) => {
    const all = 'SELECT datname FROM pg_database WHERE starts_with(datname, $1)';
    const { rows } = await client.query<{ datname: string }>(all, [prefix()]);
    for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  });
}

/** The name of a data folder's database. */
export function nameOf(data_dir: string): string {
  return prefix() + createHash('sha256').update(data_dir).digest('hex').slice(0, 20);
}

/** What names of all databases of this run begin with; first_start.ts gives the run its own. */
function prefix(): string {
  return `longlist_test_${process.env['LONGLIST_TEST_RUN'] ?? 'alone'}_`;
}

/** Rows of a data folder's database past the service, in SQL that both engines understand; values stand at `?`. */
export type Rows = {
  all<Row = Record<string, unknown>>(query: string, ...values: unknown[]): Promise<Row[]>;
  /** The values of the first column of a query, as texts. */
  column(query: string, ...values: unknown[]): Promise<string[]>;
  /** Changes rows; returns how many. */
  run(statement: string, ...values: unknown[]): Promise<number>;
  close(): Promise<void>;
};

/** Opens the database of a data folder beside the service. */
export async function openRows(data_dir: string): Promise<Rows> {
  const { all, run, close } = SERVER === undefined ? rowsOfFile(data_dir) : await rowsOfServer(data_dir);
  return {
    all: async <Row>(query: string, ...values: unknown[]) => (await all(query, values)) as Row[],
    column: async (query, ...values) =>
      (await all(query, values)).map((row) => String(Object.values(row as object)[0])),
    run: (statement, ...values) => run(statement, values),
    close,
  };
}

type Of = { readonly data_dir: string };

/** The rows of a query in the database of a service, past it. */
export const rowsOf = <Row>({ data_dir }: Of, query: string, ...values: unknown[]): Promise<Row[]> =>
  withRows(data_dir, (rows) => rows.all<Row>(query, ...values));

/** The first column of a query in the database of a service, past it. */
export const valuesOf = ({ data_dir }: Of, query: string, ...values: unknown[]): Promise<string[]> =>
  withRows(data_dir, (rows) => rows.column(query, ...values));

/** Changes rows in the database of a service behind its back; gives how many. */
export const changeRows = ({ data_dir }: Of, statement: string, ...values: unknown[]): Promise<number> =>
  withRows(data_dir, (rows) => rows.run(statement, ...values));

async function withRows<T>(data_dir: string, work: (rows: Rows) => Promise<T>): Promise<T> {
  const rows = await openRows(data_dir);
  try {
    return await work(rows);
  } finally {
    await rows.close();
  }
}

/** Names of the files of attachments that are stored, wherever that is. */
export async function storedFiles(of: Of): Promise<string[]> {
  if (IS_ON_POSTGRES) return valuesOf(of, 'SELECT sha256 FROM blobs ORDER BY sha256');
  const entries = readdirSync(path.join(of.data_dir, 'files'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ name }) => name).toSorted();
}

/** Takes the bytes of an attachment away behind the service's back. */
export async function loseFile(of: Of, sha256: string): Promise<void> {
  if (IS_ON_POSTGRES) await changeRows(of, 'DELETE FROM blobs WHERE sha256 = ?', sha256);
  else rmSync(path.join(of.data_dir, 'files', sha256.slice(0, 2), sha256));
}

/** Leaves bytes that no attachment names, as a service that is killed may. */
export async function leaveUnnamedFile(of: Of, sha256: string): Promise<void> {
  const bytes = Buffer.from('unnamed');
  if (IS_ON_POSTGRES) {
    await changeRows(of, 'INSERT INTO blobs (sha256, bytes) VALUES (?, ?)', sha256, bytes);
    return;
  }
  const file = path.join(of.data_dir, 'files', sha256.slice(0, 2), sha256);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  writeFileSync(`${file}.unfinished`, 'half');
}

/** Tables of a server in which one of these texts stands somewhere, whatever its case; of no file: its bytes tell. */
export async function foundInTables({ data_dir }: Of, texts: readonly string[]): Promise<string[]> {
  if (!IS_ON_POSTGRES) return [];
  return withRows(data_dir, async (rows) => {
    const found: string[] = [];
    const tables = await rows.column("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
    for (const table of tables) {
      const values = (await rows.all(`SELECT * FROM ${table}`)).flatMap((row) => Object.values(row));
      const all = values.map((value) => (Buffer.isBuffer(value) ? value.toString('utf8') : String(value)));
      const whole = all.join('\n').toLowerCase();
      found.push(
        ...texts.filter((text) => whole.includes(text.toLowerCase())).map((text) => `${table}: ${text}`),
      );
    }
    return found;
  });
}

/**
 * Makes the database of a service refuse new rows of a table, or that those with an id are deleted; gives what ends it.
 */
export async function refuseChange(
  of: Of,
  on: { readonly insert_into: string } | { readonly delete_from: string; readonly id: string },
  message: string,
): Promise<() => Promise<unknown>> {
  const [what, table] = 'insert_into' in on ? ['INSERT', on.insert_into] : ['DELETE', on.delete_from];
  const when = 'id' in on ? `WHEN (old.id = '${on.id}')` : '';
  if (!IS_ON_POSTGRES) {
    const refusal = `BEGIN SELECT RAISE(ABORT, '${message}'); END`;
    await changeRows(of, `CREATE TRIGGER refused BEFORE ${what} ON ${table} ${when} ${refusal}`);
    return () => changeRows(of, 'DROP TRIGGER refused');
  }
  await changeRows(
    of,
    `CREATE FUNCTION refused() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION '${message}'; END $$`,
  );
  const each = `FOR EACH ROW ${when} EXECUTE FUNCTION refused()`;
  await changeRows(of, `CREATE TRIGGER refused BEFORE ${what} ON ${table} ${each}`);
  return () => changeRows(of, 'DROP FUNCTION refused CASCADE');
}

type Connection = {
  all(query: string, values: unknown[]): Promise<unknown[]>;
  run(statement: string, values: unknown[]): Promise<number>;
  close(): Promise<void>;
};

function rowsOfFile(data_dir: string): Connection {
  const sqlite = new Sqlite(path.join(data_dir, 'longlist.db'));
  return {
    all: async (query, values) => sqlite.prepare(query).all(...values),
    run: async (statement, values) => sqlite.prepare(statement).run(...values).changes,
    close: async () => void sqlite.close(),
  };
}

async function rowsOfServer(data_dir: string): Promise<Connection> {
  const client = new TextKeepingClient({
    connectionString: `${SERVER}/${nameOf(data_dir)}`,
    types: READ_TYPES,
  });
  await client.connect();
  const query = async (text: string, values: unknown[]): Promise<QueryResult> => {
    let place = 0;
    return client.query(
      text.replaceAll('?', () => `$${(place += 1)}`),
      values,
    );
  };
  return {
    all: async (text, values) => (await query(text, values)).rows,
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
    close: () => client.end(),
  };
}

/** A database at work without a service, as the engine under test opens it. */
export async function openTestBackend(
  data_dir: string,
  options: Pick<ServiceOptions, 'log'> = {},
): Promise<Backend> {
  const database = await databaseOf(data_dir);
  return database === undefined
    ? openDatabase(data_dir, options)
    : openPostgres(database, { ...options, data_dir });
}

/** Columns that name rows of other tables. */
export async function foreignKeys(
  db: Db,
): Promise<readonly { readonly name: string; readonly from: string; readonly table: string }[]> {
  const keys = IS_ON_POSTGRES
    ? sql`SELECT conrelid::regclass::text AS name, attname AS "from", confrelid::regclass::text AS "table"
        FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey) WHERE contype = 'f'`
    : sql`SELECT tables.name, keys."from", keys."table" FROM sqlite_schema AS tables
        JOIN pragma_foreign_key_list(tables.name) AS keys WHERE tables.type = 'table'`;
  const { rows } = await keys.execute(db);
  return rows as { name: string; from: string; table: string }[];
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
