import ipaddr from 'ipaddr.js';
import { BoundedMap } from '#service/intelligence/bounded_map.ts';
import { rateLimited } from '../errors.ts';
import type { ServiceError } from '../errors.ts';

const WINDOW_MS = 60_000;
/** Wrong secrets from one network: for one client, and for all of them, made-up ones too. */
const ALLOWED = { for_one: 10, for_all: 50 };
/** Bounds memory when somebody tries one made-up client id after another. */
const CACHE_SIZE = 10_000;

/** By what guesses from an address are counted: whoever has one address of IPv6 has all with the same first half. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read instanceof ipaddr.IPv6 ? `${read.parts.slice(0, 4).join(':')}::` : read.toString();
}

/** What was counted lately, by any names. */
export type RecentCounts = {
  /** RATE_LIMITED where a name was counted `most` times or more within the window that ends at `at`; else null. */
  refusal(name: string, most: number, at: number): ServiceError | null;
  add(name: string, at: number): void;
  /** Forgets one that was counted at this time, or without a time the last one. */
  takeBack(name: string, at?: number): void;
};

/**
 * Counts within a window that moves along.
 * @param told makes the sentence of a refusal from the seconds till the count is below the limit again
 */
export function recentCounts(
  window_ms: number,
  cache_size: number,
  told: (seconds: number) => string,
): RecentCounts {
  const by_name = new BoundedMap<string, readonly number[]>(cache_size);
  const recent = (name: string, at: number): readonly number[] =>
    (by_name.get(name) ?? []).filter((time) => time > at - window_ms);
  return {
    refusal: (name, most, at) => {
      // the one whose end of the window brings the count below the limit again
      const oldest = recent(name, at).at(-most);
      return oldest === undefined ? null : rateLimited(told, oldest + window_ms, at, most);
    },
    add: (name, at) => void by_name.set(name, [...recent(name, at), at]),
    takeBack: (name, at) => {
      const times = by_name.get(name) ?? [];
      const mine = at === undefined ? times.length - 1 : times.indexOf(at);
      if (mine >= 0) by_name.set(name, times.toSpliced(mine, 1));
    },
  };
}

export type Attempts = {
  /**
   * Counts a secret that is not known to be right. Gives RATE_LIMITED, and counts nothing, where too many wrong ones
   * came from this address within a minute, for this client or for all; else null.
   */
  count(client_id: string, address: string): ServiceError | null;
  /** The one that was counted was right after all. */
  takeBack(client_id: string, address: string): void;
};

function countsOf(client_id: string, address: string): readonly (readonly [name: string, most: number])[] {
  const network = networkOf(address);
  return [
    [`${client_id} ${network}`, ALLOWED.for_one],
    [network, ALLOWED.for_all],
  ];
}

/**
 * Counts wrong secrets. Ask only about those that are not known to be right: guesses must not keep the right one out.
 */
export function wrongSecretAttempts(now: () => number = () => performance.now()): Attempts {
  const counts = recentCounts(
    WINDOW_MS,
    CACHE_SIZE,
    (seconds) => `Too many wrong secrets. Try again in ${seconds} seconds.`,
  );
  return {
    count: (client_id, address) => {
      const at = now();
      const names = countsOf(client_id, address);
      for (const [name, most] of names) {
        const refusal = counts.refusal(name, most, at);
        if (refusal !== null) return refusal;
      }
      for (const [name] of names) counts.add(name, at);
      return null;
    },
    takeBack: (client_id, address) => {
      for (const [name] of countsOf(client_id, address)) counts.takeBack(name);
    },
  };
}
