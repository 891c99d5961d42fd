import { expect } from 'vitest';
import { newId } from '#service/ids.ts';
import { buildJob, buildNomination, buildSpotlight, idOf } from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import type { Reply } from '../../helpers/service.ts';

const url = (id: string): string => `/api/v1/spotlights/${id}`;

scenarios(
  'spotlights',
  async (service) => {
    const job = await buildJob(service);
    const nomination = await buildNomination(service, { job_id: job });
    const second = await buildNomination(service, { job_id: job });
    const elsewhere = await buildNomination(service);
    const criterion = async (path: string, body: Record<string, unknown>): Promise<string> =>
      idOf(await service.api('POST', path, { prompt_text: 'Speaks Portuguese', ...body }));
    return {
      criterion: await criterion(`/api/v1/jobs/${job}/criteria`, {}),
      everybodys: await criterion('/api/v1/criteria', { scope_type: 'organization' }),
      other_jobs: await criterion(`/api/v1/jobs/${await buildJob(service)}/criteria`, {}),
      job,
      nomination,
      second,
      first: await buildSpotlight(service, { nomination_id: nomination }),
      last: await buildSpotlight(service, { nomination_id: second, position: 7 }),
      foreign: await buildSpotlight(service, { nomination_id: elsewhere }),
    };
  },
  [
    {
      name: 'reads what it was made with, the first at position 0',
      request: ({ first }) => ['GET', url(first)],
      status: 200,
      check: ({ body, headers }, { first, nomination }) => {
        expect(body.result).toEqual({
          id: first,
          nomination_id: nomination,
          headline: 'Ran the night shift of a port',
          note: null,
          evidence: [],
          position: 0,
          created_at: expect.stringMatching(/Z$/),
          modified_at: expect.stringMatching(/Z$/),
        });
        expect(headers.get('etag')).not.toBeNull();
      },
    },
    {
      name: 'without a position it goes to the end of its job',
      request: ({ nomination }) => [
        'POST',
        '/api/v1/spotlights',
        { nomination_id: nomination, headline: '  Speaks four languages ', note: 'Ask about Porto' },
      ],
      status: 201,
      events: ['spotlight.created'],
      check: async ({ body }, { service }) =>
        expect((await service.api('GET', url(body.result.id))).body.result).toMatchObject({
          headline: 'Speaks four languages',
          note: 'Ask about Porto',
          position: 8,
        }),
    },
    {
      name: 'everything wrong is told at once',
      request: () => [
        'POST',
        '/api/v1/spotlights',
        { nomination_id: 'remote.x', headline: null, position: -1, evidence: [{ quote: '' }, 'x'] },
      ],
      status: 422,
      details: [
        'body.nomination_id',
        'body.headline',
        'body.position',
        'body.evidence.0.criterion_id',
        'body.evidence.0.quote',
        'body.evidence.1',
      ],
    },
    ...[
      ['1', 'must be a number'],
      [0.5, 'must be a whole number'],
      [-1, 'must be at least 0'],
      [2_000_000, 'must be at most 1000000'],
    ].map(([position, message]) => ({
      name: `position ${JSON.stringify(position)} ${String(message)}`,
      request: ({ nomination }: { nomination: string }): [string, string, unknown] => [
        'POST',
        '/api/v1/spotlights',
        { nomination_id: nomination, headline: 'x', position },
      ],
      status: 422,
      check: ({ body }: Reply) =>
        expect(body.error.details).toMatchObject([{ path: 'body.position', message }]),
    })),
    {
      name: 'tells every unknown reference',
      request: () => [
        'POST',
        '/api/v1/spotlights',
        {
          nomination_id: newId(),
          headline: 'x',
          evidence: [
            { criterion_id: newId(), quote: 'a' },
            { criterion_id: newId(), quote: 'b' },
          ],
        },
      ],
      status: 422,
      details: ['body.nomination_id', 'body.evidence.0.criterion_id', 'body.evidence.1.criterion_id'],
    },
    {
      name: 'evidence about a criterion of another job is 422',
      request: ({ nomination, criterion, other_jobs }) => [
        'POST',
        '/api/v1/spotlights',
        {
          nomination_id: nomination,
          headline: 'x',
          evidence: [criterion, other_jobs].map((criterion_id) => ({ criterion_id, quote: 'q' })),
        },
      ],
      status: 422,
      details: ['body.evidence.1.criterion_id'],
    },
    {
      name: 'evidence is about a criterion of the job or of everybody, its quote kept as sent',
      request: ({ first, criterion, everybodys }) => [
        'PUT',
        url(first),
        {
          headline: 'Speaks Portuguese',
          evidence: [
            { criterion_id: criterion.toUpperCase(), quote: ' “fluent” ', page: 3 },
            { criterion_id: everybodys, quote: 'C1' },
          ],
        },
      ],
      status: 200,
      events: ['spotlight.updated'],
      check: async (_reply, { service, first, criterion, everybodys }) =>
        expect((await service.api('GET', url(first))).body.result.evidence).toEqual([
          { criterion_id: criterion, quote: ' “fluent” ' },
          { criterion_id: everybodys, quote: 'C1' },
        ]),
    },
    {
      name: 'what was read can be sent back, also after its criterion is gone',
      request: ({ job, criterion }) => ['DELETE', `/api/v1/jobs/${job}/criteria/${criterion}`],
      status: 200,
      events: ['criterion.deleted'],
      check: async (_reply, { service, first }) => {
        const { result } = (await service.api('GET', url(first))).body;
        expect(result.evidence).toHaveLength(2);
        expect((await service.api('PUT', url(first), result)).status).toBe(200);
      },
    },
    {
      name: 'lists a job in order of position',
      request: ({ job }) => ['GET', `/api/v1/spotlights?job_id=${job}&limit=2`],
      status: 200,
      check: async ({ body, headers }, { service, first, last, nomination }) => {
        expect(body.results).toMatchObject([{ id: first }, { id: last }]);
        expect(headers.get('x-total-count')).toBe('3');
        const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
        const rest = await service.api('GET', next.slice(next.indexOf('/api')));
        expect(rest.body.results).toMatchObject([{ position: 8, nomination_id: nomination }]);
      },
    },
    {
      name: 'lists a nomination',
      request: ({ second }) => ['GET', `/api/v1/spotlights?nomination_id=${second}`],
      status: 200,
      check: ({ body }, { last }) => expect(body.results).toMatchObject([{ id: last }]),
    },
    {
      name: 'lists all',
      request: () => ['GET', '/api/v1/spotlights'],
      status: 200,
      check: ({ headers }) => expect(headers.get('x-total-count')).toBe('4'),
    },
    {
      name: 'PUT replaces, and stays in its place without a position',
      request: ({ last, second }) => ['PUT', url(last), { headline: 'New words', nomination_id: second }],
      status: 200,
      events: ['spotlight.updated'],
      check: async (_reply, { service, last }) =>
        expect((await service.api('GET', url(last))).body.result).toMatchObject({
          headline: 'New words',
          note: null,
          evidence: [],
          position: 7,
        }),
    },
    {
      name: 'PUT does not move it to another nomination',
      request: ({ last, nomination }) => ['PUT', url(last), { headline: 'x', nomination_id: nomination }],
      status: 422,
      details: ['body.nomination_id'],
    },
    {
      name: 'PUT of another version is 412',
      request: ({ last }) => ['PUT', url(last), { headline: 'x' }, { headers: { 'if-match': '"x"' } }],
      status: 412,
    },
    {
      name: 'PUT of an unknown one is 404',
      request: () => ['PUT', url(newId()), { headline: 'x' }],
      status: 404,
    },
    {
      name: 'the remote form is not for spotlights',
      request: () => ['GET', url('remote.x')],
      status: 422,
      details: ['path.id'],
    },
    {
      name: 'a nomination takes its spotlights along',
      request: ({ second }) => ['DELETE', `/api/v1/nominations/${second}`],
      status: 200,
      events: ['spotlight.deleted', 'nomination.deleted'],
    },
    {
      name: 'deletes',
      request: ({ foreign }) => ['DELETE', url(foreign)],
      status: 200,
      events: ['spotlight.deleted'],
    },
    { name: 'deleting again is 404', request: ({ foreign }) => ['DELETE', url(foreign)], status: 404 },
    {
      name: 'a job takes its spotlights along',
      request: ({ job }) => ['DELETE', `/api/v1/jobs/${job}`],
      status: 200,
      events: ['spotlight.deleted', 'spotlight.deleted', 'nomination.deleted', 'job.deleted'],
    },
  ],
);

scenarios(
  'the order of spotlights',
  async (service) => {
    const job = await buildJob(service);
    const put = async (of: string, position: number): Promise<string> =>
      buildSpotlight(service, { nomination_id: await buildNomination(service, { job_id: of }), position });
    return {
      job,
      first: await put(job, 0),
      last: await put(job, 7),
      foreign: await put(await buildJob(service), 0),
    };
  },
  [
    {
      name: 'takes an order whole; who is not named follows, and what is none of the job is passed over',
      request: ({ job, first, last, foreign }) => [
        'PUT',
        `/api/v1/jobs/${job}/spotlight_order`,
        { spotlight_ids: [foreign, newId(), last, last, first] },
      ],
      status: 200,
      events: ['spotlight.updated', 'spotlight.updated'],
      check: async (_reply, { service, job, first, last, foreign }) => {
        const { results } = (await service.api('GET', `/api/v1/spotlights?job_id=${job}`)).body;
        expect(results.map(({ id, position }: { id: string; position: number }) => [id, position])).toEqual([
          [last, 0],
          [first, 1],
        ]);
        expect((await service.api('GET', url(foreign))).body.result.position).toBe(0);
      },
    },
    {
      name: 'an order that stands already changes nothing',
      request: ({ job }) => ['PUT', `/api/v1/jobs/${job}/spotlight_order`, { spotlight_ids: [] }],
      status: 200,
      check: async (_reply, { service, first, last }) => {
        const at = async (id: string): Promise<number> =>
          (await service.api('GET', url(id))).body.result.position;
        expect([await at(first), await at(last)]).toEqual([1, 0]);
      },
    },
    {
      name: 'an order of a job that is none is 404',
      request: () => ['PUT', `/api/v1/jobs/${newId()}/spotlight_order`, { spotlight_ids: [] }],
      status: 404,
    },
  ],
);
