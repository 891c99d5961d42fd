import { createStore, useStore } from '../../lib/external_store.ts';
import { withoutFilters, type RankingSearch } from '../../addresses/ranking_search.ts';

/** Who was looked at last in each ranking (rankingKey), so that going back leads to the same row. */
const selected = createStore<ReadonlyMap<string, string>>(new Map());

/** What tells one ranking from another, whatever its filters. */
export function rankingKey(search: RankingSearch): string {
  return JSON.stringify(withoutFilters(search));
}

export function useSelected(ranking: string): [string | null, (candidate_id: string) => void] {
  const all = useStore(selected);
  return [all.get(ranking) ?? null, (candidate_id) => select(ranking, candidate_id)];
}

export function select(ranking: string, candidate_id: string): void {
  selected.update((all) => new Map(all).set(ranking, candidate_id));
}

/**
 * The row each ranking's address was last given by us: when it comes back unchanged, what was looked at since is
 * newer.
 */
const in_address = new Map<string, string>();

/** Says that the address of a ranking now names this row. */
export function putInAddress(ranking: string, candidate_id: string): void {
  in_address.set(ranking, candidate_id);
}

/** Takes the row an address names, unless that is one we wrote there ourselves. */
export function selectFromAddress(ranking: string, candidate_id: string): void {
  if (in_address.get(ranking) === candidate_id) return;
  in_address.set(ranking, candidate_id);
  select(ranking, candidate_id);
}
