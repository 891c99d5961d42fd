import { METHODS } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#service/api/fields.ts';
import { newId } from '#service/ids.ts';
import { buildCandidate } from '../../helpers/factories.ts';
import { raw, requestText } from '../../helpers/raw.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
});
afterAll(() => service.close());

const headers = (): Record<string, string> => ({ authorization: `Bearer ${service.token}` });

async function send(
  method: string,
  path: string,
  more: Record<string, string> = headers(),
): Promise<{ status: number; allow: string | undefined; type: string | null }> {
  const { status, head, body } = await raw(service, requestText(service, `${method} ${path}`, more));
  return {
    status,
    allow: /^allow: (.*)$/im.exec(head)?.[1],
    type: method === 'HEAD' || status < 400 ? null : ErrorBody.parse(JSON.parse(body)).error.type,
  };
}

const OTHERS = METHODS.filter((method) => !['GET', 'HEAD', 'POST', 'CONNECT'].includes(method));

describe('a method that is not possible', () => {
  it.each([...OTHERS])('%s is 405 and says what is', async (method) => {
    expect(await send(method, '/api/v1/jobs')).toEqual({
      status: 405,
      allow: 'GET, HEAD, POST',
      type: 'METHOD_NOT_ALLOWED',
    });
    expect(await send(method, '/api/v1/nothing')).toMatchObject({ status: 404, type: 'NOT_FOUND' });
  });

  it.each([
    ['POST', '/api/v1/jobs/x', 'DELETE, GET, HEAD, PATCH, PUT'],
    // of this path: deleting and changing take a UUID
    ['PATCH', '/api/v1/attachments/remote.x', 'GET, HEAD, PUT'],
    ['PATCH', `/api/v1/attachments/${newId()}`, 'DELETE, GET, HEAD, PUT'],
    ['POST', '/api/v1/jobs/remote.x', 'GET, HEAD, PUT'],
    ['POST', `/api/v1/jobs/${newId()}`, 'DELETE, GET, HEAD, PATCH, PUT'],
    ['POST', '/api/v1/jobs/remote.a%2fb', 'GET, HEAD, PUT'],
    ['PUT', '/api/v1/jobs/remote.x/criteria', 'GET, HEAD, POST'],
    // words of their own are no ids
    ['PROPFIND', '/api/v1/candidates/delete', 'POST'],
    ['PATCH', '/api/v1/candidates/delete', 'POST'],
    ['GET', '/api/v1/criteria/understood', 'POST'],
    ['DELETE', '/api/v1/imports/progress', 'GET, HEAD'],
    ['DELETE', '/api/v1/imports/samples/', 'POST'],
    ['DELETE', '/api/v1/candidate_rankings', 'GET, HEAD'],
    ['DELETE', '/api/v1/candidate_rankings/', 'GET, HEAD'],
    ['PUT', '/api/v1/summaries/x', 'GET, HEAD'],
    ['OPTIONS', '/api/v1/events', 'GET, HEAD'],
    ['POST', '/health', 'GET, HEAD'],
    ['PROPFIND', '/openapi.json', 'GET, HEAD'],
  ])('%s %s', async (method, path, allow) => {
    expect(await send(method, path)).toEqual({ status: 405, allow, type: 'METHOD_NOT_ALLOWED' });
  });

  it.each([
    'GET /api/v1/jobs//',
    'POST /api/v1/jobs//',
    'PUT /api/v1/jobs//',
    'GET /api/v1/jobs///',
    `GET /api/v1/jobs/${newId()}//`,
    `PROPFIND /api/v1/jobs/${newId()}//`,
    `GET /api/v1/jobs/${newId()}/nothing`,
    'POST /api/v1/candidates/delete//',
    'GET /health//',
  ])('%s is no path, whatever the method', async (line) => {
    const [method = '', path = ''] = line.split(' ');
    expect(await send(method, path)).toEqual({ status: 404, allow: undefined, type: 'NOT_FOUND' });
  });

  it('is told to those with a token alone', async () => {
    expect(await send('PROPFIND', '/api/v1/jobs', {})).toMatchObject({ status: 401 });
    expect(await send('GET', '/api/v1/auth/tokens', {})).toMatchObject({ status: 405, allow: 'POST' });
  });

  it('that HTTP does not know is not HTTP; a tunnel is refused', async () => {
    expect(await send('BREW', '/api/v1/jobs')).toMatchObject({ status: 400, type: 'MALFORMED_REQUEST' });
    expect(await send('get', '/api/v1/jobs')).toMatchObject({ status: 400, type: 'MALFORMED_REQUEST' });
    expect(await send('CONNECT', 'example.com:443')).toMatchObject({
      status: 405,
      allow: '',
      type: 'METHOD_NOT_ALLOWED',
    });
    expect(await send('OPTIONS', '*')).toMatchObject({ status: 404, type: 'NOT_FOUND' });
  });

  it('an expectation nobody knows is ignored', async () => {
    expect(await send('GET', '/api/v1/jobs', { ...headers(), expect: 'tea' })).toMatchObject({ status: 200 });
  });
});

describe('HEAD and trailing slashes', () => {
  it.each([
    '/api/v1/jobs',
    '/api/v1/events',
    '/api/v1/nomination_stages',
    '/api/v1/candidates',
    '/api/v1/candidate_rankings?q=forklift',
    '/api/v1/imports/progress',
    '/health',
    '/openapi.json',
  ])('%s answers HEAD, with and without a slash, as it does GET', async (path) => {
    const [bare, query] = path.split('?');
    const slashed = query === undefined ? `${bare}/` : `${bare}/?${query}`;
    const get = await service.api('GET', path);
    expect(get.status).toBe(200);
    expect((await service.api('GET', slashed)).body).toEqual(get.body);
    for (const address of [path, slashed]) {
      const head = await service.api('HEAD', address);
      expect(head).toMatchObject({ status: 200, body: '' });
      for (const name of ['content-type', 'content-length', 'x-total-count', 'cache-control']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
    }
  });
});

describe('lists', () => {
  it('say how many there are and where the next page is, rankings too', async () => {
    for (let i = 0; i < 3; i++) await buildCandidate(service, { full_name: `Ines ${newId()}` });
    for (const list of ['candidates', 'candidate_rankings?q=forklift', 'nomination_stages', 'events']) {
      const whole = (await service.api('GET', `/api/v1/${list}`)).body.results as unknown[];
      const paged: unknown[] = [];
      let next: string | undefined = `/api/v1/${list}${list.includes('?') ? '&' : '?'}limit=2`;
      while (next !== undefined) {
        const page = await service.api('GET', next);
        expect(page.headers.get('x-total-count')).toBe(String(whole.length));
        paged.push(...page.body.results);
        next = /^<http:\/\/[^/]+(\/[^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
      }
      expect(paged).toEqual(whole);
    }
    expect((await service.api('GET', '/api/v1/clients')).headers.get('x-total-count')).toBe('1');
  });
});
