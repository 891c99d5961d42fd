import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Session from '../../../renderer/api/session.ts';

let stored: Map<string, string>;
let of_tab: Map<string, string>;
let heard: Map<string, ((event: object) => void)[]>;
/** What the service knows: the secret that opens a session. */
let right: string | null;
let asked: object[];
let page: typeof Session;

const storage = (kept: Map<string, string>): object => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

beforeEach(async () => {
  vi.resetModules();
  of_tab = new Map();
  [stored, heard, right, asked] = [new Map(), new Map(), 'secret', []];
  const listen = (name: string, listener: (event: object) => void): void => {
    heard.set(name, [...(heard.get(name) ?? []), listener]);
  };
  vi.stubGlobal('localStorage', storage(stored));
  vi.stubGlobal('sessionStorage', storage(of_tab));
  vi.stubGlobal('history', { replaceState: () => Object.assign(location, { hash: '' }) });
  vi.stubGlobal('window', { addEventListener: listen });
  vi.stubGlobal('location', { hash: '', pathname: '/' });
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as { session?: string };
    asked.push(body);
    return Promise.resolve(
      body.session === right && right !== null
        ? Response.json({ access_token: 'token', expires_in: '3600', session_id: 'id', session: null })
        : Response.json({ error: { type: 'INVALID_TOKEN', message: 'no' } }, { status: 401 }),
    );
  });
  stored.set('longlist.session', 'secret');
  page = await import('../../../renderer/api/session.ts');
  page.followSession();
});
afterEach(() => vi.unstubAllGlobals());

/** Another tab of this browser keeps a secret, or gives it up. */
function byAnotherTab(secret: string | null): void {
  if (secret === null) stored.delete('longlist.session');
  else stored.set('longlist.session', secret);
  const event = { key: 'longlist.session', storageArea: localStorage };
  for (const listener of heard.get('storage') ?? []) listener(event);
}

it('asks nobody without a secret', async () => {
  stored.clear();
  await expect(page.accessToken()).rejects.toMatchObject({ status: 401 });
  expect([asked, page.signedOut.get()]).toEqual([[], 'none']);
});

it('gives a secret up that is refused, and asks no more', async () => {
  await page.accessToken();
  right = null;
  page.dropToken();
  await expect(page.accessToken()).rejects.toMatchObject({ status: 401 });
  await expect(page.accessToken()).rejects.toMatchObject({ status: 401 });
  expect([asked.length, page.signedOut.get(), stored.size]).toEqual([2, 'ended', 0]);
});

it('leaves with the other tabs, also with the token just dropped', async () => {
  await page.accessToken();
  page.dropToken();
  byAnotherTab(null);
  expect(page.signedOut.get()).toBe('signed_out');
});

it('says that it is signed out where another tab was refused while it waited for its turn', async () => {
  await page.accessToken();
  page.dropToken();
  stored.clear();
  await expect(page.accessToken()).rejects.toMatchObject({ status: 401 });
  expect(page.signedOut.get()).toBe('signed_out');
});

it('comes back when another tab is signed in again, and goes on with its secret', async () => {
  await page.accessToken();
  byAnotherTab(null);
  right = 'another';
  byAnotherTab('another');
  expect(page.signedOut.get()).toBeNull();
  expect(await page.accessToken()).toBe('token');
  right = 'third';
  byAnotherTab('third');
  await page.accessToken();
  expect(asked.at(-1)).toMatchObject({ session: 'third' });
});

it('asks for the same again where the page was loaded anew before the answer came', async () => {
  stored.clear();
  Object.assign(location, { hash: '#code=once' });
  // a page that goes lets go of its lock, which this one never does
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  void page.accessToken();
  await vi.waitFor(() => expect(of_tab.size).toBe(1), 120_000);
  expect(location.hash).toBe('');

  vi.resetModules();
  const anew = await import('../../../renderer/api/session.ts');
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    const { code, secret } = JSON.parse(String(init.body)) as Record<string, string>;
    asked.push({ code, secret });
    return Promise.resolve(
      Response.json({ access_token: 'token', expires_in: '3600', session_id: 'id', session: secret }),
    );
  });
  expect(await anew.accessToken()).toBe('token');
  const secret = stored.get('longlist.session');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(asked).toEqual([{ code: 'once', secret }]);
  expect(of_tab.size).toBe(0);
});

/** The service answers like this from now on. */
function answers(answer: (body: Record<string, string | null>) => Response): void {
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Record<string, string | null>;
    asked.push(body);
    return Promise.resolve(answer(body));
  });
}
const let_in = (more: object): Response =>
  Response.json({ access_token: 'token', expires_in: '3600', session_id: 'one', session: null, ...more });

it('signs in with a password, keeps the mark of each address, and sends it the next time', async () => {
  stored.clear();
  vi.stubGlobal('navigator', {});
  await expect(page.accessToken()).rejects.toMatchObject({ status: 401 });
  answers(({ email }) => let_in({ session: 'by password', mark: `mark of ${email?.trim().toLowerCase()}` }));
  await page.signIn(' Mira@example.com', 'seven quiet herons');
  expect(page.signedOut.get()).toBeNull();
  expect(await page.accessToken()).toBe('token');
  expect(stored.get('longlist.session')).toBe('by password');
  await page.signIn('mira@example.com', 'seven quiet herons');
  await page.signIn('ben@example.com', 'nine loud geese');
  expect(asked).toMatchObject([
    { email: ' Mira@example.com', mark: null, session: null },
    { mark: 'mark of mira@example.com', session: 'by password' },
    { email: 'ben@example.com', mark: null },
  ]);
});

it('stays signed out where the password is wrong, and says why', async () => {
  stored.clear();
  vi.stubGlobal('navigator', {});
  await expect(page.accessToken()).rejects.toMatchObject({ status: 401 });
  answers(() => Response.json({ error: { type: 'WRONG_PASSWORD', message: 'no' } }, { status: 403 }));
  await expect(page.signIn('mira@example.com', 'x')).rejects.toMatchObject({ type: 'WRONG_PASSWORD' });
  expect([page.signedOut.get(), stored.size]).toEqual(['none', 0]);
});

it('keeps of a cookie that there is one, and of which session, so that other tabs hear of another', async () => {
  stored.clear();
  vi.stubGlobal('navigator', {});
  answers(() => let_in({ session: 'cookie' }));
  await page.signIn('mira@example.com', 'seven quiet herons');
  expect(stored.get('longlist.session')).toBe('cookie one');
  answers(() => let_in({ session: 'cookie', session_id: 'two' }));
  await page.signIn('ben@example.com', 'nine loud geese');
  expect(stored.get('longlist.session')).toBe('cookie two');
  expect(page.sessionId.get()).toBe('two');
  byAnotherTab(null);
  expect(page.signedOut.get()).toBe('signed_out');
});

it('knows what the token allows, and follows a new role with the next one', async () => {
  const { may } = await import('../../../renderer/lib/may.ts');
  answers(() => let_in({ scope: ['all:read'] }));
  await page.accessToken();
  expect(may.get()).toEqual({ change: false, manage: false });
  answers(() => let_in({ scope: ['all:read', 'jobs:write', 'tags:write'] }));
  page.dropToken();
  await page.accessToken();
  expect(may.get()).toEqual({ change: true, manage: false });
  answers(() => let_in({ scope: ['all:read', 'all:write'] }));
  page.dropToken();
  await page.accessToken();
  expect(may.get()).toEqual({ change: true, manage: true });
});

it('goes on with the code of a link, also where the session of before ended a moment ago', async () => {
  vi.stubGlobal('navigator', {});
  await page.accessToken();
  let times = 0;
  answers(({ code }) =>
    typeof code === 'string' && ++times > 1
      ? let_in({ session: 'as the first owner', session_id: 'two' })
      : Response.json({ error: { type: 'INVALID_TOKEN', message: 'no' } }, { status: 401 }),
  );
  await expect(page.signInByCode('code')).rejects.toMatchObject({ status: 401 });
  await page.signInByCode('another');
  expect(stored.get('longlist.session')).toBe('as the first owner');
  expect([page.cameByLink.get(), page.signedOut.get()]).toEqual([true, null]);
});
