import {
  computeMissing,
  saveOutcome,
  type AskedCriterion,
  type Outcome,
} from '#service/api/evaluations/compute.ts';
import { nominatedAfter } from '#service/api/evaluations/store.ts';
import { criteriaOfJob } from '#service/api/criteria/store.ts';
import type { ServiceContext } from '#service/context.ts';
import type { Engine } from '#service/engine/host.ts';
import { enqueue } from './queue.ts';
import type { Effect, TaskHandler } from './runner.ts';

/** Candidates evaluated in one run, whose answers are one transaction: a fraction of a second of work. */
const AT_ONCE = 20;

/** What stays undone is made when somebody reads it. */
const giveUp = (): Effect => async () => undefined;

/** Evaluates a job's criteria for some candidates. */
export function evaluateTask(
  { db }: Pick<ServiceContext, 'db'>,
  engine: Pick<Engine, 'evaluate'>,
): TaskHandler<'evaluate'> {
  return {
    giveUp,
    async run({ job_id, candidate_ids }) {
      const outcomes = await outcomesOf({ db, engine }, candidate_ids, await criteriaOfJob(db, job_id));
      return async (trx) => {
        for (const outcome of outcomes) await saveOutcome(trx, outcome);
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
    giveUp,
    async run({ job_id, after }) {
      const criteria = await criteriaOfJob(db, job_id);
      const candidate_ids = criteria.length === 0 ? [] : await nominatedAfter(db, job_id, after, AT_ONCE);
      const outcomes = await outcomesOf({ db, engine }, candidate_ids, criteria);
      const last = candidate_ids.at(-1);
      return async (trx) => {
        for (const outcome of outcomes) await saveOutcome(trx, outcome);
        if (last !== undefined && candidate_ids.length === AT_ONCE) {
          await enqueue(trx, 'evaluate_job', { job_id, after: last });
        }
      };
    },
  };
}

/** Some at a time: the texts of all would be much to hold. */
async function outcomesOf(
  parts: Parameters<typeof computeMissing>[0],
  candidate_ids: readonly string[],
  criteria: readonly AskedCriterion[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < candidate_ids.length; at += AT_ONCE) {
    const made = await Promise.all(
      candidate_ids
        .slice(at, at + AT_ONCE)
        .map((candidate_id) => computeMissing(parts, candidate_id, criteria, 'background')),
    );
    for (const outcome of made) if (outcome !== null) outcomes.push(outcome);
  }
  return outcomes;
}
