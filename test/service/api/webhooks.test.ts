import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { changeRows } from '../../helpers/engine.ts';
import { buildCandidate, idOf } from '../../helpers/factories.ts';
import { startReceiver } from '../../helpers/receiver.ts';
import type { Receiver } from '../../helpers/receiver.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

const url = 'http://127.0.0.1:9/hook';
const at = (id: string, rest = ''): string => `/api/v1/webhooks/${id}${rest}`;
const SECRET = 'a secret of sixteen or more';
const missing = newId();

async function build(service: TestService, more: Record<string, unknown> = {}): Promise<string> {
  return idOf(await service.api('POST', '/api/v1/webhooks', { url, ...more }));
}
async function read(service: TestService, id: string): Promise<Record<string, unknown>> {
  return (await service.api('GET', at(id))).body.result as Record<string, unknown>;
}

scenarios(
  'webhooks',
  async (service) => ({
    known: await build(service, { event_types: ['job.created', 'nomination.*'] }),
    other: await build(service),
    paused: await build(service),
    doomed: await build(service),
  }),
  [
    {
      name: 'is created with a secret that is shown once',
      request: () => [
        'POST',
        '/api/v1/webhooks',
        { url, event_types: ['job.*', 'job.*', 'candidate.created'] },
      ],
      status: 201,
      events: ['webhook.created'],
      check: async ({ body, headers }, { service }) => {
        expect(Object.keys(body.result).sort()).toEqual(['id', 'secret']);
        expect(body.result.secret).toMatch(/^[\w-]{43}$/);
        expect(headers.get('cache-control')).toBe('no-store');
        const webhook = await read(service, body.result.id as string);
        expect(webhook).toEqual({
          id: body.result.id,
          url,
          event_types: ['job.*', 'candidate.created'],
          state: 'ACTIVE',
          paused_reason: null,
          failures: 0,
          created_at: expect.any(String) as string,
        });
      },
    },
    {
      name: 'takes a secret of the caller',
      request: () => ['POST', '/api/v1/webhooks', { url, secret: SECRET }],
      status: 201,
      events: ['webhook.created'],
      check: ({ body }) => expect(body.result.secret).toBe(SECRET),
    },
    {
      name: 'tells every violation',
      request: () => [
        'POST',
        '/api/v1/webhooks',
        {
          url: 'ftp://127.0.0.1/',
          event_types: ['job.exploded', 'webhook.created', 'job.*'],
          secret: 'short',
          state: 1,
        },
      ],
      status: 422,
      error: 'VALIDATION_FAILED',
      details: ['body.url', 'body.event_types.0', 'body.event_types.1', 'body.secret'],
    },
    {
      name: 'needs a url',
      request: () => ['POST', '/api/v1/webhooks', {}],
      status: 422,
      details: ['body.url'],
    },
    ...[
      'http://example.com/',
      'https://10.0.0.8/hook',
      'http://192.168.0.1',
      'http://[fd00::1]/',
      'http://0.0.0.0/',
      'http://169.254.169.254/latest',
      'http://localhost.example.com/',
      'http://me:secret@127.0.0.1/',
      'http://127.0.0.1:99999/',
      '/relative',
      `http://127.0.0.1/${'x'.repeat(2000)}`,
    ].map((refused) => ({
      name: `refuses ${refused.slice(0, 60)}`,
      request: () => ['POST', '/api/v1/webhooks', { url: refused }] as const,
      status: 422,
      error: 'VALIDATION_FAILED',
      details: ['body.url'],
    })),
    ...['http://localhost:4000/x', 'https://127.8.9.1/', 'http://[::1]:4000/', 'http://2130706433/'].map(
      (taken) => ({
        name: `takes ${taken}`,
        request: () => ['POST', '/api/v1/webhooks', { url: taken }] as const,
        status: 201,
        events: ['webhook.created'],
      }),
    ),
    {
      name: 'is changed by PATCH, field by field',
      request: ({ known }) => ['PATCH', at(known), { event_types: null }],
      status: 200,
      events: ['webhook.updated'],
      check: async (_, { service, known }) =>
        expect(await read(service, known)).toMatchObject({ url, event_types: [], state: 'ACTIVE' }),
    },
    {
      name: 'is replaced by PUT',
      request: ({ other }) => ['PUT', at(other), { url: 'http://localhost:1/new' }],
      status: 200,
      events: ['webhook.updated'],
      check: async (_, { service, other }) =>
        expect(await read(service, other)).toMatchObject({ url: 'http://localhost:1/new', event_types: [] }),
    },
    {
      name: 'PUT needs a url, PATCH an allowed one',
      request: ({ other }) => ['PUT', at(other), { event_types: [] }],
      status: 422,
      details: ['body.url'],
    },
    {
      name: 'PATCH to another machine is refused',
      request: ({ other }) => ['PATCH', at(other), { url: 'https://example.com/' }],
      status: 422,
      details: ['body.url'],
    },
    {
      name: 'is paused',
      request: ({ paused }) => ['PATCH', at(paused), { state: 'PAUSED' }],
      status: 200,
      events: ['webhook.updated'],
      check: async (_, { service, paused }) =>
        expect(await read(service, paused)).toMatchObject({ state: 'PAUSED', paused_reason: 'REQUESTED' }),
    },
    {
      name: 'cannot be tested while it is paused',
      request: ({ paused }) => ['POST', at(paused, '/test')],
      status: 409,
      error: 'CONFLICT',
    },
    {
      name: 'stays paused when its url changes',
      request: ({ paused }) => ['PATCH', at(paused), { url: 'http://127.0.0.1:9/else' }],
      status: 200,
      events: ['webhook.updated'],
      check: async (_, { service, paused }) =>
        expect(await read(service, paused)).toMatchObject({ state: 'PAUSED' }),
    },
    {
      name: 'is resumed',
      request: ({ paused }) => ['PATCH', at(paused), { state: 'ACTIVE' }],
      status: 200,
      events: ['webhook.updated'],
      check: async (_, { service, paused }) =>
        expect(await read(service, paused)).toMatchObject({ state: 'ACTIVE', paused_reason: null }),
    },
    {
      name: 'a version that is no longer there is not changed',
      request: ({ known }) => ['PATCH', at(known), { url }, { headers: { 'if-match': '"older"' } }],
      status: 412,
      error: 'PRECONDITION_FAILED',
    },
    {
      name: 'is not read again by whoever holds it',
      request: ({ known }) => ['GET', at(known)],
      status: 200,
      check: async ({ headers }, { service, known }) => {
        const tag = headers.get('etag') ?? '';
        const again = await service.api('GET', at(known), undefined, { headers: { 'if-none-match': tag } });
        expect(again.status).toBe(304);
        const deleted = await service.api('DELETE', at(known), undefined, { headers: { 'if-match': '"x"' } });
        expect(deleted.status).toBe(412);
      },
    },
    {
      name: 'is deleted',
      request: ({ doomed }) => ['DELETE', at(doomed)],
      status: 200,
      events: ['webhook.deleted'],
      check: ({ body }, { doomed }) => expect(body).toEqual({ is_error: false, result: { id: doomed } }),
    },
    { name: 'and is gone', request: ({ doomed }) => ['GET', at(doomed)], status: 404 },
    { name: 'with its log', request: ({ doomed }) => ['GET', at(doomed, '/deliveries')], status: 404 },
    { name: 'unknown: DELETE', request: () => ['DELETE', at(missing)], status: 404 },
    { name: 'unknown: PATCH', request: () => ['PATCH', at(missing), {}], status: 404 },
    { name: 'unknown: PUT', request: () => ['PUT', at(missing), { url }], status: 404 },
    { name: 'unknown: test', request: () => ['POST', at(missing, '/test')], status: 404 },
    { name: 'an id that is none', request: () => ['GET', at('remote.x')], status: 422, details: ['path.id'] },
    {
      name: 'the list never shows a secret',
      request: () => ['GET', '/api/v1/webhooks?limit=2'],
      status: 200,
      check: ({ body, headers }) => {
        expect(body.results).toHaveLength(2);
        expect(JSON.stringify(body)).not.toContain('secret');
        expect(Number(headers.get('x-total-count'))).toBeGreaterThan(2);
        expect(headers.get('link')).toContain('rel="next"');
      },
    },
  ],
);

describe('a webhook at work', () => {
  let service: TestService;
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
    service = await testService({ keep: true, children: 0 });
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
  });

  it('is told what it asked for, and a test, and logs both', async () => {
    await buildCandidate(service);
    const id = await build(service, { url: receiver.url, event_types: ['candidate.created'] });
    const candidate = await buildCandidate(service);
    await service.api('DELETE', `/api/v1/candidates/${candidate}`);
    const tested = idOf({ ...(await service.api('POST', at(id, '/test'))), status: 201 });
    await service.idle();
    expect(receiver.received.map(({ event }) => [event.type, event.resource_id]).sort()).toEqual([
      ['candidate.created', candidate],
      ['webhook.tested', id],
    ]);
    const { body } = await service.api('GET', at(id, '/deliveries'));
    expect(body.results).toHaveLength(2);
    for (const one of body.results) expect(one).toMatchObject({ state: 'DELIVERED', response_status: 200 });
    expect(body.results.map((one: { id: string }) => one.id)).toContain(tested);
    expect((await service.api('GET', '/api/v1/network')).body.result.last[0]).toMatchObject({
      method: 'POST',
      host: new URL(receiver.url).host,
      reason: 'webhook',
      outcome: '200',
    });
    await service.api('DELETE', at(id));
  });

  it('needs all:write to make, all:read to see', async () => {
    const made = await service.api('POST', '/api/v1/clients', { name: 'Reader', scopes: ['all:read'] });
    const token = await service.tokenFor(made.body.result);
    expect((await service.api('POST', '/api/v1/webhooks', { url }, { token })).status).toBe(403);
    expect((await service.api('GET', '/api/v1/webhooks', undefined, { token })).status).toBe(200);
    expect((await service.api('GET', '/api/v1/webhooks', undefined, { token: null })).status).toBe(401);
  });

  it('other machines are allowed with downloads any, and there are no more than a hundred', async () => {
    const open = await testService({ children: 0, downloads: 'any' });
    const made = await open.api('POST', '/api/v1/webhooks', { url: 'https://hooks.example.com/' });
    expect(made.status).toBe(201);
    // paused: nothing is to leave this computer
    await changeRows(open, "UPDATE webhooks SET state = 'PAUSED'");
    await changeRows(
      open,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 99)
      INSERT INTO webhooks (id, url, event_types, secret, state, created_at)
      SELECT 'hook ' || i, url, event_types, secret, state, created_at FROM webhooks, n`,
    );
    expect((await open.api('POST', '/api/v1/webhooks', { url })).body.error.type).toBe('CONFLICT');
    expect((await open.api('GET', '/api/v1/network')).body.result.outgoing_requests).toBe(0);
  });
});
