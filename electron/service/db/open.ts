import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import type { SqliteDatabase } from 'kysely';
import type { Write } from '../context.ts';
import { checkBeforeUse, refuseToStartAnew } from './check.ts';
import { commitListeners } from './commit.ts';
import { groupCommit } from './group_commit.ts';
import { lockDataFolder, type FolderLock } from './lock.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { allowReadsAtOnce } from './point_read.ts';
import { folderProblem } from './problem.ts';
import { restoreChosen } from './restore.ts';
import type { Database } from './schema.ts';
import { plain } from './search.ts';
import { openSqlite } from './sqlite.ts';
import type { SqliteFile } from './sqlite.ts';

export type OpenedDatabase = {
  readonly db: Kysely<Database>;
  readonly write: Write;
  readonly onCommit: (listener: () => void) => () => void;
  close(): Promise<void>;
};

/** Statements kept prepared. Stores issue a few hundred different ones; lists of ids make more. */
const KEPT_STATEMENTS = 500;

/**
 * Opens the database of a data folder: takes the folder's lock, puts a backup in place that a person chose, checks the
 * file when the last run did not end cleanly, brings the data model up to date. Throws with a sentence for a person when another process
 * holds the folder, the file is damaged, or it was written by a newer version.
 */
export async function openDatabase(data_dir: string): Promise<OpenedDatabase> {
  let lock: FolderLock;
  try {
    mkdirSync(data_dir, { recursive: true, mode: 0o700 });
    lock = lockDataFolder(openSqlite, data_dir);
  } catch (error) {
    throw folderProblem(error, data_dir);
  }
  try {
    const file = path.join(data_dir, 'longlist.db');
    restoreChosen(data_dir, migrations.at(-1)?.version ?? 0);
    if (existsSync(file)) checkBeforeUse(openSqlite, file, { thorough: lock.previous_run_was_cut_off });
    refuseToStartAnew(data_dir, file);
    const sqlite = openSqlite(file, { timeout: 5000 });
    sqlite.pragma('journal_mode = WAL');
    // an answered write must survive a power cut, not only a crash of this process
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    // pages in memory: vectors of 10,000 candidates should not push the hot indexes out
    sqlite.pragma('cache_size = -65536');
    sqlite.function('plain', { deterministic: true }, (text) =>
      typeof text === 'string' ? plain(text) : null,
    );
    migrate(openSqlite, sqlite, data_dir, migrations);
    const statements = keepStatements(sqlite);
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: statements }) });
    allowReadsAtOnce(db, (query, parameters) =>
      sqlite.inTransaction ? null : statements.prepare(query).all(parameters),
    );
    const commits = commitListeners();
    return {
      db,
      onCommit: commits.onCommit,
      write: groupCommit(db, commits.notify),
      close: async () => {
        await db.destroy();
        // destroy() leaves a connection open that was never used
        if (sqlite.open) sqlite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release({ cut_off: lock.previous_run_was_cut_off });
    throw folderProblem(error, data_dir);
  }
}

/** Ends nothing, where there is nothing to end. */
const NOTHING: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/**
 * Kysely prepares anew for every query; keeping statements saves most of a point read's time. When there are too many
 * the first one kept goes: to move each to the end at every use would cost more than to prepare one again now and then.
 * Where SQLite has ended a transaction by itself, as it does on a full disk, Kysely's `rollback` has nothing to take back:
 * that failing too would be told in place of the reason.
 */
function keepStatements(sqlite: SqliteFile): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteFile['prepare']>>();
  return {
    close: () => {
      kept.clear();
      sqlite.close();
    },
    prepare: (sql) => {
      if (sql === 'rollback' && !sqlite.inTransaction) return NOTHING;
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement = sqlite.prepare(sql);
      kept.set(sql, statement);
      if (kept.size > KEPT_STATEMENTS) {
        const oldest = kept.keys().next().value;
        if (oldest !== undefined) kept.delete(oldest);
      }
      return statement;
    },
  };
}
