import { createStore } from './external_store.ts';

/**
 * Ids of records that are deleted when their notice goes. Lists hide them by this set instead of removing them from the
 * fetched data: a refetch would bring them back.
 */
export const pendingDeletions = createStore<ReadonlySet<string>>(new Set());

export function addPendingDeletions(...some: readonly string[]): void {
  pendingDeletions.update((ids) => new Set([...ids, ...some]));
}

export function cancelPendingDeletions(...some: readonly string[]): void {
  const back = new Set(some);
  pendingDeletions.update((ids) => new Set([...ids].filter((one) => !back.has(one))));
}
