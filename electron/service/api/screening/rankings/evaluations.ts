import type { RouteContext } from '../../context.ts';
import type { Criterion } from '../criteria/schema.ts';
import { criteriaOfJob } from '../criteria/store.ts';
import { isCurrent, subjectOf, subjectsOf } from '../subjects/store.ts';
import { EVALUATION_GRACE_MS } from '../evaluations/schema.ts';
import { ensureRun } from '../evaluation_runs/store.ts';
import { evaluationsOf, type EvaluationRow } from '../evaluations/store.ts';
import { enqueueOnce } from '#service/tasks/queue.ts';
import { updateCriteriaScores, computeCriteriaScores, type CriteriaScores } from './criteria_scores.ts';
import type { Standings } from './order.ts';
import { metRatio } from './standings.ts';

/**
 * How long a ranking by Best match waits for evaluations, in milliseconds: it has an order without them, which follows
 * them as they come.
 */
export const BEST_MATCH_GRACE_MS = 500;

/** Jobs whose scores are kept: one of 100,000 evaluated candidates takes about 20 MB. */
const CACHE_SIZE = 8;

export type MetCriteria = {
  /** For all candidates. What is missing of nominated ones is made now, for so long at most. */
  ofJob(job_id: string, grace_ms: number): Promise<Standings>;
  /** Evaluates those of the candidates that have no current answers, behind the answer that shows them. */
  evaluateLater(job_id: string, candidate_ids: readonly string[]): void;
  /** For one candidate; what is missing is made now, for at most 2 s. */
  ofCandidate(job_id: string, candidate_id: string): Promise<number>;
};

/** Met criteria per job, kept until something changes that they are made from. */
export function createMetCriteria(context: RouteContext): MetCriteria {
  const { db, write, pool, evaluator } = context;
  const scores_by_job = new Map<
    string,
    { readonly revision: number; readonly scores: Promise<CriteriaScores> }
  >();

  /** Brought up to date with every change that was committed. */
  async function scoresOf(job_id: string): Promise<CriteriaScores> {
    await pool.current();
    const { revision } = pool.evaluation_changes;
    const known = scores_by_job.get(job_id);
    scores_by_job.delete(job_id);
    const entry = known?.revision === revision ? known : { revision, scores: newer(job_id, known) };
    scores_by_job.set(job_id, entry); // last place: most recently used
    for (const oldest of scores_by_job.keys()) {
      if (scores_by_job.size <= CACHE_SIZE) break;
      scores_by_job.delete(oldest);
    }
    entry.scores.catch(() => {
      if (scores_by_job.get(job_id) === entry) scores_by_job.delete(job_id);
    });
    return entry.scores;
  }

  async function newer(
    job_id: string,
    known: { readonly revision: number; readonly scores: Promise<CriteriaScores> } | undefined,
  ): Promise<CriteriaScores> {
    const changed = known === undefined ? null : pool.evaluation_changes.since(known.revision);
    return known === undefined || changed === null
      ? computeCriteriaScores(db, job_id)
      : updateCriteriaScores(db, job_id, await known.scores, changed);
  }

  async function currentAnswers(
    candidate_id: string,
    criteria: readonly Criterion[],
  ): Promise<EvaluationRow[]> {
    const subject = await subjectOf(db, candidate_id);
    const rows = await evaluationsOf(
      db,
      candidate_id,
      criteria.map(({ id }) => id),
    );
    return criteria.flatMap((criterion) => {
      const row = rows.get(criterion.id);
      return row !== undefined && isCurrent(row, subject, criterion) ? [row] : [];
    });
  }

  async function queueMissing(job_id: string, candidate_ids: readonly string[]): Promise<void> {
    const { criteria, standings } = await scoresOf(job_id);
    const missing = candidate_ids.filter((id) => standings.get(id)?.is_complete !== true);
    if (criteria.length === 0 || missing.length === 0) return;
    const subjects = await subjectsOf(db, missing);
    const ready = missing.filter((id) => subjects.get(id)?.state !== 'PENDING');
    if (ready.length === 0) return;
    await write((trx) => enqueueOnce(trx, 'evaluate', { job_id, candidate_ids: ready }));
  }

  return {
    async ofJob(job_id, grace_ms) {
      const scores = await scoresOf(job_id);
      if (scores.waiting.length === 0) return scores;
      await evaluator.evaluateMissing(scores.waiting, scores.criteria, performance.now() + grace_ms);
      const current = await scoresOf(job_id);
      if (current.waiting.length > 0) {
        await write((trx) => ensureRun(trx, job_id));
      }
      return current;
    },

    evaluateLater(job_id, candidate_ids) {
      evaluator.behind(queueMissing(job_id, candidate_ids));
    },

    async ofCandidate(job_id, candidate_id) {
      const criteria = await criteriaOfJob(db, job_id);
      if (criteria.length === 0) return 0;
      let answers = await currentAnswers(candidate_id, criteria);
      if (answers.length < criteria.length) {
        await evaluator.evaluateMissing([candidate_id], criteria, performance.now() + EVALUATION_GRACE_MS);
        answers = await currentAnswers(candidate_id, criteria);
      }
      const met = answers.filter(({ is_criterion_met }) => is_criterion_met === 1).length;
      return metRatio(met, criteria.length);
    },
  };
}
