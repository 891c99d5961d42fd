import { UnusableDatabase } from '#service/db/sqlite/check.ts';
import { migrations } from '#service/db/migrations.ts';
import path from 'node:path';
import { countErasedByFile } from '#service/db/sqlite/erasure/count_erased_in_copy.ts';
import { newestOf, usableSnapshots } from '#service/db/sqlite/backups/restore.ts';
import { snapshotFolder } from '#service/db/sqlite/backups/snapshots.ts';
import type { Copy } from '#service/http/recovery.ts';

/** What a start is to do otherwise than the one before it. */
export type Change = {
  readonly restore?: string;
  readonly data_dir?: string;
  readonly port?: number;
  readonly session_code?: string;
};

/** Why a start failed, and what can be restored; `failed` says why the restore that was tried could not be. */
export type Question = {
  readonly problem: UnusableDatabase;
  readonly copies: readonly Copy[];
  /** The one that counts as the newest; null where a person has to choose. */
  readonly newest: string | null;
  readonly failed: string | null;
  /** What the start that failed was to do. */
  readonly change: Change;
};

const OFFERED = 8;

/**
 * Starts, and where the database cannot be used asks a person what to do, until it starts. A restore that fails is told
 * with the next question, since nothing was changed by it. Null when the person wants nothing of it.
 */
export async function startOrRecover<T>(
  first: Change,
  start: (change: Change) => Promise<T>,
  ask: (question: Question) => Promise<Change | null>,
): Promise<T | null> {
  let problem: UnusableDatabase | null = null;
  let change = first;
  for (;;) {
    let failed: string | null = null;
    try {
      return await start(change);
    } catch (error) {
      if (error instanceof UnusableDatabase) problem = error;
      else if (problem === null) throw error;
      else failed = error instanceof Error ? error.message : String(error);
    }
    const { data_dir } = problem;
    const usable = usableSnapshots(data_dir, migrations.at(-1)?.version ?? 0, OFFERED);
    const copies = usable.map((copy) =>
      Object.assign(copy, {
        erased_since: countErasedByFile(path.join(snapshotFolder(data_dir), copy.name), data_dir),
      }),
    );
    const answer = await ask({ problem, copies, newest: newestOf(data_dir, usable), failed, change });
    if (answer === null) return null;
    // what was restored once is not restored again
    const { restore: _restored, ...kept } = change;
    change = { ...kept, ...answer };
  }
}
