import { useEffect, useMemo, useState } from 'react';
import { useMatchingCandidates } from '../../api/candidates.ts';
import { useSamePeople } from '../../api/duplicates.ts';
import { useStore } from '../../lib/external_store.ts';
import { useAllStages, useJobNominations, useStages, type JobNominations } from '../../api/nominations.ts';
import type { PipelineSearch } from '../../addresses/pipeline_search.ts';
import { useRankedList } from '../../api/ranked_list.ts';
import { idsOf, positionsOf } from '../../api/ranking_filters.ts';
import { oneOfEach, peopleOf, type RankedPeople } from '../../api/ranked_people.ts';
import { useTaggedPeople } from '../../api/tags.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { boardColumns, steadyColumns, type BoardColumn } from './columns.ts';

export type Board = {
  readonly columns: readonly BoardColumn[];
  /** How many people the job has, and how many of them the filters show; whoever has several resumes counts once. */
  readonly total: number;
  readonly shown: number;
  /** How many resumes they are. */
  readonly resume_total: number;
  /** All resumes of whom there are several, by each of them. */
  readonly resumes: ReadonlyMap<string, readonly string[]>;
  /** Those of whom there are several; null where nobody is there twice. */
  readonly people: RankedPeople | null;
  /** Their place among people, by candidate; missing while unknown. */
  readonly positions: ReadonlyMap<string, number>;
  /** Those of the ranking of whom no resume is nominated yet, first to last: one of each person. */
  readonly further: readonly string[];
  /** Whether anybody was ever ranked: without, there is nobody to bring in. */
  readonly ranked_total: number;
  readonly loading: boolean;
  /** Whether more of the order is on its way. */
  readonly filling: boolean;
  readonly error: unknown;
  readonly retry: () => void;
};

/** A ranking that is not there so soon, as after a start, is not waited for: the cards then find their order later. */
const PATIENCE_MS = 700;

const NOBODY: JobNominations = new Map();

function useWaited(): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return waited;
}

/** The nominations of a job as columns, in the order of its ranking. A ranking that fails takes no card away. */
export function useBoard(search: PipelineSearch): Board {
  const job_id = search.job ?? null;
  const stages = useStages(job_id);
  const all_stages = useAllStages();
  const nominations = useJobNominations(job_id);
  const ranking_search = useMemo(() => (job_id === null ? {} : { job: job_id }), [job_id]);
  const ranking = useRankedList(ranking_search);
  const words = (search.words ?? '').trim();
  const matching = useMatchingCandidates(words);
  const tagged = useTaggedPeople(search.tag === undefined ? undefined : [search.tag]);
  const gone = useStore(pendingDeletions);
  const waited = useWaited();

  const { rows } = ranking;
  const order = idsOf(rows);
  const groups = useSamePeople();
  const ranked = peopleOf(order, groups);
  const known = nominations.data ?? NOBODY;
  const here = useMemo(
    () => [...new Set([...order, ...known.keys()])].filter((id) => known.has(id) && !gone.has(id)),
    [order, known, gone],
  );
  const people = peopleOf(here, groups);
  const resumes = useMemo(
    () => new Map(people?.several.flatMap((ids) => ids.map((id) => [id, ids] as const))),
    [people],
  );
  const by_words = words === '' ? undefined : matching.data?.ids;
  const by_tag = search.tag === undefined ? undefined : tagged.data;
  const [steady] = useState(steadyColumns);
  const columns = useMemo(
    () =>
      steady(
        boardColumns({
          stages: stages.data,
          all_stages: all_stages.data ?? [],
          nominations: known,
          order: here,
          resumes,
          isShown: (id) => by_words?.has(id) !== false && by_tag?.has(id) !== false,
        }),
      ),
    [steady, stages.data, all_stages.data, known, here, resumes, by_words, by_tag],
  );
  const further = useMemo(() => {
    if (nominations.data === undefined) return [];
    const personOf = (id: string): string => groups?.get(id) ?? id;
    const taken = new Set(here.map(personOf));
    return oneOfEach(order, ranked).filter((id) => !taken.has(personOf(id)) && !gone.has(id));
  }, [order, ranked, here, groups, nominations.data, gone]);
  const needed = [
    stages,
    nominations,
    ...(words === '' ? [] : [matching]),
    ...(search.tag === undefined ? [] : [tagged]),
  ];
  return {
    columns,
    total: here.length - (people?.folded ?? 0),
    resume_total: here.length,
    resumes,
    people,
    shown: columns.reduce((sum, { cards }) => sum + cards.length, 0),
    positions: ranked?.places ?? positionsOf(rows),
    further,
    ranked_total: ranking.total,
    loading:
      stages.isPending ||
      nominations.isPending ||
      (((ranking.loading && ranking.error === null) || groups === undefined) && !waited),
    filling: ranking.error === null && (ranking.filling || ranking.loading),
    error: needed.find((one) => one.isLoadingError)?.error ?? null,
    retry: () => void Promise.all(needed.map((one) => one.isError && one.refetch())),
  };
}
