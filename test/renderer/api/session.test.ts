import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Session from '../../../renderer/api/session.ts';

let stored: Map<string, string>;
let heard: Map<string, ((event: object) => void)[]>;
/** What the service knows: the secret that opens a session. */
let right: string | null;
let asked: object[];
let page: typeof Session;

beforeEach(async () => {
  vi.resetModules();
  [stored, heard, right, asked] = [new Map(), new Map(), 'secret', []];
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const listen = (name: string, listener: (event: object) => void): void => {
    heard.set(name, [...(heard.get(name) ?? []), listener]);
  };
  vi.stubGlobal('localStorage', localStorage);
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
