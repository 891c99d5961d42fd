import { findOrFail } from '../../record.ts';
import type { RouteContext } from '../../context.ts';
import { IdParams, one } from '../../fields.ts';
import { findJob } from '../../hiring/jobs/store.ts';
import type { Routes } from '../../slice.ts';
import { idsAbout } from '../../../db/records.ts';
import { cancelRun, readRun, startRun } from './store.ts';
import { EvaluationRun } from '../evaluations/schema.ts';
import { forgetEngineErrorsOfJob } from '../evaluations/store.ts';

/** Runs over all nominations of a job: how far, from the start, no further. */
export function evaluationRunRoutes(routes: Routes, { db, write }: RouteContext): void {
  const path = '/jobs/:id/evaluation_run';

  routes.get(path, {
    summary: 'Read the progress of evaluating all nominations of a job',
    description:
      'IDLE before the first run. A run also starts when a job that evaluates its nominations gets a ' +
      'criterion.',
    operationId: 'getEvaluationRun',
    notes: { versioned: false },
    params: IdParams,
    response: { 200: one(EvaluationRun) },
    handler: async (request) => {
      const { id: job_id } = await findOrFail(db, 'job', { id: request.params.id }, findJob);
      return { is_error: false as const, result: await readRun(db, job_id) };
    },
  });

  routes.post(path, {
    summary: 'Evaluate all nominations of a job',
    description:
      'It queues evaluations that are missing, outdated or failed. Current results stay. A run in ' +
      'progress starts again, and evaluates nothing twice.',
    operationId: 'startEvaluationRun',
    params: IdParams,
    response: { 202: one(EvaluationRun) },
    handler: async (request) => {
      const result = await write(async (trx) => {
        const { id: job_id } = await findOrFail(trx, 'job', { id: request.params.id }, findJob);
        await forgetEngineErrorsOfJob(trx, await idsAbout(trx, 'criterion', 'job', job_id));
        await startRun(trx, job_id);
        return readRun(trx, job_id);
      });
      return { is_error: false as const, result };
    },
  });

  routes.delete(path, {
    summary: 'Stop the evaluation of all nominations of a job',
    description:
      'Finished evaluations stay. Without a run it does nothing. A new criterion starts a new run if ' +
      'the job evaluates automatically.',
    operationId: 'cancelEvaluationRun',
    notes: { versioned: false },
    params: IdParams,
    response: { 200: one(EvaluationRun) },
    handler: async (request) => {
      const result = await write(async (trx) => {
        const { id: job_id } = await findOrFail(trx, 'job', { id: request.params.id }, findJob);
        await cancelRun(trx, job_id);
        return readRun(trx, job_id);
      });
      return { is_error: false as const, result };
    },
  });
}
