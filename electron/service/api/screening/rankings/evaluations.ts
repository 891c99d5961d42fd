import type { RouteContext } from '../../context.ts';
import type { Criterion } from '../criteria/schema.ts';
import { criteriaOfJob } from '../criteria/store.ts';
import { isCurrent, subjectOf, subjectsOf } from '../subjects/store.ts';
import { EVALUATION_GRACE_MS } from '../evaluations/schema.ts';
import { ensureRun } from '../evaluation_runs/store.ts';
import { evaluationsOf, type EvaluationRow } from '../evaluations/store.ts';
import { enqueueOnce } from '#service/tasks/queue.ts';
import { followBoard, makeBoard, type Board } from './criteria_scores.ts';
import type { Standings } from './order.ts';
import { metRatio } from './standings.ts';

/**
 * How long a ranking by Best match waits for evaluations, in milliseconds: it has an order without them, which follows
 * them as they come.
 */
export const BEST_MATCH_GRACE_MS = 500;

/** Jobs whose boards are kept: one of 100,000 evaluated candidates takes about 20 MB. */
const KEPT_BOARDS = 8;

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
  const boards = new Map<string, { readonly revision: number; readonly board: Promise<Board> }>();

  /** Brought up to date with every change that was committed. */
  async function boardOf(job_id: string): Promise<Board> {
    await pool.current();
    const { revision } = pool.evaluation_changes;
    const known = boards.get(job_id);
    boards.delete(job_id);
    const entry = known?.revision === revision ? known : { revision, board: newer(job_id, known) };
    boards.set(job_id, entry); // last place: most recently used
    for (const oldest of boards.keys()) {
      if (boards.size <= KEPT_BOARDS) break;
      boards.delete(oldest);
    }
    entry.board.catch(() => {
      if (boards.get(job_id) === entry) boards.delete(job_id);
    });
    return entry.board;
  }

  async function newer(
    job_id: string,
    known: { readonly revision: number; readonly board: Promise<Board> } | undefined,
  ): Promise<Board> {
    const changed = known === undefined ? null : pool.evaluation_changes.since(known.revision);
    return known === undefined || changed === null
      ? makeBoard(db, job_id)
      : followBoard(db, job_id, await known.board, changed);
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
    const { criteria, standings } = await boardOf(job_id);
    const missing = candidate_ids.filter((id) => standings.get(id)?.is_complete !== true);
    if (criteria.length === 0 || missing.length === 0) return;
    const subjects = await subjectsOf(db, missing);
    const ready = missing.filter((id) => subjects.get(id)?.state !== 'PENDING');
    if (ready.length === 0) return;
    await write((trx) => enqueueOnce(trx, 'evaluate', { job_id, candidate_ids: ready }));
  }

  return {
    async ofJob(job_id, grace_ms) {
      const board = await boardOf(job_id);
      if (board.waiting.length === 0) return board;
      await evaluator.settle(board.waiting, board.criteria, performance.now() + grace_ms);
      const settled = await boardOf(job_id);
      if (settled.waiting.length > 0) {
        await write((trx) => ensureRun(trx, job_id));
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
        await evaluator.settle([candidate_id], criteria, performance.now() + EVALUATION_GRACE_MS);
        answers = await currentAnswers(candidate_id, criteria);
      }
      const met = answers.filter(({ is_criterion_met }) => is_criterion_met === 1).length;
      return metRatio(met, criteria.length);
    },
  };
}
