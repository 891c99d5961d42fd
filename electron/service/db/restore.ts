import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { filesIn, putFilesBack } from './backup_files.ts';
import { checkBeforeUse, isOurs, UnusableDatabase } from './check.ts';
import { applyTombstones, tombstonesOf } from './erasure.ts';
import { readHeader } from './header.ts';
import { copyVerified } from './migrate.ts';
import { isDamage } from './problem.ts';
import { asideName, listSnapshots, snapshotFolder, snapshotName, type Snapshot } from './snapshots.ts';
import { openSqlite } from './sqlite.ts';
import { keepTombstones, readTombstones } from './tombstones.ts';

const MARKER = 'restore.json';

/** The copy that takes the place of the database at the next start; null for none. */
export function chosenRestore(data_dir: string): string | null {
  let text: string;
  try {
    text = readFileSync(path.join(data_dir, MARKER), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}

/** Chooses a copy for the next start, or none after all (null). */
export function chooseRestore(data_dir: string, name: string | null): void {
  const marker = path.join(data_dir, MARKER);
  if (name === null) return rmSync(marker, { force: true });
  writeFileSync(`${marker}.unfinished`, JSON.stringify({ name }), { mode: 0o600 });
  renameSync(`${marker}.unfinished`, marker);
}

/**
 * Puts the chosen copy in the database's place, before that is opened. What was there is copied first, or moved aside
 * unopened where it is damaged; the place changes in one step, so that a kill leaves either the one or the other, and
 * the next start ends what was begun. Throws, with nothing changed and nothing chosen any more, when the copy cannot be
 * used.
 */
export function restoreChosen(data_dir: string, newest_model: number): void {
  const name = chosenRestore(data_dir);
  if (name === null) return;
  const copy = path.join(snapshotFolder(data_dir), name);
  const file = path.join(data_dir, 'longlist.db');
  const unfinished = `${file}.restoring`;
  let problem: string | null = 'it is gone';
  if (listSnapshots(data_dir).some((snapshot) => snapshot.name === name)) {
    for (const end of ENDS) rmSync(unfinished + end, { force: true });
    copyFileSync(copy, unfinished);
    chmodSync(unfinished, 0o600);
    flush(unfinished);
    // what was written, not what was read: this is what takes the database's place
    problem = problemOf(unfinished, newest_model);
  }
  if (problem !== null) {
    rmSync(unfinished, { force: true });
    chooseRestore(data_dir, null);
    throw new Error(
      `The backup ${name} cannot be restored: ${problem}. Nothing was changed. Start Longlist again to go on with the data as it is.`,
    );
  }
  if (ENDS.some((end) => existsSync(file + end))) keepPresent(data_dir, file);
  leaveOutErased(unfinished, data_dir);
  putFilesBack(data_dir, filesIn(unfinished));
  // of the database that goes: all in it was written to the file itself and copied
  for (const end of ENDS.slice(1)) rmSync(file + end, { force: true });
  renameSync(unfinished, file);
  if (process.platform !== 'win32') flush(data_dir);
  chooseRestore(data_dir, null);
}

/** Who was erased comes back neither as rows nor as files; the rest is seen to at the opening. */
function leaveOutErased(copy: string, data_dir: string): void {
  const sqlite = openSqlite(copy);
  try {
    applyTombstones(sqlite, readTombstones(data_dir));
  } finally {
    sqlite.close();
  }
}

/** Why a copy cannot be used; null when it can. */
export function problemOf(copy: string, newest_model: number): string | null {
  try {
    if (readHeader(copy) === null) return 'it is damaged';
    const sqlite = openSqlite(copy, { readonly: true });
    try {
      const model = Number(sqlite.pragma('user_version', { simple: true }));
      if (model > newest_model) return 'it was made by a newer version of Longlist';
      if (model === 0 || !isOurs(sqlite)) return 'it holds no data of Longlist';
      const found = sqlite.pragma('quick_check(1)', { simple: true });
      return found === 'ok' ? null : 'it is damaged';
    } finally {
      sqlite.close();
    }
  } catch {
    return 'it is damaged';
  }
}

/** So many are looked at, newest first, before the rest is left unread: each may hold gigabytes. */
const LOOKED_AT = 12;

/** The newest copies that can be restored, each checked; at most `wanted`. */
export function usableSnapshots(data_dir: string, newest_model: number, wanted: number): Snapshot[] {
  const usable: Snapshot[] = [];
  for (const snapshot of listSnapshots(data_dir).slice(0, Math.max(LOOKED_AT, wanted))) {
    if (usable.length === wanted) break;
    const copy = path.join(snapshotFolder(data_dir), snapshot.name);
    if (problemOf(copy, newest_model) === null) usable.push(snapshot);
  }
  return usable;
}

/** Chooses the copy a person asks for by its name, or the newest that can be used. Throws where there is none. */
export function chooseByName(data_dir: string, asked: string, newest_model: number): void {
  const there = listSnapshots(data_dir);
  const name = asked === 'newest' ? usableSnapshots(data_dir, newest_model, 1)[0]?.name : asked;
  if (name !== undefined && there.some((snapshot) => snapshot.name === name)) {
    return chooseRestore(data_dir, name);
  }
  const listed = there.slice(0, LOOKED_AT).map((snapshot) => `\n  ${snapshot.name}`);
  const which =
    there.length === 0 ? 'There is no backup in it.' : `Backups in it, newest first:${listed.join('')}`;
  throw new Error(
    `The data folder ${data_dir} has no backup ${asked === 'newest' ? 'that can be restored' : `named ${asked}`}. Nothing was changed. ${which}`,
  );
}

/** The files of a database: itself, its log, the log's index, and what a change of the log leaves when it is cut off. */
const ENDS = ['', '-wal', '-shm', '-journal'];

/** A copy of what was there; where it is damaged or not ours, its files as they are, which are never opened. */
function keepPresent(data_dir: string, file: string): void {
  mkdirSync(snapshotFolder(data_dir), { recursive: true, mode: 0o700 });
  const away = (what: 'damaged' | 'foreign'): void => {
    const aside = path.join(snapshotFolder(data_dir), asideName(what));
    // the database last: without it nothing can be taken for the log of another one
    for (const end of ENDS.toReversed()) if (existsSync(file + end)) renameSync(file + end, aside + end);
  };
  if (!existsSync(file) || statSync(file).size === 0) return away('damaged');
  try {
    checkBeforeUse(openSqlite, file, { thorough: true });
    const present = openSqlite(file, { timeout: 5000 });
    try {
      // before it goes: nobody who was erased comes back with the copy
      keepTombstones(data_dir, tombstonesOf(present));
      copyVerified(openSqlite, present, data_dir, snapshotName('BEFORE_RESTORE'));
      present.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      present.close();
    }
  } catch (error) {
    if (error instanceof UnusableDatabase) {
      return away(error.trouble === 'FOREIGN' ? 'foreign' : 'damaged');
    }
    // a fault that shows only when everything is read
    if (!isDamage(error)) throw error;
    away('damaged');
  }
}

function flush(at: string): void {
  const handle = openSync(at, process.platform === 'win32' ? 'r+' : 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
