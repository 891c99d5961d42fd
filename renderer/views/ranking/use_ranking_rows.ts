import { useQueryClient } from '@tanstack/react-query';
import type { CandidateListItem } from '#service/api/people/candidates/schema.ts';
import { candidateRowQuery } from '../../api/candidates.ts';
import type { Criterion } from '../../api/criteria.ts';
import { candidateMarksQuery } from '../../api/evaluations.ts';
import { byCriterion, type Marks } from '../../api/marks.ts';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { usePersonStages } from '../../api/person_stages.ts';
import type { RankedEntry } from '../../api/ranking_filters.ts';
import type { RankingOrder } from '../../addresses/ranking_search.ts';
import { stageName } from '../../features/stages/stage_name.ts';

/** A row of the ranking with all that is shown in it. */
export type RankingRowFacts = {
  readonly entry: RankedEntry;
  /** null for one who is no longer here. */
  readonly candidate: CandidateListItem | null;
  readonly marks: Marks | null;
  readonly stage: string | null;
};

export type RankingOnScreen = {
  readonly title: string;
  readonly job_id: string | null;
  /** What it is put in order by, as it is called. */
  readonly order: RankingOrder;
  readonly rows: readonly RankedEntry[];
  readonly criteria: readonly Criterion[];
  readonly stages: readonly NominationStage[];
  /** Who stands beneath another resume of theirs, and tells the stage of this one alone. */
  readonly beneath: ReadonlyMap<string, string>;
};

/** Fetches rows that are not in sight, with what the screen shows of those that are: for paper and for spreadsheets. */
export function useRankingRows(of: RankingOnScreen): (ids: readonly string[]) => Promise<RankingRowFacts[]> {
  const client = useQueryClient();
  const stage_of = usePersonStages(of.job_id);
  const factsOf = async (entry: RankedEntry): Promise<RankingRowFacts> => {
    const id = entry.candidate_id;
    const [candidate, found] = await Promise.all([
      client.fetchQuery(candidateRowQuery(id)),
      of.job_id === null || of.criteria.length === 0
        ? null
        : client.fetchQuery(candidateMarksQuery(of.job_id, id)),
    ]);
    const stage = of.beneath.has(id) ? stage_of.ofResume(id) : stage_of.ofPerson(id);
    return {
      entry,
      candidate,
      marks: byCriterion(found) ?? null,
      stage: stage === undefined ? null : stageName(stage),
    };
  };
  return (ids) => {
    const wanted = new Set(ids);
    return Promise.all(of.rows.filter((row) => wanted.has(row.candidate_id)).map(factsOf));
  };
}
