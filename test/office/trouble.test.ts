import { createServer, connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, test, vi } from 'vitest';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../electron/office/throwaway_postgres.ts';
import { apart } from '#service/db/postgres/clocks.ts';
import { createService } from '#service/index.ts';
import { asAdmin } from './as_admin.ts';
import { temporaryFolder, testOptions, testService } from '../helpers/service.ts';

/** What happens to servers, to the way to them, and to clocks. */

let postgres: ThrowawayPostgres;
beforeAll(async () => {
  postgres = await startThrowawayPostgres();
});
afterAll(() => postgres.stop());
afterEach(() => {
  vi.useRealTimers();
});

const tag = (name: string) => ({ tag_type: 'specialty_name', is_standardized: false, name });

it('a server that can only be read: all is shown, nothing is saved, and work goes on when it takes changes', async () => {
  const database = await postgres.createDatabase('read_only');
  const service = await testService({ data_dir: temporaryFolder(), database });
  const { id } = (await service.api('POST', '/api/v1/tags', tag('before'))).body.result;
  const setReadOnly = (on: boolean) =>
    asAdmin(
      `${postgres.server}/postgres`,
      `ALTER DATABASE read_only SET default_transaction_read_only = ${on}`,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'read_only'`,
    );
  await setReadOnly(true);
  const write = async () => {
    const { status, body } = await service.api('POST', '/api/v1/tags', tag('meanwhile'));
    return status === 503 && body.error.message.includes('can only be read');
  };
  await expect.poll(write).toBe(true);
  expect((await service.api('GET', `/api/v1/tags/${id}`)).body.result.name).toBe('before');
  await expect(createService(testOptions({ database }))).rejects.toThrow('can only be read');
  await setReadOnly(false);
  await expect.poll(async () => (await service.api('POST', '/api/v1/tags', tag('after'))).status).toBe(201);
  const { results } = (await service.api('GET', '/api/v1/tags')).body;
  expect(results.map(({ name }: { name: string }) => name).toSorted()).toEqual(['after', 'before']);
});

it('a server without room says so, keeps what it had, and goes on when there is room again', async () => {
  const database = await postgres.createDatabase('full');
  const service = await testService({ data_dir: temporaryFolder(), database });
  await asAdmin(
    database,
    `CREATE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`,
    'CREATE TRIGGER is_full BEFORE INSERT ON tags FOR EACH ROW EXECUTE FUNCTION is_full()',
  );
  const refused = await service.api('POST', '/api/v1/tags', tag('Chef'));
  expect(refused.status).toBe(503);
  expect(refused.body.error).toMatchObject({
    type: 'NOT_READY',
    message: expect.stringContaining('has no room left, so nothing was saved'),
  });
  expect((await service.api('GET', '/api/v1/tags')).body.results).toEqual([]);
  expect((await service.api('GET', '/api/v1/events')).body.results).toEqual([]);
  await asAdmin(database, 'DROP TRIGGER is_full ON tags');
  expect((await service.api('POST', '/api/v1/tags', tag('Chef'))).status).toBe(201);
});

/** The way to the server, which can be cut at a commit: before the server hears of it, or before it can answer. */
async function cuttableWay(to: string) {
  const { hostname, port } = new URL(to);
  let cut: 'never' | 'before' | 'after' = 'never';
  const all = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    let has_written = false;
    let is_answer_lost = false;
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      all.add(one);
      one.on('error', () => undefined).on('close', () => other.destroy());
    }
    near.on('data', (bytes) => {
      const said = bytes.toString('latin1');
      has_written ||= said.includes('insert into "tags"');
      if (cut !== 'never' && has_written && /\bcommit\b/u.test(said)) {
        if (cut === 'before') {
          cut = 'never';
          return near.destroy();
        }
        is_answer_lost = true;
        cut = 'never';
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => (is_answer_lost ? near.destroy() : near.write(bytes)));
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const one of all) one.destroy();
    await new Promise((resolve) => way.close(resolve));
  });
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String((way.address() as AddressInfo).port);
  return { url: url.href, cutAtCommit: (when: 'before' | 'after') => (cut = when) };
}

it.each([
  ['before', 'before the server hears of it'],
  ['after', 'before its answer comes back'],
] as const)(
  'a network that is cut %s a commit, %s: the same request again does it once',
  async (when, _what) => {
    const way = await cuttableWay(await postgres.createDatabase(`cut_${when}`));
    const service = await testService({ data_dir: temporaryFolder(), database: way.url });
    const send = (name: string) =>
      service.api('POST', '/api/v1/tags', tag(name), { headers: { 'idempotency-key': name } });
    way.cutAtCommit(when);
    const lost = await send('Chef');
    expect(lost.status).toBe(503);
    expect(lost.body.error.message).toContain('Whether the change was saved is not known');
    await expect.poll(async () => (await send('Chef')).status).toBe(201);
    const { id } = (await send('Chef')).body.result;
    const { results } = (await service.api('GET', '/api/v1/tags')).body;
    expect(results.map((one: { id: string }) => one.id)).toEqual([id]);
    const events = (await service.api('GET', '/api/v1/events?types=tag.created')).body.results;
    expect(events.map((one: { resource_id: string }) => one.resource_id)).toEqual([id]);
  },
);

test.each([
  ['the same', 0, null],
  ['four minutes behind', 4, null],
  ['four minutes ahead', -4, null],
  ['an hour behind', 60, '60 minutes behind the database server’s'],
  ['an hour ahead', -60, '60 minutes ahead of the database server’s'],
])('a clock that is %s', (_what, minutes, said) => {
  const told = apart(1_000_000, 1_000_100 + minutes * 60_000, 1_000_200);
  if (said === null) expect(told).toBeNull();
  else expect(told).toContain(said);
});

it('an instance whose clock is an hour off does not start, and one whose clock is set meanwhile says so', async () => {
  const database = await postgres.createDatabase('clock');
  const service = await testService({ data_dir: temporaryFolder(), database });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  await expect(createService(testOptions({ database }))).rejects.toThrow(
    /60 minutes behind the database server’s.*then start again\./u,
  );
  await expect
    .poll(() => service.problems.map(({ message }) => message))
    .toContainEqual(expect.stringContaining('60 minutes behind the database server’s'));
  vi.useRealTimers();
  await (await createService(testOptions({ database }))).close();
});

it('200 browsers of five people sign in at once at two instances: each gets in, and hears what happens', async () => {
  const database = await postgres.createDatabase('crowd');
  const services = [
    await testService({ data_dir: temporaryFolder(), database }),
    await testService({ data_dir: temporaryFolder(), database }),
  ] as const;
  const [first] = services;
  type Opened = { readonly access_token: string };
  const enter = async (at: (typeof services)[number], body: object): Promise<Opened> =>
    (await at.api('POST', '/ui/session', body, { token: null })).body as Opened;
  const password = 'seven quiet herons by the weir';
  let { access_token: owner } = await enter(first, { code: first.createSessionCode() });
  for (const [i, name] of ['Mira', 'Jonas', 'Ada', 'Ben', 'Noor'].entries()) {
    const person = { name, email: `${name}@example.com`, role: i === 0 ? 'owner' : 'recruiter' };
    const { id, code } = (await first.api('POST', '/api/v1/users', person, { token: owner })).body.result;
    const { access_token: token } = await enter(first, { code });
    await first.api('PUT', `/api/v1/users/${id}/password`, { password }, { token });
    if (i === 0) owner = token;
  }

  const emails = ['mira', 'jonas', 'ada', 'ben', 'noor'].map((name) => `${name}@example.com`);
  const browsers = Array.from({ length: 200 }, (_, i) => ({ at: services[i % 2]!, email: emails[i % 5]! }));
  const sessions = await Promise.all(
    browsers.map(async ({ at, email }) => ({
      at,
      token: (await enter(at, { email, password })).access_token,
    })),
  );
  const stop = new AbortController();
  const streams = await Promise.all(
    sessions.map(({ at, token }) =>
      fetch(`${at.url}/api/v1/events/stream?types=tag.created`, {
        headers: { authorization: `Bearer ${token}` },
        signal: stop.signal,
      }),
    ),
  );
  expect(streams.map(({ status }) => status)).toEqual(sessions.map(() => 200));
  const heard = streams.map(async ({ body }) => {
    let text = '';
    for await (const part of body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      if (text.includes('tag.created')) return true;
    }
    return false;
  });
  const created = await first.api('POST', '/api/v1/tags', tag('Chef'), { token: sessions[0]!.token });
  expect(created.status).toBe(201);
  expect(await Promise.all(heard)).toEqual(sessions.map(() => true));
  stop.abort();
});
