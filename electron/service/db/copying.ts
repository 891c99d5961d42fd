import type { Apart } from './apart.ts';
import { DamagedWhileOpen } from './condition.ts';
import type { Mended } from './mend_indexes.ts';

export type Findings = {
  /** The damage that stays: nothing may be written any more. */
  readonly damaged: (problem: string) => void;
  readonly mended: () => void;
};

/**
 * Does work that copies a database. Where it fails because that is damaged, it is done once more after its indexes were
 * made anew; where that does not help, the damage is told.
 */
export async function copying<T>(
  file: string,
  apart: Apart,
  work: () => Promise<T>,
  { damaged, mended }: Findings,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const found = (await apart.run({ kind: 'mend_indexes', file }).catch(() => 'sound')) as Mended;
    if (found === 'sound') throw error;
    if (found !== 'mended') {
      damaged(found.problem);
      throw new DamagedWhileOpen(found.problem);
    }
    mended();
    return work();
  }
}

export const MENDED =
  'An index of the database was damaged and was made anew. All data is there; the disk may be failing.';
