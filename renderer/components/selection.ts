import { createStore, useStore } from '../api/external_store.ts';

/** Who was looked at last in each ranking, so that going back leads to the same row. */
const selected = createStore<ReadonlyMap<string, string>>(new Map());

export function useSelected(ranking: string): [string | null, (candidate_id: string) => void] {
  const all = useStore(selected);
  return [all.get(ranking) ?? null, (candidate_id) => select(ranking, candidate_id)];
}

export function select(ranking: string, candidate_id: string): void {
  selected.update((all) => new Map(all).set(ranking, candidate_id));
}

let asked_quote: string | null = null;

/** Opens the next candidate view at this quote (see evidenceKey). */
export function askForQuote(key: string): void {
  asked_quote = key;
}

let asked_criterion: string | null = null;

/** Opens the next candidate view at what was found of this criterion. */
export function askForCriterion(id: string): void {
  asked_criterion = id;
}

export function takeAskedCriterion(): string | null {
  const id = asked_criterion;
  asked_criterion = null;
  return id;
}

export function takeAskedQuote(): string | null {
  const key = asked_quote;
  asked_quote = null;
  return key;
}
