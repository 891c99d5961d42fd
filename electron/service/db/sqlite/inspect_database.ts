import { constants, copyFileSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { OpenSqlite, SqliteFile } from './sqlite.ts';

/** Where a database is looked at, in its own folder. */
export const INSPECTION_FOLDER = 'checking.unfinished';

/**
 * Reads a database, with its log, under another name: SQLite makes and changes files beside a database even when it
 * only reads, and what may be damaged, or another program's, has to stay as it is. The other name costs no room where
 * the disk allows a file two names.
 */
export function inspectDatabase<T>(open: OpenSqlite, file: string, look: (sqlite: SqliteFile) => T): T {
  const folder = path.join(path.dirname(file), INSPECTION_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  try {
    const seen = path.join(folder, path.basename(file));
    try {
      linkSync(file, seen);
    } catch {
      copyFileSync(file, seen, constants.COPYFILE_FICLONE);
    }
    if (hasLog(file)) copyFileSync(`${file}-wal`, `${seen}-wal`);
    const sqlite = open(seen, { readonly: true });
    try {
      return look(sqlite);
    } finally {
      sqlite.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether something may stand in a database's log that is not in its file yet. */
export function hasLog(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}
