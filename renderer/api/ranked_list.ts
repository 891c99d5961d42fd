import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCandidateFacts, useMatchingCandidates } from './candidates.ts';
import { useAllMarks } from './evaluations.ts';
import { useJobNominations } from './nominations.ts';
import { fetchRankingPage, fetchWholeRanking, rankingKeys, targetOf, type RankingWay } from './rankings.ts';
import { filterRanking, type RankedEntry } from './ranking_filters.ts';
import { isByCriteria, type RankingSearch } from './ranking_search.ts';

export type RankedList = {
  /** Those the filters let through, in ranking order. */
  readonly rows: readonly RankedEntry[];
  /** How many the ranking holds in all. */
  readonly total: number;
  /** True while pages are still being read: rows are right, but not yet all. */
  readonly filling: boolean;
  readonly loading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
};

/**
 * The ranking a search asks for, all pages of it, filtered without changing its order. The first page
 * is shown at once; the whole replaces it in one step, so that rows of two revisions never mix.
 */
export function useRankedList(search: RankingSearch): RankedList {
  const target = targetOf(search);
  const way: RankingWay = {
    filter_job_id: search.applicants === true ? (search.job ?? null) : null,
    score_version: isByCriteria(search) ? 2 : 1,
  };
  const first = useQuery({
    queryKey: rankingKeys.page(target, way),
    queryFn: ({ signal }) => fetchRankingPage(target!, way, 0, signal),
    enabled: target !== null,
    placeholderData: keepPreviousData,
  });
  const more =
    first.data !== undefined && !first.isPlaceholderData && first.data.total > first.data.results.length;
  const whole = useQuery({
    queryKey: rankingKeys.whole(target, way),
    queryFn: ({ signal }) => fetchWholeRanking(target!, way, signal),
    enabled: target !== null && more,
  });

  const words = (search.words ?? '').trim();
  const matching = useMatchingCandidates(words);
  const needs_facts = (search.place ?? '') !== '' || search.years !== undefined;
  const facts = useCandidateFacts(needs_facts);
  const nominations = useJobNominations(search.job ?? null);

  const source = more && whole.data !== undefined ? whole.data : first.data;
  const entries = source?.results;
  const needs_marks = search.findings !== undefined;
  const ids = useMemo(() => (entries ?? []).map((entry) => entry.candidate_id), [entries]);
  const marks = useAllMarks(search.job ?? null, ids, needs_marks);
  const rows = useMemo(
    () =>
      filterRanking(entries ?? [], search, {
        matching: matching.data,
        facts: facts.data,
        nominations: nominations.data,
        marks: marks.data,
      }),
    [entries, search, matching.data, facts.data, nominations.data, marks.data],
  );

  const filter_waits =
    (words !== '' && (matching.isPending || matching.isPlaceholderData)) ||
    (needs_facts && facts.isPending) ||
    (needs_marks && marks.isPending) ||
    (search.stages !== undefined && nominations.isPending);
  return {
    rows,
    total: source?.total ?? 0,
    filling: (more && whole.isPending) || first.isPlaceholderData || filter_waits,
    loading: target !== null && first.isPending,
    error: first.error ?? whole.error ?? matching.error ?? facts.error ?? nominations.error ?? marks.error,
    retry: () =>
      void Promise.all(
        [first, whole, matching, facts, nominations, marks].map((one) => one.isError && one.refetch()),
      ),
  };
}
