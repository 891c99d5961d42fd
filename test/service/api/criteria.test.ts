import { expect } from 'vitest';
import { newId } from '#service/ids.ts';
import { buildJob, idOf } from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import type { TestService } from '../../helpers/service.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const prompt = 'Has led a team of five or more people';

async function buildTag(service: TestService, name: string): Promise<string> {
  const body = { tag_type: 'specialty_name', is_standardized: true, name };
  return idOf(await service.api('POST', '/api/v1/tags', body));
}

scenarios(
  'criteria of a job',
  async (service) => {
    const job = await buildJob(service, { remote_id: 'ats/job.1' });
    const path = `/api/v1/jobs/${job}/criteria`;
    return {
      job,
      path,
      by_remote: '/api/v1/jobs/remote.ats%2Fjob.1/criteria',
      other: `/api/v1/jobs/${await buildJob(service)}/criteria`,
      first: idOf(await service.api('POST', path, { prompt_text: `  ${prompt}\n` })),
      second: idOf(
        await service.api('POST', path, {
          prompt_text: 'Knows forklifts',
          display_name: 'Forklifts',
          remote_id: 'crit/2. ä',
          weight: 'must',
        }),
      ),
      spare: idOf(await service.api('POST', path, { prompt_text: 'To be deleted', remote_id: 'spare' })),
    };
  },
  [
    {
      name: 'answers with the new id',
      request: ({ other }) => ['POST', other, { prompt_text: prompt }],
      status: 201,
      events: ['criterion.created'],
      check: ({ body }) =>
        expect(body).toEqual({ is_error: false, result: { id: expect.stringMatching(UUID) } }),
    },
    {
      name: 'takes the job in remote form',
      request: ({ by_remote }) => ['POST', by_remote, { prompt_text: prompt, remote_id: null, weight: null }],
      status: 201,
      events: ['criterion.created'],
    },
    {
      name: 'ignores what it does not know; a blank display name is none',
      request: ({ other }) => [
        'POST',
        other,
        { prompt_text: prompt, display_name: '  ', scope_type: 'tag', colour: 'blue' },
      ],
      status: 201,
      events: ['criterion.created'],
      check: async ({ body }, { service, other }) => {
        const read = await service.api('GET', `${other}/${body.result.id}`);
        expect(read.body.result).toMatchObject({ display_name: null, scope_type: 'job', tag_id: null });
      },
    },
    {
      name: 'a prompt of 2,000 code points is taken',
      request: ({ other }) => ['POST', other, { prompt_text: ` ${'🙂'.repeat(2000)} ` }],
      status: 201,
      events: ['criterion.created'],
    },
    {
      name: 'tells every violation at once',
      request: ({ other }) => [
        'POST',
        other,
        { prompt_text: 'x'.repeat(2001), display_name: 7, remote_id: '', weight: 'perhaps' },
      ],
      status: 422,
      error: 'VALIDATION_FAILED',
      details: ['body.prompt_text', 'body.display_name', 'body.remote_id', 'body.weight'],
    },
    {
      name: 'needs prompt_text',
      request: ({ other }) => ['POST', other, { display_name: 'Leads' }],
      status: 422,
      details: ['body.prompt_text'],
    },
    {
      name: 'a blank prompt is none',
      request: ({ other }) => ['POST', other, { prompt_text: ' \n ' }],
      status: 422,
      details: ['body.prompt_text'],
    },
    {
      name: 'a remote_id stands for one criterion, of whatever job',
      request: ({ other }) => ['POST', other, { prompt_text: prompt, remote_id: 'crit/2. ä' }],
      status: 409,
      error: 'CONFLICT',
      details: ['body.remote_id'],
      check: ({ body }, { second }) => expect(body.error.details[0].existing_id).toBe(second),
    },
    {
      name: 'a job that does not exist',
      request: () => ['POST', `/api/v1/jobs/${newId()}/criteria`, { prompt_text: prompt }],
      status: 404,
    },
    {
      name: 'reads one, trimmed, with what was not given as null',
      request: ({ path, first }) => ['GET', `${path}/${first.toUpperCase()}`],
      status: 200,
      check: ({ body, headers }, { job, first }) => {
        expect(headers.get('etag')).toBeTruthy();
        expect(body.result).toEqual({
          id: first,
          prompt_text: prompt,
          display_name: null,
          remote_id: null,
          weight: null,
          scope_type: 'job',
          job_id: job,
          tag_id: null,
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        });
      },
    },
    {
      name: 'reads one, both ids in remote form',
      request: ({ by_remote }) => ['GET', `${by_remote}/remote.crit%2F2.%20%C3%A4/`],
      status: 200,
      check: ({ body }, { second }) =>
        expect(body.result).toMatchObject({
          id: second,
          display_name: 'Forklifts',
          remote_id: 'crit/2. ä',
          weight: 'must',
        }),
    },
    {
      name: 'a criterion of another job is none of this one',
      request: ({ other, first }) => ['GET', `${other}/${first}`],
      status: 404,
    },
    {
      name: 'the same in remote form',
      request: ({ other }) => ['GET', `${other}/remote.crit%2F2.%20%C3%A4`],
      status: 404,
    },
    {
      name: 'ids that are neither are told together',
      request: () => ['GET', '/api/v1/jobs/seven/criteria/remote.'],
      status: 422,
      details: ['path.id', 'path.criterion_id'],
    },
    {
      name: 'lists all of a job in the order in which they were made',
      request: ({ by_remote }) => ['GET', by_remote],
      status: 200,
      check: ({ body }, { first, second, spare }) =>
        expect(body.results.map(({ id }: { id: string }) => id)).toEqual([
          first,
          second,
          spare,
          expect.any(String),
        ]),
    },
    {
      name: 'lists those of a job that exists',
      request: () => ['GET', '/api/v1/jobs/remote.nowhere/criteria'],
      status: 404,
    },
    {
      name: 'another job cannot delete it',
      request: ({ other, spare }) => ['DELETE', `${other}/${spare}`],
      status: 404,
    },
    {
      name: 'deletes only the version that is meant',
      request: ({ path, spare }) => [
        'DELETE',
        `${path}/${spare}`,
        undefined,
        { headers: { 'if-match': '"other"' } },
      ],
      status: 412,
    },
    {
      name: 'deletes',
      request: ({ by_remote }) => ['DELETE', `${by_remote}/remote.spare`],
      status: 200,
      events: ['criterion.deleted'],
      check: ({ body }, { spare }) => expect(body).toEqual({ is_error: false, result: { id: spare } }),
    },
    {
      name: 'deletes once',
      request: ({ path, spare }) => ['DELETE', `${path}/${spare}`],
      status: 404,
    },
    {
      name: 'goes with its job',
      request: ({ other }) => ['DELETE', other.replace('/criteria', '')],
      status: 200,
      events: ['criterion.deleted', 'criterion.deleted', 'criterion.deleted', 'job.deleted'],
    },
  ],
);

scenarios(
  'criteria of the organization and of tags',
  async (service) => {
    const tag = await buildTag(service, 'Crane work');
    const make = async (body: Record<string, unknown>): Promise<string> =>
      idOf(await service.api('POST', '/api/v1/criteria', { prompt_text: prompt, ...body }));
    const job = await buildJob(service);
    return {
      tag,
      organization: await make({ scope_type: 'organization', display_name: 'Leads' }),
      of_tag: await make({ scope_type: 'tag', tag_id: tag.toUpperCase(), weight: 'nice' }),
      of_job: idOf(await service.api('POST', `/api/v1/jobs/${job}/criteria`, { prompt_text: prompt })),
    };
  },
  [
    {
      name: 'reads one of the organization',
      request: ({ organization }) => ['GET', `/api/v1/criteria/${organization}`],
      status: 200,
      check: ({ body }) =>
        expect(body.result).toMatchObject({ scope_type: 'organization', job_id: null, tag_id: null }),
    },
    {
      name: 'reads one of a tag',
      request: ({ of_tag }) => ['GET', `/api/v1/criteria/${of_tag}`],
      status: 200,
      check: ({ body }, { tag }) =>
        expect(body.result).toMatchObject({ scope_type: 'tag', job_id: null, tag_id: tag, weight: 'nice' }),
    },
    {
      name: 'one of a job is read under its job',
      request: ({ of_job }) => ['GET', `/api/v1/criteria/${of_job}`],
      status: 404,
    },
    {
      name: 'lists both kinds, newest first, without those of jobs',
      request: () => ['GET', '/api/v1/criteria'],
      status: 200,
      check: ({ body, headers }, { organization, of_tag }) => {
        expect(body.results.map(({ id }: { id: string }) => id)).toEqual([of_tag, organization]);
        expect(headers.get('x-total-count')).toBe('2');
      },
    },
    {
      name: 'lists by scope, page by page',
      request: () => ['GET', '/api/v1/criteria?limit=1'],
      status: 200,
      check: async ({ headers }, { service, organization }) => {
        const next = /<http:\/\/[^/]+([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
        const page = await service.api('GET', next);
        expect(page.body.results.map(({ id }: { id: string }) => id)).toEqual([organization]);
        expect(page.headers.get('link')).toBeNull();
      },
    },
    {
      name: 'lists those of a tag',
      request: ({ tag }) => ['GET', `/api/v1/criteria?scope_type=tag&tag_id=${tag}`],
      status: 200,
      check: ({ body }, { of_tag }) =>
        expect(body.results.map(({ id }: { id: string }) => id)).toEqual([of_tag]),
    },
    {
      name: 'filters are checked',
      request: () => ['GET', '/api/v1/criteria?scope_type=job&tag_id=x&cursor=%20'],
      status: 422,
      details: ['query.scope_type', 'query.tag_id', 'query.cursor'],
    },
    {
      name: 'needs a scope',
      request: () => ['POST', '/api/v1/criteria', {}],
      status: 422,
      details: ['body.prompt_text', 'body.scope_type'],
    },
    {
      name: 'a tag criterion needs its tag',
      request: () => ['POST', '/api/v1/criteria', { scope_type: 'tag' }],
      status: 422,
      details: ['body.prompt_text', 'body.tag_id'],
    },
    {
      name: 'one of the organization has no tag',
      request: ({ tag }) => [
        'POST',
        '/api/v1/criteria',
        { prompt_text: prompt, scope_type: 'organization', tag_id: tag },
      ],
      status: 422,
      details: ['body.tag_id'],
    },
    {
      name: 'the tag must exist',
      request: () => [
        'POST',
        '/api/v1/criteria',
        { prompt_text: prompt, scope_type: 'tag', tag_id: newId() },
      ],
      status: 422,
      details: ['body.tag_id'],
    },
    {
      name: 'the criterion of a job is not deleted here',
      request: ({ of_job }) => ['DELETE', `/api/v1/criteria/${of_job}`],
      status: 404,
    },
    {
      name: 'deletes',
      request: ({ organization }) => ['DELETE', `/api/v1/criteria/${organization}`],
      status: 200,
      events: ['criterion.deleted'],
    },
    {
      name: 'goes with its tag',
      request: ({ tag }) => ['DELETE', `/api/v1/tags/${tag}`],
      status: 200,
      events: ['criterion.deleted', 'tag.deleted'],
    },
  ],
);
