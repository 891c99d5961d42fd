import { BoundedMap } from '../bounded_map.ts';

const caches: Map<string, unknown>[] = [];
/** More texts than any resume asks about; a file made to hurt drops its own. */
const MAX_COUNT = 5000;

/** A function worked out once for each text, as readers ask the same of the same lines; see `clearMemoized`. */
export function memoized<T>(work: (text: string) => T): (text: string) => T {
  const known = new BoundedMap<string, T>(MAX_COUNT);
  caches.push(known);
  return (text) => {
    const old = known.get(text);
    if (old !== undefined) return old;
    const fresh = work(text);
    known.set(text, fresh);
    return fresh;
  };
}

/** Forgets every text, so that nothing of a resume stays in memory once it is read. */
export function clearMemoized(): void {
  for (const cache of caches) cache.clear();
}

/** A function of an object that is worked out once for each object, for as long as that is in use. */
export function oncePer<K extends WeakKey, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    let made = known.get(key);
    if (made === undefined) known.set(key, (made = { value: work(key) }));
    return made.value;
  };
}
