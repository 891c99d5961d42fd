import type { ServiceOptions } from '../../context.ts';
import type { Condition } from '../condition.ts';
import { keepSnapshots, wasReplacedLately, type Snapshots } from './backups/snapshots.ts';
import { createDatabaseWorker, type DatabaseWorker } from './database_worker.ts';
import { eraseFromBackups, type Cleaning, type FoundFiles } from './erasure/erase_from_backups.ts';
import { eraseFromOldCopies, mayOldCopyHoldErased } from './erasure/erase_from_old_copies.ts';
import { keepTombstones } from './erasure/tombstones.ts';
import { scheduleIntegrityCheck } from './integrity_check.ts';
import type { Tombstones } from '../tombstone.ts';

/** What stands in a data folder beside the database: backups, copies that moves left, notes of who was erased. */
export type KeptFolder = {
  readonly snapshots: Snapshots;
  /** Whether another database took the place of the one before so lately that this may still be taken back. */
  wasReplacedLately(): boolean;
  /** Whether somebody who was erased may be in a copy that could not be reached then. */
  mayHoldErased(): boolean;
  keepTombstones(tombstones: Tombstones): void;
  /** Takes those who were erased out of all copies. */
  eraseFromCopies(what: {
    readonly all: boolean;
    readonly only?: readonly string[] | undefined;
    readonly foundFiles: FoundFiles;
  }): Promise<{ readonly backups: Cleaning; readonly old_copies: Cleaning }>;
  /** Ends that where it is at work; it goes on at the next start. */
  stopCleaning(): void;
  stop(): Promise<void>;
};

/**
 * Looks after what stands in a data folder beside its database, until it is stopped.
 * @param cleaning where those who were erased are taken out of copies.
 */
export function keepFolder(
  options: ServiceOptions,
  condition: Condition,
  cleaning: DatabaseWorker = createDatabaseWorker(options),
): KeptFolder {
  const { data_dir } = options;
  const snapshots = keepSnapshots(
    data_dir,
    (message) => options.log?.({ level: 'error', message }),
    condition.report,
    undefined,
    createDatabaseWorker(options),
  );
  const integrity_check = scheduleIntegrityCheck(data_dir, condition);
  return {
    snapshots,
    wasReplacedLately: () => wasReplacedLately(data_dir),
    mayHoldErased: () => mayOldCopyHoldErased(data_dir),
    keepTombstones: (tombstones) => keepTombstones(data_dir, tombstones),
    eraseFromCopies: ({ all, only, foundFiles }) =>
      snapshots.alone(async () => ({
        backups: await eraseFromBackups(data_dir, cleaning, { all, ...(only && { only }), foundFiles }),
        old_copies: await eraseFromOldCopies(data_dir, cleaning, { all: all && only === undefined }),
      })),
    stopCleaning: cleaning.stop,
    stop: async () => {
      await snapshots.stop();
      await integrity_check.stop();
    },
  };
}
