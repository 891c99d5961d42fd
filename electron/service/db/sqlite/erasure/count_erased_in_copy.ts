import { countErased } from './erasure.ts';
import { type Tombstones } from '../../tombstone.ts';
import { openSqlite } from '../sqlite.ts';
import { readTombstones } from './tombstones.ts';

/**
 * How many people a copy of a database holds who were erased since: its own date says nothing, as an imported one is
 * older than that, and who came after it is not in it. They stay erased when it is restored.
 */
export function countErasedIn(copy: string, tombstones: Tombstones): number {
  if (tombstones.erased.length === 0) return 0;
  try {
    const sqlite = openSqlite(copy, { readonly: true });
    try {
      return countErased(sqlite, tombstones);
    } finally {
      sqlite.close();
    }
  } catch {
    return 0; // it cannot be restored either
  }
}

/** The same by what the file beside the database tells. */
export function countErasedByFile(copy: string, data_dir: string): number {
  try {
    return countErasedIn(copy, readTombstones(data_dir));
  } catch {
    return 0;
  }
}
