import { rateLimited } from '../../errors.ts';

const WINDOW_MS = 60_000;
const ALLOWED = 10;
/** Bounds memory when somebody tries one made-up client id after another. */
const KEPT = 10_000;

export type Attempts = {
  /** Throws RATE_LIMITED when this client and address sent too many wrong secrets within a minute. */
  assertAllowed(client_id: string, address: string): void;
  wrong(client_id: string, address: string): void;
};

export function wrongSecretAttempts(now: () => number = Date.now): Attempts {
  const by_key = new Map<string, number[]>();
  const recent = (key: string): number[] => (by_key.get(key) ?? []).filter((at) => at > now() - WINDOW_MS);
  return {
    assertAllowed: (client_id, address) => {
      const times = recent(`${client_id} ${address}`);
      // the attempt whose end of the minute brings the count below the limit again
      const oldest = times.at(-ALLOWED);
      if (oldest === undefined) return;
      throw rateLimited(
        (seconds) => `Too many wrong secrets. Try again in ${seconds} seconds.`,
        oldest + WINDOW_MS,
        now(),
      );
    },
    wrong: (client_id, address) => {
      const key = `${client_id} ${address}`;
      const times = [...recent(key), now()];
      by_key.delete(key);
      by_key.set(key, times);
      const first = by_key.keys().next().value;
      if (by_key.size > KEPT && first !== undefined) by_key.delete(first);
    },
  };
}
