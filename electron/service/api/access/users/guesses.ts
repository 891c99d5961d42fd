import { createHmac, timingSafeEqual } from 'node:crypto';
import { networkOf, recentCounts } from '../../attempts.ts';
import type { ServiceError } from '../../../errors.ts';
import { newSecret } from '../../secrets.ts';

const WINDOW_MS = 15 * 60_000;
/** Wrong passwords for one person: from one browser of theirs, or from all unknown browsers together. */
const FOR_PERSON = 10;
/** Wrong passwords from one address, or one network of IPv6, whoever they are for. */
const FROM_ADDRESS = 50;
/** Bounds memory when somebody tries one made-up name after another. */
const CACHE_SIZE = 20_000;

const tooMany = (seconds: number): string =>
  `Too many wrong passwords. Try again in ${Math.ceil(seconds / 60)} minutes, use a browser in which you signed in ` +
  'before, or ask an owner of the office for a link.';

/** Where a password is typed: the network address, and what tells a browser or a session of the person's own. */
export type From = {
  readonly address: string;
  /** Of a browser in which they signed in before. */
  readonly mark?: string | null;
  /** Of somebody who is signed in, and says their password again. */
  readonly session_id?: string | null | undefined;
};

type Count = readonly [name: string, most: number];

export type Attempt = {
  /** Counted as wrong already; null where too many were. */
  readonly refusal: ServiceError | null;
  /** It was right after all. */
  takeBack(): void;
};

/**
 * Slows guesses at passwords down without locking anybody out. A browser in which somebody signed in is given a mark;
 * with it, only its own mistakes count. All unknown browsers share one count for each person, so that many addresses
 * do not mean many guesses. (OWASP, "Slow Down Online Guessing Attacks with Device Cookies".)
 * @param key signs the marks, so that they need not be kept
 */
export function passwordGuesses(
  key: string,
  now: () => number = () => performance.now(),
): {
  /** Why a guess would not be looked at just now; null where it would. */
  refusal(email: string, user_id: string | null, from: From): ServiceError | null;
  /** Counts a guess, before it is looked at: many at once must not pass the count together. */
  attempt(email: string, user_id: string | null, from: From): Attempt;
  /** The mark of a browser in which somebody signed in: their own one again, or another. */
  markFor(user_id: string, mark: string | null): string;
} {
  const guesses = recentCounts(WINDOW_MS, CACHE_SIZE, tooMany);
  const signature = (user_id: string, nonce: string): Buffer =>
    createHmac('sha256', key).update(`browser\n${user_id}\n${nonce}`).digest();
  const nonceOf = (user_id: string | null, mark: string | null): string | null => {
    const [nonce, signed] = mark?.split('.') ?? [];
    if (user_id === null || nonce === undefined || signed === undefined) return null;
    const [expected, given] = [signature(user_id, nonce), Buffer.from(signed, 'base64url')];
    return expected.length === given.length && timingSafeEqual(expected, given) ? nonce : null;
  };
  const countsOf = (email: string, user_id: string | null, from: From): readonly Count[] => {
    const own = from.session_id ?? nonceOf(user_id, from.mark ?? null);
    if (own !== null) return [[`own ${own}`, FOR_PERSON]];
    return [
      [`person ${email}`, FOR_PERSON],
      [`address ${networkOf(from.address)}`, FROM_ADDRESS],
    ];
  };
  const refusalOf = (counts: readonly Count[], at: number): ServiceError | null => {
    for (const [name, most] of counts) {
      const refusal = guesses.refusal(name, most, at);
      if (refusal !== null) return refusal;
    }
    return null;
  };
  return {
    refusal: (email, user_id, from) => refusalOf(countsOf(email, user_id, from), now()),
    attempt(email, user_id, from) {
      const counts = countsOf(email, user_id, from);
      const at = now();
      const refusal = refusalOf(counts, at);
      if (refusal !== null) return { refusal, takeBack: () => undefined };
      for (const [name] of counts) guesses.add(name, at);
      return {
        refusal: null,
        takeBack: () => {
          for (const [name] of counts) guesses.takeBack(name, at);
        },
      };
    },
    markFor(user_id, mark) {
      if (mark !== null && nonceOf(user_id, mark) !== null) return mark;
      const nonce = newSecret();
      return `${nonce}.${signature(user_id, nonce).toString('base64url')}`;
    },
  };
}
