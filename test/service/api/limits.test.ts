import { describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '#service/ids.ts';
import { createService } from '#service/index.ts';
import type { Service } from '#service/index.ts';
import { databaseOf, dropDatabaseOf } from '../../helpers/engine.ts';
import { temporaryFolder, testOptions, testService } from '../../helpers/service.ts';
import { ask, type Answer } from '../../helpers/tls.ts';

/** What somebody sends too often is held against nobody else: through a proxy, which says who asks. */

const NAME = 'longlist.example.com';
const SERVING = { host: '127.0.0.1', proxies: ['127.0.0.1', '10.0.0.0/8'], public_urls: [`https://${NAME}`] };
const PASSWORD = 'seven quiet herons by the weir';
const CHOSEN = { client_id: newId(), client_secret: 'correct horse battery staple' };

/** A service behind a proxy, that goes with the test. */
async function started(
  options: { readonly is_office?: true; readonly data_dir?: string } = {},
): Promise<Service> {
  const { data_dir = temporaryFolder() } = options;
  const database = await databaseOf(data_dir);
  const on = { ...options, data_dir, ...(database !== undefined && { database }) };
  const service = await createService(testOptions({ children: 0, serving: SERVING, ...on }));
  onTestFinished(async () => {
    await service.close();
    await dropDatabaseOf(data_dir);
  });
  return service;
}

function post(service: Service, from: string, url: string, body: object): Promise<Answer> {
  const headers = {
    host: NAME,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': from,
    'content-type': 'application/json',
  };
  return ask(service.port, url, { method: 'POST', headers, body: JSON.stringify(body) });
}

const AT_ONCE = 210;

const askForAccess = (service: Service, from: string): Promise<Answer> =>
  post(service, from, '/access_requests', { name: 'Calendar sync' });
const signIn = (service: Service, from: string, email: string, password = PASSWORD): Promise<Answer> =>
  post(service, from, '/ui/session', { email, password });
const tokenFor = (service: Service, from: string, credentials: typeof CHOSEN): Promise<Answer> =>
  post(service, from, '/api/v1/auth/tokens', { ...credentials, grant_type: 'client_credentials' });

const times = <T>(count: number, of: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => of(at));

describe('programs that ask for access, one after another', () => {
  it.each<[string, (readonly [from: string, status: number])[]]>([
    [
      'three wait at an address, and one elsewhere',
      [...times(3, () => ['198.51.100.1', 201] as const), ['198.51.100.1', 429], ['198.51.100.2', 201]],
    ],
    [
      'the first half of an address of IPv6 counts',
      [
        ...times(3, (at) => [`2001:db8:1:2:${at}::9`, 201] as const),
        ['2001:db8:1:2:ffff::1', 429],
        ['2001:db8:1:3::1', 201],
      ],
    ],
    [
      'an address is one, however it is written',
      [...times(3, () => ['198.51.100.1', 201] as const), ['::ffff:198.51.100.1', 429]],
    ],
    [
      'what is said before the proxy that is asked is not believed',
      [...times(3, (at) => [`203.0.113.${at}, 198.51.100.1, 10.1.2.3`, 201] as const), ['198.51.100.1', 429]],
    ],
    [
      'thirty wait at ten addresses; nobody decided on one of them',
      [...times(30, (at) => [`198.51.100.${at % 10}`, 201] as const), ['198.51.100.99', 429]],
    ],
  ])('%s', async (_what, asked) => {
    const service = await started();
    const statuses: number[] = [];
    for (const [from] of asked) statuses.push((await askForAccess(service, from)).status);
    expect(statuses).toEqual(asked.map(([, status]) => status));
  });

  it('asked at once from one address, no more than three wait', async () => {
    const service = await started();
    const answers = await Promise.all(times(12, () => askForAccess(service, '198.51.100.1')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await askForAccess(service, '198.51.100.2')).status).toBe(201);
  });
});

/** An office with two people, each with the same password. */
async function office(): Promise<Service> {
  const service = await started({ is_office: true });
  const bearer = async (code: string): Promise<string> =>
    (await post(service, '198.51.100.9', '/ui/session', { code })).body.access_token as string;
  const send = (method: string, url: string, token: string, body: object): Promise<Answer> =>
    ask(service.port, `/api/v1${url}`, {
      method,
      headers: {
        host: NAME,
        'x-forwarded-proto': 'https',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    });
  let token = await bearer(service.createSessionCode());
  for (const [name, role] of [
    ['mira', 'owner'],
    ['ben', 'recruiter'],
  ] as const) {
    const made = await send('POST', '/users', token, { name, email: `${name}@example.com`, role });
    const { id, code } = made.body.result as { id: string; code: string };
    const own = await bearer(code);
    await send('PUT', `/users/${id}/password`, own, { password: PASSWORD });
    if (role === 'owner') token = own;
  }
  return service;
}

/** Until one of many is told that it was too much, or all are answered: then there is the least room for others. */
async function firstRefused(answers: readonly Promise<Answer>[]): Promise<void> {
  await Promise.any(
    answers.map(async (answer) => {
      if ((await answer).status !== 429) throw new Error('let in');
    }),
  ).catch(() => undefined);
}

describe('while somebody else', () => {
  it.each<[string, (service: Service, at: number) => Promise<Answer>]>([
    [
      'guesses passwords of others',
      (service, at) => signIn(service, '198.51.100.1', 'ben@example.com', `wrong ${at}`),
    ],
    [
      'guesses at made-up addresses',
      (service, at) => signIn(service, '198.51.100.1', `p${at}@example.com`, 'wrong'),
    ],
    ['signs in again and again', (service) => signIn(service, '198.51.100.1', 'ben@example.com')],
    [
      'opens made-up links',
      (service, at) => post(service, '198.51.100.1', '/ui/session', { code: `code ${at}` }),
    ],
    [
      'sends secrets of made-up programs',
      (service) => tokenFor(service, '198.51.100.1', { ...CHOSEN, client_id: newId() }),
    ],
  ])('%s, people come in', async (_what, flood) => {
    const service = await office();
    const answers = times(AT_ONCE, (at) => flood(service, at));
    await firstRefused(answers);
    expect((await signIn(service, '198.51.100.2', 'mira@example.com')).status).toBe(200);
    await Promise.all(answers);
    expect((await signIn(service, '198.51.100.2', 'mira@example.com')).status).toBe(200);
  });

  it.each<[string, (service: Service, at: number) => Promise<Answer>]>([
    [
      'guesses its secret',
      (service, at) => tokenFor(service, '198.51.100.1', { ...CHOSEN, client_secret: `wrong ${at}` }),
    ],
    [
      'sends secrets of made-up programs',
      (service) => tokenFor(service, '198.51.100.1', { ...CHOSEN, client_id: newId() }),
    ],
  ])('%s, a program with a chosen secret comes in that nobody knows yet', async (_what, flood) => {
    const data_dir = temporaryFolder();
    await (await testService({ children: 0, data_dir, first_client: CHOSEN, keep: true })).close();
    const service = await started({ data_dir });
    const answers = times(AT_ONCE, (at) => flood(service, at));
    // those that are looked at late are not waited for
    void Promise.allSettled(answers);
    await firstRefused(answers);
    expect((await tokenFor(service, '198.51.100.2', CHOSEN)).status).toBe(200);
  });
});
