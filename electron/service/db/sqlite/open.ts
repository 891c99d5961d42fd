import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import type { SqliteDatabase } from 'kysely';
import type { ServiceOptions } from '../../context.ts';
import type { Backend } from '../backend.ts';
import { BoundedMap } from '#service/intelligence/bounded_map.ts';
import { checkBeforeUse, damaged, putStaleLogAside, refuseToStartAnew, refuseUnopened } from './check.ts';
import { isUnchangedSinceShutdown, noteCleanShutdown } from './clean_shutdown.ts';
import { commitListeners } from '../commit.ts';
import { assertSound, noted, watchCondition } from './condition.ts';
import { type Condition } from '../condition.ts';
import { SqliteEngineDialect } from './dialect.ts';
import { fileFolder } from './file_folder.ts';
import { groupCommit } from '../group_commit.ts';
import { syncTombstones } from './erasure/sync_tombstones.ts';
import { lockDataFolder, type FolderLock } from './lock.ts';
import { holdable, type Hold } from '../hold.ts';
import { hasLog } from './inspect_database.ts';
import { migrate } from './migrate.ts';
import { migrations } from '../migrations.ts';
import { allowReadsAtOnce } from '../point_read.ts';
import { folderProblem, isDamage } from './problem.ts';
import { isReplacedByHand, noteReplacement } from './backups/replacement_note.ts';
import { chooseByName, restoreChosen } from './backups/restore.ts';
import { chosenRestore } from './backups/restore_choice.ts';
import type { Database } from '../schema.ts';
import { plain } from '../search.ts';
import { overwriteErased } from './erasure/overwrite_erased.ts';
import { sweepUnfinished } from './erasure/erase_from_backups.ts';
import { closeToOthers } from '../private_folder.ts';
import { openSqlite } from './sqlite.ts';
import { keepErased } from './erasure/tombstones.ts';
import { sweepRewrite, rewriteIfErased } from './erasure/rewrite_after_erasure.ts';
import type { SqliteFile } from './sqlite.ts';
import { followSharedTransaction, joinSharedTransaction } from '../shared_transaction.ts';

const STALE_LOG =
  'Beside longlist.db stood the log of another database. A copy was put there by hand: it is used as it ' +
  'is, and the log was moved to the snapshots folder.';

const OPEN_FOLDER =
  'Other accounts of this computer may be able to read the data folder, and its rights cannot be changed.';

/** How long another program may hold the database. */
const BUSY_MS = 5000;

/** Statements kept prepared. Stores issue a few hundred different ones; lists of ids make more. */
const CACHE_SIZE = 500;

export type OpenOptions = {
  /** The name of a backup that takes the database's place now, or `newest`. */
  readonly restore?: string;
  readonly log?: ServiceOptions['log'];
  /** Nothing of it is to outlive this process. */
  readonly for_one_run?: boolean;
};

/**
 * Opens the database of a data folder: takes the folder's lock, puts a backup in place that a person chose, checks the
 * file when the last run did not end cleanly or somebody else changed it since, brings the data model up to date.
 * Throws with a sentence for a person when another process holds the folder, the file is damaged or not ours, or it was
 * written by a newer version.
 */
export async function openDatabase(
  data_dir: string,
  options: OpenOptions = {},
): Promise<Backend & { readonly hold: Hold }> {
  let lock: FolderLock;
  const file = path.join(data_dir, 'longlist.db');
  try {
    if (options.restore === undefined && chosenRestore(data_dir) === null) {
      refuseUnopened(openSqlite, data_dir, file);
    }
    mkdirSync(data_dir, { recursive: true, mode: 0o700 });
    const problem = closeToOthers(data_dir);
    if (problem !== null) options.log?.({ level: 'warn', message: `${OPEN_FOLDER} (${problem.message})` });
    lock = lockDataFolder(openSqlite, data_dir);
  } catch (error) {
    throw folderProblem(error, data_dir);
  }
  let sqlite: SqliteFile | undefined;
  try {
    const newest = migrations.at(-1)?.version ?? 0;
    if (putStaleLogAside(data_dir, file)) options.log?.({ level: 'warn', message: STALE_LOG });
    if (options.restore !== undefined) chooseByName(data_dir, options.restore, newest);
    const is_restored = restoreChosen(data_dir, newest, options.log);
    refuseToStartAnew(data_dir, file);
    checkFile(data_dir, file, { was_cut_off: lock.previous_run_was_cut_off, is_restored });
    sweepUnfinished(data_dir);
    sweepRewrite(file);
    if (lock.previous_run_was_cut_off) rewriteIfErased(file, 'start', options.log);
    sqlite = openSqlite(file, { timeout: BUSY_MS });
    const connection = sqlite;
    connection.pragma('journal_mode = WAL');
    // an answered write must survive a power cut, not only a crash of this process
    connection.pragma(`synchronous = ${options.for_one_run === true ? 'OFF' : 'FULL'}`);
    connection.pragma('foreign_keys = ON');
    // what is deleted is overwritten
    connection.pragma('secure_delete = ON');
    // pages in memory, in KiB: the hot indexes of 10,000 candidates; the rest is the system's cache, which costs no
    // process
    connection.pragma('cache_size = -32768');
    connection.function('plain', { deterministic: true }, (text) =>
      typeof text === 'string' ? plain(text) : null,
    );
    migrate(openSqlite, connection, data_dir, migrations);
    syncTombstones(connection, data_dir);
    const condition = watchCondition(() => connection.pragma('query_only = ON'));
    const statements = keepStatements(connection, condition);
    const own = new Kysely<Database>({ dialect: new SqliteEngineDialect({ database: statements }) });
    const db = followSharedTransaction(own);
    allowReadsAtOnce(db, (query, parameters) =>
      connection.inTransaction ? null : statements.prepare(query).all(parameters),
    );
    const commits = commitListeners();
    const committed = (): void => {
      try {
        keepErased(connection, data_dir);
      } catch (error) {
        // what was written is written: the clean-up tries again
        options.log?.({ level: 'warn', message: `Who was erased is not noted yet: ${String(error)}` });
      }
      commits.notify('us');
    };
    const commit = groupCommit(own, committed, {
      begin: async () => assertSound(condition),
      end: async () => assertSound(condition),
    });
    // within: a transaction that several share has begun, and comes to its end
    const { write: held, hold, instances } = holdable(commit);
    const write = joinSharedTransaction(held);
    return {
      db,
      onCommit: commits.onCommit,
      overwriteErased: (how) =>
        overwriteErased({ write, emptyLog: () => condition.damage() === null && emptyLog(connection) }, how),
      write,
      condition,
      started: async () => undefined,
      files: fileFolder(data_dir, db),
      instances,
      hold,
      close: async () => {
        const letLogGo = condition.damage() === null ? () => undefined : holdLog(file);
        await db.destroy();
        // destroy() leaves a connection open that was never used
        if (connection.open) connection.close();
        letLogGo();
        if (condition.damage() === null) rewriteIfErased(file, 'end', options.log);
        if (condition.damage() === null) noteCleanShutdown(data_dir, file);
        // the next start reads all of it, and offers a backup
        lock.release({ cut_off: condition.damage() !== null });
      },
    };
  } catch (error) {
    // a backup may take its place while this process runs
    sqlite?.close();
    lock.release({ cut_off: lock.previous_run_was_cut_off });
    if (isDamage(error)) throw damaged(path.join(data_dir, 'longlist.db'), error.message, error);
    throw folderProblem(error, data_dir);
  }
}

/** Reads the whole file where it may not be what the last run left, and notes that it is another one. */
function checkFile(
  data_dir: string,
  file: string,
  { was_cut_off, is_restored }: { readonly was_cut_off: boolean; readonly is_restored: boolean },
): void {
  if (!existsSync(file)) return;
  const ended_as_it_is = isUnchangedSinceShutdown(data_dir, file);
  checkBeforeUse(openSqlite, file, { thorough: was_cut_off || hasLog(file) || !ended_as_it_is });
  const is_another = !is_restored && isReplacedByHand(file, { ended_as_it_is, was_cut_off });
  if (is_another) noteReplacement(data_dir, null);
}

type Statement = ReturnType<SqliteDatabase['prepare']>;
function emptyLog(connection: SqliteFile): boolean {
  if (connection.inTransaction) return false;
  // whoever asks comes again: nobody is to wait meanwhile
  connection.pragma('busy_timeout = 0');
  try {
    const [outcome] = connection.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    return outcome?.busy === 0;
  } finally {
    connection.pragma(`busy_timeout = ${BUSY_MS}`);
  }
}

/** Ends nothing, where there is nothing to end. */
const NOTHING: Statement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/**
 * Kysely prepares anew for every query; keeping statements saves most of a point read's time. When there are too many
 * the first one kept goes: to move each to the end at every use would cost more than to prepare one again now and then.
 * Where SQLite has ended a transaction by itself, as it does on a full disk, Kysely's `rollback` has nothing to take
 * back: that failing too would be told in place of the reason.
 */
function keepStatements(sqlite: SqliteFile, condition: Condition): SqliteDatabase {
  const kept = new BoundedMap<string, Statement>(CACHE_SIZE);
  return {
    close: () => {
      kept.clear();
      sqlite.close();
    },
    prepare: (sql) => {
      if (sql === 'rollback' && !sqlite.inTransaction) return NOTHING;
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement = watched(condition, () => sqlite.prepare(sql));
      kept.set(sql, statement);
      return statement;
    },
  };
}

/** A statement that notes when what it meets is damaged. */
function watched(condition: Condition, prepare: () => ReturnType<SqliteFile['prepare']>): Statement {
  const told = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw noted(condition, error);
    }
  };
  const statement = told(prepare);
  return {
    reader: statement.reader,
    all: (parameters) => told(() => statement.all(parameters)),
    run: (parameters) => told(() => statement.run(parameters)),
    *iterate(parameters) {
      const rows = told(() => statement.iterate(parameters));
      for (;;) {
        const { done, value } = told(() => rows.next());
        if (done === true) return;
        yield value;
      }
    },
  };
}

/** Whoever closes a database last writes its log into it, unless it only reads: nothing is written to a damaged one. */
function holdLog(file: string): () => void {
  try {
    const reader = openSqlite(file, { readonly: true });
    reader.exec('BEGIN');
    reader.pragma('user_version');
    return () => reader.close();
  } catch {
    return () => undefined; // not even its first page can be read: no log is written to that
  }
}
