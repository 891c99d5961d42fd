import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tombstonesOf } from './erasure.ts';
import { NO_TOMBSTONES, joinTombstones } from '../../tombstone.ts';
import type { Tombstone, Tombstones } from '../../tombstone.ts';
import type { SqliteFile } from '../sqlite.ts';
import { writeAtomically } from '../../atomic_write.ts';

/**
 * The tombstones of a data folder outside of its database, so that whatever takes the database's place, by a restore or
 * by hand, brings nobody back. It is copied with the folder.
 */
const FILE = 'erased.json';

/** What stands in the file; nothing without one. Throws where it cannot be read. */
export function readTombstones(data_dir: string): Tombstones {
  const file = path.join(data_dir, FILE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return NO_TOMBSTONES;
    throw error;
  }
  try {
    const { key, erased } = JSON.parse(text) as { key: string | null; erased: [string, string, string][] };
    return {
      key,
      erased: erased.map(([kind, id, erased_at]) => ({ kind: kind as Tombstone['kind'], id, erased_at })),
    };
  } catch (error) {
    throw new Error(
      `The file ${file}, which says who was erased, is damaged. Nothing was changed. ` +
        'Put back a copy of it, or delete it if nobody was erased since the newest backup.',
      { cause: error },
    );
  }
}

/**
 * Adds those who were erased by a transaction that was committed just now to the file, before anybody is answered: what
 * takes the database's place in the next second brings nobody back either. A connection names in `erasing` whom it
 * erased last.
 */
export function keepErased(sqlite: SqliteFile, data_dir: string): void {
  const erased = sqlite.prepare('SELECT 1 FROM temp.erasing LIMIT 1').get();
  if (erased === undefined) return;
  keepTombstones(data_dir, tombstonesOf(sqlite));
  sqlite.exec('DELETE FROM temp.erasing');
}

/** Adds tombstones to the file. It is on the disk when this returns. */
export function keepTombstones(data_dir: string, tombstones: Tombstones): void {
  const known = readTombstones(data_dir);
  const { key, erased } = joinTombstones(known, tombstones);
  if (erased.length === known.erased.length && (erased.length === 0 || key === known.key)) return;
  const lines = erased.map(({ kind, id, erased_at }) => [kind, id, erased_at]);
  writeAtomically(path.join(data_dir, FILE), JSON.stringify({ key, erased: lines }));
}
