import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#service/api/fields.ts';
import { buildWorld, callEndpoint, ENDPOINTS, tagInput } from './world.ts';
import type { Endpoint, World } from './world.ts';
import { idOf, jobInput } from '../../helpers/factories.ts';

let world: World;
beforeAll(async () => {
  world = await buildWorld(1);
});
afterAll(() => world.service.close());

const named = (endpoints: readonly Endpoint[]): [string, Endpoint][] =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]);
const isList = ({ path, method }: Endpoint): boolean =>
  method === 'GET' && /(criteria|criterion_evaluations|candidate_rankings)$/.test(path);
const reads = ENDPOINTS.filter(({ method }) => method === 'GET');
const writes = ENDPOINTS.filter(({ method }) => method !== 'GET');
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

async function tokenWith(scope: string[]): Promise<string> {
  const reply = await world.service.api('POST', '/api/v1/auth/tokens', {
    ...world.service.credentials,
    grant_type: 'client_credentials',
    scope,
  });
  return reply.body.access_token as string;
}

const normal = (operation: string): string => operation.replace(/\{\w+\}/g, '{}');
const same = (body: Record<string, unknown>): string =>
  JSON.stringify(body).replace(/"ephemeral_url":"[^"]*"/, '');

describe('the address', () => {
  it('every path of the contract stands under /api/v1 and is described, and nowhere else', async () => {
    const { body } = await world.service.api('GET', '/openapi.json');
    const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\/$/, '')}`),
    );
    const wanted = [
      ...ENDPOINTS.map(({ method, path }) => `${method} /api/v1${path}`),
      'POST /api/v1/auth/tokens',
    ];
    expect(wanted.map(normal).filter((one) => !described.map(normal).includes(one))).toEqual([]);
    expect((await world.service.api('GET', `/jobs/${world.job}`)).status).toBe(404);
    expect((await world.service.api('GET', `/api/v2/jobs/${world.job}`)).status).toBe(404);
  });
});

describe('access', () => {
  it.each(named(ENDPOINTS))('%s needs a token', async (_name, endpoint) => {
    const reply = await callEndpoint(world, endpoint, { token: null });
    expect(reply.status).toBe(401);
    expect(ErrorBody.parse(reply.body).error.type).toBe('INVALID_TOKEN');
    expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });
  it.each(named(reads))('%s needs all:read', async (_name, endpoint) => {
    const write_only = await tokenWith(['all:write']);
    const read_only = await tokenWith(['all:read']);
    expect((await callEndpoint(world, endpoint, { token: write_only })).body.error.type).toBe(
      'INSUFFICIENT_SCOPE',
    );
    expect((await callEndpoint(world, endpoint, { token: read_only })).status).toBe(200);
  });
  it.each(named(writes))('%s needs all:write', async (_name, endpoint) => {
    const reply = await callEndpoint(world, endpoint, { token: await tokenWith(['all:read']) });
    expect({ status: reply.status, type: reply.body.error?.type }).toEqual({
      status: 403,
      type: 'INSUFFICIENT_SCOPE',
    });
  });
});

describe('shapes', () => {
  it.each(named(reads.filter(isList)))('%s answers is_error false and results', async (_name, endpoint) => {
    const { body, status, headers } = await callEndpoint(world, endpoint);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(Object.keys(body).sort()).toEqual(['is_error', 'results']);
    expect(body.is_error).toBe(false);
    expect(Array.isArray(body.results)).toBe(true);
  });
  it.each(named(reads.filter((endpoint) => !isList(endpoint))))(
    '%s answers is_error false and result',
    async (_name, endpoint) => {
      const { body, status } = await callEndpoint(world, endpoint);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(Object.keys(body).sort()).toEqual(['is_error', 'result']);
      expect(body.is_error).toBe(false);
      expect(Array.isArray(body.result)).toBe(false);
    },
  );
  it.each(named(reads))('timestamps of %s are UTC with milliseconds', async (_name, endpoint) => {
    const { body } = await callEndpoint(world, endpoint);
    const moments = [...JSON.stringify(body).matchAll(/"(\w+_at)":("[^"]*"|null)/g)];
    for (const [, , value] of moments) {
      if (value !== 'null') expect(JSON.parse(value ?? '')).toMatch(MOMENT);
    }
    if (
      /^\/(jobs|attachments|nominations|tags|candidate_tags|job_tags|summaries)\/\{id\}$/.test(endpoint.path)
    ) {
      expect(moments.length).toBeGreaterThan(0);
    }
  });
  it.each(named(reads))('a trailing slash makes no difference to %s', async (_name, endpoint) => {
    const [path = '', query] = endpoint.url(world).split('?');
    const bare = path.replace(/\/$/, '');
    const tail = query === undefined ? '' : `?${query}`;
    const without = await world.service.api('GET', `/api/v1${bare}${tail}`);
    const with_slash = await world.service.api('GET', `/api/v1${bare}/${tail}`);
    expect([without.status, with_slash.status]).toEqual([200, 200]);
    expect(same(with_slash.body)).toBe(same(without.body));
  });
});

describe('writing', () => {
  const JSON_WRITES = writes.filter(
    ({ path, method }) => method !== 'DELETE' && !path.startsWith('/attachments') && path !== '/nominations',
  );
  it.each(named(JSON_WRITES))('%s takes JSON without a Content-Type', async (_name, endpoint) => {
    const bytes = new TextEncoder().encode(JSON.stringify(endpoint.body?.(world)));
    const reply = await world.service.api(endpoint.method, `/api/v1${endpoint.url(world)}`, bytes);
    expect(reply.status, JSON.stringify(reply.body)).toBe(endpoint.method === 'POST' ? 201 : 200);
    expect(Object.keys(reply.body).sort()).toEqual(['is_error', 'result']);
    expect(Object.keys(reply.body.result)).toEqual(['id']);
    expect(reply.body.result.id).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
  it('creating answers 201 and the id alone, for each kind of record', async () => {
    const { service, candidate, stage } = world;
    const job = idOf(await service.api('POST', '/api/v1/jobs', jobInput()));
    const tag = idOf(await service.api('POST', '/api/v1/tags', tagInput('Customs papers')));
    const inputs: [string, unknown][] = [
      ['/jobs', jobInput()],
      [
        '/nominations',
        { job_id: job, candidate_id: candidate, current_nomination_stage_id: stage, remote_id: 'a2' },
      ],
      ['/tags', tagInput('Customs papers', { is_standardized: false })],
      [
        '/candidate_tags',
        { candidate_id: candidate, tag_id: tag, creation_method: 'auto_generated_by_service' },
      ],
      ['/job_tags', { job_id: job, tag_id: tag }],
      [`/jobs/${job}/criteria`, { prompt_text: 'Speaks Dutch' }],
    ];
    for (const [path, input] of inputs) {
      const { status, body } = await service.api('POST', `/api/v1${path}`, input);
      expect({ path, status, keys: Object.keys(body.result ?? body) }).toEqual({
        path,
        status: 201,
        keys: ['id'],
      });
    }
  });
  it('unknown body fields are ignored by every JSON endpoint', async () => {
    for (const endpoint of JSON_WRITES.filter(({ method }) => method !== 'POST')) {
      const body = { ...(endpoint.body?.(world) as object), nobody_knows: { this: ['field'] } };
      const reply = await world.service.api(endpoint.method, `/api/v1${endpoint.url(world)}`, body);
      expect(reply.status, `${endpoint.method} ${endpoint.path}`).toBe(200);
    }
  });
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'JSON endpoints answer 415 to %s',
    async (type) => {
      for (const endpoint of JSON_WRITES) {
        const reply = await world.service.api(endpoint.method, `/api/v1${endpoint.url(world)}`, '{}', {
          headers: { 'content-type': type },
        });
        expect([endpoint.path, reply.status]).toEqual([endpoint.path, 415]);
      }
    },
  );
  it.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    '%s is JSON',
    async (type) => {
      const reply = await world.service.api('PATCH', `/api/v1/jobs/${world.job}`, '{"title":"Dock lead"}', {
        headers: { 'content-type': type },
      });
      expect(reply.status).toBe(200);
    },
  );
});

describe('deletions', () => {
  it.each(named(writes.filter(({ method }) => method === 'DELETE')))(
    '%s answers the id, once',
    async (_name, endpoint) => {
      const first = await callEndpoint(world, endpoint);
      expect(first.status, JSON.stringify(first.body)).toBe(200);
      const id = endpoint.url(world).split('/').at(-1);
      expect(first.body).toEqual({ is_error: false, result: { id } });
      expect((await callEndpoint(world, endpoint)).status).toBe(404);
    },
  );
});
