import { describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import { testService } from '../../helpers/service.ts';

const TOKENS = '/api/v1/auth/tokens';
const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, token: null };
const NO_TOKEN = { token: null };
const form = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();

scenarios(
  'tokens',
  async (service) => {
    const credentials = service.credentials ?? { client_id: '', client_secret: '' };
    const reader = (await service.api('POST', '/api/v1/clients', { name: 'Reader', scopes: ['all:read'] }))
      .body.result as { client_id: string; client_secret: string };
    return {
      body: { ...credentials, grant_type: 'client_credentials' },
      reader: {
        client_id: reader.client_id,
        client_secret: reader.client_secret,
        grant_type: 'client_credentials',
      },
    };
  },
  [
    {
      name: 'JSON',
      request: ({ body }) => ['POST', TOKENS, body, NO_TOKEN],
      status: 200,
      check: ({ body }) => {
        expect(body).toMatchObject({
          is_error: false,
          token_type: 'Bearer',
          expires_in: '3600',
          scope: ['all:read', 'all:write'],
        });
        expect(Object.keys(body).sort()).toEqual([
          'access_token',
          'expires_in',
          'is_error',
          'scope',
          'token_type',
        ]);
      },
    },
    {
      name: 'a form',
      request: ({ body }) => ['POST', TOKENS, form({ ...body, scope: 'all:write all:read' }), FORM],
      status: 200,
      check: ({ body }) => expect(body.scope).toEqual(['all:read', 'all:write']),
    },
    {
      name: 'a form without a content type',
      request: ({ body }) => ['POST', TOKENS, new TextEncoder().encode(form(body)), NO_TOKEN],
      status: 200,
    },
    {
      name: 'a charset parameter',
      request: ({ body }) => [
        'POST',
        TOKENS,
        JSON.stringify(body),
        { token: null, headers: { 'content-type': 'application/json; charset=UTF-8' } },
      ],
      status: 200,
    },
    {
      name: 'an empty scope is the default',
      request: ({ body }) => ['POST', TOKENS, form({ ...body, scope: '' }), FORM],
      status: 200,
      check: ({ body }) => expect(body.scope).toHaveLength(2),
    },
    {
      name: 'one scope',
      request: ({ body }) => ['POST', TOKENS, { ...body, scope: ['all:read'] }, NO_TOKEN],
      status: 200,
      check: ({ body }) => expect(body.scope).toEqual(['all:read']),
    },
    {
      name: 'never more than the client holds',
      request: ({ reader }) => ['POST', TOKENS, reader, NO_TOKEN],
      status: 200,
      check: ({ body }) => expect(body.scope).toEqual(['all:read']),
    },
    {
      name: 'nothing the client holds',
      request: ({ reader }) => ['POST', TOKENS, { ...reader, scope: ['all:write'] }, NO_TOKEN],
      status: 400,
      error: 'INVALID_SCOPE',
    },
    {
      name: 'an unknown scope',
      request: ({ body }) => ['POST', TOKENS, { ...body, scope: ['all:admin'] }, NO_TOKEN],
      status: 400,
      error: 'INVALID_SCOPE',
    },
    {
      name: 'a scope as text in JSON',
      request: ({ body }) => ['POST', TOKENS, { ...body, scope: 'all:read' }, NO_TOKEN],
      status: 422,
      details: ['body.scope'],
    },
    {
      name: 'another grant type',
      request: ({ body }) => ['POST', TOKENS, { ...body, grant_type: 'password' }, NO_TOKEN],
      status: 400,
      error: 'UNSUPPORTED_GRANT_TYPE',
    },
    {
      name: 'missing fields',
      request: () => ['POST', TOKENS, {}, NO_TOKEN],
      status: 422,
      details: ['body.client_id', 'body.client_secret', 'body.grant_type'],
    },
    {
      name: 'a repeated form field',
      request: ({ body }) => ['POST', TOKENS, `${form(body)}&client_id=x`, FORM],
      status: 422,
      details: ['body.client_id'],
    },
    {
      name: 'an unknown client',
      request: ({ body }) => ['POST', TOKENS, { ...body, client_id: newId() }, NO_TOKEN],
      status: 401,
      error: 'INVALID_CLIENT',
      check: ({ headers }) => expect(headers.get('www-authenticate')).toBeNull(),
    },
    {
      name: 'a malformed client id',
      request: ({ body }) => ['POST', TOKENS, { ...body, client_id: 'me' }, NO_TOKEN],
      status: 401,
      error: 'INVALID_CLIENT',
    },
    {
      name: 'a wrong secret',
      request: ({ body }) => ['POST', TOKENS, { ...body, client_secret: 'guess' }, NO_TOKEN],
      status: 401,
      error: 'INVALID_CLIENT',
    },
    {
      name: 'another content type',
      request: () => ['POST', TOKENS, 'x', { token: null, headers: { 'content-type': 'text/plain' } }],
      status: 415,
      error: 'UNSUPPORTED_MEDIA_TYPE',
    },
    {
      name: 'another method',
      request: () => ['GET', TOKENS, undefined, NO_TOKEN],
      status: 405,
      check: ({ headers }) => expect(headers.get('allow')).toBe('POST'),
    },
  ],
);

scenarios('what a token opens', async () => ({}), [
  {
    name: 'no token',
    request: () => ['GET', '/api/v1/jobs', undefined, NO_TOKEN],
    status: 401,
    error: 'INVALID_TOKEN',
    check: ({ headers }) => expect(headers.get('www-authenticate')).toBe('Bearer'),
  },
  {
    name: 'no token, unknown path',
    request: () => ['GET', '/api/v1/nothing', undefined, NO_TOKEN],
    status: 401,
    error: 'INVALID_TOKEN',
  },
  {
    name: 'no token, wrong method',
    request: () => ['DELETE', '/api/v1/jobs', undefined, NO_TOKEN],
    status: 401,
    error: 'INVALID_TOKEN',
  },
  {
    name: 'no token, a disguised path',
    request: () => ['GET', '/%61pi/v1/jobs', undefined, NO_TOKEN],
    status: 401,
    error: 'INVALID_TOKEN',
  },
  {
    name: 'a made-up token',
    request: () => ['GET', '/api/v1/jobs', undefined, { token: 'abc' }],
    status: 401,
    error: 'INVALID_TOKEN',
  },
  {
    name: 'another scheme',
    request: () => [
      'GET',
      '/api/v1/jobs',
      undefined,
      { token: null, headers: { authorization: 'Basic YTpi' } },
    ],
    status: 401,
    error: 'INVALID_TOKEN',
  },
  {
    name: 'the scheme in lower case',
    request: ({ service }) => [
      'GET',
      '/api/v1/jobs',
      undefined,
      { token: null, headers: { authorization: `bearer ${service.token}` } },
    ],
    status: 200,
  },
  {
    name: 'an unknown path with a token',
    request: () => ['GET', '/api/v1/nothing'],
    status: 404,
    error: 'NOT_FOUND',
  },
  {
    name: 'health needs none',
    request: () => ['GET', '/health', undefined, NO_TOKEN],
    status: 200,
    check: ({ body }) => expect(body).toEqual({ status: 'ok', version: '0.0.0-test' }),
  },
]);

describe('clients', () => {
  it('reads with all:read, writes with all:write, and cannot hand out more', async () => {
    const service = await testService({ children: 0 });
    const made = await service.api('POST', '/api/v1/clients', { name: 'Reader', scopes: ['all:read'] });
    const token = await service.tokenFor(made.body.result);
    expect((await service.api('GET', '/api/v1/jobs', undefined, { token })).status).toBe(200);
    expect((await service.api('POST', '/api/v1/jobs', {}, { token })).body.error.type).toBe(
      'INSUFFICIENT_SCOPE',
    );
    const { client_id, client_secret } = service.credentials ?? {};
    const writer = (
      await service.api('POST', '/api/v1/auth/tokens', {
        client_id,
        client_secret,
        grant_type: 'client_credentials',
        scope: ['all:write'],
      })
    ).body.access_token as string;
    expect((await service.api('GET', '/api/v1/jobs', undefined, { token: writer })).status).toBe(403);
    expect((await service.api('POST', '/api/v1/clients', { name: 'More' }, { token: writer })).status).toBe(
      403,
    );
  });

  it('ends the tokens of a client whose secret is replaced, and of one that is revoked', async () => {
    const service = await testService({ children: 0 });
    const { id, ...credentials } = (await service.api('POST', '/api/v1/clients', { name: 'ATS' })).body
      .result as { id: string; client_id: string; client_secret: string };
    const first = await service.tokenFor(credentials);
    const use = async (token: string): Promise<number> =>
      (await service.api('GET', '/api/v1/clients', undefined, { token })).status;
    expect(await use(first)).toBe(200);

    const rotated = (await service.api('POST', `/api/v1/clients/${id}/secret`)).body
      .result as typeof credentials;
    expect(await use(first)).toBe(401);
    expect(await service.tokenFor(credentials)).toBeUndefined();
    const second = await service.tokenFor(rotated);
    expect(await use(second)).toBe(200);

    const gone = await service.recorded(() => service.api('DELETE', `/api/v1/clients/${id}`));
    expect(gone).toMatchObject({ result: { status: 200 }, events: ['client.deleted'] });
    expect(await use(second)).toBe(401);
    expect((await service.api('DELETE', `/api/v1/clients/${id}`)).status).toBe(404);
    const listed = (await service.api('GET', '/api/v1/clients')).body.results as {
      id: string;
      revoked_at: string | null;
    }[];
    expect(listed.find((client) => client.id === id)?.revoked_at).toBeTypeOf('string');
    expect(JSON.stringify(listed)).not.toContain('secret');
  });
});

describe('the first client', () => {
  it('can be given by the host, and its secret changed by it', async () => {
    const client_id = newId().toUpperCase();
    const service = await testService({ children: 0, first_client: { client_id, client_secret: 'first' } });
    expect(service.credentials).toEqual({ client_id: client_id.toLowerCase(), client_secret: 'first' });
    expect(service.token).toBeTypeOf('string');
  });

  it('is written to client.json and stays the same', async () => {
    const first = await testService({ children: 0, keep: true });
    const { readFileSync, statSync } = await import('node:fs');
    const file = `${first.data_dir}/client.json`;
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(first.credentials);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    await first.close();
  });
});
