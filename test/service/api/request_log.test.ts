import { describe, expect, it } from 'vitest';
import { shownPath } from '#service/api/access/request_log/path.ts';
import { newId } from '#service/ids.ts';
import { interfaceToken } from '../../helpers/interface.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

const ID = '0190b2a4-7c1e-7d3a-9a51-0242ac120002';

describe('the path in the log', () => {
  it.each([
    ['/api/v1/jobs', '/api/v1/jobs', '/api/v1/jobs'],
    ['/api/v1/candidates?q=anna&limit=5&q=b', '/api/v1/candidates', '/api/v1/candidates?q&limit'],
    ['/api/v1/candidates?anna@example.com', '/api/v1/candidates', '/api/v1/candidates?…'],
    [`/api/v1/jobs/${ID.toUpperCase()}`, '/api/v1/jobs/:id', `/api/v1/jobs/${ID}`],
    ['/api/v1/jobs/remote.anna@example.com', '/api/v1/jobs/:id', '/api/v1/jobs/remote.…'],
    ['/api/v1/jobs/anna', '/api/v1/jobs/:id', '/api/v1/jobs/…'],
    [
      `/api/v1/jobs/remote.a%2Fb/criteria/${ID}/`,
      '/api/v1/jobs/:id/criteria/:criterion_id',
      `/api/v1/jobs/remote.…/criteria/${ID}`,
    ],
    ['/api/v1/persons/anna?x=1', undefined, '/api/v1/persons/…?x'],
    ['/api/v1/anna@example.com', undefined, '/api/v1/…'],
  ])('%s: %s', (url, route, shown) => {
    expect(shownPath(url, route)).toBe(shown);
  });
});

type Row = { method: string; path: string; status: number; error_type: string | null; duration_ms: number };

async function logOf(service: TestService, id: string, query = '', token = service.token): Promise<Row[]> {
  const reply = await service.api('GET', `/api/v1/clients/${id}/requests${query}`, undefined, { token });
  expect(reply.status).toBe(200);
  return reply.body.results as Row[];
}

async function newClient(
  service: TestService,
): Promise<{ id: string; client_id: string; client_secret: string }> {
  const made = await service.api('POST', '/api/v1/clients', { name: 'ATS' });
  return made.body.result as { id: string; client_id: string; client_secret: string };
}

describe('the request log of a client', () => {
  it('has what the client did, newest first, errors marked, without personal data', async () => {
    const service = await testService({ children: 0 });
    const client = await newClient(service);
    const { id } = client;
    expect(await logOf(service, id)).toEqual([]);

    await service.tokenFor({ ...client, client_secret: 'guess' });
    const token = await service.tokenFor(client);
    const call = (method: string, path: string): Promise<unknown> =>
      service.api(method, path, undefined, { token });
    await call('GET', '/api/v1/candidates?q=anna.kowalska%40example.com&limit=2');
    await call('GET', '/api/v1/jobs/remote.anna.kowalska@example.com');
    await call('DELETE', '/api/v1/jobs');
    await call('PATCH', `/api/v1/jobs/${newId()}`);

    const log = await logOf(service, id);
    expect(log.map(({ method, path, status, error_type }) => [method, path, status, error_type])).toEqual([
      ['PATCH', expect.stringMatching(/^\/api\/v1\/jobs\/[0-9a-f-]{36}$/u), 422, 'VALIDATION_FAILED'],
      ['DELETE', '/api/v1/jobs', 405, 'METHOD_NOT_ALLOWED'],
      ['GET', '/api/v1/jobs/remote.…', 404, 'NOT_FOUND'],
      ['GET', '/api/v1/candidates?q&limit', 200, null],
      ['POST', '/api/v1/auth/tokens', 200, null],
      ['POST', '/api/v1/auth/tokens', 401, 'INVALID_CLIENT'],
    ]);
    expect(log.every(({ duration_ms }) => duration_ms > 0)).toBe(true);
    expect(JSON.stringify(log)).not.toContain('kowalska');
    expect((await logOf(service, id, '?only=errors')).map(({ status }) => status)).toEqual([
      422, 405, 404, 401,
    ]);
  });

  it('has what a client was not allowed to do', async () => {
    const service = await testService({ children: 0 });
    const made = await service.api('POST', '/api/v1/clients', { name: 'Reader', scopes: ['all:read'] });
    const token = await service.tokenFor(made.body.result);
    await service.api('POST', '/api/v1/jobs', {}, { token });
    const [last] = await logOf(service, made.body.result.id);
    expect(last).toMatchObject({
      method: 'POST',
      path: '/api/v1/jobs',
      status: 403,
      error_type: 'INSUFFICIENT_SCOPE',
    });
  });

  it('is read page by page', async () => {
    const service = await testService({ children: 0 });
    const client = await newClient(service);
    const token = await service.tokenFor(client);
    for (let count = 0; count < 4; count += 1) await service.api('GET', '/api/v1/jobs', undefined, { token });
    const first = await service.api('GET', `/api/v1/clients/${client.id}/requests?limit=3`);
    expect(first.headers.get('x-total-count')).toBe('5');
    const next = /<([^>]+)>/u.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await service.api('GET', next.replace(service.url, ''));
    expect(second.body.results.map((row: Row) => row.path)).toEqual(['/api/v1/jobs', '/api/v1/auth/tokens']);
    expect(second.headers.get('link')).toBeNull();
  });

  it('keeps the last thousand', async () => {
    const service = await testService({ children: 0 });
    const client = await newClient(service);
    const token = await service.tokenFor(client);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        Array.from({ length: 400 }, () => service.api('GET', '/api/v1/network', undefined, { token })),
      );
      await logOf(service, client.id);
    }
    const { headers } = await service.api('GET', `/api/v1/clients/${client.id}/requests?limit=1`);
    expect(headers.get('x-total-count')).toBe('1000');
  });

  it('is seen by the interface, the owner and the client itself, and by no other', async () => {
    const service = await testService({ children: 0 });
    const [one, other] = [await newClient(service), await newClient(service)];
    const token = await service.tokenFor(one);
    expect(await logOf(service, one.id, '', token)).toHaveLength(1);
    const person = await interfaceToken(service);
    expect(await logOf(service, one.id, '', person)).toHaveLength(2);
    const refused = await service.api('GET', `/api/v1/clients/${other.id}/requests`, undefined, { token });
    expect(refused).toMatchObject({ status: 404, body: { error: { type: 'NOT_FOUND' } } });
    const unknown = await service.api('GET', `/api/v1/clients/${newId()}/requests`);
    expect(unknown.status).toBe(404);
    const wrong = await service.api('GET', `/api/v1/clients/${one.id}/requests?only=all&limit=0`);
    expect(wrong.body.error.details.map((detail: { path: string }) => detail.path)).toEqual([
      'query.limit',
      'query.only',
    ]);
  });

  it('is not filled by guesses beyond the allowed ones, nor by clients that are not there', async () => {
    const service = await testService({ children: 0 });
    const client = await newClient(service);
    await Promise.all(
      Array.from({ length: 14 }, () => service.tokenFor({ ...client, client_secret: 'guess' })),
    );
    await service.tokenFor({ client_id: newId(), client_secret: 'guess' });
    expect(await logOf(service, client.id)).toHaveLength(10);
    expect(service.problems).toEqual([]);
  });

  it('is written when the service closes', async () => {
    const data_dir = temporaryFolder();
    const first = await testService({ children: 0, keep: true, data_dir });
    const id = first.credentials?.client_id ?? '';
    await first.api('GET', '/api/v1/jobs');
    await first.close();
    const second = await testService({ children: 0, data_dir });
    expect((await logOf(second, id)).map((row) => row.path)).toContain('/api/v1/jobs');
  });
});

describe('managing clients', () => {
  it('is for the interface and the owner; others see themselves and can leave', async () => {
    const service = await testService({ children: 0 });
    const [one, other] = [await newClient(service), await newClient(service)];
    const token = await service.tokenFor(one);
    const as = async (method: string, path: string, body?: object): Promise<number> =>
      (await service.api(method, path, body, { token })).status;
    expect(await as('POST', '/api/v1/clients', { name: 'More' })).toBe(403);
    expect(await as('POST', `/api/v1/clients/${one.id}/secret`)).toBe(403);
    expect(await as('POST', `/api/v1/clients/${other.id}/secret`)).toBe(403);
    expect(await as('DELETE', `/api/v1/clients/${other.id}`)).toBe(403);
    expect(await as('GET', '/api/v1/owner_client')).toBe(403);
    const seen = await service.api('GET', '/api/v1/clients', undefined, { token });
    expect(seen.body.results.map((client: { id: string }) => client.id)).toEqual([one.id]);
    expect(seen.body.results[0].last_used_at).toBeTypeOf('string');
    expect(await as('DELETE', `/api/v1/clients/${one.id}`)).toBe(200);
    expect(await as('GET', '/api/v1/jobs')).toBe(401);

    const person = await interfaceToken(service);
    const made = await service.api('POST', '/api/v1/clients', { name: 'Mail' }, { token: person });
    expect(made.status).toBe(201);
    const past = await service.api('POST', '/api/v1/clients', { name: 'Mail', expires_at: '2020-01-01' });
    expect(past.body.error.details).toEqual([{ path: 'body.expires_at', message: 'must lie in the future' }]);
  });

  it('tells the interface where the credentials of the first client are', async () => {
    const service = await testService({ children: 0 });
    const person = await interfaceToken(service);
    const read = (): ReturnType<TestService['api']> =>
      service.api('GET', '/api/v1/owner_client', undefined, { token: person });
    const { client_id, client_secret } = service.credentials ?? { client_id: '', client_secret: '' };
    expect((await read()).body.result).toEqual({
      client_id,
      client_secret,
      file: `${service.data_dir}/client.json`,
      is_preset: false,
    });
    await service.api('POST', `/api/v1/clients/${client_id}/secret`, undefined, { token: person });
    expect((await read()).body.result).toMatchObject({ client_id, client_secret: null, file: null });
    await service.api('DELETE', `/api/v1/clients/${client_id}`, undefined, { token: person });
    expect((await read()).status).toBe(404);
  });

  it('does not show a secret that the host set', async () => {
    const client_id = newId();
    const service = await testService({
      children: 0,
      first_client: { client_id, client_secret: 'from outside' },
    });
    const token = await interfaceToken(service);
    const { body } = await service.api('GET', '/api/v1/owner_client', undefined, { token });
    expect(body.result).toEqual({ client_id, client_secret: null, file: null, is_preset: true });
    expect((await service.api('POST', '/api/v1/clients', { name: 'ATS' })).status).toBe(201);
  });
});
