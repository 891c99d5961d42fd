import Sqlite from 'better-sqlite3';
import { createPrivate } from '../atomic_write.ts';

/** The driver's connection; only the files of this folder meet it. */
export type SqliteFile = Sqlite.Database;
/** Opens a database file; handed to lock.ts, check.ts and migrate.ts so that the driver has one importer. */
export type OpenSqlite = (
  file: string,
  options?: { readonly readonly?: boolean; readonly timeout?: number },
) => SqliteFile;

/** The only importer of the driver. */
export const openSqlite: OpenSqlite = (file, options = {}) => {
  // SQLite itself makes files that every account may read, and what it puts beside a file has the rights of that
  if (options.readonly !== true && file !== '' && file !== ':memory:') createPrivate(file);
  return new Sqlite(file, options);
};
