import { longlist } from './client.ts';

/** A browser lets requests of so many ids outlive their page (64 KiB of bodies). */
const OUTLIVING = 1600;

/** What was decided, and can be taken back until it is carried out. */
export type DeletionDecision = {
  /** When the service carries it out by itself, in milliseconds since 1970. Rejects when it was not decided. */
  readonly due: Promise<number>;
  /** Carries it out now; works from a page that goes away. */
  carryOut(): void;
  /** Takes it back. Rejects when it is too late, or cannot be said. */
  withdraw(): Promise<void>;
};

/** Lost on the way it happens all the same, when it is due. */
function hurry(id: string): void {
  longlist.carryOutCandidateDeletion(id, { keepalive: true }).catch(() => undefined);
}

/**
 * Decides that candidates are deleted. The service has their ids from now on, so that whatever becomes of this page all
 * of them are deleted, or nobody: what a page says last can only be short.
 */
export function decideDeletion(ids: readonly string[]): DeletionDecision {
  let known: string | null = null;
  const decided = longlist
    .decideCandidateDeletion({ ids: [...ids] }, { keepalive: ids.length <= OUTLIVING })
    .then((one) => {
      known = one.id;
      return one;
    });
  return {
    due: decided.then(({ due_at }) => Date.parse(due_at)),
    carryOut: () => {
      if (known !== null) hurry(known);
      else decided.then(({ id }) => hurry(id)).catch(() => undefined); // told by `due`
    },
    withdraw: async () => {
      const one = await decided.catch(() => null); // nothing was decided
      if (one !== null) await longlist.withdrawCandidateDeletion(one.id, { keepalive: true });
    },
  };
}
