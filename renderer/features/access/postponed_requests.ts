import { createStore } from '../../lib/external_store.ts';

/** Requests a person put off, for as long as the page is open: the next opening shows them again. */
export const postponed = createStore<ReadonlySet<string>>(new Set());

export function postpone(id: string): void {
  postponed.update((ids) => new Set([...ids, id]));
}

export function showPostponed(): void {
  postponed.set(new Set());
}
