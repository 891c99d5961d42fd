import { rateLimited } from '../errors.ts';

const tooMany = (): string => 'Too many secrets are being checked. Try again in a second.';

/** For whom something waits, and how much of theirs may. */
export type Share = readonly [whose: string, most: number];
/** Work that is done one after another; as too much waits already, RATE_LIMITED. */
export type Lane = <T>(shares: readonly Share[], work: () => Promise<T>) => Promise<T>;

/**
 * A lane for slow hashes: however many secrets somebody sends, one core at most is busy with them, and nobody waits
 * for more than `most` of them. Shares are smaller, so that nobody fills the lane and keeps others out.
 */
export function boundedLane(most: number): Lane {
  let last: Promise<unknown> = Promise.resolve();
  const waiting: (readonly Share[])[] = [];
  const waitFor = (name: string): number =>
    waiting.filter((shares) => shares.some(([whose]) => whose === name)).length;
  return async (shares, work) => {
    const full = shares.find(([whose, of_one]) => waitFor(whose) >= of_one);
    if (full !== undefined || waiting.length >= most) {
      const now = Date.now();
      throw rateLimited(tooMany, now + 1000, now, full?.[1] ?? most);
    }
    waiting.push(shares);
    const turn = last.then(work).finally(() => waiting.splice(waiting.indexOf(shares), 1));
    last = turn.catch(() => undefined);
    return turn;
  };
}
