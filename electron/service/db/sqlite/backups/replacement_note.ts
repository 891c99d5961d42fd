import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readHeader } from '../header.ts';
import { writeAtomically } from '../../atomic_write.ts';

/*
 * When another database took the place of the one before: by a restore, or by somebody's hand. Files that were added
 * after it was copied have no row in it; they are no leftovers, though they look like some.
 */

const NOTE = 'replaced.json';

export type Replacement = {
  readonly at: Date;
  /** The backup that took its place; null where somebody put a database there. */
  readonly name: string | null;
};

/** Notes that the database is another one from now on. Call it before that is so. */
export function noteReplacement(data_dir: string, name: string | null, now = new Date()): void {
  writeAtomically(path.join(data_dir, NOTE), JSON.stringify({ at: now.toISOString(), name }));
}

/** When the database last was replaced, as far as that was noted; null for never. */
export function lastReplacement(data_dir: string): Replacement | null {
  try {
    const { at, name } = JSON.parse(readFileSync(path.join(data_dir, NOTE), 'utf8')) as Record<
      string,
      unknown
    >;
    const date = new Date(String(at));
    if (Number.isNaN(date.getTime())) return null;
    return { at: date, name: typeof name === 'string' ? name : null };
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Whether somebody put another database there, or changed it, since the service last ended. Where that was cut off, it
 * is seen by what our copies are and a database at work is not: without a log.
 */
export function isReplacedByHand(
  file: string,
  last: { readonly ended_as_it_is: boolean; readonly was_cut_off: boolean },
): boolean {
  return !last.ended_as_it_is && (!last.was_cut_off || readHeader(file)?.has_log === false);
}
