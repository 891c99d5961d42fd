import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Scope, common, covers } from '#service/api/scopes.ts';
import { newId } from '#service/ids.ts';
import { operationsOf } from '../../helpers/openapi.ts';
import type { NamedOperation } from '../../helpers/openapi.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

let service: TestService;
let operations: NamedOperation[];
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
  const { body } = await service.api('GET', '/openapi.json');
  operations = operationsOf(body).filter(
    ({ path, operation: { security } }) =>
      path.startsWith('/api/v1/') &&
      path !== '/api/v1/auth/tokens' &&
      // about whoever asks, see openapi.test.ts
      security[0]?.['token'] === undefined,
  );
});
afterAll(async () => {
  expect(service.problems).toEqual([]);
  await service.close();
});

async function client(scopes: readonly string[]): Promise<{ client_id: string; client_secret: string }> {
  return (await service.api('POST', '/api/v1/clients', { name: 'A tool', scopes })).body.result;
}

const tokenWith = async (scopes: readonly string[]): Promise<string> =>
  service.tokenFor(await client(scopes));
/** The sets of scopes of which one is enough, as the document tells them: everything, and what is needed at least. */
const told = ({ operation }: NamedOperation): Scope[][] =>
  operation.security.flatMap(({ client_credentials }) =>
    client_credentials === undefined ? [] : [client_credentials as Scope[]],
  );
const needed = (operation: NamedOperation): Scope[] => told(operation).at(-1) ?? [];

describe('what operations need', () => {
  it('is told for every one, in the kind of its method', () => {
    for (const each of operations) {
      const verb = each.method === 'GET' ? 'read' : 'write';
      expect(told(each)[0]).toEqual([`all:${verb}`]);
      for (const scope of needed(each)) expect(scope.endsWith(`:${verb}`)).toBe(true);
    }
  });

  // both make many clients, whose secrets are hashed slowly
  it(
    'is refused to a token with everything else, which is told what it lacks',
    { timeout: 90_000 },
    async () => {
      const tokens = new Map<string, string>();
      for (const each of operations) {
        const own = needed(each);
        if (own.length === 0) continue;
        const others = Scope.options.filter((scope) => !scope.startsWith('all:') && !own.includes(scope));
        const key = others.join(' ');
        const token = tokens.get(key) ?? (await tokenWith(others));
        tokens.set(key, token);
        const at = each.path.replaceAll(/\{\w+\}/g, newId());
        const reply = await service.api(each.method, at, undefined, { token });
        const named = `${each.method} ${each.path}`;
        expect([named, reply.status, reply.body.error.type]).toEqual([named, 403, 'INSUFFICIENT_SCOPE']);
        for (const scope of own) expect(reply.body.error.message).toContain(scope);
      }
    },
  );

  it('is enough: a token with that and nothing else is let in', async () => {
    const tokens = new Map<string, string>();
    for (const each of operations) {
      const own = needed(each);
      if (own.length === 0 || each.path.endsWith('/stream')) continue;
      const key = own.join(' ');
      const token = tokens.get(key) ?? (await tokenWith(own));
      tokens.set(key, token);
      const at = each.path.replaceAll(/\{\w+\}/g, newId());
      const reply = await service.api(each.method, `${at}?surplus=1`, undefined, { token });
      expect([`${each.method} ${each.path}`, reply.status]).toEqual([`${each.method} ${each.path}`, 422]);
    }
  });
});

const ask = async (
  credentials: object,
  scope: unknown,
  form = false,
): Promise<{ status: number; scope: string[] | undefined }> => {
  const fields = {
    ...credentials,
    grant_type: 'client_credentials',
    ...(scope === undefined ? {} : { scope }),
  };
  const body = form
    ? new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()
    : fields;
  const reply = await service.api('POST', '/api/v1/auth/tokens', body, {
    token: null,
    headers: form ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
  });
  return { status: reply.status, scope: reply.body.scope };
};

const expanding = async (scopes: readonly string[], expand: string): Promise<number> => {
  const token = await tokenWith(scopes);
  const at = `/api/v1/candidate_rankings?q=forklift&expand=${expand}`;
  return (await service.api('GET', at, undefined, { token })).status;
};

describe('a token', () => {
  it('is given what it asks for, as a list or as words', async () => {
    const owner = service.credentials ?? {};
    const scope = ['jobs:read', 'candidates:write'];
    expect(await ask(owner, scope)).toEqual({ status: 200, scope });
    expect(await ask(owner, scope.join(' '), true)).toEqual({ status: 200, scope });
    expect(await ask(owner, undefined)).toEqual({ status: 200, scope: ['all:read', 'all:write'] });
  });

  it('is never given more than its client holds', async () => {
    const limited = await client(['jobs:read', 'tags:write']);
    expect(await ask(limited, undefined)).toEqual({ status: 200, scope: ['jobs:read', 'tags:write'] });
    expect(await ask(limited, ['all:read'])).toEqual({ status: 200, scope: ['jobs:read'] });
    expect(await ask(limited, 'tags:write candidates:read', true)).toEqual({
      status: 200,
      scope: ['tags:write'],
    });
    expect((await ask(limited, ['candidates:read', 'jobs:write'])).status).toBe(400);
    const reader = await client(['all:read']);
    expect(await ask(reader, ['rankings:read', 'rankings:write'])).toEqual({
      status: 200,
      scope: ['rankings:read'],
    });
  });

  it('reads where it may read, and writes where it may write', async () => {
    const token = await tokenWith(['tags:read', 'tags:write', 'jobs:read']);
    const status = async (method: string, path: string, body?: unknown): Promise<number> =>
      (await service.api(method, path, body, { token })).status;
    const tag = { tag_type: 'specialty_name', is_standardized: false, name: 'Night shifts' };
    expect(await status('POST', '/api/v1/tags', tag)).toBe(201);
    expect(await status('GET', '/api/v1/tags')).toBe(200);
    expect(await status('HEAD', '/api/v1/jobs')).toBe(200);
    expect(await status('DELETE', `/api/v1/jobs/${newId()}`)).toBe(403);
    expect(await status('GET', '/api/v1/candidates')).toBe(403);
    expect(await status('GET', '/api/v1/clients')).toBe(403);
    expect(await status('GET', '/api/v1/nothing')).toBe(404);
  });

  it('reads beside a ranking only what it may read by itself', async () => {
    expect(await expanding(['rankings:read'], 'summary,evaluations')).toBe(200);
    expect(await expanding(['rankings:read'], 'candidate')).toBe(403);
    expect(await expanding(['rankings:read', 'candidates:read'], 'candidate')).toBe(200);
    expect(await expanding(['rankings:read', 'candidates:read'], 'candidate,nomination')).toBe(403);
    expect(await expanding(['all:read'], 'candidate,nomination')).toBe(200);
  });

  it('does in a batch what it may do alone, and is told of the rest one by one', async () => {
    const token = await tokenWith(['tags:write']);
    const tag = { tag_type: 'specialty_name', is_standardized: false, name: 'Early shifts' };
    const several = [
      { method: 'POST', path: '/api/v1/tags', body: tag },
      { method: 'DELETE', path: `/api/v1/jobs/${newId()}` },
    ];
    const reply = await service.api('POST', '/api/v1/batch', { operations: several }, { token });
    const statuses = (reply.body.results as { status: number }[]).map(({ status }) => status);
    expect(statuses).toEqual([201, 403]);
  });

  it('cannot hand on what it lacks', async () => {
    const token = await tokenWith(['all:write']);
    const owner = { name: 'A tool', scopes: ['jobs:read'] };
    expect((await service.api('POST', '/api/v1/clients', owner, { token })).status).toBe(403);
  });
});

describe('access that a program asks for', () => {
  it('may be for parts', async () => {
    const asked = { name: 'A calendar', scopes: ['nominations:read', 'jobs:read'] };
    expect((await service.api('POST', '/access_requests', asked, { token: null })).status).toBe(201);
    expect(
      (await service.api('POST', '/access_requests', { ...asked, scopes: ['job:read'] }, { token: null }))
        .status,
    ).toBe(422);
  });
});

it('scopes hold each other', () => {
  expect(covers(['all:read'], 'jobs:read')).toBe(true);
  expect(covers(['all:read'], 'jobs:write')).toBe(false);
  expect(covers(['jobs:write'], 'jobs:read')).toBe(false);
  expect(covers(['jobs:read'], 'all:read')).toBe(false);
  expect(common(['all:read', 'tags:write'], ['jobs:read', 'all:write'])).toEqual(['jobs:read', 'tags:write']);
});
