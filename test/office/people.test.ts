import { readdirSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runInvite } from '../../electron/invite.ts';
import { UsageError } from '../../electron/usage_error.ts';
import { temporaryFolder, type TestService } from '../helpers/service.ts';
import { twoInstances } from './two_instances.ts';

/** People who work at several instances of one office. */

const PASSWORD = 'seven quiet herons by the weir';

type Opened = { access_token: string; session: string };
const enter = async (service: TestService, body: object): Promise<Opened> =>
  (await service.api('POST', '/ui/session', body, { token: null })).body as Opened;
const ask = (service: TestService, { access_token }: Opened, method: string, path: string, body?: object) =>
  service.api(method, path, body, { token: access_token });

async function ownerOf(service: TestService): Promise<Opened & { id: string }> {
  const host = await enter(service, { code: service.createSessionCode() });
  const person = { name: 'Mira Tal', email: 'mira@example.com', role: 'owner' };
  const { id, code } = (await ask(service, host, 'POST', '/api/v1/users', person)).body.result;
  const owner = await enter(service, { code });
  await ask(service, owner, 'PUT', `/api/v1/users/${id}/password`, { password: PASSWORD });
  return { ...owner, id };
}

it('a link made at one instance opens a session at the other, and what ends at one has ended at both', async () => {
  const { first, second } = await twoInstances();
  const mira = await ownerOf(first);
  const person = { name: 'Ben', email: 'ben@example.com', role: 'recruiter' };
  const { id, code } = (await ask(first, mira, 'POST', '/api/v1/users', person)).body.result;
  const ben = await enter(second, { code });
  const look = async (service: TestService, who: Opened): Promise<number> =>
    (await ask(service, who, 'GET', '/ui/me')).status;
  expect([await look(first, ben), await look(second, ben)]).toEqual([200, 200]);
  // both instances know the token by now, and neither asks the database for it
  const patched = await ask(first, mira, 'PATCH', `/api/v1/users/${id}`, { role: 'reader' });
  expect(patched.status).toBe(200);
  await expect.poll(() => look(second, ben)).toBe(401);
  const again = await enter(second, { session: ben.session });
  expect((await ask(second, again, 'POST', '/api/v1/tags', { name: 'Chef' })).status).toBe(403);
  // removed while signed in
  await ask(
    second,
    await enter(second, { email: 'mira@example.com', password: PASSWORD }),
    'DELETE',
    `/api/v1/users/${id}`,
  );
  await expect.poll(() => look(first, again)).toBe(401);
  expect((await enter(first, { session: ben.session })).access_token).toBeUndefined();
});

it('whoever looks at the same is told, at whichever instance they are', async () => {
  const { first, second } = await twoInstances();
  const mira = await ownerOf(first);
  const person = { name: 'Ben', email: 'ben@example.com', role: 'recruiter' };
  const { id, code } = (await ask(first, mira, 'POST', '/api/v1/users', person)).body.result;
  const ben = await enter(second, { code });
  const place = `job:${id}`;
  await ask(first, mira, 'POST', '/ui/presence', { place });
  await expect
    .poll(async () => (await ask(second, ben, 'POST', '/ui/presence', { place })).body.result.people)
    .toEqual([{ id: mira.id, name: 'Mira Tal' }]);
});

it('an administrator of the server lets the last owner in again, while the office works', async () => {
  const { first, second, database } = await twoInstances();
  const mira = await ownerOf(first);
  expect((await ask(second, mira, 'GET', '/ui/me')).status).toBe(200);
  // that of an instance, which may be reading files there, or of an account that has no home
  const data_home = temporaryFolder();
  vi.stubEnv('XDG_DATA_HOME', data_home);
  onTestFinished(() => void vi.unstubAllEnvs());
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  try {
    expect(await runInvite(['Mira@example.com', '--database', database], {})).toBe(0);
    await expect(runInvite(['mira'], { LONGLIST_DATABASE: database })).rejects.toThrow(UsageError);
    await expect(runInvite(['mira@example.com'], {})).rejects.toThrow(UsageError);
  } finally {
    log.mockRestore();
  }
  expect(readdirSync(data_home)).toEqual([]);
  await expect.poll(async () => (await ask(second, mira, 'GET', '/ui/me')).status).toBe(401);
  const code = /#code=([\w-]+)/.exec(said.join('\n'))?.[1] ?? '';
  const again = await enter(second, { code });
  expect((await ask(first, again, 'GET', '/ui/me')).body.result.user).toMatchObject({
    id: mira.id,
    role: 'owner',
    has_password: false,
  });
});

it('whoever came in by the host’s link is out as soon as an administrator made the first owner', async () => {
  const { first, second, database } = await twoInstances();
  const host = await enter(first, { code: first.createSessionCode() });
  const look = async (service: TestService): Promise<number> =>
    (await ask(service, host, 'GET', '/ui/me')).status;
  expect([await look(first), await look(second)]).toEqual([200, 200]);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    expect(await runInvite(['mira@example.com', '--database', database], {})).toBe(0);
  } finally {
    log.mockRestore();
  }
  for (const service of [first, second]) await expect.poll(() => look(service)).toBe(401);
  expect((await enter(first, { session: host.session })).access_token).toBeUndefined();
});

it('a job made private at one instance is gone from the other, also for who looks on there', async () => {
  const { first, second } = await twoInstances();
  const mira = await ownerOf(first);
  const person = { name: 'Ben', email: 'ben@example.com', role: 'recruiter' };
  const { code } = (await ask(first, mira, 'POST', '/api/v1/users', person)).body.result;
  const ben = await enter(second, { code });
  const words = { title: 'Cook', description: 'Cooks.', status: 'open', remote_id: 'cook' };
  const { id } = (await ask(first, mira, 'POST', '/api/v1/jobs', words)).body.result;
  const path = `/api/v1/jobs/${id}`;
  expect((await ask(second, ben, 'GET', path)).status).toBe(200);
  // a stream that began while nothing was private
  const stop = new AbortController();
  const stream = await fetch(`${second.url}/api/v1/events/stream`, {
    headers: { authorization: `Bearer ${ben.access_token}` },
    signal: stop.signal,
  });
  let streamed = '';
  const reading = (async () => {
    for await (const bytes of stream.body!) streamed += Buffer.from(bytes).toString();
  })().catch(() => undefined);

  expect((await ask(first, mira, 'PUT', `${path}/visibility`, { is_private: true })).status).toBe(200);
  await expect.poll(async () => (await ask(second, ben, 'GET', path)).status).toBe(404);
  expect((await ask(second, ben, 'GET', '/api/v1/jobs')).body.results).toEqual([]);
  await ask(first, mira, 'PATCH', path, { title: 'Chef' });
  await ask(first, mira, 'POST', '/api/v1/tags', {
    tag_type: 'specialty_name',
    is_standardized: false,
    name: 'Pastry',
  });
  await expect.poll(() => streamed).toContain('tag.created');
  expect(streamed).not.toContain(id);
  stop.abort();
  await reading;
});
