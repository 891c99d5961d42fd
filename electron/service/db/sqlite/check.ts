import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { APPLICATION_ID, readHeader, type Header } from './header.ts';
import { hasLog, inspectDatabase } from './inspect_database.ts';
import { isDamage } from './problem.ts';
import { asideName, listSnapshots, snapshotFolder } from './backups/snapshots.ts';
import type { OpenSqlite, SqliteFile } from './sqlite.ts';

/** Why the database of a data folder is not opened. */
export type Trouble = 'DAMAGED' | 'MISSING' | 'FOREIGN';

/** A database that was not opened and not changed, with a sentence for a person. A backup may take its place. */
export class UnusableDatabase extends Error {
  readonly trouble: Trouble;
  readonly data_dir: string;

  constructor(trouble: Trouble, data_dir: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnusableDatabase';
    this.trouble = trouble;
    this.data_dir = data_dir;
  }
}

const WAY_OUT = 'Restore a backup (--restore newest), or start with another data folder (--data).';

/** The sentence about a damaged database; `problem` is what SQLite says of it. */
export function damaged(file: string, problem: string, cause?: unknown): UnusableDatabase {
  const told = problem.replaceAll(/[*\s]+/g, ' ').trim();
  const message = `The database ${file} is damaged (${told}). Nothing was changed. ${WAY_OUT}`;
  return new UnusableDatabase('DAMAGED', path.dirname(file), message, cause);
}

/**
 * Refuses a database that cannot be trusted, or is not ours, before anything is written to it or beside it. The header
 * is always read; `thorough` runs SQLite's quick_check over the whole file, which takes about a second per gigabyte.
 */
export function checkBeforeUse(
  open: OpenSqlite,
  file: string,
  { thorough }: { readonly thorough: boolean },
): void {
  if (statSync(file).size === 0) return; // a new one, unless refuseToStartAnew knows better
  const header = readHeader(file);
  if (header === null) throw damaged(file, 'file is not a database');
  const look = <T>(see: (sqlite: SqliteFile) => T): T => {
    try {
      return inspectDatabase(open, file, see);
    } catch (error) {
      if (!isDamage(error)) throw error;
      throw damaged(file, error.message, error);
    }
  };
  const known = header.application_id === APPLICATION_ID;
  const is_new = header.application_id === 0 && header.is_bare && !hasLog(file);
  if (!known && !is_new && !(header.application_id === 0 && look(isOurs))) {
    throw new UnusableDatabase(
      'FOREIGN',
      path.dirname(file),
      `The file ${file} is a database of another program, or of none of Longlist's versions. Nothing was ` +
        'changed. Move that file elsewhere, or start with another data folder (--data).',
    );
  }
  if (!thorough) return;
  const found = look((sqlite) => String(sqlite.pragma('quick_check(1)', { simple: true })));
  if (found !== 'ok') throw damaged(file, found);
}

/** Tables of the first version; none of them was ever dropped. */
const OUR_TABLES = ['attachments', 'candidates', 'clients', 'jobs', 'nominations', 'settings'];

/** Whether a database is ours, made by any version: those before data model 9 have no mark. */
export function isOurs(sqlite: SqliteFile): boolean {
  const mark = sqlite.pragma('application_id', { simple: true });
  if (mark !== 0) return mark === APPLICATION_ID;
  const tables = sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  return tables.length === 0 || OUR_TABLES.every((name) => tables.includes(name));
}

/**
 * Refuses a folder whose database is missing or empty beside what only it can have made: files that only rows of it
 * can have named, which a new database would take for leftovers and remove, a log, or backups.
 */
export function refuseToStartAnew(data_dir: string, file: string): void {
  if (existsSync(file) && statSync(file).size > 0) return;
  const files = path.join(data_dir, 'files');
  const left =
    existsSync(files) && readdirSync(files).length > 0
      ? 'files of candidates'
      : hasLog(file) || listSnapshots(data_dir).length > 0
        ? 'data of Longlist'
        : null;
  if (left === null) return;
  throw new UnusableDatabase(
    'MISSING',
    data_dir,
    `The data folder ${data_dir} holds ${left}, but its database longlist.db is ` +
      `${existsSync(file) ? 'empty' : 'missing'}. Nothing was changed. Put the database back, restore a ` +
      'backup (--restore newest), or start with another data folder (--data).',
  );
}

/** Refuses what no backup was chosen for before anything is changed in the folder: not so much as its rights. */
export function refuseUnopened(open: OpenSqlite, data_dir: string, file: string): void {
  if (!existsSync(data_dir)) return;
  refuseToStartAnew(data_dir, file);
  if (existsSync(file)) checkBeforeUse(open, file, { thorough: false });
}

function mayBeOurs({ application_id, user_version }: Header): boolean {
  return application_id === APPLICATION_ID || (application_id === 0 && user_version > 0);
}

/**
 * Moves a log away that stands beside a database it does not belong to. Our copies have no log, so where one stands
 * beside such a file, somebody put a copy over the database by hand while an old log stood there: SQLite would write
 * pages of the one into the other. Its changes are kept, in the folder of backups.
 */
export function putStaleLogAside(data_dir: string, file: string): boolean {
  if (!existsSync(file) || !hasLog(file)) return false;
  const header = readHeader(file);
  if (header === null || header.has_log || !mayBeOurs(header)) return false;
  const aside = path.join(snapshotFolder(data_dir), asideName('damaged'));
  mkdirSync(snapshotFolder(data_dir), { recursive: true, mode: 0o700 });
  renameSync(`${file}-wal`, `${aside}-wal`);
  rmSync(`${file}-shm`, { force: true });
  return true;
}
