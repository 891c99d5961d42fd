import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The client whose request is at work. `write` takes it along to the transaction, which may be begun for another
 * request; api/feeds/events/store.ts records it. Unset where the service does something by itself.
 */
export const actor = new AsyncLocalStorage<string | undefined>();

/** Runs what no client asked for just now, although it may be called while one is answered. */
export function byTheService<T>(work: () => T): T {
  return actor.run(undefined, work);
}
