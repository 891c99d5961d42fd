import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** What an instance tells the others beside what stands in the database. */
export type Topic =
  | 'client_revoked'
  | 'session_ended'
  | 'folders_changed'
  | 'skills_changed'
  | 'model_lane'
  | 'presence'
  | 'private_jobs';

/** The instances of the service that share a database. On a laptop there is one, and it leads in everything. */
export type Instances = {
  /** Names this one, in `tasks.owner`. */
  readonly id: string;
  /** How often it is looked whether another one is gone, in milliseconds; null where there is no other. */
  readonly look_ms: number | null;
  /** Whether the instance that a column names is gone, so that others take what it had begun. */
  isGone(column: string): RawBuilder<boolean>;
  /**
   * Watches from now on. Gives what tells whether the server, or the way to it, was gone meanwhile for the whole of this
   * instance. It was not where a single connection was lost, nor where the server crashed: both may be what somebody
   * made it do.
   */
  watchOutage(): () => Promise<boolean>;
  /**
   * Has something done by one instance at a time: here when it is this one's turn, elsewhere when this one is gone.
   * @param begin gives what ends it
   * @returns what ends it for good
   */
  lead(what: string, begin: () => Promise<() => Promise<void>>): Promise<() => Promise<void>>;
  /** Tells the others. Whoever is cut off meanwhile looks up everything anew when it is back. */
  tell(topic: Topic, id: string): void;
  /** Calls back when another one tells; with null when something may have been missed. */
  onTold(topic: Topic, listener: (id: string | null) => void): void;
};

/** An instance that has its database to itself: whatever another process had begun, it is gone. */
export const ALONE: Instances = {
  id: 'alone',
  look_ms: null,
  isGone: () => sql<boolean>`true`,
  watchOutage: () => () => Promise.resolve(false),
  lead: (_what, begin) => begin(),
  tell: () => undefined,
  onTold: () => undefined,
};
