import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { SavedSearchMatches } from '#service/api/people/saved_searches/schema.ts';
import { parsePoolSearch } from '../addresses/pool_search.ts';
import { parseRankingSearch } from '../addresses/ranking_search.ts';
import { createStore } from '../lib/external_store.ts';
import { longlist } from './client.ts';
import { isByMeaning, poolQuery } from './pool.ts';
import {
  useSavedSearches,
  type Asks,
  type SavedFilters,
  type SavedSearch,
  type SearchView,
} from './saved_searches.ts';

/** What the service is asked for a kept search, so that it can tell who is new; null for one it cannot be asked. */
export function asksOf(view: SearchView, search: SavedFilters): Asks | null {
  const query = view === 'pool' ? askedOfPool(search) : askedOfRanking(search);
  if (query === null) return null;
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

function askedOfPool(saved: SavedFilters): object | null {
  const search = parsePoolSearch(saved);
  // by meaning everybody is found, in another order
  if (isByMeaning(search)) return null;
  const { sort: _sort, ...query } = poolQuery(search, (search.q ?? '').trim());
  return query;
}

/** A ranking takes nobody away; its filters do, and are the pool's but for two. */
function askedOfRanking(saved: SavedFilters): object | null {
  const { words = '', place, years, tags, stages, job, applicants, findings } = parseRankingSearch(saved);
  if (applicants !== undefined || findings !== undefined) return null;
  return {
    ...poolQuery(
      {
        ...(place !== undefined && { place }),
        ...(years !== undefined && { years: Math.ceil(years) }),
        ...(tags !== undefined && { tags }),
        ...(stages !== undefined && job !== undefined && { job }),
      },
      words.trim(),
    ),
    ...(stages !== undefined && { stage_ids: stages.join(',') }),
  };
}

/** Who is new to the searches that tell, by the search. */
export function useSearchNews() {
  return useQuery({
    queryKey: ['saved_searches', 'news'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, SavedSearchMatches>> => {
      const all = await longlist.listSavedSearchMatches({ signal });
      return new Map(all.map((one) => [one.saved_search_id, one]));
    },
  });
}

/** How many people are new to the searches of a view; 0 as long as nobody knows. */
export function useNewOfView(view: SearchView): number {
  const news = useSearchNews().data;
  const searches = useSavedSearches(view, (news?.size ?? 0) > 0).data ?? [];
  const ids = new Set(searches.flatMap(({ id }) => news?.get(id)?.candidate_ids ?? []));
  return ids.size;
}

/** Who was new to the search that was applied last: they are marked while it is looked at. */
export const justFound = createStore<ReadonlySet<string>>(new Set());

/** A search is looked at: whoever is new to it is marked, and not told of again. */
export async function lookAt(client: QueryClient, search: SavedSearch, news: SavedSearchMatches | undefined) {
  justFound.set(new Set(news?.candidate_ids));
  if (!search.tells) return;
  await longlist.lookAtSavedSearch(search.id);
  await client.invalidateQueries({ queryKey: ['saved_searches'] });
}
