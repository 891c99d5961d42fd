import { expect } from 'vitest';
import { newId } from '#service/ids.ts';
import { buildJob, buildNomination, buildStage, jobInput, stageNamed } from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';

const ODD_REMOTE_ID = 'a.b/c d?e#f%g&h ü 日本 "\'';
const LONG_REMOTE_ID = '日'.repeat(500);
const path = (remote_id: string): string => `/api/v1/jobs/remote.${encodeURIComponent(remote_id)}`;

scenarios(
  'jobs',
  async (service) => {
    const job = await buildJob(service, {
      remote_id: 'known',
      job_posting_urls: ['https://example.com/jobs/1'],
    });
    const other = await buildJob(service);
    return {
      job,
      stage: await stageNamed(service, 'New'),
      other_stage: await buildStage(service, { job_id: other }),
      own_stage: await buildStage(service, { job_id: job }),
      doomed: await buildJob(service, { remote_id: 'doomed' }).then(async (job_id) => {
        await buildNomination(service, { job_id });
        return job_id;
      }),
    };
  },
  [
    {
      name: 'creates',
      request: () => ['POST', '/api/v1/jobs', jobInput()],
      status: 201,
      events: ['job.created'],
      tasks: ['embed_job'],
      check: ({ body }) => expect(Object.keys(body.result)).toEqual(['id']),
    },
    {
      name: 'reads by UUID, in any case',
      request: ({ job }) => ['GET', `/api/v1/jobs/${job.toUpperCase()}`],
      status: 200,
      check: ({ body }, { job }) => {
        expect(Object.keys(body.result).sort()).toEqual([
          'created_at',
          'description',
          'id',
          'job_posting_urls',
          'modified_at',
          'remote_id',
          'status',
          'title',
        ]);
        expect(body.result).toMatchObject({
          id: job,
          remote_id: 'known',
          job_posting_urls: ['https://example.com/jobs/1'],
        });
      },
    },
    { name: 'reads in remote form', request: () => ['GET', '/api/v1/jobs/remote.known'], status: 200 },
    {
      name: 'a trailing slash is optional',
      request: () => ['GET', '/api/v1/jobs/remote.known/'],
      status: 200,
    },
    {
      name: 'an unknown UUID is 404',
      request: () => ['GET', `/api/v1/jobs/${newId()}`],
      status: 404,
      error: 'NOT_FOUND',
    },
    {
      name: 'an unknown remote id is 404',
      request: () => ['GET', '/api/v1/jobs/remote.nowhere'],
      status: 404,
      error: 'NOT_FOUND',
    },
    {
      name: 'a path id that is neither is 422',
      request: () => ['GET', '/api/v1/jobs/17'],
      status: 422,
      details: ['path.id'],
    },
    {
      name: 'an empty remote form is 422',
      request: () => ['GET', '/api/v1/jobs/remote.'],
      status: 422,
      details: ['path.id'],
    },
    {
      name: 'tells all violations at once',
      request: () => [
        'POST',
        '/api/v1/jobs',
        {
          title: '   ',
          description: '',
          status: 'paused',
          job_posting_urls: [1],
          auto_evaluation_behavior: 'auto_nominate_and_evaluate_candidates',
        },
      ],
      status: 422,
      error: 'VALIDATION_FAILED',
      details: [
        'body.title',
        'body.description',
        'body.status',
        'body.remote_id',
        'body.job_posting_urls.0',
        'body.default_nomination_stage_id',
      ],
    },
    {
      name: 'tells violations of path and body together',
      request: () => ['PATCH', '/api/v1/jobs/nonsense', { status: 1 }],
      status: 422,
      details: ['path.id', 'body.status'],
    },
    {
      name: 'an empty body is 422',
      request: () => ['POST', '/api/v1/jobs', '', { headers: { 'content-type': 'application/json' } }],
      status: 422,
      details: ['body.title', 'body.description', 'body.status', 'body.remote_id'],
    },
    {
      name: 'JSON that is no object is 422',
      request: () => ['POST', '/api/v1/jobs', [1]],
      status: 422,
      details: ['body.title', 'body.description', 'body.status', 'body.remote_id'],
    },
    {
      name: 'JSON that is no object is 422 where no field is required, too',
      request: () => ['PATCH', '/api/v1/jobs/01a1fd8d-0000-7000-8000-000000000000', [1]],
      status: 422,
      details: ['body'],
    },
    {
      name: 'ignores unknown fields and trims the title alone',
      request: () => [
        'PUT',
        path('trimmed'),
        jobInput({ title: '  Cook  ', description: '  two spaces  ', remote_id: undefined, colour: 'red' }),
      ],
      status: 201,
      events: ['job.created'],
      tasks: ['embed_job'],
      check: async ({ body }, { service }) =>
        expect((await service.api('GET', `/api/v1/jobs/${body.result.id}`)).body.result).toMatchObject({
          title: 'Cook',
          description: '  two spaces  ',
        }),
    },
    {
      name: 'a title may have 500 emoji',
      request: () => ['POST', '/api/v1/jobs', jobInput({ title: '🙂'.repeat(500) })],
      status: 201,
      events: ['job.created'],
      tasks: ['embed_job'],
    },
    {
      name: 'a title may not have 501',
      request: () => ['POST', '/api/v1/jobs', jobInput({ title: '🙂'.repeat(501) })],
      status: 422,
      details: ['body.title'],
    },
    {
      name: 'a description may have 100,000 characters',
      request: () => ['POST', '/api/v1/jobs', jobInput({ description: 'ä'.repeat(100_000) })],
      status: 201,
      events: ['job.created'],
      tasks: ['embed_job'],
    },
    {
      name: 'a description may not have more',
      request: () => ['POST', '/api/v1/jobs', jobInput({ description: 'ä'.repeat(100_001) })],
      status: 422,
      details: ['body.description'],
    },
    {
      name: 'null clears optional fields',
      request: () => [
        'POST',
        '/api/v1/jobs',
        jobInput({
          job_posting_urls: null,
          auto_evaluation_behavior: null,
          default_nomination_stage_id: null,
        }),
      ],
      status: 201,
      events: ['job.created'],
      tasks: ['embed_job'],
    },
    {
      name: 'a taken remote_id is 409 and names the record',
      request: () => ['POST', '/api/v1/jobs', jobInput({ remote_id: 'known' })],
      status: 409,
      error: 'CONFLICT',
      details: ['body.remote_id'],
      check: ({ body }, { job }) => expect(body.error.details[0].existing_id).toBe(job),
    },
    {
      name: 'an unknown stage is 422',
      request: () => ['POST', '/api/v1/jobs', jobInput({ default_nomination_stage_id: newId() })],
      status: 422,
      details: ['body.default_nomination_stage_id'],
    },
    {
      name: 'a stage of another job is 422',
      request: ({ job, other_stage }) => [
        'PATCH',
        `/api/v1/jobs/${job}`,
        { default_nomination_stage_id: other_stage },
      ],
      status: 422,
      details: ['body.default_nomination_stage_id'],
    },

    {
      name: 'PUT in remote form creates',
      request: () => ['PUT', path('upserted'), jobInput({ remote_id: undefined })],
      status: 201,
      events: ['job.created'],
      tasks: ['embed_job'],
    },
    {
      name: 'PUT in remote form updates',
      request: () => ['PUT', path('upserted'), jobInput({ remote_id: 'upserted', status: 'closed' })],
      status: 200,
      events: ['job.updated'],
    },
    {
      name: 'PUT with another remote_id in the body is 422',
      request: () => ['PUT', path('upserted'), jobInput({ remote_id: 'other' })],
      status: 422,
      details: ['body.remote_id'],
    },
    {
      name: 'PUT on an unknown UUID is 404',
      request: () => ['PUT', `/api/v1/jobs/${newId()}`, jobInput()],
      status: 404,
    },
    {
      name: 'PUT by UUID ignores a remote_id',
      request: ({ job }) => ['PUT', `/api/v1/jobs/${job}`, jobInput({ remote_id: 'ignored' })],
      status: 200,
      events: ['job.updated'],
    },
    {
      name: 'PUT puts omitted fields back to their defaults',
      request: () => ['GET', '/api/v1/jobs/remote.known'],
      status: 200,
      check: ({ body }) => expect(body.result.job_posting_urls).toEqual([]),
    },
    {
      name: 'remote ids hold any characters',
      request: () => ['PUT', path(ODD_REMOTE_ID), jobInput({ remote_id: ODD_REMOTE_ID })],
      status: 201,
      events: ['job.created'],
      tasks: ['embed_job'],
      check: async (_reply, { service }) =>
        expect((await service.api('GET', path(ODD_REMOTE_ID))).body.result.remote_id).toBe(ODD_REMOTE_ID),
    },
    {
      name: 'remote ids of 500 characters work',
      request: () => ['PUT', path(LONG_REMOTE_ID), jobInput({ remote_id: undefined })],
      status: 201,
      events: ['job.created'],
      tasks: ['embed_job'],
      check: async (_reply, { service }) =>
        expect((await service.api('GET', path(LONG_REMOTE_ID))).body.result.remote_id).toBe(LONG_REMOTE_ID),
    },
    { name: 'path remote ids are not trimmed', request: () => ['GET', path(' known')], status: 404 },
    {
      name: 'a remote id that looks like a UUID is still remote',
      request: ({ job }) => ['GET', path(job)],
      status: 404,
    },

    {
      name: 'PATCH changes what is sent',
      request: ({ job }) => ['PATCH', `/api/v1/jobs/${job}`, { title: 'Night shift' }],
      status: 200,
      events: ['job.updated'],
      tasks: ['embed_job'],
      check: async (_reply, { service, job }) =>
        expect((await service.api('GET', `/api/v1/jobs/${job}`)).body.result).toMatchObject({
          title: 'Night shift',
          status: 'open',
        }),
    },
    {
      name: 'PATCH in remote form is 422',
      request: () => ['PATCH', '/api/v1/jobs/remote.known', { title: 'x' }],
      status: 422,
      details: ['path.id'],
    },
    {
      name: 'PATCH of a required field to null is 422',
      request: ({ job }) => ['PATCH', `/api/v1/jobs/${job}`, { title: null }],
      status: 422,
      details: ['body.title'],
    },
    {
      name: 'a stage of its own is fine',
      request: ({ job, own_stage }) => [
        'PATCH',
        `/api/v1/jobs/${job}`,
        { default_nomination_stage_id: own_stage },
      ],
      status: 200,
      events: ['job.updated'],
    },
    {
      name: 'a stored stage satisfies the automatic behaviour',
      request: ({ job }) => [
        'PATCH',
        `/api/v1/jobs/${job}`,
        { auto_evaluation_behavior: 'auto_nominate_and_evaluate_candidates' },
      ],
      status: 200,
      events: ['job.updated'],
      tasks: ['evaluate_job', 'auto_nominate'],
    },
    {
      name: 'what happens by itself is read beside the record, with the version of the record',
      request: ({ job }) => ['GET', `/api/v1/jobs/${job}/automation`],
      status: 200,
      check: async ({ body, headers }, { service, job, own_stage }) => {
        expect(body.result).toEqual({
          auto_evaluation_behavior: 'auto_nominate_and_evaluate_candidates',
          default_nomination_stage_id: own_stage,
        });
        expect(headers.get('etag')).toBe(
          (await service.api('GET', `/api/v1/jobs/${job}`)).headers.get('etag'),
        );
      },
    },
    {
      name: 'clearing the stage it needs is 422',
      request: ({ job }) => ['PATCH', `/api/v1/jobs/${job}`, { default_nomination_stage_id: null }],
      status: 422,
      details: ['body.default_nomination_stage_id'],
    },
    {
      name: 'clearing both is fine',
      request: ({ job }) => [
        'PATCH',
        `/api/v1/jobs/${job}`,
        { auto_evaluation_behavior: null, default_nomination_stage_id: null },
      ],
      status: 200,
      events: ['job.updated'],
    },

    {
      name: 'deletes with nominations',
      request: ({ doomed }) => ['DELETE', `/api/v1/jobs/${doomed}`],
      status: 200,
      events: ['nomination.deleted', 'job.deleted'],
    },
    {
      name: 'deleting again is 404',
      request: ({ doomed }) => ['DELETE', `/api/v1/jobs/${doomed}`],
      status: 404,
    },
    {
      name: 'DELETE with a JSON content type and no body is fine',
      request: ({ doomed }) => [
        'DELETE',
        `/api/v1/jobs/${doomed}`,
        undefined,
        { headers: { 'content-type': 'application/json' } },
      ],
      status: 404,
    },
    {
      name: 'lists with a count',
      request: () => ['GET', '/api/v1/jobs?limit=2'],
      status: 200,
      check: ({ headers, body }) => {
        expect(Number(headers.get('x-total-count'))).toBeGreaterThan(5);
        expect(body.results).toHaveLength(2);
        expect(headers.get('link')).toMatch(/^<http:.*limit=2.*>; rel="next"$/);
      },
    },
    {
      name: 'limit 0 and a foreign cursor are 422',
      request: () => ['GET', '/api/v1/jobs?limit=0&cursor=xyz'],
      status: 422,
      details: ['query.limit', 'query.cursor'],
    },
    {
      name: 'a repeated parameter is 422',
      request: () => ['GET', '/api/v1/jobs?limit=1&limit=2'],
      status: 422,
      details: ['query.limit'],
    },
    {
      name: 'other methods are 405 with Allow',
      request: ({ job }) => ['POST', `/api/v1/jobs/${job}`, {}],
      status: 405,
      error: 'METHOD_NOT_ALLOWED',
      check: ({ headers }) => expect(headers.get('allow')).toBe('DELETE, GET, HEAD, PATCH, PUT'),
    },
  ],
);
