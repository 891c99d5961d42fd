import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/*
 * Other accounts of this computer may not read what Longlist keeps: each thing of ours is closed to them by itself, and
 * so is the folder, where nothing else lies in it. A folder may be somebody's home, or one that a server gives to
 * everybody: what is not ours stays as it is. Windows has other means: what lies in a person's profile is theirs alone
 * there, and nothing is done.
 */

const HAS_MODES = process.platform !== 'win32';
const OTHERS = 0o077;
/** Folders of ours, looked through to the end. */
const OWN_FOLDERS: readonly string[] = ['files', 'snapshots', 'skills', 'ocr'];
/** What else the program makes in a data folder. */
const OWN_FILES: readonly RegExp[] = [
  /^(?:longlist|lock)\.db(?:[-.].+)?$/,
  /^(?:clean|client|erased|lock|move|moved|moved_from|replaced|restore|service)\.json(?:\.\w+)?$/,
  /^(?:checking|longlist)\.unfinished$/,
];
/** What desktops leave in any folder. */
const OF_DESKTOPS: ReadonlySet<string> = new Set(['.DS_Store', '.directory', 'desktop.ini']);
const BATCH_SIZE = 64;

const isOurs = (name: string): boolean =>
  OWN_FOLDERS.includes(name) || OWN_FILES.some((pattern) => pattern.test(name));

/**
 * Closes what is ours in a data folder, and directly in its folder of backups, to other accounts: before anything in it
 * is opened. The folder itself is closed unless something else lies in it. Links in it are left alone.
 * @returns what went wrong, as on a disk without such rights, or in a folder of another account; null for nothing.
 */
export function closeToOthers(data_dir: string): Error | null {
  if (!HAS_MODES) return null;
  try {
    // a link to a folder is as open as that is
    const folder = realpathSync(data_dir);
    const names = readdirSync(folder);
    if (names.every((name) => isOurs(name) || OF_DESKTOPS.has(name))) close(folder);
    for (const name of names.filter(isOurs)) close(path.join(folder, name));
    const backups = path.join(folder, 'snapshots');
    if (lstatSync(backups, { throwIfNoEntry: false })?.isDirectory() !== true) return null;
    for (const name of readdirSync(backups)) close(path.join(backups, name));
    return null;
  } catch (error) {
    return error as Error;
  }
}

/** The same for everything in the folders of ours, however much it is: some of it at a time, beside other work. */
export async function closeAllToOthers(data_dir: string): Promise<void> {
  if (!HAS_MODES) return;
  for (const name of OWN_FOLDERS) await closeBelow(path.join(data_dir, name));
}

/** The same for a whole folder, at once. */
export function closeTree(folder: string): Error | null {
  if (!HAS_MODES) return null;
  try {
    close(folder);
    const all = readdirSync(folder, { recursive: true, withFileTypes: true });
    for (const { parentPath, name } of all) close(path.join(parentPath, name));
    return null;
  } catch (error) {
    return error as Error;
  }
}

function close(at: string): void {
  const stat = lstatSync(at, { throwIfNoEntry: false });
  if (stat === undefined || stat.isSymbolicLink() || (stat.mode & OTHERS) === 0) return;
  chmodSync(at, stat.mode & 0o7700);
}

async function closeBelow(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []); // there is none
  for (let from = 0; from < entries.length; from += BATCH_SIZE) {
    const some = entries.slice(from, from + BATCH_SIZE);
    await Promise.all(some.map(({ name }) => closeOne(path.join(folder, name))));
  }
  for (const entry of entries) if (entry.isDirectory()) await closeBelow(path.join(folder, entry.name));
}

async function closeOne(at: string): Promise<void> {
  try {
    const { mode } = await lstat(at);
    const is_link = (mode & 0o170000) === 0o120000;
    if (!is_link && (mode & OTHERS) !== 0) await chmod(at, mode & 0o7700);
  } catch (error) {
    // removed meanwhile
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
