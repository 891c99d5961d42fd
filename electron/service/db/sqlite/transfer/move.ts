import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkBeforeUse } from '../check.ts';
import {
  copiedWell,
  flushFolder,
  hasDatabase,
  OWN_LEFTOVERS,
  moveTargetProblem,
  UNFINISHED,
} from './move_target.ts';
import { lockDataFolder } from '../lock.ts';
import { folderProblem } from '../problem.ts';
import { closeToOthers, closeTree } from '../../private_folder.ts';
import { openSqlite } from '../sqlite.ts';

/** In a folder whose data moves at the next start: where to. */
const CHOICE = 'move.json';
/** In a folder whose data has moved: where to. Every later start follows it, whatever folder it was given. */
const POINTER = 'moved.json';
/** In a folder that data moved to: where from, and from where before, for as long as old copies are there. */
const ORIGIN = 'moved_from.json';
/** In an old folder: the people erased from it (see erase_from_old_copies.ts). */
export const CLEANED = 'erased_here.json';
const NOT_COPIED: ReadonlySet<string> = new Set([...OWN_LEFTOVERS, CHOICE, POINTER, ORIGIN, CLEANED]);
const MAX_MOVES = 20;

/** The folder the data moves to at the next start; null for none. */
export function chosenMove(data_dir: string): string | null {
  return noted(data_dir, CHOICE);
}

/** Chooses where the data moves at the next start, or nowhere after all (null). */
export function chooseMove(data_dir: string, to: string | null): void {
  note(data_dir, CHOICE, to);
}

/** The folders the data came from, by however many moves, while their old copies are still there; the last first. */
export function oldCopies(data_dir: string): string[] {
  return origins(data_dir).filter((from) => {
    try {
      return hasDatabase(from) && leadsTo(from, data_dir);
    } catch {
      return true; // there, and not to be read: whoever uses it is told
    }
  });
}

/** The newest of them. */
export function oldCopy(data_dir: string): string | null {
  return oldCopies(data_dir)[0] ?? null;
}

function origins(data_dir: string): string[] {
  const from = noted(data_dir, ORIGIN);
  if (from === null) return [];
  const { before } = JSON.parse(readFileSync(path.join(data_dir, ORIGIN), 'utf8')) as { before?: unknown };
  const older = Array.isArray(before) ? before.filter((one) => typeof one === 'string') : [];
  return [from, ...older];
}

function noteOrigins(data_dir: string, [from, ...before]: readonly string[]): void {
  note(data_dir, ORIGIN, from ?? null, before);
}

/** Whether a folder's data moved on, to this folder in the end; one on the way may be gone. */
function leadsTo(from: string, data_dir: string): boolean {
  const end = path.resolve(data_dir);
  let at = path.resolve(from);
  for (let moves = 0; moves < MAX_MOVES && at !== end; moves += 1) {
    const to = noted(at, POINTER);
    if (to === null) return moves > 0 && !hasDatabase(at);
    at = path.resolve(to);
  }
  return at === end;
}

/** Deletes the old copy; the pointer to the new folder stays, or a start there would begin with nothing. */
export function removeOldCopy(data_dir: string): void {
  const from = oldCopy(data_dir);
  if (from === null) return;
  lockDataFolder(openSqlite, from).release(); // nobody uses it
  for (const name of readdirSync(from)) {
    if (name !== POINTER) rmSync(path.join(from, name), { recursive: true, force: true });
  }
  noteOrigins(
    data_dir,
    origins(data_dir).filter((one) => one !== from),
  );
}

/**
 * The folder to use for the one a host was given: that to which its data has moved, or moves now, before anything is
 * opened. The data is copied, compared and checked first, and the old folder stays as it is; one small file in it
 * makes the switch. A kill before that leaves the old folder in use, after it the new one. Throws with a sentence for
 * a person, with nothing changed and no move chosen any more, when the data cannot move.
 */
export function resolveDataFolder(given: string, say: (message: string) => void = () => undefined): string {
  const data_dir = followed(given);
  const to = chosenMove(data_dir);
  if (to === null) return data_dir;
  try {
    const problem = moveTargetProblem(data_dir, to);
    if (problem !== null) throw new Error(`it ${problem}`);
    say(`The data moves to ${to}. This may take a while.`);
    move(data_dir, to);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    chooseMove(data_dir, null);
    throw new Error(
      `The data cannot be moved to ${to}: ${why.replace(/\.$/u, '')}. Nothing was changed. Start ` +
        'Longlist again to go on with the data as it is.',
      { cause: error },
    );
  }
  note(data_dir, POINTER, path.resolve(to));
  chooseMove(data_dir, null);
  return path.resolve(to);
}

function followed(given: string): string {
  let at = path.resolve(given);
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const to = noted(at, POINTER);
    if (to === null) return at;
    // one on the way, whose copy was deleted, leads on
    if (!hasDatabase(to) && noted(to, POINTER) === null) {
      throw new Error(
        `The data was moved from ${at} to ${to}, and is not there now. Connect the disk it is on, or put ` +
          'the folder back, and start again.',
      );
    }
    at = path.resolve(to);
  }
  throw new Error(`The files ${POINTER} in ${given} and after it lead in a circle.`);
}

function move(from: string, to: string): void {
  const lock = lockDataFolder(openSqlite, from);
  const unfinished = path.join(to, UNFINISHED);
  const placed: string[] = [];
  try {
    const file = path.join(from, 'longlist.db');
    checkBeforeUse(openSqlite, file, { thorough: true });
    const present = openSqlite(file, { timeout: 5000 });
    try {
      // all in the one file: what is copied has nothing beside it
      present.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      present.close();
    }
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    // a folder that was there before may be open to everybody; where that cannot be changed the start says so
    closeToOthers(to);
    const names = readdirSync(from).filter((name) => !NOT_COPIED.has(name));
    for (const name of names) {
      cpSync(path.join(from, name), path.join(unfinished, name), {
        recursive: true,
        preserveTimestamps: true,
      });
    }
    closeTree(unfinished);
    for (const name of names) copiedWell(path.join(from, name), path.join(unfinished, name));
    checkBeforeUse(openSqlite, path.join(unfinished, 'longlist.db'), { thorough: true });
    // the database last: without it the folder holds no data yet
    for (const name of names.toSorted((a, b) => Number(a === 'longlist.db') - Number(b === 'longlist.db'))) {
      renameSync(path.join(unfinished, name), path.join(to, name));
      placed.push(name);
    }
    rmSync(unfinished, { recursive: true });
    // copies of moves before this one stay in mind until they are deleted
    const older = origins(from).filter((one) => path.resolve(one) !== path.resolve(to));
    noteOrigins(to, [from, ...older]);
    placed.push(ORIGIN);
    // of a move in the other direction, long ago
    note(to, POINTER, null);
    flushFolder(to);
  } catch (error) {
    for (const name of [UNFINISHED, ...placed]) {
      rmSync(path.join(to, name), { recursive: true, force: true });
    }
    throw error;
  } finally {
    lock.release({ cut_off: lock.previous_run_was_cut_off });
  }
}

function noted(folder: string, name: string): string | null {
  try {
    const { path: at } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { path?: unknown };
    return typeof at === 'string' && path.isAbsolute(at) ? at : null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof SyntaxError || code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw folderProblem(error, folder);
  }
}

function note(folder: string, name: string, at: string | null, before: readonly string[] = []): void {
  const file = path.join(folder, name);
  if (at === null) return rmSync(file, { force: true });
  writeFileSync(`${file}.unfinished`, JSON.stringify({ path: at, ...(before.length > 0 && { before }) }), {
    mode: 0o600,
    flush: true,
  });
  renameSync(`${file}.unfinished`, file);
}
