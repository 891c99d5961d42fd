import { expect, it } from 'vitest';
import { changeRows } from '../../helpers/engine.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

/** What people of an office do at the same time, and who is let in by what has just ended. */

const PASSWORD = 'seven quiet herons by the weir';

type Person = { readonly id: string; readonly access_token: string; readonly session: string };

const signIn = (service: TestService, body: object): Promise<Reply> =>
  service.api('POST', '/ui/session', body, { token: null });
const ask = (
  service: TestService,
  who: Pick<Person, 'access_token'>,
  method: string,
  path: string,
  body?: object,
) => service.api(method, path, body, { token: who.access_token });

async function add(
  service: TestService,
  owner: Pick<Person, 'access_token'>,
  name: string,
  role: string,
): Promise<Person> {
  const email = `${name.toLowerCase()}@example.com`;
  const { body } = await ask(service, owner, 'POST', '/api/v1/users', { name, email, role });
  const { id, code } = body.result as { id: string; code: string };
  const { access_token, session } = (await signIn(service, { code })).body as Person;
  await ask(service, { access_token }, 'PUT', `/api/v1/users/${id}/password`, { password: PASSWORD });
  return { id, access_token, session };
}

async function office(): Promise<{ service: TestService; owner: Person }> {
  const service = await testService({ children: 0, is_office: true });
  const host = (await signIn(service, { code: service.createSessionCode() })).body as Person;
  return { service, owner: await add(service, host, 'Mira', 'owner') };
}

it('two who came in by the host’s link cannot both become the first owner', async () => {
  const service = await testService({ children: 0, is_office: true });
  const hosts = [];
  for (let at = 0; at < 2; at += 1) {
    hosts.push((await signIn(service, { code: service.createSessionCode() })).body as Person);
  }
  const replies = await Promise.all(
    hosts.map((host, at) => {
      const person = { name: 'Mira', email: `mira.${at}@example.com`, role: 'owner' };
      return ask(service, host, 'POST', '/api/v1/users', person);
    }),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 401]);
});

it('a password that is looked at while an owner makes a link opens nothing', async () => {
  const { service, owner } = await office();
  const ben = await add(service, owner, 'Ben', 'recruiter');
  const entering = Array.from({ length: 8 }, () =>
    signIn(service, { email: 'ben@example.com', password: PASSWORD }),
  );
  const link = await ask(service, owner, 'POST', `/api/v1/users/${ben.id}/link`);
  expect(link.status).toBe(200);
  const opened = (await Promise.all(entering)).filter(({ status }) => status === 200);
  const seen = await Promise.all(opened.map(({ body }) => ask(service, body as Person, 'GET', '/ui/me')));
  expect(seen.filter(({ status }) => status !== 401)).toEqual([]);
});

it('people who come in at once from one address, more than may guess there, all get in', async () => {
  const { service, owner } = await office();
  const emails = ['mira@example.com'];
  for (let at = 0; at < 55; at += 1) {
    const name = `P${at}`;
    await add(service, owner, name, 'reader');
    emails.push(`${name}@example.com`);
  }
  const replies = await Promise.all(emails.map((email) => signIn(service, { email, password: PASSWORD })));
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  // also one person in many windows
  const windows = Array.from({ length: 15 }, () =>
    signIn(service, { email: 'mira@example.com', password: PASSWORD }),
  );
  expect((await Promise.all(windows)).filter(({ status }) => status !== 200)).toEqual([]);
});

it('guesses that are made at once are counted one by one', async () => {
  const { service } = await office();
  const guesses = Array.from({ length: 15 }, (_, at) =>
    signIn(service, { email: 'mira@example.com', password: `a wrong password ${at}` }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 403)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

it('a page that asks again with its password and its secret is given the session it has', async () => {
  const { service } = await office();
  const asked = { email: 'mira@example.com', password: PASSWORD, secret: 'm'.repeat(43) };
  const both = await Promise.all([signIn(service, asked), signIn(service, asked)]);
  const again = await signIn(service, asked);
  const ids = [...both, again].map(({ body }) => body.session_id as string);
  expect(again.status).toBe(200);
  expect(new Set(ids).size).toBe(1);
  expect((await signIn(service, { ...asked, password: 'another long password' })).status).toBe(403);
});

it('of two new passwords chosen at once, one is kept and the other refused', async () => {
  const { service, owner } = await office();
  const choose = (password: string): Promise<Reply> =>
    ask(service, owner, 'PUT', `/api/v1/users/${owner.id}/password`, {
      password,
      current_password: PASSWORD,
    });
  const words = ['nine loud geese on the dike', 'four grey cranes at the ferry'];
  const replies = await Promise.all(words.map(choose));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const kept = words[replies.findIndex(({ status }) => status === 200)];
  expect((await signIn(service, { email: 'mira@example.com', password: kept })).status).toBe(200);
});

it('a token made while its holder got another role allows what the role does', async () => {
  const { service, owner } = await office();
  const ben = await add(service, owner, 'Ben', 'reader');
  const { access_token } = (await signIn(service, { session: ben.session })).body as Person;
  const all = JSON.stringify(['all:read', 'all:write']);
  await changeRows(service, `UPDATE tokens SET scopes = '${all}' WHERE client_id = '${ben.id}'`);
  expect((await ask(service, { access_token }, 'POST', '/api/v1/tags', { name: 'Chef' })).status).toBe(403);
});

it('an owner who removes themselves leaves no job behind that nobody sees', async () => {
  const { service, owner } = await office();
  const ben = await add(service, owner, 'Ben', 'owner');
  const words = { title: 'Cook', description: 'Cooks.', status: 'open', remote_id: 'cook' };
  const { id } = (await ask(service, ben, 'POST', '/api/v1/jobs', words)).body.result as { id: string };
  const path = `/api/v1/jobs/${id}`;
  expect((await ask(service, ben, 'PUT', `${path}/visibility`, { is_private: true })).status).toBe(200);
  expect((await ask(service, owner, 'GET', path)).status).toBe(404);
  expect((await ask(service, ben, 'DELETE', `/api/v1/users/${ben.id}`)).status).toBe(200);
  expect((await ask(service, owner, 'GET', path)).status).toBe(200);
});
