import type { DatabaseWorker } from './database_worker.ts';
import { DamagedWhileOpen } from './condition.ts';
import type { ReindexOutcome } from './reindex.ts';

export type Findings = {
  /** The damage that stays: nothing may be written any more. */
  readonly damaged: (problem: string) => void;
  readonly reindexed: () => void;
};

/**
 * Does work that copies a database. Where it fails because that is damaged, it is done once more after its indexes were
 * made anew; where that does not help, the damage is told.
 */
export async function retryReindexed<T>(
  file: string,
  worker: DatabaseWorker,
  work: () => Promise<T>,
  { damaged, reindexed }: Findings,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const found = (await worker.run({ kind: 'reindex', file }).catch(() => 'sound')) as ReindexOutcome;
    if (found === 'sound') throw error;
    if (found !== 'reindexed') {
      damaged(found.problem);
      throw new DamagedWhileOpen(found.problem);
    }
    reindexed();
    return work();
  }
}

export const REINDEXED =
  'An index of the database was damaged and was made anew. All data is there; the disk may be failing.';
