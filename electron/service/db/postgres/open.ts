import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from 'kysely';
import type { Client } from 'pg';
import type { ServiceOptions } from '../../context.ts';
import type { Backend } from '../backend.ts';
import { endEach } from '../../end_each.ts';
import { allowReadsInBulk } from '../bulk_read.ts';
import { commitListeners } from '../commit.ts';
import { groupCommit } from '../group_commit.ts';
import { inPassing } from '../in_passing.ts';
import { migrations } from '../migrations.ts';
import { closeToOthers } from '../private_folder.ts';
import type { Database } from '../schema.ts';
import { followSharedTransaction, joinSharedTransaction } from '../shared_transaction.ts';
import { clockProblem } from './clocks.ts';
import { blobStore } from './blobs.ts';
import { MIGRATION_LOCK, WRITE_LOCK, postgresFunctions, postgresStatements } from './ddl.ts';
import { bulkReader } from './copy_out.ts';
import { COMMITTED, joinInstances } from './instances.ts';
import { connectionsTo, tellingWhenAway } from './connections.ts';
import { serverProblem } from './problem.ts';
import { PostgresEngineDialect } from './dialect.ts';

/** Connections of one instance: one writes, the others read meanwhile. */
const CONNECTIONS = 6;
/** Files that are stored at a time; others wait for their turn. */
const KEEPERS = 4;
/** Reads in bulk at a time: an instance makes a few at its start, and hardly any afterwards. */
const READERS = 2;
/** The first that has all that is asked of it (lower-casing that no locale of the machine changes). */
const OLDEST_SERVER = 170_000;

/**
 * Connects to a PostgreSQL database and brings the data model up to date, one instance at a time. Throws with a sentence
 * for a person when the server cannot be reached, is too old, or the database was written by a newer version.
 * @param url `postgres://user:password@host:port/database`
 */
export async function openPostgres(
  url: string,
  options: Pick<ServiceOptions, 'log' | 'data_dir'>,
): Promise<Backend> {
  const to = connectionsTo(url, options.log);
  // for what is of this instance alone: its first client, languages and models that were added
  mkdirSync(options.data_dir, { recursive: true, mode: 0o700 });
  closeToOthers(options.data_dir);
  /** What was opened, in its order. */
  const ends: (() => Promise<unknown>)[] = [];
  const close = (): Promise<void> => endEach(ends.toReversed(), ALWAYS_SOUND);
  try {
    const starting = to.client();
    ends.push(() => starting.end());
    await upToDate(starting);
    const connections = to.pool(CONNECTIONS, { pipeline: true });
    const own = new Kysely<Database>({
      dialect: new PostgresEngineDialect({ pool: tellingWhenAway(connections) }),
      // nothing is in a list of nothing: SQLite knows that by itself
      plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
    });
    ends.push(() => own.destroy());
    const keepers = to.pool(KEEPERS);
    ends.push(() => keepers.end());
    const readers = to.pool(READERS);
    ends.push(() => readers.end());
    const commits = commitListeners();
    const instances = await joinInstances(to.client, options.log, () => commits.notify('others'));
    ends.push(() => instances.close());
    const write = groupCommit(own, () => commits.notify('us'), {
      begin: (trx) => inPassing(trx, sql`SELECT pg_advisory_xact_lock(${sql.lit(WRITE_LOCK)})`.compile(trx)),
      end: (trx) =>
        inPassing(trx, sql`SELECT pg_notify(${sql.lit(COMMITTED)}, ${sql.lit(instances.id)})`.compile(trx)),
    });
    const db = followSharedTransaction(own);
    allowReadsInBulk(db, bulkReader(readers));
    return {
      db,
      write: joinSharedTransaction(write),
      onCommit: commits.onCommit,
      condition: ALWAYS_SOUND,
      instances,
      // its end lets go of the lock
      started: () => starting.end(),
      files: blobStore(own, keepers, path.join(options.data_dir, 'reading')),
      overwriteErased: ({ isStopping }) => makeAnew(own, isStopping),
      close,
    };
  } catch (error) {
    await close().catch(() => undefined); // why it did not start says more
    throw serverProblem(error, url);
  }
}

/** What was deleted stands in pages, statistics and the index of words until these are made anew. */
async function makeAnew(db: Kysely<Database>, isStopping: () => boolean): Promise<void> {
  for (const table of await tablesOf(db)) {
    if (isStopping()) return;
    await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(db);
  }
  await sql`REINDEX INDEX CONCURRENTLY candidate_words_found`.execute(db);
}

async function tablesOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables
    WHERE schemaname = current_schema() AND tableowner = current_user ORDER BY tablename`.execute(db);
  return rows.map(({ name }) => name);
}

/** A server finds damage itself, and answers with errors. */
const ALWAYS_SOUND: Backend['condition'] = {
  damage: () => null,
  report: () => undefined,
  onDamage: () => () => undefined,
};

/**
 * Makes or migrates the tables. Everybody who starts at the same time waits until the connection of the one that does
 * ends.
 */
async function upToDate(client: Client): Promise<void> {
  await client.connect();
  const { rows: servers } = await client.query<{ version: string }>(
    "SELECT current_setting('server_version_num') AS version",
  );
  if (Number(servers[0]?.version) < OLDEST_SERVER) {
    throw new Error('Longlist needs PostgreSQL 17 or newer. Update the server, then start again.');
  }
  const clock = await clockProblem(client);
  if (clock !== null) throw new Error(`${clock}, then start again.`);
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await client.query(postgresFunctions());
  await client.query('CREATE TABLE IF NOT EXISTS longlist_model (version BIGINT NOT NULL)');
  const { rows } = await client.query<{ version: string }>('SELECT version FROM longlist_model');
  const current = Number(rows[0]?.version ?? 0);
  const newest = migrations.at(-1)?.version ?? 0;
  if (current > newest) {
    throw new Error(
      `The database was last used by a newer version of Longlist (data model ${current}, this program knows ` +
        `${newest}). Install that version on this computer.`,
    );
  }
  for (const migration of migrations.filter(({ version }) => version > current)) {
    await client.query('BEGIN');
    for (const statement of postgresStatements(migration)) await client.query(statement);
    await client.query('DELETE FROM longlist_model');
    await client.query('INSERT INTO longlist_model VALUES ($1)', [migration.version]);
    await client.query('COMMIT');
  }
}
