import { expect } from 'vitest';
import { newId } from '#service/ids.ts';
import {
  buildCandidate,
  buildJob,
  buildNomination,
  buildStage,
  stageNamed,
} from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';

type Ids = {
  job: string;
  other_job: string;
  candidate: string;
  stage: string;
  next_stage: string;
  foreign_stage: string;
};
const input = (ids: Ids, overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  job_id: ids.other_job,
  candidate_id: ids.candidate,
  current_nomination_stage_id: ids.stage,
  remote_id: `n-${newId()}`,
  ...overrides,
});
const put = (id: string): string => `/api/v1/nominations/${id}`;

scenarios(
  'nominations',
  async (service) => {
    const job = await buildJob(service);
    const other_job = await buildJob(service);
    const candidate = await buildCandidate(service);
    const known = await buildNomination(service, {
      job_id: job,
      candidate_id: candidate,
      remote_id: 'app/7',
      applied_at: '2026-03-01T09:00:00+02:00',
    });
    return {
      job,
      other_job,
      candidate,
      known,
      stage: await stageNamed(service, 'New'),
      next_stage: await stageNamed(service, 'Interview'),
      foreign_stage: await buildStage(service, { job_id: other_job }),
    };
  },
  [
    {
      name: 'reads in remote form, applied_at in UTC',
      request: () => ['GET', '/api/v1/nominations/remote.app%2F7'],
      status: 200,
      check: ({ body }, ids) =>
        expect(body.result).toMatchObject({
          id: ids.known,
          job_id: ids.job,
          candidate_id: ids.candidate,
          current_nomination_stage_id: ids.stage,
          applied_at: '2026-03-01T07:00:00.000Z',
          remote_id: 'app/7',
        }),
    },
    {
      name: 'tells every unknown reference',
      request: () => [
        'POST',
        '/api/v1/nominations',
        { job_id: newId(), candidate_id: newId(), current_nomination_stage_id: newId(), remote_id: 'x' },
      ],
      status: 422,
      details: ['body.job_id', 'body.candidate_id', 'body.current_nomination_stage_id'],
    },
    {
      name: 'needs all of them',
      request: () => ['POST', '/api/v1/nominations', { applied_at: 'yesterday' }],
      status: 422,
      details: [
        'body.job_id',
        'body.candidate_id',
        'body.current_nomination_stage_id',
        'body.remote_id',
        'body.applied_at',
      ],
    },
    {
      name: 'a stage of another job is 422',
      request: (ids) => [
        'POST',
        '/api/v1/nominations',
        input(ids, { job_id: ids.job, current_nomination_stage_id: ids.foreign_stage }),
      ],
      status: 422,
      details: ['body.current_nomination_stage_id'],
    },
    {
      name: 'a second one for the same job is 409',
      request: (ids) => ['POST', '/api/v1/nominations', input(ids, { job_id: ids.job })],
      status: 409,
      details: ['body.candidate_id'],
      check: ({ body }, { known }) => expect(body.error.details[0].existing_id).toBe(known),
    },
    {
      name: 'both conflicts are told',
      request: (ids) => ['POST', '/api/v1/nominations', input(ids, { job_id: ids.job, remote_id: 'app/7' })],
      status: 409,
      details: ['body.candidate_id', 'body.remote_id'],
    },
    {
      name: 'creates without applied_at',
      request: (ids) => [
        'POST',
        '/api/v1/nominations',
        input(ids, { remote_id: 'considered', applied_at: null }),
      ],
      status: 201,
      events: ['nomination.created'],
      check: async (_reply, { service }) =>
        expect((await service.api('GET', put('remote.considered'))).body.result.applied_at).toBeNull(),
    },
    {
      name: 'lists by job and candidate',
      request: ({ job, candidate }) => ['GET', `/api/v1/nominations?job_id=${job}&candidate_id=${candidate}`],
      status: 200,
      check: ({ body }, { known }) => expect(body.results).toMatchObject([{ id: known }]),
    },
    {
      name: 'PUT moves the stage',
      request: ({ known, next_stage }) => [
        'PUT',
        put(known),
        { current_nomination_stage_id: next_stage, applied_at: '2026-03-02' },
      ],
      status: 200,
      events: ['nomination.updated', 'nomination.stage_changed'],
      check: async (_reply, { service, known }) =>
        expect((await service.api('GET', put(known))).body.result.applied_at).toBe(
          '2026-03-02T00:00:00.000Z',
        ),
    },
    {
      name: 'PUT without applied_at clears it',
      request: ({ known, next_stage }) => ['PUT', put(known), { current_nomination_stage_id: next_stage }],
      status: 200,
      events: ['nomination.updated'],
      check: async (_reply, { service, known }) =>
        expect((await service.api('GET', put(known))).body.result.applied_at).toBeNull(),
    },
    {
      name: 'PUT in remote form is 422',
      request: ({ stage }) => [
        'PUT',
        '/api/v1/nominations/remote.app%2F7',
        { current_nomination_stage_id: stage },
      ],
      status: 422,
      details: ['path.id'],
    },
    {
      name: 'PUT into a stage of another job is 422',
      request: ({ known, foreign_stage }) => [
        'PUT',
        put(known),
        { current_nomination_stage_id: foreign_stage },
      ],
      status: 422,
      details: ['body.current_nomination_stage_id'],
    },
    {
      name: 'PUT on an unknown one is 404',
      request: ({ stage }) => ['PUT', put(newId()), { current_nomination_stage_id: stage }],
      status: 404,
    },
    {
      name: 'deletes',
      request: ({ known }) => ['DELETE', put(known)],
      status: 200,
      events: ['nomination.deleted'],
    },
    { name: 'deleting again is 404', request: ({ known }) => ['DELETE', put(known)], status: 404 },
  ],
);
