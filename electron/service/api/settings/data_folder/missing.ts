import { isInStore, missingOf, putFilesBack } from '../../../db/sqlite/backups/backup_files.ts';
import type { Db } from '../../../db/schema.ts';
import type { MissingFiles } from './schema.ts';
import { namedAttachments } from './store.ts';

/** So many are named; how many there are is counted whole. */
const NAMED = 100;

/** Files that attachments name and that are gone, or cut off, with what the backups still have of them. */
export async function findMissing(db: Db, data_dir: string): Promise<MissingFiles> {
  const missing = await missingOf(data_dir, await namedAttachments(db));
  const in_backup = new Set<string>();
  for (const hash of new Set(missing.map(({ sha256 }) => sha256))) {
    if (await isInStore(data_dir, hash)) in_backup.add(hash);
  }
  return {
    count: missing.length,
    in_backup: missing.filter(({ sha256 }) => in_backup.has(sha256)).length,
    files: missing.slice(0, NAMED).map(({ sha256, byte_size: _size, ...named }) => ({
      ...named,
      is_in_backup: in_backup.has(sha256),
    })),
  };
}

/** Puts back what the backups have. */
export async function bringBack(db: Db, data_dir: string): Promise<MissingFiles> {
  putFilesBack(data_dir, await missingOf(data_dir, await namedAttachments(db)));
  return findMissing(db, data_dir);
}

/** The sentence about missing files; null where none is missing. */
export async function tellMissing(db: Db, data_dir: string): Promise<string | null> {
  const missing = await missingOf(data_dir, await namedAttachments(db));
  if (missing.length === 0) return null;
  return (
    `${missing.length === 1 ? '1 file of candidates is' : `${missing.length} files of candidates are`} missing in ${data_dir}. ` +
    'Settings › Data and backups names them and says what to do.'
  );
}
