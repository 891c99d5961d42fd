import type { RouteContext } from '../../context.ts';
import { one } from '../../fields.ts';
import { byRef } from '../../resource_routes.ts';
import type { Routes } from '../../slice.ts';
import { findJobRow } from '../jobs/store.ts';
import { StageTimes } from './schema.ts';
import { stageTimesOf } from './store.ts';

const job = byRef('job', findJobRow);

/** How long candidates of a job are in its stages. */
export function stageTimeRoutes(routes: Routes, { db }: RouteContext): void {
  routes.get('/jobs/:id/stage_times', {
    summary: 'Read how long candidates are in the stages of a job',
    description:
      'Since when each nomination is in its stage, and for each stage the median of those who are there and ' +
      'of those who left it. Days are of 24 hours. A move that is undone within ten minutes does not count. ' +
      'By UUID, or by `remote.<remote_id>`.',
    operationId: 'getStageTimes',
    notes: { versioned: false },
    params: job.params,
    response: { 200: one(StageTimes) },
    handler: async (request) => {
      const { id } = await job.load(db, request.params);
      return { is_error: false as const, result: await stageTimesOf(db, id) };
    },
  });
}
