import { computeMissing, type Outcome } from '../api/screening/evaluations/compute.ts';
import {
  cancelRun,
  isGoingOn,
  startRun,
  stepDone,
  answersCame,
  awaitAnswers,
  giveUpWaiting,
} from '../api/screening/evaluation_runs/store.ts';
import { saveOutcomes } from '../api/screening/evaluations/save.ts';
import { nominatedAfter } from '../api/screening/subjects/store.ts';
import { criteriaOfJob } from '../api/screening/criteria/store.ts';
import type { ServiceContext } from '#service/context.ts';
import type { Engine } from '#service/engine/host.ts';
import type { Effect, TaskHandler } from './runner.ts';

/**
 * Candidates evaluated in one step, whose answers are one transaction: a fraction of a second of work, and some ten
 * milliseconds in which nothing else can be read.
 */
const BATCH_SIZE = 48;

const NOTHING: Effect = async () => undefined;

/** Evaluates a job's criteria for some candidates. */
export function evaluateTask(
  { db }: Pick<ServiceContext, 'db'>,
  engine: Pick<Engine, 'evaluate'>,
): TaskHandler<'evaluate'> {
  return {
    // what stays undone is made when somebody reads it
    giveUp:
      ({ job_id, candidate_ids }) =>
      (trx) =>
        giveUpWaiting(trx, job_id, candidate_ids),
    async run({ job_id, candidate_ids }) {
      const criteria = await criteriaOfJob(db, job_id);
      const outcomes: Outcome[] = [];
      for (let at = 0; at < candidate_ids.length; at += BATCH_SIZE) {
        const some = candidate_ids.slice(at, at + BATCH_SIZE);
        outcomes.push(...(await computeMissing({ db, engine }, some, criteria, 'background')));
      }
      return async (trx) => {
        await saveOutcomes(trx, outcomes);
        await answersCame(trx, job_id, candidate_ids);
      };
    },
  };
}

/** Evaluates all nominations of a job: some now, and the rest by the task that follows this one. */
export function evaluateJobTask(
  { db }: Pick<ServiceContext, 'db'>,
  engine: Pick<Engine, 'evaluate'>,
): TaskHandler<'evaluate_job'> {
  return {
    // what is answered stays; the rest is made when somebody reads it, or asks for another run
    giveUp: ({ job_id, run_id }) =>
      run_id === undefined
        ? NOTHING
        : async (trx) => {
            if (await isGoingOn(trx, job_id, run_id)) await cancelRun(trx, job_id);
          },
    async run({ job_id, run_id, after }) {
      if (run_id === undefined) return (trx) => startRun(trx, job_id);
      if (!(await isGoingOn(db, job_id, run_id))) return NOTHING;
      const criteria = await criteriaOfJob(db, job_id);
      const candidate_ids = await nominatedAfter(db, job_id, after, BATCH_SIZE);
      const outcomes = await computeMissing({ db, engine }, candidate_ids, criteria, 'background');
      return async (trx) => {
        const stored = await saveOutcomes(trx, outcomes);
        // else another run began, or a person stopped this one: nobody waits for it
        if (!(await isGoingOn(trx, job_id, run_id))) return;
        const others = candidate_ids.filter((id) => !stored.has(id));
        await awaitAnswers(trx, job_id, criteria, others);
        await stepDone(trx, { job_id, run_id }, candidate_ids.at(-1) ?? null);
      };
    },
  };
}
