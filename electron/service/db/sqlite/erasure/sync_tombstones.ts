import { newId, timestamp } from '../../../ids.ts';
import { applyTombstones, tombstonesOf } from './erasure.ts';
import { joinTombstones } from '../../tombstone.ts';
import { prepareErasing } from './erasure_steps.ts';
import type { SqliteFile } from '../sqlite.ts';
import { keepTombstones, readTombstones } from './tombstones.ts';

/**
 * Brings a database and the tombstones beside it together, at its opening: whoever was erased is not in it, whatever
 * was put in its place meanwhile, and the file knows everybody who was erased from it.
 */
export function syncTombstones(sqlite: SqliteFile, data_dir: string): void {
  prepareErasing(sqlite);
  const beside = readTombstones(data_dir);
  const own = tombstonesOf(sqlite);
  const known = new Set(own.erased.map(({ kind, id }) => `${kind} ${id}`));
  const is_new = beside.erased.some(({ kind, id }) => !known.has(`${kind} ${id}`));
  if (is_new || (beside.key !== null && beside.key !== own.key)) {
    applyTombstones(sqlite, joinTombstones(beside, own));
    sqlite
      .prepare(
        `INSERT INTO tasks (id, name, payload, state, attempts, run_after, created_at)
         VALUES (?, 'clean_up_erased', '{"all":true}', 'QUEUED', 0, '', ?)`,
      )
      .run(newId(), timestamp());
  }
  keepTombstones(data_dir, own);
}
