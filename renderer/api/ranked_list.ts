import { usePeopleByFields } from './custom_fields.ts';
import { useCallbackRef } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pendingDeletions } from '../lib/pending_deletions.ts';
import { useAreAnswersMoving, useHeld } from './checking.ts';
import { useMusts } from './criteria.ts';
import { isNotFound } from '../lib/errors.ts';
import { useStore } from '../lib/external_store.ts';
import { useCandidateFacts, useMatchingCandidates } from './candidates.ts';
import { useAllMarks } from './evaluations.ts';
import { useAllStages, useJobNominations } from './nominations.ts';
import { usePersonStages } from './person_stages.ts';
import { fetchRankingPage, fetchWholeRanking, rankingKeys, targetOf, type RankingWay } from './rankings.ts';
import { byText, filterRanking, idsOf, type RankedEntry } from './ranking_filters.ts';
import { orderOf, type RankingSearch } from '../addresses/ranking_search.ts';
import { useTaggedPeople } from './tags.ts';

export type RankedList = {
  /** Those the filters let through, in ranking order. */
  readonly rows: readonly RankedEntry[];
  /** Ids of all the ranking holds, in its order, whatever the filters. */
  readonly order: readonly string[];
  /** The same by their text alone, where criteria count beside it. */
  readonly by_text: readonly string[];
  /** How many the ranking holds in all. */
  readonly total: number;
  /** True while pages are still being read: rows are right, but not yet all. */
  readonly filling: boolean;
  readonly loading: boolean;
  readonly error: unknown;
  /** No more than the first page could be fetched; `retry` fetches the rest. */
  readonly is_cut_short: boolean;
  /** What decides the order is no longer there, or never was. */
  readonly is_target_missing: boolean;
  readonly retry: () => void;
};

const NONE: readonly never[] = [];

/**
 * The ranking a search asks for, all pages of it, filtered without changing its order. The first page
 * is shown at once; the whole replaces it in one step, so that rows of two revisions never mix.
 */
export function useRankedList(search: RankingSearch): RankedList {
  const target = targetOf(search);
  const way: RankingWay = {
    filter_job_id: search.applicants === true ? (search.job ?? null) : null,
    order: orderOf(search),
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
  const stage_of = usePersonStages(search.job ?? null);
  const stages = useAllStages();
  const are_stages_known = nominations.data !== undefined && stages.data !== undefined;
  const stageOf = are_stages_known ? stage_of.ofPerson : undefined;

  const tagged = useTaggedPeople(search.tags);
  const having = usePeopleByFields(search.own);

  const is_whole = more && whole.data !== undefined;
  const source = useHeld(
    is_whole ? whole.data : first.data,
    JSON.stringify([target, way, is_whole, first.data === undefined, first.isPlaceholderData]),
    useAreAnswersMoving(),
  );
  // Whoever is about to be deleted is here no more, nor in any position or count.
  const gone = useStore(pendingDeletions);
  const results = source?.results ?? NONE;
  const entries = useMemo(() => {
    if (gone.size === 0) return results;
    const present = results.filter(({ candidate_id }) => !gone.has(candidate_id));
    return present.length === results.length ? results : present;
  }, [results, gone]);
  const needs_marks = search.findings !== undefined;
  const ids = idsOf(entries);
  const by_text = byText(entries);
  const marks = useAllMarks(search.job ?? null, ids, needs_marks);
  const needs_musts = search.findings?.some((one) => one.startsWith('must:')) === true;
  const musts = useMusts(needs_musts ? (search.job ?? null) : null);
  // A filter that cannot be answered shows nobody, and why: what is done with all shown would hit everybody.
  const asked = [
    words !== '' && matching,
    search.tags !== undefined && tagged,
    search.own !== undefined && having,
    needs_facts && facts,
    needs_marks && marks,
    needs_musts && musts,
    search.stages !== undefined && nominations,
    search.stages !== undefined && stages,
  ];
  const is_unanswerable = asked.some((one) => one !== false && one.isError && one.data === undefined);
  const rows = useMemo(
    () =>
      filterRanking(is_unanswerable ? NONE : entries, search, {
        matching: matching.data?.ids,
        facts: facts.data,
        stageOf,
        tagged: tagged.data,
        having: having.data,
        marks: marks.data,
        musts: musts.data,
      }),
    [
      is_unanswerable,
      entries,
      search,
      matching.data?.ids,
      facts.data,
      stageOf,
      tagged.data,
      having.data,
      marks.data,
      musts.data,
    ],
  );

  // isLoading: what is not asked for, as marks without a job, is not waited for
  const filter_waits = asked.some((one) => one !== false && (one.isLoading || one.isPlaceholderData));
  const total = (source?.total ?? 0) - (results.length - entries.length);
  // One that could not be fetched is as little there as one on its way.
  const filling = (more && whole.data === undefined) || first.isPlaceholderData || filter_waits;
  const loading = target !== null && first.isPending;
  const error =
    first.error ??
    whole.error ??
    matching.error ??
    facts.error ??
    nominations.error ??
    stages.error ??
    tagged.error ??
    having.error ??
    marks.error ??
    musts.error;
  const is_target_missing = isNotFound(first.error);
  const is_cut_short = more && whole.isLoadingError;
  const retry = useCallbackRef((): void => {
    const all = [first, whole, matching, facts, nominations, stages, tagged, having, marks, musts];
    void Promise.all(all.map((one) => one.isError && one.refetch()));
  });
  // The same as long as it says the same: what shows it is not drawn anew at every press of a key.
  return useMemo(
    () => ({
      rows,
      order: ids,
      by_text,
      total,
      filling,
      loading,
      error,
      is_cut_short,
      is_target_missing,
      retry,
    }),
    [rows, ids, by_text, total, filling, loading, error, is_cut_short, is_target_missing, retry],
  );
}
