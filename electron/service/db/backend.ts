import type { Kysely } from 'kysely';
import type { ServiceOptions, Write } from '../context.ts';
import type { Database } from './schema.ts';
import type { FileStore } from './file_store.ts';
import type { Instances } from './instances.ts';
import type { Condition } from './condition.ts';
import type { Snapshots } from './sqlite/backups/snapshots.ts';
import type { Cleaning, FoundFiles } from './sqlite/erasure/erase_from_backups.ts';
import type { Tombstones } from './tombstone.ts';

/** A database at work: what the service asks of it, whichever engine answers. */
export type Backend = {
  readonly db: Kysely<Database>;
  readonly write: Write;
  /** Calls back after every committed write, whoever made it; returns the function that ends it. */
  readonly onCommit: (listener: () => void) => () => void;
  readonly condition: Condition;
  readonly files: FileStore;
  readonly instances: Instances;
  /** Begins to look after backups and copies; null where a server has the data: it is backed up with its own programs. */
  readonly keepFolder: ((options: ServiceOptions) => KeptFolder) | null;
  /** Takes what the engine itself still holds of those who were erased, in unused places and logs. It may take long. */
  readonly overwriteErased: (how: {
    /** Asked again and again: then it ends, and is done another time. */
    readonly isStopping: () => boolean;
    readonly warn: (message: string) => void;
  }) => Promise<void>;
  close(): Promise<void>;
};

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
