import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { changeRows, rowsOf } from '../../helpers/engine.ts';
import { interfaceToken } from '../../helpers/interface.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

const ASK = '/access_requests';
const PERSON = '/api/v1/access_requests';
const NO_TOKEN = { token: null };
const JSON_SENT = { token: null, headers: { 'content-type': 'application/json' } };
const both = ['all:read', 'all:write'];

type Made = { id: string; claim_secret: string; code: string; expires_in: string };

async function ask(service: TestService, body: Record<string, unknown> = {}): Promise<Made> {
  const reply = await service.api('POST', ASK, { name: 'Calendar sync', scopes: both, ...body }, NO_TOKEN);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body.result as Made;
}

function claim(
  service: TestService,
  { id, claim_secret }: Pick<Made, 'id' | 'claim_secret'>,
): Promise<Reply> {
  return service.api('POST', `${ASK}/${id}/claim`, { claim_secret }, NO_TOKEN);
}

scenarios(
  'asking for access',
  async (service) => ({
    person: await interfaceToken(service),
    made: await ask(service),
    other: await ask(service),
  }),
  [
    {
      name: 'needs no token',
      request: () => ['POST', ASK, { name: ' Mail\u202E merge ' }, NO_TOKEN],
      status: 201,
      events: ['access_request.created'],
      check: ({ body, headers }) => {
        expect(Object.keys(body.result).sort()).toEqual(['claim_secret', 'code', 'expires_in', 'id']);
        expect(body.result.expires_in).toBe('600');
        expect(headers.get('cache-control')).toBe('no-store');
      },
    },
    {
      name: 'at most three wait',
      request: () => ['POST', ASK, { name: 'One more' }, NO_TOKEN],
      status: 429,
      error: 'RATE_LIMITED',
      check: ({ headers }) => expect(Number(headers.get('retry-after'))).toBeGreaterThan(590),
    },
    {
      name: 'every violation at once',
      request: () => [
        'POST',
        ASK,
        { name: 'Longlist', description: 'x'.repeat(301), scopes: ['all:admin'], expires_at: '2020-01-01' },
        NO_TOKEN,
      ],
      status: 422,
      details: ['body.description', 'body.expires_at', 'body.name', 'body.scopes.0'],
    },
    {
      name: 'a name is needed',
      request: () => ['POST', ASK, {}, NO_TOKEN],
      status: 422,
      details: ['body.name'],
    },
    { name: 'a broken body', request: () => ['POST', ASK, '{"name":', JSON_SENT], status: 400 },
    {
      name: 'no scopes at all',
      request: () => ['POST', ASK, { name: 'Mail', scopes: [] }, NO_TOKEN],
      status: 422,
      details: ['body.scopes'],
    },
    {
      name: 'a page of another origin',
      request: () => [
        'POST',
        ASK,
        { name: 'Mail' },
        { token: null, headers: { origin: 'https://example.com' } },
      ],
      status: 403,
      error: 'FORBIDDEN_ORIGIN',
    },
    { name: 'nobody outside sees who asks', request: () => ['GET', ASK, undefined, NO_TOKEN], status: 405 },
    {
      name: 'the person sees it, and no secret',
      request: ({ person }) => ['GET', PERSON, undefined, { token: person }],
      status: 200,
      check: ({ body }, { made }) => {
        expect(body.results.map((one: { name: string }) => one.name)).toEqual([
          'Calendar sync',
          'Calendar sync',
          'Mail merge',
        ]);
        expect(body.results[0]).toMatchObject({ id: made.id, code: made.code, scopes: both });
        expect(body.results[2]).toMatchObject({
          scopes: ['all:read'],
          access_expires_at: null,
          description: null,
        });
        expect(JSON.stringify(body)).not.toContain(made.claim_secret);
      },
    },
    {
      name: 'the claim waits',
      request: ({ made }) => [
        'POST',
        `${ASK}/${made.id}/claim`,
        { claim_secret: made.claim_secret },
        NO_TOKEN,
      ],
      status: 200,
      check: ({ body, headers }, { made }) => {
        expect(body.result).toEqual({
          id: made.id,
          state: 'WAITING',
          client_id: null,
          client_secret: null,
          scopes: null,
          expires_at: null,
        });
        expect(headers.get('cache-control')).toBe('no-store');
      },
    },
    {
      name: "another program's secret",
      request: ({ made, other }) => [
        'POST',
        `${ASK}/${made.id}/claim`,
        { claim_secret: other.claim_secret },
        NO_TOKEN,
      ],
      status: 401,
      error: 'INVALID_CLIENT',
    },
    {
      name: 'a claim without a secret',
      request: ({ made }) => ['POST', `${ASK}/${made.id}/claim`, {}, NO_TOKEN],
      status: 422,
      details: ['body.claim_secret'],
    },
    {
      name: 'an unknown request',
      request: () => ['POST', `${ASK}/${newId()}/claim`, { claim_secret: 'x' }, NO_TOKEN],
      status: 404,
    },
    {
      name: 'a malformed id',
      request: () => ['POST', `${ASK}/1/claim`, { claim_secret: 'x' }, NO_TOKEN],
      status: 422,
      details: ['path.id'],
    },
    ...(['approve', 'refuse'] as const).map((verb) => ({
      name: `not even the owner's client may ${verb}`,
      request: ({ made }: { made: Made }) => ['POST', `${PERSON}/${made.id}/${verb}`, {}] as const,
      status: 403,
      error: 'INSUFFICIENT_SCOPE',
    })),
    { name: "nor list, with the owner's client", request: () => ['GET', PERSON], status: 403 },
    {
      name: 'nor without a token',
      request: ({ made }) => ['POST', `${PERSON}/${made.id}/approve`, {}, NO_TOKEN],
      status: 401,
    },
    {
      name: 'never more than was asked for',
      request: ({ person, made }) => [
        'POST',
        `${PERSON}/${made.id}/approve`,
        { scopes: [] },
        { token: person },
      ],
      status: 422,
      details: ['body.scopes'],
    },
    {
      name: 'an end in the past',
      request: ({ person, made }) => [
        'POST',
        `${PERSON}/${made.id}/approve`,
        { access_expires_at: '2020-01-01', name: 'Longlist' },
        { token: person },
      ],
      status: 422,
      details: ['body.access_expires_at', 'body.name'],
    },
    {
      name: 'the person approves',
      request: ({ person, made }) => ['POST', `${PERSON}/${made.id}/approve`, {}, { token: person }],
      status: 200,
      events: ['access_request.approved'],
    },
    {
      name: 'a decision stands',
      request: ({ person, made }) => ['POST', `${PERSON}/${made.id}/refuse`, {}, { token: person }],
      status: 409,
      error: 'CONFLICT',
    },
    {
      name: 'the person refuses',
      request: ({ person, other }) => ['POST', `${PERSON}/${other.id}/refuse`, undefined, { token: person }],
      status: 200,
      events: ['access_request.refused'],
    },
    {
      name: 'and the program is told',
      request: ({ other }) => [
        'POST',
        `${ASK}/${other.id}/claim`,
        { claim_secret: other.claim_secret },
        NO_TOKEN,
      ],
      status: 200,
      check: ({ body }) => expect(body.result).toMatchObject({ state: 'REFUSED', client_secret: null }),
    },
    {
      name: 'no decision on what nobody asked',
      request: ({ person }) => ['POST', `${PERSON}/${newId()}/approve`, {}, { token: person }],
      status: 404,
    },
    {
      name: 'one waits still',
      request: ({ person }) => ['GET', PERSON, undefined, { token: person }],
      status: 200,
      check: ({ body }) => expect(body.results).toHaveLength(1),
    },
  ],
);

describe('an approved program', () => {
  let service: TestService;
  let person: string;
  beforeEach(async () => {
    service = await testService({ children: 0, keep: true });
    person = await interfaceToken(service);
    return service.close;
  });
  const decide = (id: string, verb: 'approve' | 'refuse', body: object = {}): Promise<Reply> =>
    service.api('POST', `${PERSON}/${id}/${verb}`, body, { token: person });

  it('receives its credentials in exactly one of many answers, and they work', async () => {
    const made = await ask(service);
    await decide(made.id, 'approve');
    const { result: replies, events } = await service.recorded(() =>
      Promise.all(Array.from({ length: 12 }, () => claim(service, made))),
    );
    expect(events).toEqual(['client.created']);
    const results = replies.map((reply) => reply.body.result as Record<string, string | null>);
    const given = results.filter((result) => result['client_secret'] !== null);
    expect(given).toHaveLength(1);
    expect(given[0]).toMatchObject({ state: 'APPROVED', scopes: both, expires_at: null });
    const late = results.filter((result) => result['state'] === 'CLAIMED');
    expect(late).toHaveLength(11);
    for (const result of late) expect(result['client_id']).toBe(given[0]?.['client_id']);

    const token = await service.tokenFor({
      client_id: given[0]?.['client_id'] ?? '',
      client_secret: given[0]?.['client_secret'] ?? '',
    });
    expect((await service.api('GET', '/api/v1/jobs', undefined, { token })).status).toBe(200);
    const clients = (await service.api('GET', '/api/v1/clients')).body.results as { name: string }[];
    expect(clients.map((client) => client.name)).toEqual(['Calendar sync', 'Owner']);
    // a client that was let in lets nobody else in
    expect((await service.api('GET', PERSON, undefined, { token })).status).toBe(403);
    expect(
      (await service.api('POST', '/api/v1/clients', { name: 'Another' }, { token })).body.error.type,
    ).toBe('INSUFFICIENT_SCOPE');
  });

  it('gets what the person left of what it asked for', async () => {
    const made = await ask(service, { expires_at: '2099-01-01' });
    expect((await decide(made.id, 'approve', { scopes: ['all:read'], name: 'Calendar' })).status).toBe(200);
    const { result } = (await claim(service, made)).body as { result: Record<string, string> };
    expect(result).toMatchObject({ scopes: ['all:read'], expires_at: '2099-01-01T00:00:00.000Z' });
    const token = await service.tokenFor({
      client_id: result['client_id'] ?? '',
      client_secret: result['client_secret'] ?? '',
    });
    expect((await service.api('POST', '/api/v1/jobs', {}, { token })).status).toBe(403);
    const own = (await service.api('GET', '/api/v1/clients', undefined, { token })).body.results as object[];
    expect(own).toEqual([
      expect.objectContaining({ name: 'Calendar', expires_at: '2099-01-01T00:00:00.000Z' }),
    ]);
  });

  it('cannot be given what it did not ask for, but a later end or none', async () => {
    const made = await ask(service, { scopes: ['all:read'], expires_at: '2099-01-01' });
    const more = await decide(made.id, 'approve', { scopes: both });
    expect(more).toMatchObject({ status: 422, body: { error: { details: [{ path: 'body.scopes' }] } } });
    expect((await decide(made.id, 'approve', { access_expires_at: null })).status).toBe(200);
    expect((await claim(service, made)).body.result.expires_at).toBeNull();
  });

  it('keeps its approval over a restart', async () => {
    const data_dir = temporaryFolder();
    const first = await testService({ children: 0, keep: true, data_dir });
    const made = await ask(first);
    const token = await interfaceToken(first);
    await first.api('POST', `${PERSON}/${made.id}/approve`, {}, { token });
    await first.close();
    const second = await testService({ children: 0, data_dir });
    expect((await claim(second, made)).body.result.state).toBe('APPROVED');
  });

  it('has no secret that is stored in the clear', async () => {
    const made = await ask(service);
    await decide(made.id, 'approve');
    const { result } = (await claim(service, made)).body as { result: { client_secret: string } };
    const tables = ['access_requests', 'clients', 'tokens', 'events'];
    const stored = JSON.stringify(
      await Promise.all(tables.map((table) => rowsOf(service, `SELECT * FROM ${table}`))),
    );
    expect(stored).toContain(made.id);
    expect(stored).not.toContain(result.client_secret);
    expect(stored).not.toContain(made.claim_secret);
  });

  it.each(['WAITING', 'APPROVED'])('comes too late after ten minutes, %s', async (state) => {
    const made = await ask(service);
    if (state === 'APPROVED') await decide(made.id, 'approve');
    const before = new Date(Date.now() - 1).toISOString();
    await changeRows(service, 'UPDATE access_requests SET expires_at = ?', before);
    expect((await claim(service, made)).body.result).toMatchObject({ state: 'EXPIRED', client_secret: null });
    expect((await service.api('GET', PERSON, undefined, { token: person })).body.results).toEqual([]);
    expect((await decide(made.id, 'approve')).body.error.message).toContain('expired');
    expect((await service.api('GET', '/api/v1/clients')).body.results).toHaveLength(1);
  });

  it('cannot be guessed: ten wrong secrets within a minute, then 429, but never for the right one', async () => {
    const made = await ask(service);
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, at) => claim(service, { id: made.id, claim_secret: `guess ${at}` })),
    );
    expect(guesses.filter((reply) => reply.status === 401)).toHaveLength(10);
    const limited = await claim(service, { id: made.id, claim_secret: 'guess' });
    expect(limited).toMatchObject({ status: 429, body: { error: { type: 'RATE_LIMITED' } } });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await claim(service, made)).body.result.state).toBe('WAITING');
  });

  it('may not ask again and again, whatever the answer', async () => {
    for (let count = 0; count < 10; count += 1) {
      const made = await ask(service, { name: `Nagging ${count}` });
      await decide(made.id, 'refuse');
    }
    expect((await service.api('POST', ASK, { name: 'Nagging' }, NO_TOKEN)).status).toBe(429);
  });
});

it('the host is told once for each request, with a name that is safe to print', async () => {
  const told: object[] = [];
  const service = await testService({ children: 0, onAccessRequest: (request) => told.push(request) });
  const { code } = await ask(service, { name: 'Red \u001B[31malert' });
  expect(told).toEqual([{ name: 'Red [31malert', code }]);
});
