import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/*
 * Other accounts of this computer may not read a data folder, nor anything in it. The folder itself keeps them out;
 * each thing in it does so once more, for when it is copied somewhere else. Windows has other means: what lies in a
 * person's profile is theirs alone there, and nothing is done.
 */

const HAS_MODES = process.platform !== 'win32';
const OTHERS = 0o077;
/** Folders of ours, looked through to the end; in others there may be anything. */
const OWN_FOLDERS: readonly string[] = ['files', 'snapshots', 'skills', 'ocr'];
const AT_ONCE = 64;

/**
 * Closes a data folder, and what lies directly in it and in its folder of backups, to other accounts: before anything
 * in it is opened. Links are left alone.
 * @returns what went wrong, as on a disk without such rights, or in a folder of another account; null for nothing.
 */
export function closeToOthers(data_dir: string): Error | null {
  if (!HAS_MODES) return null;
  try {
    close(data_dir);
    for (const folder of [data_dir, path.join(data_dir, 'snapshots')]) {
      if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) continue;
      for (const name of readdirSync(folder)) close(path.join(folder, name));
    }
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
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const some = entries.slice(from, from + AT_ONCE);
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
