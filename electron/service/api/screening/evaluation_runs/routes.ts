import { findOrFail } from '../../record.ts';
import type { RouteContext } from '../../context.ts';
import { criterionIdsOfJob } from '../criteria/store.ts';
import { IdParams, one } from '../../fields.ts';
import { findJob } from '../../hiring/jobs/store.ts';
import type { App } from '../../slice.ts';
import { cancelRun, readRun, startRun } from './store.ts';
import { EvaluationRun } from '../evaluations/schema.ts';
import { forgetEngineErrorsOfJob } from '../evaluations/store.ts';

const tags = ['Criterion evaluations'];

/** Runs over all nominations of a job: how far, from the start, no further. */
export function evaluationRunRoutes(app: App, { db, write }: RouteContext): void {
  const path = '/jobs/:id/evaluation_run';

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'How far the evaluation of all nominations of a job is',
        params: IdParams,
        response: { 200: one(EvaluationRun) },
      },
    },
    async (request) => {
      const { id: job_id } = await findOrFail(db, 'job', { id: request.params.id }, findJob);
      return { is_error: false as const, result: await readRun(db, job_id) };
    },
  );

  app.post(
    path,
    {
      schema: {
        tags,
        summary: 'Evaluate all nominations of a job',
        description:
          'Queues what is missing or out of date, and what the engine failed at. Results that are current stay as they are. A run that goes on begins anew; nothing is evaluated twice.',
        params: IdParams,
        response: { 202: one(EvaluationRun) },
      },
    },
    async (request, reply) => {
      const result = await write(async (trx) => {
        const { id: job_id } = await findOrFail(trx, 'job', { id: request.params.id }, findJob);
        await forgetEngineErrorsOfJob(trx, await criterionIdsOfJob(trx, job_id));
        await startRun(trx, job_id);
        return readRun(trx, job_id);
      });
      reply.code(202);
      return { is_error: false as const, result };
    },
  );

  app.delete(
    path,
    {
      schema: {
        tags,
        summary: 'Stop the evaluation of all nominations of a job',
        description:
          'What is evaluated stays. Nothing happens where no run goes on. Another criterion of a job that evaluates by itself begins a new one.',
        params: IdParams,
        response: { 200: one(EvaluationRun) },
      },
    },
    async (request) => {
      const result = await write(async (trx) => {
        const { id: job_id } = await findOrFail(trx, 'job', { id: request.params.id }, findJob);
        await cancelRun(trx, job_id);
        return readRun(trx, job_id);
      });
      return { is_error: false as const, result };
    },
  );
}
