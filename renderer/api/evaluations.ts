import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type {
  CriterionEvaluation,
  CriterionEvaluationDetail,
} from '#service/api/screening/evaluations/schema.ts';
import type { CandidateMarks } from '../../resources/client/longlist.ts';
import { createBatcher } from '../lib/batch.ts';
import { isChecking } from './checking.ts';
import { longlist } from './client.ts';
import { ApiError } from '../lib/errors.ts';
import { byCriterion, isBeingAnswered, type Marks } from './marks.ts';
import { useJobNominations } from './nominations.ts';
import { memoize } from '../lib/memoize.ts';
import { useRows } from '../lib/use_rows.ts';
import { isConflict } from './versioned.ts';

export type { CriterionEvaluation, CriterionEvaluationDetail };

const keys = {
  all: ['evaluations'] as const,
  ofNomination: (id: string | null) => ['evaluations', 'nomination', id] as readonly (string | null)[],
  ofJob: (candidate_id: string, job_id: string | null) =>
    ['evaluations', 'candidate', candidate_id, 'job', job_id] as readonly (string | null)[],
  ofCandidate: (id: string, type: 'tag' | 'org_wide') => ['evaluations', 'candidate', id, type] as const,
  detail: (nomination_id: string, criterion_id: string) =>
    ['evaluations', 'detail', nomination_id, criterion_id] as const,
  marks: (job_id: string, candidate_id: string) => ['criterion_marks', job_id, candidate_id] as const,
  all_marks: (job_id: string | null, set: string) => ['criterion_marks', 'all', job_id, set] as const,
};

/** What is being evaluated is asked for again after this. */
const AGAIN_MS = 1500;
/** Marks are, in case nothing is heard of their answers: mostly events come first, and with them the order. */
const MARKS_AGAIN_MS = 6000;

function againWhileInProgress(evaluations: readonly CriterionEvaluation[] | undefined): number | false {
  return evaluations?.some(({ evaluation }) => evaluation.state === 'IN_PROGRESS') === true
    ? AGAIN_MS
    : false;
}

/**
 * The job's criteria for anybody, with evidence and a person's own answers: by their nomination, or, for one who has
 * none (null), as rankings read everybody. Nothing is asked while it is not known (undefined).
 */
export function evaluationsQuery(
  candidate_id: string,
  job_id: string | null,
  nomination_id: string | null | undefined,
) {
  const is_alone = nomination_id === null;
  return queryOptions({
    queryKey: is_alone ? keys.ofJob(candidate_id, job_id) : keys.ofNomination(nomination_id ?? null),
    queryFn: ({ signal }): Promise<CriterionEvaluation[]> =>
      is_alone
        ? longlist.listJobEvaluationsOf(candidate_id, job_id ?? '', { include: 'evidence' }, { signal })
        : longlist.listNominationEvaluations(nomination_id ?? '', { include: 'evidence' }, { signal }),
    // one that is only being made has no id yet
    enabled: is_alone ? job_id !== null : nomination_id !== undefined && nomination_id !== '',
    refetchInterval: ({ state }) => againWhileInProgress(state.data),
  });
}

/** What was found of a job's criteria, whether they are considered for it or not. */
export function useJobEvaluations(candidate_id: string, job_id: string | null) {
  const nominations = useJobNominations(job_id);
  const nomination_id =
    nominations.data === undefined ? undefined : (nominations.data.get(candidate_id)?.id ?? null);
  return useQuery(evaluationsQuery(candidate_id, job_id, nomination_id));
}

/** Criteria of everybody, or of the candidate's tags, as a query that others share. */
export function candidateEvaluationsQuery(candidate_id: string, criterion_type: 'tag' | 'org_wide') {
  return queryOptions({
    queryKey: keys.ofCandidate(candidate_id, criterion_type),
    queryFn: ({ signal }): Promise<CriterionEvaluation[]> =>
      longlist.listCandidateEvaluations(candidate_id, { criterion_type, include: 'evidence' }, { signal }),
    refetchInterval: ({ state }) => againWhileInProgress(state.data),
  });
}

/** Criteria of everybody, or of the candidate's tags. */
export function useCandidateEvaluations(candidate_id: string, criterion_type: 'tag' | 'org_wide') {
  return useQuery(candidateEvaluationsQuery(candidate_id, criterion_type));
}

/** What the list leaves out: which engine answered, or why there is no answer. */
export function useEvaluationDetail(nomination_id: string | null, criterion_id: string, enabled: boolean) {
  return useQuery({
    queryKey: keys.detail(nomination_id ?? '', criterion_id),
    queryFn: ({ signal }): Promise<CriterionEvaluationDetail> =>
      longlist.getNominationEvaluation(nomination_id ?? '', criterion_id, { signal }),
    enabled: enabled && nomination_id !== null && nomination_id !== '',
  });
}

/** A person's answer as it is set. */
export type Override = { readonly is_criterion_met: boolean; readonly reason: string | null };

/** What must still hold for a change that was made looking at `shown`; null when it holds no more. */
async function conditionOf(
  nomination_id: string,
  criterion_id: string,
  shown: CriterionEvaluation['override'],
): Promise<{ if_match?: string; if_none_match?: string } | null> {
  if (shown === undefined) return {};
  if (shown === null) return { if_none_match: '*' };
  let if_match: string | null = null;
  try {
    const now = await longlist.getEvaluationOverride(nomination_id, criterion_id, {
      onAnswer: ({ headers }) => (if_match = headers.get('etag')),
    });
    if (now.created_at !== shown.created_at) return null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null; // somebody took it back
    throw error;
  }
  return if_match === null ? {} : { if_match };
}

/** Sets and takes back a person's answer, and evaluates anew. All throw ApiError. */
export function useEvaluationChanges(nomination_id: string | null) {
  const client = useQueryClient();
  const refresh = async (): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.all }),
      client.invalidateQueries({ queryKey: ['criterion_marks'] }),
    ]);
  };
  return {
    /**
     * `shown` is the answer the person had before them: false, and nothing is written, where by now another one
     * stands. Without it the answer is put there whatever stands.
     */
    override: async (
      criterion_id: string,
      answer: Override | null,
      shown?: CriterionEvaluation['override'],
    ): Promise<boolean> => {
      if (nomination_id === null) return true;
      try {
        const known = await conditionOf(nomination_id, criterion_id, shown);
        if (known === null) return false;
        await (answer === null
          ? longlist.removeEvaluationOverride(nomination_id, criterion_id, { ...known, keepalive: true })
          : longlist.overrideEvaluation(nomination_id, criterion_id, answer, known));
        return true;
      } catch (error) {
        if (isConflict(error)) return false;
        throw error;
      } finally {
        await refresh();
      }
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

/** The marks of one candidate: asked for together with the others of its turn. */
export function candidateMarksQuery(job_id: string, candidate_id: string) {
  return queryOptions({
    queryKey: keys.marks(job_id, candidate_id),
    queryFn: () => fetchMarks(job_id, candidate_id),
  });
}

const NONE: readonly never[] = [];

/** The marks of the rows on screen, by candidate; null for one who has none, undefined while unknown. */
export function useCriterionMarks(
  job_id: string | null,
  candidate_ids: readonly string[],
): ReadonlyMap<string, Marks | null | undefined> {
  const client = useQueryClient();
  const queryOf = useCallback(
    (id: string) => ({
      queryKey: keys.marks(job_id ?? '', id),
      queryFn: () => fetchMarks(job_id ?? '', id),
      refetchInterval: ({ state }: { state: { data: CandidateMarks | null | undefined } }) =>
        isBeingAnswered(byCriterion(state.data)) && !isChecking(client) ? MARKS_AGAIN_MS : false,
    }),
    [client, job_id],
  );
  const found = useRows(job_id === null ? NONE : candidate_ids, queryOf);
  return useMemo(() => new Map([...found].map(([id, one]) => [id, byCriterion(one)])), [found]);
}

/**
 * A short name for a set of candidates, whatever their order: all ids of thousands would be a key of 200 kB, hashed for
 * each drawing. Two sums of 32 bits: other sets have other names for all that can happen here.
 */
export const nameOfSet = memoize((ids: readonly string[]): string => {
  let [first, second] = [0, 0];
  for (const id of ids) {
    let [one, other] = [0x81_1c_9d_c5, 0x9e_37_79_b1];
    for (let at = 0; at < id.length; at += 1) {
      one = Math.imul(one ^ id.charCodeAt(at), 0x01_00_01_93);
      other = Math.imul(other + id.charCodeAt(at), 0x85_eb_ca_6b) ^ (other >>> 13);
    }
    first = (first + one) | 0;
    second = (second + other) | 0;
  }
  return [ids.length, first >>> 0, second >>> 0].map((number) => number.toString(36)).join('-');
});

/**
 * The marks of a whole ranking, which a filter by finding needs. Those of the job as it was before stay in sight while
 * somebody more is ranked.
 */
export function useAllMarks(job_id: string | null, candidate_ids: readonly string[], enabled: boolean) {
  const client = useQueryClient();
  return useQuery({
    queryKey: keys.all_marks(job_id, enabled ? nameOfSet(candidate_ids) : ''),
    queryFn: async () => {
      const all = new Map<string, Marks>();
      for (let start = 0; start < candidate_ids.length; start += MARKS) {
        for (const one of await longlist.listCriterionMarks(job_id ?? '', {
          candidate_id: candidate_ids.slice(start, start + MARKS),
        })) {
          all.set(one.candidate_id, byCriterion(one) ?? new Map());
        }
      }
      return all as ReadonlyMap<string, Marks>;
    },
    placeholderData: (before, query) => (query?.queryKey[2] === job_id ? before : undefined),
    enabled: enabled && job_id !== null && candidate_ids.length > 0,
    refetchInterval: ({ state }) =>
      [...(state.data?.values() ?? [])].some(isBeingAnswered) && !isChecking(client) ? MARKS_AGAIN_MS : false,
  });
}
