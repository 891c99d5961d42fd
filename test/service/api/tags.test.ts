import { expect } from 'vitest';
import { newId } from '#service/ids.ts';
import {
  buildCandidate,
  buildCandidateTag,
  buildJob,
  buildJobTag,
  buildTag,
  idOf,
} from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';

const tag = (name: string, overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  tag_type: 'specialty_name',
  is_standardized: true,
  name,
  ...overrides,
});
const url = (id: string): string => `/api/v1/tags/${id}`;

scenarios(
  'tags',
  async (service) => {
    const known = await buildTag(service, tag('Cold chain', { description: 'Chilled goods' }));
    const job = await buildJob(service);
    const candidate = await buildCandidate(service);
    const criterion = { scope_type: 'tag', tag_id: known, prompt_text: 'Knows the rules for frozen goods' };
    return {
      criterion: idOf(await service.api('POST', '/api/v1/criteria', criterion)),
      known,
      own: await buildTag(service, tag('Ölmühle', { is_standardized: false })),
      role: await buildTag(service, tag('Dispatcher', { tag_type: 'preferred_role_title' })),
      candidate_tag: await buildCandidateTag(service, { candidate_id: candidate, tag_id: known }),
      job_tag: await buildJobTag(service, { job_id: job, tag_id: known }),
    };
  },
  [
    {
      name: 'reads exactly the fields of the contract, with an entity tag',
      request: ({ known }) => ['GET', url(known.toUpperCase())],
      status: 200,
      check: ({ body, headers }, { known }) => {
        expect(body).toEqual({
          is_error: false,
          result: {
            id: known,
            tag_type: 'specialty_name',
            is_standardized: true,
            name: 'Cold chain',
            description: 'Chilled goods',
            created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          },
        });
        expect(headers.get('etag')).not.toBeNull();
      },
    },
    {
      name: 'everything required is told at once',
      request: () => ['POST', '/api/v1/tags', {}],
      status: 422,
      details: ['body.tag_type', 'body.is_standardized', 'body.name'],
    },
    ...[['true'], [1], [null], [[true]]].map(([is_standardized]) => ({
      name: `is_standardized is a boolean, not ${JSON.stringify(is_standardized)}`,
      request: (): [string, string, unknown] => ['POST', '/api/v1/tags', tag('x', { is_standardized })],
      status: 422,
      details: ['body.is_standardized'],
    })),
    {
      name: 'wrong values are told together',
      request: () => [
        'POST',
        '/api/v1/tags',
        { tag_type: 'skill', is_standardized: 'yes', name: '  ', description: 7 },
      ],
      status: 422,
      details: ['body.tag_type', 'body.is_standardized', 'body.name', 'body.description'],
    },
    {
      name: 'the name is trimmed, the description empty when unset',
      request: () => ['POST', '/api/v1/tags', tag('  Night shifts ')],
      status: 201,
      events: ['tag.created'],
      check: async ({ body }, { service }) =>
        expect((await service.api('GET', url(body.result.id))).body.result).toMatchObject({
          name: 'Night shifts',
          description: '',
        }),
    },
    {
      name: 'the same type, standing and name is 409, however it is padded',
      request: () => ['POST', '/api/v1/tags', tag(' Cold chain')],
      status: 409,
      error: 'CONFLICT',
      details: ['body.name'],
      check: ({ body }, { known }) => expect(body.error.details[0].existing_id).toBe(known),
    },
    ...[
      ['of another type', { tag_type: 'experience_based_role_title' }],
      ['of a user', { is_standardized: false }],
    ].map(([name, overrides]) => ({
      name: `the same name ${String(name)} is another tag`,
      request: (): [string, string, unknown] => [
        'POST',
        '/api/v1/tags',
        tag('Cold chain', overrides as Record<string, unknown>),
      ],
      status: 201,
      events: ['tag.created'],
    })),
    {
      name: 'a name differs by its case',
      request: () => ['POST', '/api/v1/tags', tag('cold chain')],
      status: 201,
      events: ['tag.created'],
    },
    {
      name: 'lists by type and standing',
      request: () => ['GET', '/api/v1/tags?tag_type=specialty_name&is_standardized=false'],
      status: 200,
      check: ({ body }) =>
        expect((body.results as { name: string }[]).map(({ name }) => name)).toEqual([
          'Cold chain',
          'Ölmühle',
        ]),
    },
    {
      name: 'lists by a part of the name, without case and accents',
      request: () => ['GET', '/api/v1/tags?q=%20OLMU'],
      status: 200,
      check: ({ body }, { own }) => expect(body.results).toMatchObject([{ id: own, is_standardized: false }]),
    },
    {
      name: 'a percent sign is no wildcard',
      request: () => ['GET', '/api/v1/tags?q=%25'],
      status: 200,
      check: ({ body }) => expect(body.results).toEqual([]),
    },
    {
      name: 'goes on with a cursor',
      request: () => ['GET', '/api/v1/tags?limit=6'],
      status: 200,
      check: async ({ headers, body }, { service, known }) => {
        expect(headers.get('x-total-count')).toBe('7');
        const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
        const last = await service.api('GET', next.slice(next.indexOf('/api')));
        expect([...body.results, ...last.body.results]).toHaveLength(7);
        expect(last.body.results).toMatchObject([{ id: known }]);
        expect(last.headers.get('link')).toBeNull();
      },
    },
    {
      name: 'wrong filters are told together',
      request: () => ['GET', '/api/v1/tags?tag_type=x&is_standardized=1&limit=0&cursor=x'],
      status: 422,
      details: ['query.tag_type', 'query.is_standardized', 'query.limit', 'query.cursor'],
    },
    {
      name: 'the remote form is not for tags',
      request: () => ['GET', url('remote.x')],
      status: 422,
      details: ['path.id'],
    },
    { name: 'an unknown one is 404', request: () => ['GET', url(newId())], status: 404, error: 'NOT_FOUND' },
    {
      name: 'PUT is 405',
      request: ({ known }) => ['PUT', url(known), tag('x')],
      status: 405,
      check: ({ headers }) => expect(headers.get('allow')).toContain('DELETE'),
    },
    {
      name: 'deletes nothing of another version',
      request: ({ known }) => ['DELETE', url(known), undefined, { headers: { 'if-match': '"other"' } }],
      status: 412,
    },
    {
      name: 'deletes with its links',
      request: ({ known }) => ['DELETE', url(known)],
      status: 200,
      events: ['candidate_tag.deleted', 'job_tag.deleted', 'criterion.deleted', 'tag.deleted'],
      check: async ({ body }, { service, known, candidate_tag, job_tag, criterion }) => {
        expect(body).toEqual({ is_error: false, result: { id: known } });
        expect((await service.api('GET', `/api/v1/candidate_tags/${candidate_tag}`)).status).toBe(404);
        expect((await service.api('GET', `/api/v1/job_tags/${job_tag}`)).status).toBe(404);
        expect((await service.api('GET', `/api/v1/criteria/${criterion}`)).status).toBe(404);
      },
    },
    { name: 'deleting again is 404', request: ({ known }) => ['DELETE', url(known)], status: 404 },
    {
      name: 'and its name is free again',
      request: () => ['POST', '/api/v1/tags', tag('Cold chain')],
      status: 201,
      events: ['tag.created'],
    },
  ],
);
