import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { buildAttachment, buildCandidate } from '../../helpers/factories.ts';
import { raw, requestText } from '../../helpers/raw.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

const page = mkdtempSync(path.join(tmpdir(), 'longlist-page-'));
mkdirSync(path.join(page, 'assets'));
writeFileSync(path.join(page, 'index.html'), '<!doctype html><title>Longlist</title>');
writeFileSync(path.join(page, 'docs.html'), '<!doctype html><title>Longlist API</title>');
writeFileSync(path.join(page, 'assets/a.js'), '0;');

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0, interface_dir: page });
});
afterAll(async () => {
  await service.close();
  rmSync(page, { recursive: true, force: true });
});

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const headerOf = (head: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];

describe('X-Request-Id', () => {
  it.each([
    ['a record that is there', 'GET /api/v1/jobs', 200],
    ['an unknown record', `GET /api/v1/jobs/${newId()}`, 404],
    ['an unknown path', 'GET /nothing', 404],
    ['a wrong method', 'PUT /api/v1/jobs', 405],
    ['a page', 'GET /', 200],
    ['a file of the page', 'GET /assets/a.js', 200],
    ['the documentation', 'GET /docs', 200],
    ['the client', 'GET /docs/longlist.ts', 200],
    ['the document', 'GET /openapi.json', 200],
    ['whether it is up', 'GET /health', 200],
    ['HEAD', 'HEAD /api/v1/jobs', 200],
    ['a path that cannot be decoded', 'GET /api/v1/jobs/%zz', 400],
    ['a method that is none', 'BREW /health', 400],
    ['a tunnel', 'CONNECT example.com:443', 405],
    ['headers that are too long', `GET /health?${'x'.repeat(200_000)}`, 431],
  ])('stands on the answer to %s (%s)', async (_what, line, status) => {
    const headers = { authorization: `Bearer ${service.token}` };
    const answer = await raw(service, requestText(service, line, headers));
    expect(answer.status).toBe(status);
    expect(headerOf(answer.head, 'x-request-id')).toMatch(ID);
    expect(headerOf(answer.head, 'x-content-type-options')).toBe('nosniff');
    if (status < 400 || line.startsWith('HEAD')) return;
    const { request_id } = (JSON.parse(answer.body) as { error: { request_id: string } }).error;
    expect(headerOf(answer.head, 'x-request-id')).toBe(request_id);
  });

  it('stands on the bytes of a file, and on the stream of events', async () => {
    const id = await buildAttachment(service, { candidate_id: await buildCandidate(service) });
    const link = (await service.api('GET', `/api/v1/attachments/${id}`)).body.result.ephemeral_url as string;
    expect((await fetch(link)).headers.get('x-request-id')).toMatch(ID);
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${service.token}` };
    const stream = await fetch(`${service.url}/api/v1/events/stream`, { headers, signal: stop.signal });
    expect(stream.headers.get('x-request-id')).toMatch(ID);
    stop.abort();
  });

  it('is the service’s own, whatever a client sends', async () => {
    const sent = newId();
    const reply = await service.api('GET', '/health', undefined, { headers: { 'x-request-id': sent } });
    expect(reply.headers.get('x-request-id')).not.toBe(sent);
  });
});

const left = async (at: string, send = {}): Promise<(string | null)[]> => {
  const { headers } = await service.api('GET', at, undefined, send);
  return ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));
};

describe('RateLimit', () => {
  it('is told to everybody with a token, and counts down', async () => {
    const [limit, first, reset] = await left('/api/v1/jobs');
    expect(Number(limit)).toBeGreaterThan(1000);
    expect(Number(reset)).toBeGreaterThan(0);
    expect(Number(reset)).toBeLessThanOrEqual(60);
    const [, second] = await left(`/api/v1/jobs/${newId()}`);
    // a minute may have ended in between
    expect(Number(second) === Number(first) - 1 || Number(second) > Number(first)).toBe(true);
    expect(await left('/health', { token: null })).toEqual([null, null, null]);
  });

  it('stands on a refusal for wrong secrets', async () => {
    const wrong = { ...service.credentials, client_secret: 'wrong', grant_type: 'client_credentials' };
    let reply = await service.api('POST', '/api/v1/auth/tokens', wrong, { token: null });
    for (let more = 0; more < 20 && reply.status !== 429; more += 1) {
      reply = await service.api('POST', '/api/v1/auth/tokens', wrong, { token: null });
    }
    expect(reply.status).toBe(429);
    expect(reply.headers.get('ratelimit-limit')).toBe('10');
    expect(reply.headers.get('ratelimit-remaining')).toBe('0');
    expect(reply.headers.get('ratelimit-reset')).toBe(reply.headers.get('retry-after'));
  });
});
