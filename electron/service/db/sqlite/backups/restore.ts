import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type { ServiceOptions } from '../../../context.ts';
import { accessIn, keepAccess, type Access } from './access_after_restore.ts';
import { filesIn, putFilesBack } from './backup_files.ts';
import { checkBeforeUse, isOurs, UnusableDatabase } from '../check.ts';
import { applyTombstones, tombstonesOf } from '../erasure/erasure.ts';
import { readHeader } from '../header.ts';
import { copyVerified } from '../migrate.ts';
import { folderProblem, isDamage } from '../problem.ts';
import { lastReplacement, noteReplacement } from './replacement_note.ts';
import { chooseRestore, chosenRestore } from './restore_choice.ts';
import { asideName, listSnapshots, snapshotFolder, snapshotName, type Snapshot } from './snapshots.ts';
import { openSqlite } from '../sqlite.ts';
import { keepTombstones, readTombstones } from '../erasure/tombstones.ts';
import { flushFile, flushFolder } from '../../atomic_write.ts';

/**
 * Puts the chosen copy in the database's place, before that is opened. What was there is copied first, or moved aside
 * unopened where it is damaged; the place changes in one step, so that a kill leaves either the one or the other, and
 * the next start ends what was begun. Throws, with nothing changed and nothing chosen any more, when that fails.
 * @param roomAt how many bytes are free on the disk of a folder.
 * @returns whether a copy took its place.
 */
export function restoreChosen(
  data_dir: string,
  newest_model: number,
  log?: ServiceOptions['log'],
  roomAt: (folder: string) => number = freeBytes,
): boolean {
  const name = chosenRestore(data_dir);
  if (name === null) return false;
  const unfinished = path.join(data_dir, 'longlist.db.restoring');
  try {
    restore(data_dir, name, { unfinished, newest_model, roomAt, log });
    return true;
  } catch (error) {
    // a start that fails must not be followed by others that fail the same way
    chooseRestore(data_dir, null);
    for (const end of ENDS) rmSync(unfinished + end, { recursive: true, force: true });
    const problem = folderProblem(error, data_dir);
    const why = problem instanceof Error ? problem.message : String(problem);
    throw new Error(
      `The backup ${name} cannot be restored: ${why.replace(/\.$/u, '')}. Nothing was changed. Start ` +
        'Longlist again to go on with the data as it is.',
      { cause: error },
    );
  }
}

function restore(
  data_dir: string,
  name: string,
  how: {
    readonly unfinished: string;
    readonly newest_model: number;
    readonly roomAt: (folder: string) => number;
    readonly log: ServiceOptions['log'];
  },
): void {
  const { unfinished } = how;
  const copy = path.join(snapshotFolder(data_dir), name);
  const file = path.join(data_dir, 'longlist.db');
  if (!listSnapshots(data_dir).some((snapshot) => snapshot.name === name)) throw new Error('it is gone');
  for (const end of ENDS) rmSync(unfinished + end, { force: true });
  assertRoom(data_dir, copy, how.roomAt);
  copyFileSync(copy, unfinished);
  chmodSync(unfinished, 0o600);
  flushFile(unfinished);
  // what was written, not what was read: this is what takes the database's place
  const problem = problemOf(unfinished, how.newest_model);
  if (problem !== null) throw new Error(problem);
  const present = keepPresent(data_dir, file);
  if (present.aside !== null) how.log?.({ level: 'warn', message: ACCESS_UNKNOWN });
  const people = cleanRestoredCopy(unfinished, data_dir, present.access);
  if (people > 0) how.log?.({ level: 'warn', message: leftOut(people) });
  putFilesBack(data_dir, filesIn(unfinished));
  noteReplacement(data_dir, name);
  // from here on only names change: that needs no room
  const putBack = present.aside === null ? () => undefined : putAside(data_dir, file, present.aside);
  try {
    // of the database that goes: all in it was written to the file itself and copied
    for (const end of ENDS.slice(1)) rmSync(file + end, { force: true });
    renameSync(unfinished, file);
  } catch (error) {
    putBack();
    throw error;
  }
  flushFolder(data_dir);
  chooseRestore(data_dir, null);
}

/** Beside what is reckoned: indexes, logs and notes. */
const ROOM_TO_SPARE = 4 * 1024 * 1024;

/** Throws where the copy, and one more of what is there now, would not fit. */
function assertRoom(data_dir: string, copy: string, roomAt: (folder: string) => number): void {
  const databases = [copy, ...ENDS.map((end) => path.join(data_dir, `longlist.db${end}`))];
  const needed = databases.reduce((sum, at) => sum + sizeOf(at), ROOM_TO_SPARE);
  const free = roomAt(data_dir);
  if (free >= needed) return;
  throw new Error(
    `there is not enough room on the disk of ${data_dir} (${megabytes(needed)} MB are needed, ` +
      `${megabytes(free)} MB are free)`,
  );
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000);
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Who was erased comes back neither as rows nor as files, and nobody gets access again; the rest is seen to at the
 * opening.
 * @returns how many people were left out.
 */
function cleanRestoredCopy(copy: string, data_dir: string, access: Access | null): number {
  const sqlite = openSqlite(copy);
  try {
    keepAccess(sqlite, access);
    return applyTombstones(sqlite, readTombstones(data_dir)).people;
  } finally {
    sqlite.close();
  }
}

const ACCESS_UNKNOWN =
  'The database that was there cannot be read: programs whose access was taken back since the backup was ' +
  'made, and webhooks that were deleted since, are back. Look through them in Settings.';

function leftOut(people: number): string {
  const who = people === 1 ? '1 candidate who was' : `${people} candidates who were`;
  return `${who} deleted since the backup was made stayed deleted.`;
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

/** At most `wanted` copies that can be restored, each checked: first those that count as the newest. */
export function usableSnapshots(data_dir: string, newest_model: number, wanted: number): Snapshot[] {
  const usable: Snapshot[] = [];
  for (const snapshot of byTrust(data_dir, listSnapshots(data_dir)).slice(0, Math.max(LOOKED_AT, wanted))) {
    if (usable.length === wanted) break;
    const copy = path.join(snapshotFolder(data_dir), snapshot.name);
    if (problemOf(copy, newest_model) === null) usable.push(snapshot);
  }
  return usable;
}

/** The name of the copy that counts as the newest, null for none; `among` these, in any order. */
export function newestOf(
  data_dir: string,
  among: readonly Snapshot[] = listSnapshots(data_dir),
): string | null {
  const [first] = byTrust(data_dir, among);
  return first === undefined || trustIn(data_dir, first) === 0 ? null : first.name;
}

/**
 * Copies of what was worked with count as the newest, before an update only where there is no other. An export that was
 * taken in but not restored, and what was left for an earlier backup, do not, whatever their date, unless they took the
 * database's place themselves: those are chosen by somebody, or not at all.
 */
function trustIn(data_dir: string, { name, reason }: Snapshot): number {
  if (reason === 'DAILY' || reason === 'ASKED' || name === lastReplacement(data_dir)?.name) return 2;
  return reason === 'BEFORE_UPDATE' ? 1 : 0;
}

function byTrust(data_dir: string, snapshots: readonly Snapshot[]): Snapshot[] {
  return snapshots.toSorted((a, b) => trustIn(data_dir, b) - trustIn(data_dir, a));
}

/** Chooses the copy a person asks for by its name, or the newest that can be used. Throws where there is none. */
export function chooseByName(data_dir: string, asked: string, newest_model: number): void {
  const there = listSnapshots(data_dir);
  const name = asked === 'newest' ? newestOf(data_dir, usableSnapshots(data_dir, newest_model, 1)) : asked;
  if (there.some((snapshot) => snapshot.name === name)) return chooseRestore(data_dir, name);
  const listed = there.slice(0, LOOKED_AT).map((snapshot) => `\n  ${snapshot.name}`);
  const which =
    there.length === 0 ? 'There is no backup in it.' : `Backups in it, newest first:${listed.join('')}`;
  throw new Error(
    `The data folder ${data_dir} has no backup ${asked === 'newest' ? 'that can be restored' : `named ${asked}`}. ` +
      `Nothing was changed. ${which}`,
  );
}

/**
 * The files of a database: itself, its log, the log's index, and what a change of the log leaves when it is cut off.
 */
const ENDS = ['', '-wal', '-shm', '-journal'];

type Present = {
  /** What it is, where it goes aside; null where a copy was made of it. */
  readonly aside: 'damaged' | 'foreign' | null;
  readonly access: Access | null;
};

function notCopied(what: 'damaged' | 'foreign'): Present {
  return { aside: what, access: null };
}

/** Keeps a copy of what is there, unless it is damaged or not ours: that is never opened, and goes aside as it is. */
function keepPresent(data_dir: string, file: string): Present {
  mkdirSync(snapshotFolder(data_dir), { recursive: true, mode: 0o700 });
  if (!existsSync(file) || statSync(file).size === 0) return notCopied('damaged');
  try {
    checkBeforeUse(openSqlite, file, { thorough: true });
    const present = openSqlite(file, { timeout: 5000 });
    try {
      // before it goes: nobody who was erased comes back with the copy
      keepTombstones(data_dir, tombstonesOf(present));
      copyVerified(openSqlite, present, data_dir, snapshotName('BEFORE_RESTORE'));
      present.pragma('wal_checkpoint(TRUNCATE)');
      return { aside: null, access: accessIn(present) };
    } finally {
      present.close();
    }
  } catch (error) {
    const is_foreign = error instanceof UnusableDatabase && error.trouble === 'FOREIGN';
    // damage may show only when everything is read
    if (!(error instanceof UnusableDatabase) && !isDamage(error)) throw error;
    return notCopied(is_foreign ? 'foreign' : 'damaged');
  }
}

/** Moves a database, with what stands beside it, to the backups. @returns what moves it back. */
function putAside(data_dir: string, file: string, what: 'damaged' | 'foreign'): () => void {
  const aside = path.join(snapshotFolder(data_dir), asideName(what));
  // the database last: without it nothing can be taken for the log of another one
  const there = ENDS.toReversed().filter((end) => existsSync(file + end));
  for (const end of there) renameSync(file + end, aside + end);
  return () => {
    for (const end of there.toReversed()) renameSync(aside + end, file + end);
  };
}
