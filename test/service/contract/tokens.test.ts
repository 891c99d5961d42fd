import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

/** The token endpoint, and what its tokens open. */

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
});
afterAll(() => service.close());

const GRANT = { grant_type: 'client_credentials' };
const asJson = (body: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
  service.api('POST', '/api/v1/auth/tokens', body, { token: null, headers });
const asForm = (fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Reply> =>
  asJson(new TextEncoder().encode(new URLSearchParams(fields).toString()), headers);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const all = (): Record<string, string> => ({ ...service.credentials, ...GRANT });

describe('the answer', () => {
  it('has five fields at the top level: expires_in a string of seconds, scope a list', async () => {
    const reply = await asJson(all());
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      is_error: false,
      access_token: expect.stringMatching(/^\S{32,}$/),
      token_type: 'Bearer',
      expires_in: '3600',
      scope: ['all:read', 'all:write'],
    });
    expect(reply.headers.get('cache-control')).toContain('no-store');
  });
  it('tells no later end than that of the client', async () => {
    const expires_at = new Date(Date.now() + 600_000).toISOString();
    const made = await service.api('POST', '/api/v1/clients', { name: 'For ten minutes', expires_at });
    const { client_id, client_secret } = made.body.result;
    const reply = await asJson({ client_id, client_secret, ...GRANT });
    expect(Number(reply.body.expires_in)).toBeGreaterThan(580);
    expect(Number(reply.body.expires_in)).toBeLessThanOrEqual(600);
  });
  it('is the same for a form, with and without its Content-Type', async () => {
    for (const headers of [FORM, {}]) {
      const reply = await asForm(all(), headers);
      expect(reply.body).toMatchObject({
        is_error: false,
        expires_in: '3600',
        scope: ['all:read', 'all:write'],
      });
    }
  });
});

describe('scope', () => {
  it('is a list in JSON and separated by spaces in a form; without it, both', async () => {
    for (const scope of [['all:read'], ['all:write'], ['all:write', 'all:read']]) {
      expect((await asJson({ ...all(), scope })).body.scope.toSorted()).toEqual(scope.toSorted());
      expect((await asForm({ ...all(), scope: scope.join(' ') }, FORM)).body.scope.toSorted()).toEqual(
        scope.toSorted(),
      );
    }
    for (const empty of [[], null]) {
      expect((await asJson({ ...all(), scope: empty })).body.scope).toHaveLength(2);
    }
    expect((await asForm({ ...all(), scope: '' }, FORM)).body.scope).toHaveLength(2);
  });
  it('that is unknown is 400 INVALID_SCOPE', async () => {
    for (const scope of [['all'], ['all:read', 'job:read'], ['jobs'], ['all:delete'], ['ALL:READ']]) {
      const reply = await asJson({ ...all(), scope });
      expect([scope, reply.status, reply.body.error?.type]).toEqual([scope, 400, 'INVALID_SCOPE']);
    }
  });
});

describe('a request', () => {
  it('needs client_id, client_secret and grant_type, all told at once', async () => {
    for (const reply of [await asJson({}), await asForm({ nothing: '1' }, FORM)]) {
      expect(reply.status).toBe(422);
      expect(reply.body.error.details.map((detail: { path: string }) => detail.path).toSorted()).toEqual([
        'body.client_id',
        'body.client_secret',
        'body.grant_type',
      ]);
    }
  });
  it('with another grant_type is 400 UNSUPPORTED_GRANT_TYPE', async () => {
    for (const grant_type of ['password', 'authorization_code', 'Client_Credentials']) {
      const reply = await asJson({ ...all(), grant_type });
      expect([grant_type, reply.status, reply.body.error?.type]).toEqual([
        grant_type,
        400,
        'UNSUPPORTED_GRANT_TYPE',
      ]);
    }
  });
  it('is answered without, and in spite of, an Authorization header', async () => {
    for (const authorization of ['Bearer made-up', 'Basic eDp5', 'nonsense']) {
      expect((await asJson(all(), { authorization })).status).toBe(200);
    }
  });
  it('in another content type is 415', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml']) {
      expect([type, (await asJson(JSON.stringify(all()), { 'content-type': type })).status]).toEqual([
        type,
        415,
      ]);
    }
  });
});

describe('a token', () => {
  it('can be replaced before it ends: old and new work side by side', async () => {
    const [first, second] = [await service.tokenFor(all() as never), await service.tokenFor(all() as never)];
    expect(first).not.toBe(second);
    for (const token of [first, second]) {
      expect((await service.api('GET', '/api/v1/jobs', undefined, { token })).status).toBe(200);
    }
  });
  it('in the query string is none', async () => {
    for (const name of ['access_token', 'token', 'authorization']) {
      const reply = await service.api('GET', `/api/v1/jobs?${name}=${service.token}`, undefined, {
        token: null,
      });
      expect(reply.status).toBe(401);
    }
  });
  it('and a secret are nowhere in the data folder but in client.json', async () => {
    const made = await service.api('POST', '/api/v1/clients', { name: 'ATS' });
    const secrets = [service.token, made.body.result.client_secret as string];
    const owner = service.credentials?.client_secret ?? '';
    const files = readdirSync(service.data_dir, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBeGreaterThan(1);
    for (const entry of files) {
      const bytes = readFileSync(path.join(entry.parentPath, entry.name)).toString('latin1');
      for (const secret of secrets) expect([entry.name, bytes.includes(secret)]).toEqual([entry.name, false]);
      expect([entry.name, bytes.includes(owner)]).toEqual([entry.name, entry.name === 'client.json']);
    }
  });
  it('ends after its 3600 seconds, and earlier with its client; neither comes back', async () => {
    const now = Date.now();
    const expires_at = new Date(now + 120_000).toISOString();
    const made = await service.api('POST', '/api/v1/clients', { name: 'For a moment', expires_at });
    const { client_id, client_secret } = made.body.result as Record<string, string>;
    const brief = await asJson({ client_id, client_secret, ...GRANT });
    const use = async (token: unknown): Promise<number> =>
      (await service.api('GET', '/api/v1/jobs', undefined, { token: token as string })).status;
    vi.useFakeTimers({ toFake: ['Date'], now });
    try {
      expect([await use(brief.body.access_token), await use(service.token)]).toEqual([200, 200]);
      vi.setSystemTime(now + 121_000);
      expect([await use(brief.body.access_token), await use(service.token)]).toEqual([401, 200]);
      expect((await asJson({ client_id, client_secret, ...GRANT })).status).toBe(401);
      vi.setSystemTime(now + 3_601_000);
      expect(await use(service.token)).toBe(401);
      expect(await use(await service.tokenFor(all() as never))).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});
