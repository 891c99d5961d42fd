import { createStore } from '../api/external_store.ts';

/**
 * Records that are deleted when the notice about it goes. They are hidden by this, not taken out of what was
 * fetched: the list is fetched again at any time, and would bring them back with a button to delete them once more.
 */
export const leaving = createStore<ReadonlySet<string>>(new Set());

export function leave(id: string): void {
  leaving.update((ids) => new Set([...ids, id]));
}

export function stay(id: string): void {
  leaving.update((ids) => new Set([...ids].filter((one) => one !== id)));
}
