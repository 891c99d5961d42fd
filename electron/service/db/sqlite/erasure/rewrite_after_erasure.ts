import { renameSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ServiceOptions } from '../../../context.ts';
import { SCRATCH, copyDatabase, isErasedSince, removeDatabase } from '../backups/copy_database.ts';
import { openSqlite } from '../sqlite.ts';
import { flushFolder } from '../../atomic_write.ts';

const UNFINISHED = '.anew';

/** Removes what a kill left of a database that was being written anew. */
export function sweepRewrite(file: string): void {
  for (const end of [UNFINISHED, `${UNFINISHED}${SCRATCH}`]) removeDatabase(file + end);
}

/** A start waits for no more than this. */
const MAX_AT_START = 256 * 1024 * 1024;

/**
 * Writes the database anew when something was erased from it since: overwriting deleted rows reaches all but what
 * SQLite left in unused parts of pages when it moved rows between them. For the end of a service, and for a start after
 * one that was cut off: nobody uses the database then. It changes places with what it was in one step.
 */
export function rewriteIfErased(file: string, when: 'start' | 'end', log: ServiceOptions['log']): void {
  try {
    rewriteDatabase(file, when);
  } catch (error) {
    // nothing has changed: the next end of a service tries again
    log?.({
      level: 'warn',
      message: `The database could not be written anew after somebody was erased: ${String(error)}`,
    });
  }
}

function rewriteDatabase(file: string, when: 'start' | 'end'): void {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size === 0 || (when === 'start' && size > MAX_AT_START)) return;
  const database = openSqlite(file, { timeout: 0 });
  try {
    if (!isErasedSince(database)) return;
    // all in the one file; where another program reads it, this waits for another time
    const [outcome] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    if (outcome?.busy !== 0) return;
  } finally {
    database.close();
  }
  if (statSync(`${file}-wal`, { throwIfNoEntry: false }) !== undefined) return;
  const unfinished = `${file}${UNFINISHED}`;
  copyDatabase(file, unfinished, () => undefined);
  renameSync(unfinished, file);
  flushFolder(path.dirname(file));
}
