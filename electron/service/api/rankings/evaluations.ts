import type { RouteContext } from '#service/api/context.ts';
import { criteriaOfJob } from '../criteria/store.ts';
import { isCurrent } from '../evaluations/compute.ts';
import { EVALUATION_GRACE_MS } from '../evaluations/evaluator.ts';
import { evaluationsOf, metCounts, type EvaluationRow } from '../evaluations/store.ts';
import { subjectOf, subjectsOf } from '../evaluations/subject.ts';
import { createOrderCache } from '#service/intelligence/ranking/order-cache.ts';
import { enqueueOnce } from '#service/tasks/queue.ts';
import type { MetRatios } from './order.ts';
import { nominatedFor } from './store.ts';

/** What score_version 2 is made from. */
export type Evaluations = {
  /** Changes whenever a ratio may have changed: part of the key of cached orders. */
  readonly key: string;
  /** Met ÷ all criteria of the job, by candidate; who is missing has 0. Answers of persons do not count. */
  readonly ratios: MetRatios;
};

type Board = Evaluations & {
  readonly criteria: Awaited<ReturnType<typeof criteriaOfJob>>;
  /** Candidates with a current answer to every criterion. */
  readonly complete: ReadonlySet<string>;
  /** Nominated candidates without, as far as they can be evaluated now. */
  readonly waiting: readonly string[];
};

export type MetCriteria = {
  /** For all candidates. What is missing of nominated ones is made now, for at most 2 s. */
  ofJob(job_id: string): Promise<Evaluations>;
  /** Evaluates those of the candidates that have no current answers, behind the answer that shows them. */
  evaluateLater(job_id: string, candidate_ids: readonly string[]): void;
  /** For one candidate; what is missing is made now, for at most 2 s. */
  ofCandidate(job_id: string, candidate_id: string): Promise<number>;
};

/** Met criteria per job, kept until something changes that they are made from. */
export function createMetCriteria(context: RouteContext): MetCriteria {
  const { db, write, pool, evaluator } = context;
  const boards = createOrderCache<Board>();
  let made = 0;

  async function boardOf(job_id: string): Promise<Board> {
    await pool.current(); // brings the revision up to date
    return boards.get(job_id, pool.evaluations_revision, () => makeBoard(job_id));
  }

  async function makeBoard(job_id: string): Promise<Board> {
    const key = `${job_id} ${++made}`;
    const criteria = await criteriaOfJob(db, job_id);
    const ratios = new Map<string, number>();
    const complete = new Set<string>();
    if (criteria.length === 0) return { key, criteria, ratios, complete, waiting: [] };

    const counts = await metCounts(
      db,
      criteria.map(({ id }) => id),
    );
    const nominated = await nominatedFor(db, job_id, 'any');
    const candidate_ids = new Set([...nominated, ...counts.map(({ candidate_id }) => candidate_id)]);
    const subjects = await subjectsOf(db, [...candidate_ids]);
    for (const { candidate_id, input_hash, answers, met } of counts) {
      const subject = subjects.get(candidate_id);
      if (subject === undefined || subject.state === 'PENDING' || subject.input_hash !== input_hash) continue;
      if (met > 0) ratios.set(candidate_id, met / criteria.length);
      if (answers === criteria.length) complete.add(candidate_id);
    }
    const waiting = [...nominated].filter((id) => !complete.has(id) && subjects.get(id)?.state !== 'PENDING');
    return { key, criteria, ratios, complete, waiting };
  }

  async function currentAnswers(candidate_id: string, criteria: Board['criteria']): Promise<EvaluationRow[]> {
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
    const { criteria, complete } = await boardOf(job_id);
    const missing = candidate_ids.filter((id) => !complete.has(id));
    if (criteria.length === 0 || missing.length === 0) return;
    const subjects = await subjectsOf(db, missing);
    const ready = missing.filter((id) => subjects.get(id)?.state !== 'PENDING');
    if (ready.length === 0) return;
    await write((trx) => enqueueOnce(trx, 'evaluate', { job_id, candidate_ids: ready }));
  }

  return {
    async ofJob(job_id) {
      const board = await boardOf(job_id);
      if (board.waiting.length === 0) return board;
      await evaluator.settle(board.waiting, board.criteria, Date.now() + EVALUATION_GRACE_MS);
      const settled = await boardOf(job_id);
      if (settled.waiting.length > 0) {
        await write((trx) => enqueueOnce(trx, 'evaluate_job', { job_id, after: null }));
      }
      return settled;
    },

    evaluateLater(job_id, candidate_ids) {
      evaluator.behind(queueMissing(job_id, candidate_ids));
    },

    async ofCandidate(job_id, candidate_id) {
      const criteria = await criteriaOfJob(db, job_id);
      if (criteria.length === 0) return 0;
      let answers = await currentAnswers(candidate_id, criteria);
      if (answers.length < criteria.length) {
        await evaluator.settle([candidate_id], criteria, Date.now() + EVALUATION_GRACE_MS);
        answers = await currentAnswers(candidate_id, criteria);
      }
      const met = answers.filter(({ is_criterion_met }) => is_criterion_met === 1).length;
      return met / criteria.length;
    },
  };
}
