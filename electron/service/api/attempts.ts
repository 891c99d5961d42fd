import ipaddr from 'ipaddr.js';
import { BoundedMap } from '#service/intelligence/bounded_map.ts';
import { rateLimited } from '../errors.ts';
import type { ServiceError } from '../errors.ts';

const WINDOW_MS = 60_000;
const ALLOWED = 10;
/** Bounds memory when somebody tries one made-up client id after another. */
const CACHE_SIZE = 10_000;

/** By what guesses from an address are counted: whoever has one address of IPv6 has all with the same first half. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read instanceof ipaddr.IPv6 ? `${read.parts.slice(0, 4).join(':')}::` : read.toString();
}

export type Attempts = {
  /**
   * Counts a secret that is not known to be right. Gives RATE_LIMITED, and counts nothing, where this client and
   * address sent too many wrong ones within a minute; else null.
   */
  count(client_id: string, address: string): ServiceError | null;
  /** The one that was counted was right after all. */
  takeBack(client_id: string, address: string): void;
};

/**
 * Counts wrong secrets. Ask only about those that are not known to be right: guesses must not keep the right one out.
 */
export function wrongSecretAttempts(now: () => number = () => performance.now()): Attempts {
  const by_key = new BoundedMap<string, number[]>(CACHE_SIZE);
  return {
    count: (client_id, address) => {
      const key = `${client_id} ${networkOf(address)}`;
      const times = (by_key.get(key) ?? []).filter((at) => at > now() - WINDOW_MS);
      // the attempt whose end of the minute brings the count below the limit again
      const oldest = times.at(-ALLOWED);
      if (oldest === undefined) {
        by_key.set(key, [...times, now()]);
        return null;
      }
      return rateLimited(
        (seconds) => `Too many wrong secrets. Try again in ${seconds} seconds.`,
        oldest + WINDOW_MS,
        now(),
        ALLOWED,
      );
    },
    takeBack: (client_id, address) => {
      const key = `${client_id} ${networkOf(address)}`;
      const times = by_key.get(key);
      if (times !== undefined) by_key.set(key, times.slice(0, -1));
    },
  };
}
