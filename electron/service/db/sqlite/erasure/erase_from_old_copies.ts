import type { ErasureResidue } from '../../erasure_residue.ts';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseWorker } from '../database_worker.ts';
import { filesFolder, filesIn } from '../backups/backup_files.ts';
import { eraseFromBackups, writeWithoutErased, type Cleaning } from './erase_from_backups.ts';
import { lockDataFolder } from '../lock.ts';
import { CLEANED, oldCopies } from '../transfer/move.ts';
import { openSqlite } from '../sqlite.ts';
import { keepTombstones, readTombstones } from './tombstones.ts';
import { writeAtomically } from '../../atomic_write.ts';

/** Whether the data moved here from a folder that may still hold people who were erased. */
export function mayOldCopyHoldErased(data_dir: string): boolean {
  return oldCopies(data_dir).some((from) => isBehind(from, data_dir));
}

/** What cannot be read is looked after by the clean-up, which tells why. */
function isBehind(from: string, data_dir: string): boolean {
  const { erased } = readTombstones(data_dir);
  if (erased.length === 0) return false;
  try {
    return readFileSync(path.join(from, CLEANED), 'utf8') !== digestOf(data_dir);
  } catch {
    return true;
  }
}

/**
 * Who was erased, as one line: what an old folder was cleaned of. Its own tombstones do not tell, as they stood there
 * before its backups were cleaned.
 */
function digestOf(data_dir: string): string {
  const all = readTombstones(data_dir).erased.map(({ kind, id }) => `${kind} ${id}`);
  return createHash('sha256').update(all.toSorted().join('\n')).digest('hex');
}

/**
 * Takes those who were erased out of the folders the data moved from, as long as their copies are there: database,
 * backups and files. One that cannot be cleaned is tried again at the next start, and when somebody else is erased.
 */
export async function eraseFromOldCopies(
  data_dir: string,
  worker: DatabaseWorker,
  options: { readonly all: boolean },
): Promise<Cleaning> {
  const told: string[] = [];
  const left: ErasureResidue[] = [];
  for (const from of oldCopies(data_dir)) {
    if (!options.all && !isBehind(from, data_dir)) continue;
    try {
      const cleaned = await eraseFrom(from, data_dir, worker, options);
      told.push(...cleaned.told);
      left.push(...cleaned.left);
    } catch (error) {
      left.push({ path: from, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return { told, left };
}

async function eraseFrom(
  from: string,
  data_dir: string,
  worker: DatabaseWorker,
  options: { readonly all: boolean },
): Promise<Cleaning> {
  const lock = lockDataFolder(openSqlite, from);
  try {
    const file = path.join(from, 'longlist.db');
    await writeWithoutErased(file, file, data_dir, worker);
    for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
    keepOnly(filesFolder(from), new Set(filesIn(file).map(({ sha256 }) => sha256)));
    const done = await eraseFromBackups(from, worker, { ...options, erased_from: data_dir });
    keepTombstones(from, readTombstones(data_dir));
    // last: what was cut off before is done again
    if (done.left.length === 0) writeAtomically(path.join(from, CLEANED), digestOf(data_dir));
    return done;
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
