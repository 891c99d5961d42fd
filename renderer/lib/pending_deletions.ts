import { createStore } from './external_store.ts';

/**
 * Records that are deleted when the notice about it goes. They are hidden by this, not taken out of what was
 * fetched: the list is fetched again at any time, and would bring them back with a button to delete them once more.
 */
export const leaving = createStore<ReadonlySet<string>>(new Set());

export function leave(...some: readonly string[]): void {
  leaving.update((ids) => new Set([...ids, ...some]));
}

export function stay(...some: readonly string[]): void {
  const back = new Set(some);
  leaving.update((ids) => new Set([...ids].filter((one) => !back.has(one))));
}
