import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { filesFolder } from '../../../db/sqlite/backups/backup_files.ts';
import { fileDigest } from '../../../db/tombstone.ts';
import { lastReplacement } from '../../../db/sqlite/backups/replacement_note.ts';
import type { Db } from '../../../db/schema.ts';
import { erasedFrom } from '../../../db/tombstone.ts';
import { namedFiles } from '../../intake/attachments/store.ts';

/** The sentence about files of people who came after the backup that was restored; null where there are none. */
export async function tellUnnamed(db: Db, data_dir: string): Promise<string | null> {
  const replaced = lastReplacement(data_dir);
  if (replaced === null) return null;
  const root = filesFolder(data_dir);
  const { key, erased } = await erasedFrom(db);
  const gone = new Set(erased.filter(({ kind }) => kind === 'file').map(({ id }) => id));
  const named = await namedFiles(db);
  let count = 0;
  for (const folder of await readdir(root)) {
    for (const hash of await readdir(path.join(root, folder)).catch(() => [])) {
      const is_erased = key !== null && gone.has(fileDigest(key, hash));
      if (!/^[0-9a-f]{64}$/u.test(hash) || named.has(hash) || is_erased) continue;
      // a file that came since belongs to somebody who is being added
      if (await isOlder(path.join(root, folder, hash), replaced.at)) count += 1;
    }
  }
  if (count === 0) return null;
  const [files, they] = count === 1 ? ['1 file', 'it is'] : [`${count} files`, 'they are'];
  return (
    `Another database took the place of the one before, and ` +
    `${files} in ${root} ${count === 1 ? 'belongs' : 'belong'} to no candidate in it: ` +
    `${they} kept for four weeks at least. To have the candidates back, import ${count === 1 ? 'it' : 'them'} again from there.`
  );
}

/** Whether a file was there before; one that is gone by now was not. */
async function isOlder(file: string, than: Date): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && found.mtime <= than;
}
