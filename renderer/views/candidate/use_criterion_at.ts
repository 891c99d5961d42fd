import { useMemo } from 'react';
import { inOrder, useJobCriteria, type Criterion } from '../../api/criteria.ts';
import {
  useCandidateEvaluations,
  useJobEvaluations,
  type CriterionEvaluation,
} from '../../api/evaluations.ts';
import { evidenceOf } from '../../features/criteria/names.ts';
import type { Evidence } from '../../features/document_page/evidence.ts';
import { createStore, useStore } from '../../lib/external_store.ts';

/** The criterion that was gone to last: whoever walks from one candidate to the next reads on at the same one. */
const gone_to = createStore<string | null>(null);

const NONE: readonly CriterionEvaluation[] = [];

/** What was found of a job's criteria, in their order. */
export function inOrderOf(
  criteria: readonly Criterion[],
  found: readonly CriterionEvaluation[],
): readonly CriterionEvaluation[] {
  const order = new Map(inOrder(criteria).map((one, index) => [one.id, index]));
  return found.toSorted(
    (a, b) => (order.get(a.criterion.id) ?? Infinity) - (order.get(b.criterion.id) ?? Infinity),
  );
}

/**
 * The answer that somebody's page is read at: to the criterion that is open, else to the one that was gone to, with whomever
 * that was, else the first that words speak of.
 */
export function answerReadFirst(
  all: readonly CriterionEvaluation[],
  opened: string | null,
): CriterionEvaluation | undefined {
  const find = (id: string | null) => all.find(({ criterion }) => criterion.id === id);
  return find(opened) ?? find(gone_to.get()) ?? all.find((each) => evidenceOf(each).length > 0) ?? all[0];
}

/** The words that an answer leads to: all that say the same as the first, as years are the sum of several jobs. */
export function wordsOf(answer: CriterionEvaluation | undefined): readonly Evidence[] {
  const all = answer === undefined ? [] : evidenceOf(answer);
  return all.filter(({ stance }) => stance === all[0]?.stance);
}

/** What was found of a candidate for a job: in the order of its criteria; undefined while that is not known. */
function useOfJob(candidate_id: string, job_id: string | null): readonly CriterionEvaluation[] | undefined {
  const criteria = useJobCriteria(job_id).data;
  const found = useJobEvaluations(candidate_id, job_id).data;
  return useMemo(() => {
    if (job_id === null) return NONE;
    if (criteria === undefined || found === undefined) return undefined;
    return inOrderOf(criteria, found);
  }, [job_id, criteria, found]);
}

/** The criterion somebody reads at, and its words, which the page shows. */
export function useCriterionAt(candidate_id: string, job_id: string | null, opened: string | null) {
  const of_job = useOfJob(candidate_id, job_id);
  const everybody = useCandidateEvaluations(candidate_id, 'org_wide').data ?? NONE;
  const tagged = useCandidateEvaluations(candidate_id, 'tag').data ?? NONE;
  const all = useMemo(() => [...(of_job ?? NONE), ...everybody, ...tagged], [of_job, everybody, tagged]);
  useStore(gone_to);
  const one = answerReadFirst(all, opened);
  return {
    /** What was found of all of them; undefined while that is not known. */
    answers: of_job === undefined ? undefined : all,
    /** Ids of all criteria, in the order of the page. */
    ids: useMemo(() => all.map(({ criterion }) => criterion.id), [all]),
    at: one?.criterion.id ?? null,
    /** Whether there is a criterion at all, so that it is what the page shows words of. */
    has: one !== undefined,
    /** Still being fetched: nothing else is shown in its place. */
    is_pending: of_job === undefined,
    words: useMemo(() => wordsOf(one), [one]),
    goTo: (id: string) => gone_to.set(id),
  };
}
