import { useNavigate } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { CandidateSearch } from '../../addresses/candidate_search.ts';
import { searchOf, type RankingAddress } from '../../addresses/ranking_address.ts';
import { shownOrder } from '../../addresses/ranking_search.ts';
import { useJobCriteria } from '../../api/criteria.ts';
import { useCriterionCounts, useMarksOfSeveral } from '../../api/criterion_counts.ts';
import { useJob } from '../../api/jobs.ts';
import { usePersonStages } from '../../api/person_stages.ts';
import { useRankedList } from '../../api/ranked_list.ts';
import { useRankedPeople, useTextPlaces } from '../../api/ranked_people.ts';
import { idsOf, indexesOf } from '../../api/ranking_filters.ts';
import { targetOf, usePrefetchReasons } from '../../api/rankings.ts';
import { usePicked } from '../../features/bulk/picked.ts';
import { currentJob } from '../../features/current/current_job.ts';
import { rankingKey } from '../../features/current/selection.ts';
import { useTargetLabel } from '../../features/current/target_label.ts';
import { useDecisions } from '../../features/decisions/decisions.ts';
import { useDropZone } from '../../features/drop/drop_zones.ts';
import { useRankByFile } from '../../features/palette/use_rank_by_file.ts';
import { useIsActiveView, useSettledValue } from '../../lib/active_view.ts';
import { useSelectedIndex } from '../../lib/use_selected_index.ts';
import { texts } from '../../texts.ts';
import { useRankChanges } from './use_rank_changes.ts';
import { useRankingExport } from './use_ranking_export.ts';
import { useStacks } from './stacks.ts';
import { useRowInAddress } from './use_row_in_address.ts';
import { isPast } from '../../features/decisions/is_past.ts';

/** The ranking an address asks for: its rows, its filters, and who is chosen, picked and told about. */
export function useRanking(address: RankingAddress) {
  const search = useMemo(() => searchOf(address), [address]);
  const job_id = search.job ?? null;
  const job = useJob(job_id);
  const list = useRankedList(search);
  const people = useRankedPeople(list);
  const text_places = useTextPlaces(list);
  const label = useTargetLabel(search);
  const target = targetOf(search);
  const [opened_id, select] = useRowInAddress(address);
  const selected_id = useSettledValue(opened_id);
  const decisions = useDecisions(job_id);
  const stage_of = usePersonStages(job_id);
  const rankByFile = useRankByFile();
  const filter = useRef<HTMLInputElement>(null);
  const job_criteria = useJobCriteria(job_id);
  const criteria = useMemo(() => job_criteria.data ?? [], [job_criteria.data]);
  const asked_of = criteria.length === 0 ? null : job_id;
  const of_several = useMarksOfSeveral(asked_of, people);
  const counts = useCriterionCounts(asked_of, list, people, of_several);
  const [filtering, setFiltering] = useState(false);
  const openFilter = useCallback(() => setFiltering(true), []);

  useEffect(() => {
    if (job.data !== undefined) currentJob.set(job.data.id);
  }, [job.data]);
  useDropZone({
    id: 'target',
    title: texts.drop.rankBy,
    hint: texts.drop.rankByHint,
    onFiles: (files) => rankByFile(files[0]?.file),
  });

  // Thousands of rows that a filter took away, or a whole table of them, wait for the keys being pressed.
  const { stacked: stacked_now, toggle, wholeOf } = useStacks(list.rows, selected_id, select);
  const stacked = useDeferredValue(stacked_now);
  const shown = stacked_now.rows;
  const ids = idsOf(shown);
  const found = selected_id === null ? 0 : indexesOf(shown).get(selected_id);
  const index = useSelectedIndex(JSON.stringify(search), found, shown.length, list.filling);
  const picking = job_id === null ? `ranking:${rankingKey(search)}` : `ranking:${job_id}`;
  const picked = usePicked(picking);
  const changes = useRankChanges(search, list, people);
  const order = shownOrder(search, criteria.length > 0);
  const on_screen = {
    title: label.title,
    job_id,
    order,
    rows: list.rows,
    criteria,
    stages: decisions.stages,
    beneath: stacked_now.tops,
  };
  const exportRows = useRankingExport(on_screen);
  const entry = shown[index];

  // While a key is held down rows pass faster than reasons are drawn: the panel follows as soon as there is time.
  const told_index = useDeferredValue(index);
  const told = shown[told_index] ?? entry;
  // The next and the last one are ready before they are asked for.
  const is_active = useIsActiveView();
  usePrefetchReasons(is_active ? [ids[told_index + 1], ids[told_index - 1]] : [], target);

  const navigate = useNavigate();
  const open = (id: string | undefined, at: CandidateSearch = search): void => {
    if (id === undefined) return;
    select(id);
    void navigate({ to: '/candidates/$candidate_id', params: { candidate_id: id }, search: at });
  };
  const told_id = told?.candidate_id ?? '';
  return {
    search,
    job_id,
    target,
    label,
    list,
    /** null where each resume is somebody else's. */
    people,
    text_places,
    /** How many people it holds, whatever the filters. */
    total: list.total - (people?.folded ?? 0),
    /** Those drawn; for a moment they may be those before a change. */
    stacked,
    /** Those shown, stacks that are closed as one. */
    shown,
    ids,
    /** Opens or closes a stack; who is in it. */
    toggle,
    wholeOf,
    index,
    entry,
    told,
    /** Who stands below the one told about. */
    next: shown[told_index + 1],
    is_told_shortlisted: stage_of.ofResume(told_id)?.id === (decisions.shortlist_stage_id ?? ''),
    is_told_past_shortlist: isPast(
      stage_of.ofResume(told_id),
      decisions.shortlist_stage_id,
      decisions.stages,
    ),
    /** The stage their row shows, where that is another resume's. */
    told_elsewhere: stacked_now.tops.has(told_id) ? undefined : stage_of.elsewhere(told_id),
    decisions,
    criteria,
    counts,
    of_several: of_several ?? undefined,
    /** False while nobody knows what is asked. */
    are_criteria_known: job_criteria.data !== undefined,
    /** The list under which those picked are kept. */
    picking,
    picked,
    changes,
    order,
    on_screen,
    exportRows,
    filter,
    filtering,
    setFiltering,
    openFilter,
    select,
    open,
  };
}

/** What `useRanking` knows. */
export type RankingFacts = ReturnType<typeof useRanking>;
