import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { finishCopy } from './backups/copy_database.ts';
import type { Migration } from '../migrations.ts';
import type { OpenSqlite, SqliteFile } from './sqlite.ts';
import { createPrivate } from '../atomic_write.ts';

/**
 * Brings the data model to the newest version, each step in a transaction of its own. A database that
 * already holds data is copied first, and the copy is checked before anything is changed.
 */
export function migrate(
  open: OpenSqlite,
  sqlite: SqliteFile,
  data_dir: string,
  migrations: readonly Migration[],
): void {
  const current = Number(sqlite.pragma('user_version', { simple: true }));
  const newest = migrations.at(-1)?.version ?? 0;
  if (current > newest) {
    throw new Error(
      `The data folder ${data_dir} was last used by a newer version of Longlist (data model ${current}, ` +
        `this program knows ${newest}). Install that version, or choose another data folder.`,
    );
  }
  const pending = migrations.filter((migration) => migration.version > current);
  if (pending.length === 0) return;
  if (current > 0) copyVerified(open, sqlite, data_dir, `before-model-${newest}-from-${current}.db`);
  for (const migration of pending) {
    sqlite.transaction(() => {
      sqlite.exec(migration.sql);
      sqlite.pragma(`user_version = ${migration.version}`);
    })();
  }
}

/** Writes `snapshots/<name>`: a complete copy that passed SQLite's integrity check. */
export function copyVerified(open: OpenSqlite, sqlite: SqliteFile, data_dir: string, name: string): string {
  const folder = path.join(data_dir, 'snapshots');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const target = path.join(folder, name);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  createPrivate(unfinished);
  sqlite.prepare('VACUUM INTO ?').run(unfinished);
  finishCopy(unfinished);
  const copy = open(unfinished, { readonly: true });
  const found = copy.pragma('integrity_check(1)', { simple: true });
  copy.close();
  if (found !== 'ok') {
    throw new Error(
      `The copy of the database did not pass its check (${String(found)}). Nothing was changed.`,
    );
  }
  renameSync(unfinished, target);
  return target;
}
