import { createStore } from './external_store.ts';

/**
 * Records that are deleted when the notice about it goes. They are hidden by this, not taken out of what was
 * fetched: the list is fetched again at any time, and would bring them back with a button to delete them once more.
 */
export const pendingDeletions = createStore<ReadonlySet<string>>(new Set());

export function addPendingDeletions(...some: readonly string[]): void {
  pendingDeletions.update((ids) => new Set([...ids, ...some]));
}

export function cancelPendingDeletions(...some: readonly string[]): void {
  const back = new Set(some);
  pendingDeletions.update((ids) => new Set([...ids].filter((one) => !back.has(one))));
}
