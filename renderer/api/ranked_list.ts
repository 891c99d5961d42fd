import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCandidateFacts, useMatchingCandidates } from './candidates.ts';
import { useJobNominations } from './nominations.ts';
import { rankingKeys, fetchRankingPage, fetchWholeRanking, targetOf } from './rankings.ts';
import type { RankingSearch } from './ranking_search.ts';
import type { RankingEntry } from './rankings.ts';

/** A candidate where the ranking put them: `position` counts from 1 and no filter changes it. */
export type RankedEntry = RankingEntry & { readonly position: number };

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

const NO_STAGES: readonly string[] = [];

/**
 * The ranking a search asks for, all pages of it, filtered without changing its order. The first page
 * is shown at once; the whole replaces it in one step, so that rows of two revisions never mix.
 */
export function useRankedList(search: RankingSearch): RankedList {
  const target = targetOf(search);
  const filter_job_id = search.applicants === true ? (search.job ?? null) : null;
  const first = useQuery({
    queryKey: rankingKeys.page(target, filter_job_id),
    queryFn: ({ signal }) => fetchRankingPage(target!, filter_job_id, 0, signal),
    enabled: target !== null,
    placeholderData: keepPreviousData,
  });
  const more =
    first.data !== undefined && !first.isPlaceholderData && first.data.total > first.data.results.length;
  const whole = useQuery({
    queryKey: rankingKeys.whole(target, filter_job_id),
    queryFn: ({ signal }) => fetchWholeRanking(target!, filter_job_id, signal),
    enabled: target !== null && more,
  });

  const words = (search.words ?? '').trim();
  const matching = useMatchingCandidates(words);
  const needs_facts = (search.place ?? '') !== '' || search.years !== undefined;
  const facts = useCandidateFacts(needs_facts);
  const stages = search.stages ?? NO_STAGES;
  const nominations = useJobNominations(search.job ?? null);

  const source = more && whole.data !== undefined ? whole.data : first.data;
  const entries = source?.results;
  const rows = useMemo(() => {
    const place = (search.place ?? '').trim().toLocaleLowerCase();
    const out: RankedEntry[] = [];
    for (const [index, entry] of (entries ?? []).entries()) {
      if (words !== '' && matching.data?.has(entry.candidate_id) !== true) continue;
      if (
        stages.length > 0 &&
        !stages.includes(nominations.data?.get(entry.candidate_id)?.current_nomination_stage_id ?? '')
      ) {
        continue;
      }
      if (needs_facts) {
        const fact = facts.data?.get(entry.candidate_id);
        if (place !== '' && !(fact?.location ?? '').toLocaleLowerCase().includes(place)) continue;
        if (search.years !== undefined && (fact?.months_experience ?? -1) < search.years * 12) continue;
      }
      out.push({ ...entry, position: index + 1 });
    }
    return out;
  }, [
    entries,
    words,
    matching.data,
    stages,
    nominations.data,
    needs_facts,
    facts.data,
    search.place,
    search.years,
  ]);

  const waits_for_filter =
    (words !== '' && matching.isPending) ||
    (needs_facts && facts.isPending) ||
    (stages.length > 0 && nominations.isPending);
  return {
    rows,
    total: source?.total ?? 0,
    filling: (more && whole.data === undefined && !whole.isError) || first.isPlaceholderData,
    loading: target !== null && (first.isPending || waits_for_filter),
    error:
      first.error ??
      whole.error ??
      (words === '' ? null : matching.error) ??
      (needs_facts ? facts.error : null),
    retry: () => void Promise.all([first.refetch(), ...(more ? [whole.refetch()] : [])]),
  };
}
