import { useSyncExternalStore } from 'react';

export type Store<T> = {
  get(): T;
  set(value: T): void;
  update(next: (value: T) => T): void;
  subscribe(listener: () => void): () => void;
};

/** A value outside React that parts of the page can watch. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const set = (next: T): void => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    set,
    update: (next) => set(next(value)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
