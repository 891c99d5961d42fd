import type { Kysely } from 'kysely';
import type { Write } from '../context.ts';
import type { Database } from './schema.ts';
import type { FileStore } from './file_store.ts';
import type { Instances } from './instances.ts';
import type { Condition } from './condition.ts';

/** A database at work: what the service asks of it, whichever engine answers. */
export type Backend = {
  readonly db: Kysely<Database>;
  readonly write: Write;
  /** Calls back after every committed write, whoever made it; returns the function that ends it. */
  readonly onCommit: (listener: () => void) => () => void;
  readonly condition: Condition;
  readonly files: FileStore;
  readonly instances: Instances;
  /** Takes what the engine itself still holds of those who were erased, in unused places and logs. It may take long. */
  readonly overwriteErased: (how: {
    /** Asked again and again: then it ends, and is done another time. */
    readonly isStopping: () => boolean;
    readonly warn: (message: string) => void;
  }) => Promise<void>;
  close(): Promise<void>;
};
