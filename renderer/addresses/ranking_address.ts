import { parseRankingSearch, type RankingSearch } from './ranking_search.ts';

/** The address of the ranking: what it shows, and whose row was chosen, so that a copied one opens the same place. */
export type RankingAddress = RankingSearch & {
  /** Id of the candidate whose row is chosen. */
  readonly at?: string;
};

/** Reads an address; what it cannot understand is left out. */
export function parseRankingAddress(raw: Record<string, unknown>): RankingAddress {
  const { at } = raw;
  return { ...parseRankingSearch(raw), ...(typeof at === 'string' && at !== '' ? { at } : {}) };
}

/** What the ranking shows, without the row. */
export function searchOf(address: RankingAddress): RankingSearch {
  const { at: _at, ...search } = address;
  return search;
}
