import { createHash } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statfsSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { INSPECTION_FOLDER } from '../inspect_database.ts';

/** What is copied lies here until all of it is there. */
export const UNFINISHED = 'longlist.unfinished';
/** What Longlist leaves in a folder that it uses no longer, and what desktops put into any. */
export const OWN_LEFTOVERS: readonly string[] = [
  'lock.db',
  'lock.db-journal',
  'lock.json',
  'clean.json',
  INSPECTION_FOLDER,
  UNFINISHED,
];
const MAY_BE_THERE: ReadonlySet<string> = new Set([
  ...OWN_LEFTOVERS,
  'moved.json',
  '.DS_Store',
  'desktop.ini',
]);

/** Folders that programs send to other computers: nothing leaves this one, and a database there is soon damaged. */
const SYNCED =
  /^(?:onedrive(?: ?- .*)?|dropbox(?: ?\(.*\))?|google ?drive.*|my drive|icloud ?drive|com~apple~clouddocs|mobile documents|cloudstorage|nextcloud|owncloud|box(?: sync)?|pcloud ?drive|mega(?:sync)?)$/iu;
const ROOM_TO_SPARE = 64 * 1024 * 1024;

/** Why the data cannot move to a folder, in words that follow "it"; null when it can. */
export function moveTargetProblem(from: string, to: string): string | null {
  if (!path.isAbsolute(to)) return 'is no full path';
  if (/^[\\/]{2}/u.test(to)) return 'is on another computer; choose a folder on a disk of this one';
  const target = realOf(to);
  if (target.split(/[\\/]/u).some((part) => SYNCED.test(part))) {
    return 'is copied to other computers by a synchronising program, and nothing may leave this one';
  }
  const source = realOf(from);
  if (isWithin(source, target) || isWithin(target, source)) return 'lies in the present folder, or around it';
  const stands = existsSync(to);
  const place = stands ? to : path.dirname(to);
  if (!existsSync(place)) return 'lies in a folder that is not there';
  if (!statSync(place).isDirectory()) return 'is no folder, or lies below a file';
  try {
    accessSync(place, constants.W_OK);
  } catch {
    return 'cannot be written to';
  }
  if (stands && readdirSync(to).some((name) => !MAY_BE_THERE.has(name))) return 'is not empty';
  const { bavail, bsize } = statfsSync(place);
  if (bavail * bsize < sizeOf(from) + ROOM_TO_SPARE) return 'is on a disk without enough room';
  return null;
}

/** Whether a folder holds data of Longlist. */
export function hasDatabase(folder: string): boolean {
  return (statSync(path.join(folder, 'longlist.db'), { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Throws unless a copied file, or every file in a copied folder, is on the disk byte for byte. */
export function copiedWell(from: string, to: string): void {
  if (statSync(from).isDirectory()) {
    for (const name of readdirSync(from)) copiedWell(path.join(from, name), path.join(to, name));
    return flushFolder(to);
  }
  if (digestOf(from, false) !== digestOf(to, true)) throw new Error(`the copy of ${from} differs from it`);
}

/** Makes sure that names in a folder are on the disk. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return; // has no such thing
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function digestOf(file: string, is_flushed: boolean): string {
  const digest = createHash('sha256');
  const block = Buffer.alloc(256 * 1024);
  const handle = openSync(file, is_flushed && process.platform === 'win32' ? 'r+' : 'r');
  try {
    if (is_flushed) fsyncSync(handle);
    for (let read = readSync(handle, block); read > 0; read = readSync(handle, block)) {
      digest.update(block.subarray(0, read));
    }
    return digest.digest('hex');
  } finally {
    closeSync(handle);
  }
}

/** A path without links, as far as it is there. */
function realOf(at: string): string {
  const whole = path.resolve(at);
  if (existsSync(whole)) return realpathSync(whole);
  const above = path.dirname(whole);
  return above === whole ? whole : path.join(realOf(above), path.basename(whole));
}

function isWithin(outer: string, inner: string): boolean {
  const way = path.relative(outer, inner);
  return way === '' || (!path.isAbsolute(way) && way !== '..' && !way.startsWith(`..${path.sep}`));
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
