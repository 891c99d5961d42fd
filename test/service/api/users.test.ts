import { describe, expect, it } from 'vitest';
import type { ActivityEntry } from '#service/api/feeds/activity/schema.ts';
import { rowsOf } from '../../helpers/engine.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

/** People with accounts, in an office: how they come in, what they may do, and that everything says who did it. */

const PASSWORD = 'seven quiet herons by the weir';
const OTHER_PASSWORD = 'nine loud geese on the dike';

type Opened = { access_token: string; session: string; session_id: string; mark: string | null };
type Link = { id: string; code: string };

const enter = (service: TestService, body: object): Promise<Reply> =>
  service.api('POST', '/ui/session', body, { token: null });

async function opened(reply: Promise<Reply>): Promise<Opened> {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Opened;
}

const office = (): Promise<TestService> => testService({ children: 0, is_office: true });

/** An office with one owner, who is signed in and has a password. */
async function withOwner(): Promise<{ service: TestService; owner: Opened; owner_id: string }> {
  const service = await office();
  const host = await opened(enter(service, { code: service.createSessionCode() }));
  const { body } = await service.api(
    'POST',
    '/api/v1/users',
    { name: 'Mira Tal', email: 'Mira@Example.com', role: 'owner' },
    { token: host.access_token },
  );
  const { id, code } = body.result as Link;
  const owner = await opened(enter(service, { code }));
  await choose(service, owner, id, PASSWORD);
  return { service, owner, owner_id: id };
}

async function choose(service: TestService, { access_token }: Opened, id: string, password: string) {
  const reply = await service.api(
    'PUT',
    `/api/v1/users/${id}/password`,
    { password },
    { token: access_token },
  );
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
}

async function add(
  service: TestService,
  owner: Opened,
  name: string,
  role: string,
): Promise<Opened & { id: string }> {
  const email = `${name.toLowerCase()}@example.com`;
  const reply = await service.api(
    'POST',
    '/api/v1/users',
    { name, email, role },
    { token: owner.access_token },
  );
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  const { id, code } = reply.body.result as Link;
  return { ...(await opened(enter(service, { code }))), id };
}

const statusOf = async (
  service: TestService,
  { access_token }: Opened,
  method: string,
  path: string,
  body?: object,
): Promise<number> => (await service.api(method, path, body, { token: access_token })).status;

const JOB = { title: 'Cook', description: 'Cooks.', remote_id: 'cook', status: 'open', job_posting_urls: [] };

describe('the first person of an office', () => {
  it('is an owner; from then on, nobody comes in without an account', async () => {
    const service = await office();
    const host = await opened(enter(service, { code: service.createSessionCode() }));
    expect((await service.api('GET', '/ui/entrance', undefined, { token: null })).body.result).toEqual({
      by: 'link',
    });
    const asked = { name: 'Mira', email: 'mira@example.com', role: 'recruiter' };
    const send = { token: host.access_token };
    const refused = await service.api('POST', '/api/v1/users', asked, send);
    expect(refused.status).toBe(422);
    expect(refused.body.error.details[0].path).toBe('body.role');

    const made = await service.api('POST', '/api/v1/users', { ...asked, role: 'owner' }, send);
    expect(made.status).toBe(201);
    expect((await service.api('GET', '/ui/entrance', undefined, { token: null })).body.result).toEqual({
      by: 'password',
    });
    // neither a link of the host, nor the session that it opened before
    const late = await enter(service, { code: service.createSessionCode() });
    expect(late.status).toBe(401);
    expect(late.body.error.message).toContain('password');
    expect((await enter(service, { session: host.session })).status).toBe(401);

    const mira = await opened(enter(service, { code: made.body.result.code, session: host.session }));
    const me = await service.api('GET', '/ui/me', undefined, { token: mira.access_token });
    expect(me.body.result).toMatchObject({
      is_office: true,
      user: { name: 'Mira', email: 'mira@example.com', role: 'owner', has_password: false },
    });
  });

  it('does not exist on a laptop', async () => {
    const service = await testService({ children: 0, is_office: false });
    const host = await opened(enter(service, { code: service.createSessionCode() }));
    const asked = { name: 'Mira', email: 'mira@example.com', role: 'owner' };
    expect(await statusOf(service, host, 'POST', '/api/v1/users', asked)).toBe(409);
    const me = await service.api('GET', '/ui/me', undefined, { token: host.access_token });
    expect(me.body.result).toEqual({ user: null, is_office: false });
  });
});

describe('a password', () => {
  it('lets its owner in, however the address is written, and nobody else', async () => {
    const { service, owner_id } = await withOwner();
    const came = await opened(enter(service, { email: ' MIRA@example.com ', password: PASSWORD }));
    expect(came.session).toMatch(/^[\w-]{43}$/);
    const me = await service.api('GET', '/ui/me', undefined, { token: came.access_token });
    expect(me.body.result.user.id).toBe(owner_id);
    // it goes on with its secret
    await opened(enter(service, { session: came.session }));

    const wrong = await enter(service, { email: 'mira@example.com', password: OTHER_PASSWORD });
    const nobody = await enter(service, { email: 'nobody@example.com', password: OTHER_PASSWORD });
    expect([wrong.status, wrong.body.error.type]).toEqual([403, 'WRONG_PASSWORD']);
    expect(nobody.body.error.message).toBe(wrong.body.error.message);
    expect(nobody.status).toBe(403);
  });

  it.each([
    ['short', 'eleven char'],
    ['one letter again and again', 'aaaaaaaaaaaaaaaa'],
    ['the own address', 'x mira@example.com x'],
    ['the own name', 'Mira Tal'],
    ['half a character', `${PASSWORD}\ud800`],
  ])('is refused when it is %s', async (_what, password) => {
    const { service, owner, owner_id } = await withOwner();
    const change = { password, current_password: PASSWORD };
    expect(await statusOf(service, owner, 'PUT', `/api/v1/users/${owner_id}/password`, change)).toBe(422);
  });

  it('is changed with the one before, which ends the other sessions', async () => {
    const { service, owner, owner_id } = await withOwner();
    const elsewhere = await opened(enter(service, { email: 'mira@example.com', password: PASSWORD }));
    const path = `/api/v1/users/${owner_id}/password`;
    const change = { password: OTHER_PASSWORD, current_password: 'not this one at all' };
    expect(await statusOf(service, owner, 'PUT', path, change)).toBe(403);
    expect(await statusOf(service, owner, 'PUT', path, { password: OTHER_PASSWORD })).toBe(403);
    expect(await statusOf(service, owner, 'PUT', path, { ...change, current_password: PASSWORD })).toBe(200);
    expect(await statusOf(service, owner, 'GET', '/ui/me')).toBe(200);
    expect(await statusOf(service, elsewhere, 'GET', '/ui/me')).toBe(401);
    expect((await enter(service, { email: 'mira@example.com', password: PASSWORD })).status).toBe(403);
    await opened(enter(service, { email: 'mira@example.com', password: OTHER_PASSWORD }));
  });

  it('is stored as Argon2id, and in no event', async () => {
    const { service, owner_id } = await withOwner();
    const [row] = await rowsOf(service, 'SELECT password_hash FROM users WHERE id = ?', owner_id);
    expect(row).toEqual({ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) });
    const events = await rowsOf(service, 'SELECT * FROM events');
    expect(JSON.stringify(events)).not.toContain('mira@example.com');
  });
});

describe('guesses at a password', () => {
  it('keep nobody out of a browser in which they signed in before, nor off their link', async () => {
    const { service, owner } = await withOwner();
    const ben = await add(service, owner, 'Ben', 'recruiter');
    await choose(service, ben, ben.id, OTHER_PASSWORD);
    const right = { email: 'ben@example.com', password: OTHER_PASSWORD };
    const { mark } = await opened(enter(service, right));
    const guess = { email: 'ben@example.com', password: 'is it this one perhaps' };
    const answers = await Promise.all(Array.from({ length: 15 }, () => enter(service, guess)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 403),
      ...Array.from({ length: 5 }, () => 429),
    ]);
    const limited = answers.find(({ status }) => status === 429);
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(800);
    // an unknown browser waits, whatever it says; one with the mark does not
    expect((await enter(service, right)).status).toBe(429);
    expect((await enter(service, { ...right, mark: `${mark}x` })).status).toBe(429);
    expect((await opened(enter(service, { ...right, mark }))).mark).toBe(mark);
    // a mark is one person's
    expect((await enter(service, { ...guess, email: 'mira@example.com', mark })).status).toBe(403);
    // the browser itself may not guess for ever, either
    const own = await Promise.all(Array.from({ length: 12 }, () => enter(service, { ...guess, mark })));
    expect(own.filter(({ status }) => status === 429)).toHaveLength(2);
    // nor is anybody else kept out
    await opened(enter(service, { email: 'mira@example.com', password: PASSWORD }));
    const link = await service.api('POST', `/api/v1/users/${ben.id}/link`, undefined, {
      token: owner.access_token,
    });
    await opened(enter(service, { code: link.body.result.code }));
  });
});

describe('a link', () => {
  it('signs in once, also when two ask at once, and a new one ends the former, the password and all sessions', async () => {
    const { service, owner } = await withOwner();
    const ben = await add(service, owner, 'Ben', 'recruiter');
    await choose(service, ben, ben.id, OTHER_PASSWORD);
    const link = async (): Promise<string> =>
      (await service.api('POST', `/api/v1/users/${ben.id}/link`, undefined, { token: owner.access_token }))
        .body.result.code as string;
    const first = await link();
    expect(await statusOf(service, ben, 'GET', '/ui/me')).toBe(401);
    expect((await enter(service, { session: ben.session })).status).toBe(401);
    expect((await enter(service, { email: 'ben@example.com', password: OTHER_PASSWORD })).status).toBe(403);
    const second = await link();
    expect((await enter(service, { code: first })).status).toBe(401);
    const both = await Promise.all([enter(service, { code: second }), enter(service, { code: second })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    // without a password so far, none is asked for
    const came = both.find(({ status }) => status === 200)?.body as Opened;
    await choose(service, came, ben.id, PASSWORD);
  });
});

describe('a role', () => {
  it('says what somebody may do', async () => {
    const { service, owner } = await withOwner();
    const people = {
      owner,
      recruiter: await add(service, owner, 'Ben', 'recruiter'),
      reader: await add(service, owner, 'Ada', 'reader'),
    };
    const asks: readonly (readonly [method: string, path: string, body: object | undefined, may: string])[] =
      [
        ['GET', '/api/v1/jobs', undefined, 'owner recruiter reader'],
        ['GET', '/api/v1/activity', undefined, 'owner recruiter reader'],
        ['GET', '/api/v1/users', undefined, 'owner recruiter reader'],
        ['GET', '/ui/sessions', undefined, 'owner recruiter reader'],
        ['POST', '/api/v1/jobs', JOB, 'owner recruiter'],
        ['POST', '/api/v1/tags', { name: 'Chef' }, 'owner recruiter'],
        ['POST', '/api/v1/clients', { name: 'A program' }, 'owner'],
        ['GET', '/api/v1/owner_client', undefined, 'owner'],
        ['GET', '/api/v1/access_requests', undefined, 'owner'],
        ['PUT', '/api/v1/blind_mode', { is_on: false }, 'owner'],
        ['POST', '/api/v1/users', { name: 'Eve', email: 'eve@example.com', role: 'owner' }, 'owner'],
        ['PUT', '/api/v1/retention', { months: 12 }, 'owner'],
        ['POST', '/api/v1/webhooks', { url: 'http://127.0.0.1:9/', event_types: ['job.*'] }, 'owner'],
      ];
    for (const [method, path, body, may] of asks) {
      for (const [role, person] of Object.entries(people)) {
        const status = await statusOf(service, person, method, path, body);
        expect([role, method, path, status === 403], String(status)).toEqual([
          role,
          method,
          path,
          !may.includes(role),
        ]);
      }
    }
    const told = await service.api('POST', '/api/v1/jobs', JOB, { token: people.reader.access_token });
    expect(told.body.error.message).toContain('change nothing');
  });

  it('holds at once when it changes, and there is always an owner', async () => {
    const { service, owner, owner_id } = await withOwner();
    const ben = await add(service, owner, 'Ben', 'reader');
    const change = (by: Opened, id: string, body: object): Promise<number> =>
      statusOf(service, by, 'PATCH', `/api/v1/users/${id}`, body);
    expect(await change(ben, ben.id, { role: 'owner' })).toBe(403);
    expect(await change(ben, owner_id, { name: 'Mallory' })).toBe(403);
    expect(await change(owner, owner_id, { role: 'reader' })).toBe(409);
    expect(await statusOf(service, owner, 'DELETE', `/api/v1/users/${owner_id}`)).toBe(409);
    expect(await change(owner, ben.id, { role: 'owner' })).toBe(200);
    // the token of before is gone, the session goes on and gives one with the new role
    expect(await statusOf(service, ben, 'GET', '/ui/me')).toBe(401);
    const again = await opened(enter(service, { session: ben.session }));
    expect(await statusOf(service, again, 'GET', '/api/v1/owner_client')).toBe(200);
    expect(await change(again, owner_id, { role: 'recruiter' })).toBe(200);
    expect(await change(again, ben.id, { email: 'mira@example.com' })).toBe(409);
  });

  it('lets everybody change their own name and address, sign out, and see their own browsers alone', async () => {
    const { service, owner } = await withOwner();
    const ada = await add(service, owner, 'Ada', 'reader');
    expect(await statusOf(service, ada, 'PATCH', `/api/v1/users/${ada.id}`, { name: 'Ada Quill' })).toBe(200);
    const list = async (who: Opened): Promise<(string | undefined)[]> => {
      const { body } = await service.api('GET', '/ui/sessions', undefined, { token: who.access_token });
      return (body.results as { user: { name: string } | null }[]).map(({ user }) => user?.name).toSorted();
    };
    expect(await list(ada)).toEqual(['Ada Quill']);
    expect(await list(owner)).toEqual(['Ada Quill', 'Mira Tal']);
    expect(await statusOf(service, ada, 'DELETE', `/ui/sessions/${owner.session_id}`)).toBe(404);
    expect(await statusOf(service, ada, 'DELETE', `/ui/sessions/${ada.session_id}`)).toBe(200);
    expect((await enter(service, { session: ada.session })).status).toBe(401);
    // "all others" are one's own others
    await opened(enter(service, { email: 'mira@example.com', password: PASSWORD }));
    const ended = await service.api('DELETE', '/ui/sessions', undefined, { token: owner.access_token });
    expect(ended.body.result.ended).toBe(1);
  });
});

describe('somebody who is removed', () => {
  it('is signed out at once, comes in no more, and keeps their name on what they did', async () => {
    const { service, owner } = await withOwner();
    const ben = await add(service, owner, 'Ben', 'recruiter');
    await choose(service, ben, ben.id, OTHER_PASSWORD);
    expect(await statusOf(service, ben, 'POST', '/api/v1/jobs', JOB)).toBe(201);
    expect(await statusOf(service, owner, 'DELETE', `/api/v1/users/${ben.id}`)).toBe(200);
    expect(await statusOf(service, ben, 'GET', '/ui/me')).toBe(401);
    expect((await enter(service, { session: ben.session })).status).toBe(401);
    expect((await enter(service, { email: 'ben@example.com', password: OTHER_PASSWORD })).status).toBe(403);
    const { body } = await service.api('GET', '/api/v1/activity?kinds=jobs', undefined, {
      token: owner.access_token,
    });
    expect(body.results[0].actor).toEqual({ kind: 'person', client_id: ben.id, name: 'Ben' });
    expect(await statusOf(service, owner, 'GET', `/api/v1/users/${ben.id}`)).toBe(404);
    // the address is free again
    await add(service, owner, 'Ben', 'reader');
  });
});

describe('what happens to people', () => {
  it('is told in events, without a word about them', async () => {
    const { service, owner } = await withOwner();
    const token = owner.access_token;
    const { events } = await service.recorded(async () => {
      const ben = await add(service, owner, 'Ben', 'recruiter');
      await choose(service, ben, ben.id, OTHER_PASSWORD);
      await service.api('PATCH', `/api/v1/users/${ben.id}`, { role: 'reader' }, { token });
      await service.api('POST', `/api/v1/users/${ben.id}/link`, undefined, { token });
      await service.api('DELETE', `/api/v1/users/${ben.id}`, undefined, { token });
    });
    expect(events).toEqual(['user.created', 'user.updated', 'user.updated', 'user.updated', 'user.deleted']);
  });

  it('is named in Activity, each by themselves, also when they are gone', async () => {
    const { service, owner } = await withOwner();
    const token = owner.access_token;
    const [ben] = await Promise.all([
      add(service, owner, 'Ben', 'recruiter'),
      add(service, owner, 'Cleo', 'reader'),
    ]);
    await service.api('POST', '/api/v1/clients', { name: 'Careers page' }, { token });
    await service.api('DELETE', `/api/v1/users/${ben.id}`, undefined, { token });
    const { body } = await service.api('GET', '/api/v1/activity?kinds=access', undefined, { token });
    const told = (body.results as ActivityEntry[]).map(({ type, detail }) => `${type} ${detail.account}`);
    expect(told.slice(0, 2)).toEqual(['user.deleted Ben', 'client.created Careers page']);
    expect(told.slice(2, 4).toSorted()).toEqual(['user.created Ben', 'user.created Cleo']);
  });
});

describe('who looks at the same', () => {
  it('is told to others, until they are gone', async () => {
    const { service, owner, owner_id } = await withOwner();
    const ben = await add(service, owner, 'Ben', 'reader');
    const tell = async ({ access_token }: Opened, place: string | null): Promise<unknown> => {
      const reply = await service.api('POST', '/ui/presence', { place }, { token: access_token });
      return reply.body.result?.people ?? reply.status;
    };
    const place = `candidate:${owner_id}`;
    expect(await tell(owner, place)).toEqual([]);
    expect(await tell(ben, place)).toEqual([{ id: owner_id, name: 'Mira Tal' }]);
    expect(await tell(owner, place)).toEqual([{ id: ben.id, name: 'Ben' }]);
    expect(await tell(ben, `job:${owner_id}`)).toEqual([]);
    expect(await tell(owner, place)).toEqual([]);
    expect(await tell(ben, null)).toEqual([]);
    expect(await tell(ben, 'everywhere')).toBe(422);
    expect((await service.api('POST', '/ui/presence', { place })).status).toBe(403);
  });
});
