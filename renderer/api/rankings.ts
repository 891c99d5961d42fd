import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RankingEntry } from '#service/api/screening/rankings/schema.ts';
import { longlist, type Page } from './client.ts';
import type { RankingOrder, RankingSearch } from '../addresses/ranking_search.ts';

export type { RankingEntry };

/** What decides the order: exactly one of the two. */
export type Target = { readonly target_resource_id: string } | { readonly q: string };

/** How a ranking is made, beside its target. */
export type RankingWay = {
  /** Only those who applied for this job. */
  readonly filter_job_id: string | null;
  readonly order: RankingOrder;
};

export const BY_MEANING: RankingWay = { filter_job_id: null, order: 'meaning' };

/** How each order is asked for. */
const ASKED = {
  best: { order: 'best_match' },
  corrected: { order: 'best_match_corrected' },
  meaning: { score_version: 1 },
  criteria: { score_version: 2 },
} as const;

export const rankingKeys = {
  all: ['rankings'] as const,
  page: (target: Target | null, way: RankingWay) => [kindOf(way), 'first', target, way] as const,
  whole: (target: Target | null, way: RankingWay) => [kindOf(way), 'whole', target, way] as const,
};

/** Whether a query is a ranking of those alone who are considered for a job: a nomination changes who that is. */
export function isOfApplicants([kind, , , way]: readonly unknown[]): boolean {
  const is_ranking = kind === 'rankings' || kind === 'criteria_rankings';
  return is_ranking && typeof (way as RankingWay | undefined)?.filter_job_id === 'string';
}

/** An answer moves people only in rankings by criteria, which events.ts marks stale. */
function kindOf({ order }: RankingWay): 'rankings' | 'criteria_rankings' {
  return order === 'meaning' ? 'rankings' : 'criteria_rankings';
}

/** null when the search names nothing to rank by. */
export function targetOf(search: RankingSearch): Target | null {
  if (search.by === 'words') return search.q === undefined ? null : { q: search.q };
  const id = search.by === undefined ? search.job : search.target;
  return id === undefined ? null : { target_resource_id: id };
}

/** Whether a job is what a ranking is by. */
export function isJob(target: Target, job_id: string | null): boolean {
  return 'target_resource_id' in target && target.target_resource_id === job_id;
}

const PAGE = 100;

export function fetchRankingPage(
  target: Target,
  { filter_job_id, order }: RankingWay,
  offset: number,
  signal?: AbortSignal,
): Promise<Page<RankingEntry>> {
  return longlist
    .listRankings(
      {
        ...target,
        filter_job_id: filter_job_id ?? undefined,
        ...ASKED[order],
        offset,
        limit: PAGE,
        include: 'band',
      },
      { signal },
    )
    .page();
}

/** All pages, four at a time. A candidate that moved between two of them is kept where seen first. */
export async function fetchWholeRanking(
  target: Target,
  way: RankingWay,
  signal?: AbortSignal,
): Promise<{ results: RankingEntry[]; total: number }> {
  const first = await fetchRankingPage(target, way, 0, signal);
  const pages: (readonly RankingEntry[])[] = [first.results];
  const offsets = Array.from({ length: Math.ceil(first.total / PAGE) - 1 }, (_, index) => (index + 1) * PAGE);
  const worker = async (): Promise<void> => {
    for (let offset = offsets.shift(); offset !== undefined; offset = offsets.shift()) {
      pages[offset / PAGE] = (await fetchRankingPage(target, way, offset, signal)).results;
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  const seen = new Set<string>();
  const results = pages
    .flat()
    .filter((entry) => !seen.has(entry.candidate_id) && seen.add(entry.candidate_id));
  return { results, total: first.total };
}

/** Why a candidate stands where they stand, as a query that others share. */
export function reasonsQuery(candidate_id: string, target: Target) {
  return queryOptions({
    queryKey: ['reasons', candidate_id, target],
    queryFn: ({ signal }) => longlist.getRankingReasons(candidate_id, target, { signal }),
  });
}

/** Why a candidate stands where they stand: the passages that weigh most; for a job also its skills. */
export function useReasons(candidate_id: string | null, target: Target | null) {
  return useQuery({
    ...reasonsQuery(candidate_id ?? '', target ?? { q: '' }),
    enabled: candidate_id !== null && target !== null,
  });
}

export function usePrefetchReasons(
  candidate_ids: readonly (string | undefined)[],
  target: Target | null,
): void {
  const client = useQueryClient();
  const wanted = candidate_ids.filter((id) => id !== undefined).join();
  const key = JSON.stringify(target);
  useEffect(() => {
    if (wanted === '' || key === 'null') return;
    for (const id of wanted.split(',')) {
      void client.prefetchQuery(reasonsQuery(id, JSON.parse(key) as Target));
    }
  }, [client, wanted, key]);
}
