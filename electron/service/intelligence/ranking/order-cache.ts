import { BoundedMap } from '../bounded_map.ts';

type Entry<T> = { readonly revision: number; readonly value: Promise<T> };

/**
 * Keeps the orders last asked for, so that page 50 costs what page 1 costs. An order belongs to a key
 * (target and score version) and a revision of the data; requests that come while one is computed share it.
 */
type OrderCache<T> = {
  get(key: string, revision: number, compute: () => Promise<T>): Promise<T>;
  clear(): void;
};

/** @param capacity orders kept: one of 100,000 candidates takes about 2 MB. */
export function createOrderCache<T>(capacity = 16): OrderCache<T> {
  const entries = new BoundedMap<string, Entry<T>>(capacity);
  return {
    get(key, revision, compute) {
      const known = entries.get(key);
      const entry = known?.revision === revision ? known : { revision, value: compute() };
      entries.set(key, entry);
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.value;
    },
    clear: () => entries.clear(),
  };
}
