import { expect } from 'vitest';
import { newId } from '#service/ids.ts';
import { buildJob, buildNomination, buildStage, stageNamed } from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';

scenarios(
  'nomination stages',
  async (service) => {
    const job = await buildJob(service);
    const busy = await buildStage(service, { job_id: job });
    await buildNomination(service, { job_id: job, current_nomination_stage_id: busy });
    return {
      job,
      busy,
      free: await buildStage(service, { remote_id: 'screening', name: 'Screening' }),
      fresh: await stageNamed(service, 'New'),
    };
  },
  [
    {
      name: 'a new data folder has a pipeline',
      request: () => ['GET', '/api/v1/nomination_stages'],
      status: 200,
      check: ({ body }) =>
        expect(
          (body.results as { name: string; category: string; job_id: null }[])
            .filter((stage) => stage.name !== 'Screening' && stage.job_id === null)
            .map((stage) => [stage.name, stage.category]),
        ).toEqual([
          ['New', 'active'],
          ['Reviewing', 'active'],
          ['Shortlisted', 'active'],
          ['Interview', 'active'],
          ['Offer', 'active'],
          ['Hired', 'hired'],
          ['Rejected', 'rejected'],
        ]),
    },
    {
      name: 'creates at the end',
      request: () => ['POST', '/api/v1/nomination_stages', { name: 'Talent pool' }],
      status: 201,
      events: ['nomination_stage.created'],
      check: async ({ body }, { service }) =>
        expect(
          (await service.api('GET', `/api/v1/nomination_stages/${body.result.id}`)).body.result,
        ).toMatchObject({
          id: body.result.id,
          remote_id: body.result.id,
          position: 8,
          category: 'active',
          job_id: null,
        }),
    },
    {
      name: 'needs a name',
      request: () => ['POST', '/api/v1/nomination_stages', { name: ' ', category: 'x', position: -1 }],
      status: 422,
      details: ['body.name', 'body.category', 'body.position'],
    },
    {
      name: 'an unknown job is 422',
      request: () => ['POST', '/api/v1/nomination_stages', { name: 'x', job_id: newId() }],
      status: 422,
      details: ['body.job_id'],
    },
    {
      name: 'a taken remote_id is 409',
      request: () => ['POST', '/api/v1/nomination_stages', { name: 'x', remote_id: 'screening' }],
      status: 409,
      check: ({ body }, { free }) => expect(body.error.details[0].existing_id).toBe(free),
    },
    {
      name: 'with job_id: its own and the default ones',
      request: ({ job }) => ['GET', `/api/v1/nomination_stages?job_id=${job}`],
      status: 200,
      check: ({ body }, { busy, fresh }) =>
        expect((body.results as { id: string }[]).map((stage) => stage.id)).toEqual(
          expect.arrayContaining([busy, fresh]),
        ),
    },
    {
      name: 'replaces',
      request: ({ free }) => [
        'PUT',
        `/api/v1/nomination_stages/${free}`,
        { name: 'Phone screen', position: 1, category: 'active' },
      ],
      status: 200,
      events: ['nomination_stage.updated'],
    },
    {
      name: 'changes what is sent, by the id of another system, and nothing by nothing',
      request: () => ['PATCH', '/api/v1/nomination_stages/remote.screening', { position: 7 }],
      status: 200,
      events: ['nomination_stage.updated'],
      check: async (_reply, { service }) => {
        const url = '/api/v1/nomination_stages/remote.screening';
        const before = await service.api('GET', url);
        expect(before.body.result).toMatchObject({ position: 7, category: 'active' });
        const { events } = await service.recorded(() => service.api('PATCH', url, {}));
        expect(events).toEqual([]);
        expect((await service.api('GET', url)).headers.get('etag')).toBe(before.headers.get('etag'));
      },
    },
    {
      name: 'stays in its pipeline',
      request: ({ free, job }) => ['PUT', `/api/v1/nomination_stages/${free}`, { name: 'x', job_id: job }],
      status: 422,
      details: ['body.job_id'],
    },
    {
      name: 'the remote form finds one',
      request: () => ['GET', '/api/v1/nomination_stages/remote.screening'],
      status: 200,
      check: ({ body }) => expect(body.result.remote_id).toBe('screening'),
    },
    {
      name: 'one in use is not deleted',
      request: ({ busy }) => ['DELETE', `/api/v1/nomination_stages/${busy}`],
      status: 409,
      error: 'CONFLICT',
    },
    {
      name: 'deletes',
      request: ({ free }) => ['DELETE', `/api/v1/nomination_stages/${free}`],
      status: 200,
      events: ['nomination_stage.deleted'],
    },
    {
      name: 'deleting again is 404',
      request: ({ free }) => ['DELETE', `/api/v1/nomination_stages/${free}`],
      status: 404,
    },
  ],
);
