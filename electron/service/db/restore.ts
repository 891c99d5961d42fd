import {
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { checkBeforeUse } from './check.ts';
import { copyVerified } from './migrate.ts';
import { listSnapshots, snapshotFolder, snapshotName } from './snapshots.ts';
import { openSqlite } from './sqlite.ts';

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
 * Puts the chosen copy in the database's place, before that is opened. What was there is copied first; the place
 * changes in one step, so that a kill leaves either the one or the other, and the next start ends what was begun.
 * Throws, with nothing changed and nothing chosen any more, when the copy cannot be used.
 */
export function restoreChosen(data_dir: string, newest_model: number): void {
  const name = chosenRestore(data_dir);
  if (name === null) return;
  const copy = path.join(snapshotFolder(data_dir), name);
  const problem = listSnapshots(data_dir).some((snapshot) => snapshot.name === name)
    ? problemOf(copy, newest_model)
    : 'it is gone';
  if (problem !== null) {
    chooseRestore(data_dir, null);
    throw new Error(
      `The backup ${name} cannot be restored: ${problem}. Nothing was changed. Start Longlist again to go on with the data as it is.`,
    );
  }
  const file = path.join(data_dir, 'longlist.db');
  if (existsSync(file)) keepPresent(data_dir, file);
  const unfinished = `${file}.restoring`;
  copyFileSync(copy, unfinished);
  flush(unfinished);
  // of the database that goes: all in it was written to the file itself and copied
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
  renameSync(unfinished, file);
  if (process.platform !== 'win32') flush(data_dir);
  chooseRestore(data_dir, null);
}

/** Why a copy cannot be used; null when it can. */
export function problemOf(copy: string, newest_model: number): string | null {
  try {
    const sqlite = openSqlite(copy, { readonly: true });
    try {
      const model = Number(sqlite.pragma('user_version', { simple: true }));
      if (model > newest_model) return 'it was made by a newer version of Longlist';
      if (model === 0) return 'it holds no data of Longlist';
      const found = sqlite.pragma('quick_check(1)', { simple: true });
      return found === 'ok' ? null : 'it is damaged';
    } finally {
      sqlite.close();
    }
  } catch {
    return 'it is damaged';
  }
}

/** A copy of what was there; where it is damaged its files as they are, which are never opened for writing. */
function keepPresent(data_dir: string, file: string): void {
  try {
    checkBeforeUse(openSqlite, file, { thorough: true });
  } catch {
    const aside = path.join(
      snapshotFolder(data_dir),
      snapshotName('BEFORE_RESTORE').replace('before', 'damaged-before'),
    );
    for (const end of ['-wal', '-shm', '']) {
      if (existsSync(file + end)) renameSync(file + end, aside + end);
    }
    return;
  }
  const present = openSqlite(file, { timeout: 5000 });
  try {
    copyVerified(openSqlite, present, data_dir, snapshotName('BEFORE_RESTORE'));
    present.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    present.close();
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
