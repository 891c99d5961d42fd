import type { Kysely } from 'kysely';
import type { Write } from '../context.ts';
import type { Database } from './schema.ts';
import type { FileStore } from './file_store.ts';
import type { Instances } from './instances.ts';
import type { OnCommit } from './commit.ts';
import type { Condition } from './condition.ts';

/** A database at work: what the service asks of it, whichever engine answers. */
export type Backend = {
  readonly db: Kysely<Database>;
  readonly write: Write;
  /** Calls back after every committed write, whoever made it; returns the function that ends it. */
  readonly onCommit: OnCommit;
  readonly condition: Condition;
  readonly files: FileStore;
  readonly instances: Instances;
  /** Takes what the engine itself still holds of those who were erased, in unused places and logs. It may take long. */
  readonly overwriteErased: (how: {
    /** Asked again and again: then it ends, and is done another time. */
    readonly isStopping: () => boolean;
    readonly warn: (message: string) => void;
  }) => Promise<void>;
  /**
   * What a first start makes is made: until then no other instance starts on the same database, so that there is one
   * owner and one of each key.
   */
  started(): Promise<void>;
  close(): Promise<void>;
};
