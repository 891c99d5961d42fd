import { BoundedMap } from '#service/intelligence/bounded_map.ts';
import type { KeptAnswer, KeyScope } from '../api/access/idempotency/store.ts';

const LIFETIME_MS = 24 * 3600 * 1000;
/** Far more than anybody creates in a day; bounds memory. */
const CACHE_SIZE = 1000;

function nameOf({ client_id, path, key }: KeyScope): string {
  return JSON.stringify([client_id, path, key]);
}

/** Lets one request at a time run for each key, in the order they came. */
export function runningKeys(): { enter(scope: KeyScope): Promise<() => void> } {
  const last = new Map<string, Promise<void>>();
  return {
    enter: async (scope) => {
      const name = nameOf(scope);
      const before = last.get(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      last.set(name, promise);
      await before;
      return () => {
        if (last.get(name) === promise) last.delete(name);
        resolve();
      };
    },
  };
}

/** Answers that may not be written to disk. They end with the process. */
export function secretAnswers(): {
  find(scope: KeyScope): KeptAnswer | null;
  keep(scope: KeyScope, answer: KeptAnswer): void;
} {
  const kept = new BoundedMap<string, { readonly answer: KeptAnswer; readonly until: number }>(CACHE_SIZE);
  return {
    find: (scope) => {
      const found = kept.get(nameOf(scope));
      return found !== undefined && found.until > performance.now() ? found.answer : null;
    },
    keep: (scope, answer) => {
      kept.set(nameOf(scope), { answer, until: performance.now() + LIFETIME_MS });
    },
  };
}
