import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Apart } from './apart.ts';
import { filesFolder, filesIn } from './backup_files.ts';
import { eraseFromBackups, writeWithoutErased } from './erased_backups.ts';
import { lockDataFolder } from './lock.ts';
import { oldCopy } from './move.ts';
import { openSqlite } from './sqlite.ts';
import { keepTombstones, readTombstones } from './tombstones.ts';

/** Whether the data moved here from a folder that still holds people who were erased since. */
export function isOldCopyBehind(data_dir: string): boolean {
  const from = oldCopy(data_dir);
  if (from === null) return false;
  return readTombstones(from).erased.length < readTombstones(data_dir).erased.length;
}

/**
 * Takes those who were erased out of the folder the data moved from, as long as its copy is there: database, backups
 * and files.
 * @returns sentences for the log.
 */
export async function eraseFromOldCopy(
  data_dir: string,
  apart: Apart,
  options: { readonly all: boolean },
): Promise<string[]> {
  const from = oldCopy(data_dir);
  if (from === null || !(options.all || isOldCopyBehind(data_dir))) return [];
  const lock = lockDataFolder(openSqlite, from);
  try {
    const file = path.join(from, 'longlist.db');
    await writeWithoutErased(file, file, data_dir, apart);
    for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
    keepOnly(filesFolder(from), new Set(filesIn(file).map(({ sha256 }) => sha256)));
    const told = await eraseFromBackups(from, apart, { ...options, erased_from: data_dir });
    // last: what was cut off before is done again
    keepTombstones(from, readTombstones(data_dir));
    return told;
  } finally {
    lock.release();
  }
}

function keepOnly(root: string, named: ReadonlySet<string>): void {
  for (const folder of existsSync(root) ? readdirSync(root) : []) {
    for (const name of readdirSync(path.join(root, folder))) {
      if (!named.has(name)) rmSync(path.join(root, folder, name), { force: true });
    }
  }
}
