import { createStore } from './external_store.ts';

/**
 * Ids of records that are deleted when their notice goes. Lists hide them by this set instead of removing them from the
 * fetched data: a refetch would bring them back.
 */
export const pendingDeletions = createStore<ReadonlySet<string>>(new Set());

export function addPendingDeletions(...some: readonly string[]): void {
  pendingDeletions.update((ids) => new Set([...ids, ...some]));
}

/**
 * This long after a deletion, everybody who still exists appears again: people the service could not delete, and people a
 * backup brought back. By then the lists have been fetched again without the deleted ones.
 */
export const DELETIONS_SETTLE_MS = 300_000;

export function cancelPendingDeletions(...some: readonly string[]): void {
  const back = new Set(some);
  pendingDeletions.update((ids) => new Set([...ids].filter((one) => !back.has(one))));
}
