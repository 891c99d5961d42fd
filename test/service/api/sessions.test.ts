import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { browserOf } from '#service/api/access/sessions/browser.ts';
import { newId } from '#service/ids.ts';
import { changeRows, rowsOf } from '../../helpers/engine.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

/** How the interface comes in, stays, and is signed out. */

const DAY_MS = 24 * 3600 * 1000;
const NO_TOKEN = { token: null };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Opened = { access_token: string; session: string; session_id: string };

const post = (service: TestService, body: object, headers: Record<string, string> = {}): Promise<Reply> =>
  service.api('POST', '/ui/session', body, { token: null, headers });
async function open(service: TestService, former?: string): Promise<Opened> {
  const code = service.createSessionCode();
  const reply = await post(service, { code, session: former ?? null }, { 'user-agent': FIREFOX });
  expect(reply.status).toBe(200);
  return reply.body as Opened;
}
const renew = (service: TestService, { session }: Opened): Promise<Reply> => post(service, { session });
const look = async (service: TestService, token: string): Promise<number> =>
  (await service.api('GET', '/api/v1/jobs', undefined, { token })).status;
const listed = async (service: TestService, token: string): Promise<Record<string, unknown>[]> =>
  (await service.api('GET', '/ui/sessions', undefined, { token })).body.results as Record<string, unknown>[];

const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

/** Moves when a session was opened and last used, as if that long had passed. */
async function age(
  service: TestService,
  { session_id }: Opened,
  opened_ms: number,
  used_ms: number,
): Promise<void> {
  const set = 'UPDATE interface_sessions SET opened_at = ?, last_used_at = ? WHERE id = ?';
  await changeRows(service, set, ago(opened_ms), ago(used_ms), session_id);
}

/** An event stream; resolves when the service ends it. */
function stream(service: TestService, token: string): Promise<{ ended: Promise<void> }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    httpRequest(`${service.url}/api/v1/events/stream`, { headers }, (answer) => {
      resolve({ ended: new Promise((done) => void answer.resume().once('end', done)) });
    })
      .on('error', reject)
      .end();
  });
}

describe('a session', () => {
  it('is opened by a one-time code and goes on with its secret; no cookie is set, and none is looked at', async () => {
    const service = await testService({ children: 0 });
    const code = service.createSessionCode();
    const reply = await post(service, { code });
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const opened = reply.body as Opened;
    expect(opened.session).toMatch(/^[\w-]{43}$/);
    expect(await look(service, opened.access_token)).toBe(200);

    const renewed = await renew(service, opened);
    expect(renewed.body).toMatchObject({ session_id: opened.session_id, session: null });
    expect(await look(service, renewed.body.access_token as string)).toBe(200);

    // what every port of this computer would be sent, and could set, opens nothing
    for (const cookie of [
      `longlist_session_${service.port}=${opened.session}`,
      `session=${opened.session}`,
      opened.session,
    ]) {
      expect((await post(service, {}, { cookie })).status).toBe(401);
    }
  });

  it.each([
    ['nothing', {}],
    ['a made-up secret', { session: 'a'.repeat(43) }],
    ['a made-up code', { code: 'a'.repeat(43) }],
    ['an empty code', { code: '' }],
    ['a code that was used, with a made-up secret', { code: 'used', session: 'x' }],
  ])('is not opened by %s', async (_name, body) => {
    const service = await testService({ children: 0 });
    const reply = await post(service, body);
    expect(reply).toMatchObject({ status: 401, body: { error: { type: 'INVALID_TOKEN' } } });
  });

  it('is opened once by each code, also when it is sent twice at the same time', async () => {
    const service = await testService({ children: 0 });
    const code = service.createSessionCode();
    const replies = await Promise.all(Array.from({ length: 8 }, () => post(service, { code })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const opened = replies.find(({ status }) => status === 200);
    // a second use harms nobody who is in
    expect((await renew(service, opened?.body as Opened)).status).toBe(200);
  });

  it('is given again to the page that chose its secret, when the answer got lost; never to another', async () => {
    const service = await testService({ children: 0 });
    const code = service.createSessionCode();
    const secret = 'Ab-_'.repeat(10) + 'xyz';
    const [one, other] = await Promise.all([
      post(service, { code, secret }),
      post(service, { code, secret }),
    ]);
    const again = await post(service, { code, secret });
    for (const reply of [one, other, again]) {
      expect(reply).toMatchObject({
        status: 200,
        body: { session: secret, session_id: (one as Reply).body.session_id },
      });
    }
    expect(await listed(service, again.body.access_token as string)).toHaveLength(1);
    const refused = await post(service, { code, secret: `${secret.slice(1)}A` });
    expect(refused).toMatchObject({ status: 401, body: { error: { type: 'INVALID_TOKEN' } } });
    // a new link opened in a page that is signed in already, and was not told so yet
    const another = await post(service, { code: service.createSessionCode(), secret });
    expect(another.body.session_id).toBe(again.body.session_id);
    // a secret that somebody could guess opens nothing
    const short = await post(service, { code: service.createSessionCode(), secret: 'short' });
    expect(short).toMatchObject({ status: 422 });
  });

  it('takes the place of the one that the same page had', async () => {
    const service = await testService({ children: 0 });
    const first = await open(service);
    const second = await open(service, first.session);
    expect(second.session).not.toBe(first.session);
    expect(await look(service, first.access_token)).toBe(401);
    expect((await renew(service, first)).status).toBe(401);
    expect((await listed(service, second.access_token)).map(({ id }) => id)).toEqual([second.session_id]);
  });

  it('outlives a restart, and is stored without its secret', async () => {
    const data_dir = temporaryFolder();
    const first = await testService({ children: 0, data_dir, keep: true });
    const opened = await open(first);
    const stored = JSON.stringify(await rowsOf({ data_dir }, 'SELECT * FROM interface_sessions'));
    expect(stored).toContain(opened.session_id);
    expect(stored).not.toContain(opened.session);
    await first.close();
    const second = await testService({ children: 0, data_dir });
    expect((await renew(second, opened)).status).toBe(200);
    expect(await look(second, opened.access_token)).toBe(200);
  });

  it.each([
    ['seven days without use', 8, 7.01],
    ['thirty days, however much it is used', 30.01, 0],
  ])('ends after %s', async (_name, opened_days, used_days) => {
    const service = await testService({ children: 0 });
    const opened = await open(service);
    await age(service, opened, opened_days * DAY_MS, used_days * DAY_MS);
    expect((await renew(service, opened)).status).toBe(401);
    expect(await look(service, opened.access_token)).toBe(401);
    const other = await open(service);
    expect(await listed(service, other.access_token)).toHaveLength(1);
  });

  it('that is used goes on, and its tokens end no later than it', async () => {
    const service = await testService({ children: 0 });
    const opened = await open(service);
    await age(service, opened, 6.9 * DAY_MS, 6.9 * DAY_MS);
    expect((await renew(service, opened)).status).toBe(200);
    await age(service, opened, 29.9 * DAY_MS, 0);
    expect((await renew(service, opened)).status).toBe(200);
    await age(service, opened, 30 * DAY_MS - 600_000, 0);
    const { body } = await renew(service, opened);
    expect(Number(body.expires_in)).toBeGreaterThan(590);
    expect(Number(body.expires_in)).toBeLessThanOrEqual(600);
  });
});

describe('sessions that are open', () => {
  it('are listed with their browser, the one that asks marked', async () => {
    const service = await testService({ children: 0 });
    const [first, second] = [await open(service), await open(service)];
    const rows = await listed(service, second.access_token);
    expect(rows).toHaveLength(2);
    const own = rows.find(({ is_this }) => is_this === true);
    expect(own).toMatchObject({ id: second.session_id, browser: 'Firefox', system: 'Linux' });
    expect(rows.find(({ is_this }) => is_this === false)).toMatchObject({ id: first.session_id });
    expect(Date.parse(own?.['ends_at'] as string) - Date.parse(own?.['opened_at'] as string)).toBe(
      30 * DAY_MS,
    );
  });

  it('can be ended one by one or all but the own: tokens, streams and secrets at once', async () => {
    const service = await testService({ children: 0 });
    const [own, one, other] = [await open(service), await open(service), await open(service)];
    const second_token = (await renew(service, one)).body.access_token as string;
    const followed = await stream(service, second_token);
    const end = (path: string, token: string): Promise<Reply> =>
      service.api('DELETE', `/ui/sessions${path}`, undefined, { token });

    const begun = Date.now();
    expect((await end(`/${one.session_id}`, own.access_token)).status).toBe(200);
    await followed.ended;
    // at once, not at the next sign of life of the stream, which comes every fifteen seconds
    expect(Date.now() - begun).toBeLessThan(14_000);
    for (const token of [one.access_token, second_token]) expect(await look(service, token)).toBe(401);
    expect((await renew(service, one)).status).toBe(401);
    expect((await end(`/${one.session_id}`, own.access_token)).status).toBe(404);
    expect(await look(service, other.access_token)).toBe(200);

    expect((await end('', own.access_token)).body.result).toEqual({ ended: 1 });
    expect(await look(service, other.access_token)).toBe(401);
    expect(await look(service, own.access_token)).toBe(200);

    // signing out
    expect((await end(`/${own.session_id}`, own.access_token)).status).toBe(200);
    expect(await look(service, own.access_token)).toBe(401);
    expect((await renew(service, own)).status).toBe(401);
  });

  it('get no token while they end', async () => {
    const service = await testService({ children: 0 });
    const [own, one] = [await open(service), await open(service)];
    const [ended, ...renewed] = await Promise.all([
      service.api('DELETE', `/ui/sessions/${one.session_id}`, undefined, { token: own.access_token }),
      ...Array.from({ length: 10 }, () => renew(service, one)),
    ]);
    expect(ended?.status).toBe(200);
    for (const reply of renewed) {
      expect([200, 401]).toContain(reply.status);
      if (reply.status === 200) expect(await look(service, reply.body.access_token as string)).toBe(401);
    }
  });

  it('are for the interface alone', async () => {
    const service = await testService({ children: 0 });
    const { session_id } = await open(service);
    for (const [method, path] of [
      ['GET', '/ui/sessions'],
      ['DELETE', `/ui/sessions/${session_id}`],
      ['DELETE', '/ui/sessions'],
    ] as const) {
      expect((await service.api(method, path)).body.error.type).toBe('INSUFFICIENT_SCOPE');
      const reply = await service.api(method, path, undefined, NO_TOKEN);
      expect(reply).toMatchObject({ status: 401, body: { error: { type: 'INVALID_TOKEN' } } });
    }
  });

  it('are fifty at most: the one that was used longest ago goes', async () => {
    const service = await testService({ children: 0 });
    const first = await open(service);
    await age(service, first, DAY_MS, DAY_MS);
    let last = first;
    for (let count = 0; count < 50; count += 1) last = await open(service);
    expect(await listed(service, last.access_token)).toHaveLength(50);
    expect((await renew(service, first)).status).toBe(401);
  });
});

describe("when the owner's secret is renewed, every session ends", () => {
  it('but the one that renews it', async () => {
    const service = await testService({ children: 0 });
    const [own, other] = [await open(service), await open(service)];
    const owner = service.credentials?.client_id ?? '';
    const ordinary = (await service.api('POST', '/api/v1/clients', { name: 'ATS' })).body.result.id as string;
    await service.api('POST', `/api/v1/clients/${ordinary}/secret`);
    expect(await look(service, other.access_token)).toBe(200);
    await service.api('POST', `/api/v1/clients/${owner}/secret`, {}, { token: own.access_token });
    expect(await look(service, own.access_token)).toBe(200);
    expect(await look(service, other.access_token)).toBe(401);
    const another = await open(service);
    await service.api('DELETE', `/api/v1/clients/${owner}`, undefined, { token: own.access_token });
    expect(await look(service, another.access_token)).toBe(401);
  });

  it('also by a program that knows it, or by the host at a start', async () => {
    const data_dir = temporaryFolder();
    const preset = { client_id: newId(), client_secret: 'the first secret' };
    const first = await testService({ children: 0, data_dir, first_client: preset, keep: true });
    const opened = await open(first);
    await first.close();
    const same = await testService({ children: 0, data_dir, first_client: preset, keep: true });
    expect((await renew(same, opened)).status).toBe(200);
    await same.close();
    const renewed = { ...preset, client_secret: 'the second secret' };
    const second = await testService({ children: 0, data_dir, first_client: renewed });
    expect((await renew(second, opened)).status).toBe(401);
    const again = await open(second);
    await second.api('POST', `/api/v1/clients/${preset.client_id}/secret`);
    expect(await look(second, again.access_token)).toBe(401);
  });
});

it.each([
  [FIREFOX, 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0', 'Chrome', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) longlist/1.0 Chrome/140.0 Electron/40.0 Safari/537.36',
    'Longlist',
    'Windows',
  ],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['curl/8.0', null, null],
  ['', null, null],
])('%s is %s on %s', (user_agent, browser, system) => {
  expect(browserOf(user_agent)).toEqual({ browser, system });
});
