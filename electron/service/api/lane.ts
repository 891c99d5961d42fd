import { rateLimited } from '../errors.ts';

const tooMany = (): string => 'Too many secrets are being checked. Try again in a second.';

/** Work that is done one after another; as `most` wait already, RATE_LIMITED. */
export type Lane = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A lane for slow hashes: however many secrets somebody sends, one core at most is busy with them, and nobody waits
 * for more than `most` of them.
 */
export function boundedLane(most: number): Lane {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= most) {
      const now = Date.now();
      throw rateLimited(tooMany, now + 1000, now, most);
    }
    waiting += 1;
    const turn = last.then(work).finally(() => (waiting -= 1));
    last = turn.catch(() => undefined);
    return turn;
  };
}
