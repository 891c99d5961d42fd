import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/*
 * All rows of a database, in a form that is the same on both engines, so that they can be taken to the other one and
 * compared there. What one engine has alone, or in another way, is no part of it: the index of words, and files.
 */

/** A table that both engines have. */
export type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  /** By which its rows are read, and in whose order they are written. */
  readonly key: readonly string[];
};

type Value = string | number | Buffer | null;
type Row = Readonly<Record<string, Value>>;

/** By how many rows a table was read, and what they come to. */
export type Digest = { readonly rows: number; readonly sha256: string };

/** Who is signed in, and who waits to be let in, is not moved, as it is not restored: see access_after_restore.ts. */
const LEFT_BEHIND: readonly string[] = ['tokens', 'interface_sessions', 'sign_in_links', 'access_requests'];
/** A first start fills these; a person who does anything at all fills others as well. */
const FILLED_AT_FIRST: readonly string[] = [
  'settings',
  'clients',
  'nomination_stages',
  'letter_templates',
  'request_log',
  ...LEFT_BEHIND,
];

/** As much of a table is in memory at a time, or one row of it. */
const BATCH_BYTES = 4 * 1024 * 1024;
const BATCH_ROWS = 256;

/** The tables that are moved, by the data model of a SQLite database, which is the same on a server. */
export async function tablesOf(sqlite: Db): Promise<Table[]> {
  const { rows } = await sql<{ name: string; column: string; key: number }>`
    SELECT t.name, c.name AS "column", c.pk AS key FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
    WHERE t.type = 'table' AND substr(t.name, 1, 7) <> 'sqlite_' AND substr(t.name, 1, 16) <> 'candidate_search'
    ORDER BY t.name, c.cid`.execute(sqlite);
  return [...Map.groupBy(rows, ({ name }) => name)]
    .filter(([name]) => !LEFT_BEHIND.includes(name))
    .map(([name, columns]) => ({
      name,
      columns: columns.map(({ column }) => column),
      // in the order in which they were committed, see log_order.ts
      key:
        name === 'events'
          ? ['rowid']
          : columns
              .filter(({ key }) => key > 0)
              .toSorted((a, b) => a.key - b.key)
              .map(({ column }) => column),
    }));
}

/** Throws unless a database holds nothing but what a first start makes, and takes that away. */
export async function makeRoom(target: Db, tables: readonly Table[]): Promise<void> {
  const others = tables.filter(({ name }) => !FILLED_AT_FIRST.includes(name));
  const is_used = await target
    .selectFrom('clients')
    .select('id')
    .where((where) => where.and({ kind: 'api', is_owner: 0 }))
    .executeTakeFirst();
  const filled = is_used === undefined ? [] : ['clients'];
  for (const { name } of others) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1`.execute(target);
    if (rows.length > 0) filled.push(name);
  }
  if (filled.length > 0) {
    throw new Error(
      `There are data already where everything is to move to (${filled.join(', ')}). Nothing was changed. ` +
        'Name a database or a folder that is new.',
    );
  }
  for (const name of FILLED_AT_FIRST) await sql`DELETE FROM ${sql.table(name)}`.execute(target);
}

/**
 * Copies all rows, while keys that refer to other tables are not checked yet.
 * @param told is called with each table that has rows, when they are copied
 * @returns what was read of each table
 */
export async function copyRows(
  source: Db,
  target: Db,
  tables: readonly Table[],
  told: (table: string, rows: number) => void,
): Promise<Map<string, Digest>> {
  const digests = new Map<string, Digest>();
  for (const table of tables) {
    const digest = await digestRows(source, table, (rows) => insert(target, table, rows));
    digests.set(table.name, digest);
    if (digest.rows > 0) told(table.name, digest.rows);
  }
  return digests;
}

/** Reads all rows of a table once more, and throws when they are not those that were copied. */
export async function compareRows(target: Db, table: Table, copied: Digest | undefined): Promise<void> {
  const found = await digestRows(target, table, async () => undefined);
  if (found.rows === copied?.rows && found.sha256 === copied.sha256) return;
  throw new Error(
    `The table ${table.name} is not the same after it was copied (${found.rows} rows of ${copied?.rows}). ` +
      'Nothing was changed.',
  );
}

/** Goes through a table in the order of its key, as lines of JSON. */
async function digestRows(
  db: Db,
  table: Table,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<Digest> {
  const { name, columns, key } = table;
  const hash = createHash('sha256');
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const read = sql.join([...new Set([...columns, ...key])].map((column) => sql.ref(column)));
  let after = sql`true`;
  let count = 0;
  let limit = 1;
  for (;;) {
    const { rows } = await sql<Row>`SELECT ${read} FROM ${sql.table(name)} WHERE ${after}
      ORDER BY ${keys} LIMIT ${limit}`.execute(db);
    const lines = rows.map((row) => `${JSON.stringify(columns.map((column) => written(row[column])))}\n`);
    for (const line of lines) hash.update(line);
    if (rows.length > 0) await work(rows);
    count += rows.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return { rows: count, sha256: hash.digest('hex') };
    after = sql`(${keys}) > (${sql.join(key.map((column) => last[column]))})`;
    const bytes = lines.reduce((sum, line) => sum + line.length, 0);
    limit = bytes < BATCH_BYTES / 2 ? Math.min(2 * limit, BATCH_ROWS) : Math.ceil(limit / 2);
  }
}

function written(value: Value | undefined): unknown {
  return Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value;
}

async function insert(target: Db, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const lines = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  try {
    await sql`INSERT INTO ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      VALUES ${sql.join(lines)}`.execute(target);
  } catch (error) {
    throw new Error(`Rows of the table ${name} cannot be copied: ${String(error)}`, { cause: error });
  }
}
