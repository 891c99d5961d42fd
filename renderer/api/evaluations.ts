import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CriterionEvaluation, CriterionEvaluationDetail } from '#service/api/evaluations/schema.ts';
import type { CandidateMarks } from '../../resources/client/longlist.ts';
import { createBatcher } from './batch.ts';
import { longlist } from './client.ts';
import { byCriterion, type Marks } from './marks.ts';

export type { CriterionEvaluation, CriterionEvaluationDetail };

export const evaluationKeys = {
  all: ['evaluations'] as const,
  ofNomination: (id: string | null) => ['evaluations', 'nomination', id] as const,
  ofCandidate: (id: string, type: 'tag' | 'org_wide') => ['evaluations', 'candidate', id, type] as const,
  detail: (nomination_id: string, criterion_id: string) =>
    ['evaluations', 'detail', nomination_id, criterion_id] as const,
  marks: (job_id: string, candidate_id: string) => ['criterion_marks', job_id, candidate_id] as const,
  all_marks: (job_id: string | null, ids: string) => ['criterion_marks', 'all', job_id, ids] as const,
};

/** What is being evaluated is asked for again after this. */
const AGAIN_MS = 1500;

function againWhileInProgress(evaluations: readonly CriterionEvaluation[] | undefined): number | false {
  return evaluations?.some(({ evaluation }) => evaluation.state === 'IN_PROGRESS') === true
    ? AGAIN_MS
    : false;
}

/** The job's criteria for one who is considered for it, with evidence and a person's own answers. */
export function useNominationEvaluations(nomination_id: string | null) {
  return useQuery({
    queryKey: evaluationKeys.ofNomination(nomination_id),
    queryFn: ({ signal }): Promise<CriterionEvaluation[]> =>
      longlist.listNominationEvaluations(nomination_id ?? '', { include: 'evidence' }, { signal }),
    enabled: nomination_id !== null,
    refetchInterval: ({ state }) => againWhileInProgress(state.data),
  });
}

/** Criteria of everybody, or of the candidate's tags. */
export function useCandidateEvaluations(candidate_id: string, criterion_type: 'tag' | 'org_wide') {
  return useQuery({
    queryKey: evaluationKeys.ofCandidate(candidate_id, criterion_type),
    queryFn: ({ signal }): Promise<CriterionEvaluation[]> =>
      longlist.listCandidateEvaluations(candidate_id, { criterion_type, include: 'evidence' }, { signal }),
    refetchInterval: ({ state }) => againWhileInProgress(state.data),
  });
}

/** What the list leaves out: which engine answered, or why there is no answer. */
export function useEvaluationDetail(nomination_id: string | null, criterion_id: string, enabled: boolean) {
  return useQuery({
    queryKey: evaluationKeys.detail(nomination_id ?? '', criterion_id),
    queryFn: ({ signal }): Promise<CriterionEvaluationDetail> =>
      longlist.getNominationEvaluation(nomination_id ?? '', criterion_id, { signal }),
    enabled: enabled && nomination_id !== null,
  });
}

/** A person's answer as it is set. */
export type Override = { readonly is_criterion_met: boolean; readonly reason: string | null };

/** Sets and takes back a person's answer, and evaluates anew. All throw ApiError. */
export function useEvaluationChanges(nomination_id: string | null) {
  const client = useQueryClient();
  const refresh = async (): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: evaluationKeys.all }),
      client.invalidateQueries({ queryKey: ['criterion_marks'] }),
    ]);
  };
  return {
    override: async (criterion_id: string, answer: Override | null): Promise<void> => {
      if (nomination_id === null) return;
      await (answer === null
        ? longlist.removeEvaluationOverride(nomination_id, criterion_id, { keepalive: true })
        : longlist.overrideEvaluation(nomination_id, criterion_id, answer));
      await refresh();
    },
    evaluateAgain: async (): Promise<void> => {
      if (nomination_id !== null) await longlist.evaluateNomination(nomination_id);
      await refresh();
    },
  };
}

const MARKS = 100;

/** One batcher a job: a request asks for one. */
const batchers = new Map<string, (candidate_id: string) => Promise<CandidateMarks | null>>();

function fetchMarks(job_id: string, candidate_id: string): Promise<CandidateMarks | null> {
  const known =
    batchers.get(job_id) ??
    createBatcher(MARKS, async (ids) => {
      const found = await longlist.listCriterionMarks(job_id, { candidate_id: [...ids] });
      return new Map(found.map((one) => [one.candidate_id, one]));
    });
  batchers.set(job_id, known);
  return known(candidate_id);
}

/** The marks of the rows on screen, by candidate; null for one who has none, undefined while unknown. */
export function useCriterionMarks(
  job_id: string | null,
  candidate_ids: readonly string[],
): ReadonlyMap<string, Marks | null | undefined> {
  return useQueries({
    queries: candidate_ids.map((id) => ({
      queryKey: evaluationKeys.marks(job_id ?? '', id),
      queryFn: () => fetchMarks(job_id ?? '', id),
      enabled: job_id !== null,
      refetchInterval: ({ state }: { state: { data: CandidateMarks | null | undefined } }) =>
        state.data?.marks.some(({ finding }) => finding === 'in_progress') === true ? AGAIN_MS : false,
    })),
    combine: (results) => new Map(candidate_ids.map((id, index) => [id, byCriterion(results[index]?.data)])),
  });
}

/** The marks of a whole ranking, which a filter by finding needs. */
export function useAllMarks(job_id: string | null, candidate_ids: readonly string[], enabled: boolean) {
  const ids = useMemo(() => candidate_ids.toSorted(), [candidate_ids]);
  return useQuery({
    queryKey: evaluationKeys.all_marks(job_id, enabled ? ids.join() : ''),
    queryFn: async () => {
      const all = new Map<string, Marks>();
      for (let start = 0; start < ids.length; start += MARKS) {
        for (const one of await longlist.listCriterionMarks(job_id ?? '', {
          candidate_id: ids.slice(start, start + MARKS),
        })) {
          all.set(one.candidate_id, byCriterion(one) ?? new Map());
        }
      }
      return all as ReadonlyMap<string, Marks>;
    },
    enabled: enabled && job_id !== null && ids.length > 0,
    refetchInterval: ({ state }) =>
      [...(state.data?.values() ?? [])].some((marks) =>
        [...marks.values()].some(({ finding }) => finding === 'in_progress'),
      )
        ? AGAIN_MS
        : false,
  });
}
