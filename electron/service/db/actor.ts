import { AsyncLocalStorage } from 'node:async_hooks';

/** A client, and whether it sees people blind; undefined: as is stored. */
export type Actor = { readonly client_id: string; readonly is_blind?: boolean };

/**
 * The client whose request is at work. `write` takes it along to the transaction, which may be begun for another
 * request; api/feeds/events/store.ts records it. Unset where the service does something by itself.
 */
export const actor = new AsyncLocalStorage<Actor | undefined>();

/** The id of the client whose request is at work; null where the service does something by itself. */
export function actingClient(): string | null {
  return actor.getStore()?.client_id ?? null;
}

/** True while a request is answered, whoever sent it: somebody waits for that. */
export const asking = new AsyncLocalStorage<true | undefined>();

/**
 * Who is shown what is read, where not everything is for everybody's eyes (private_jobs.ts): a client's id. Unset for
 * the service itself and in transactions, which see all there is.
 */
export const viewer = new AsyncLocalStorage<string | undefined>();

/** Runs what no client asked for just now, although it may be called while one is answered. */
export function byTheService<T>(work: () => T): T {
  return asking.run(undefined, () => actor.run(undefined, () => seeingEverything(work)));
}

/** Reads all there is, whoever asks: what is made of it must name nothing that is not theirs to see. */
export function seeingEverything<T>(work: () => T): T {
  return viewer.getStore() === undefined ? work() : viewer.run(undefined, work);
}
