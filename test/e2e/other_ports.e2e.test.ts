import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, ownToken, removeData, type RunningApp, startBrowser } from './app.ts';
import { startHere } from './here.ts';
import { eventually } from './eventually.ts';

/** A program of somebody else on another port: it serves a page, and keeps what the browser sends it. */
async function startOther(): Promise<{ server: Server; port: number; seen: IncomingHttpHeaders[] }> {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    response.setHeader('set-cookie', [`from_server=1; Path=/`, `longlist_session=1; Path=/ui`]);
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Another program</title>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, port: (server.address() as AddressInfo).port, seen };
}

/** What a page of another port of this computer, in the same browser, can get of a session: nothing. */
describe('a page on another port', () => {
  let app: RunningApp;
  let browser: Browser;
  let own: Page;
  let other: Awaited<ReturnType<typeof startOther>>;
  let page: Page;
  const port = (): number => Number(new URL(app.url).port);

  const knock = (body: object, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${app.url}/ui/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const jobs = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${await ownToken(app)}` };
    return ((await (await fetch(`${app.url}/api/v1/jobs`, { headers })).json()) as { results: [] }).results
      .length;
  };

  beforeAll(async () => {
    app = await startHere();
    browser = await startBrowser();
    other = await startOther();
    ({ page: own } = await openPage(browser, app.link));
    await own.getByText('Drop resumes here, or a folder.').waitFor();
    page = await own.context().newPage();
    await page.goto(`http://127.0.0.1:${other.port}/`);
  });
  afterAll(async () => {
    await browser.close();
    other.server.close();
    await app.stop();
    removeData(app);
  });

  it('is sent nothing that opens a session, whatever path it is asked for', async () => {
    for (const path of ['/ui', '/ui/session', '/ui/session/x', '/api/v1/jobs']) {
      await page.goto(`http://127.0.0.1:${other.port}${path}`);
    }
    const secret = await own.evaluate(() => localStorage.getItem('longlist.session'));
    expect(secret).toMatch(/^[\w-]{43}$/u);
    expect(JSON.stringify(other.seen)).not.toContain(secret);
    const cookies = other.seen.map(({ cookie = '' }) => cookie).filter((cookie) => cookie !== '');
    for (const cookie of cookies) {
      expect((await knock({}, { cookie })).status).toBe(401);
      for (const value of cookie.split('; ').map((pair) => pair.split('=')[1])) {
        expect((await knock({ session: value })).status).toBe(401);
      }
    }
    await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toBe('{}');
    await eventually(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  });

  it('can plant no session: cookies of its own change nothing, before and after a reload', async () => {
    const planted = 'p'.repeat(43);
    await page.evaluate(
      ([at, value]) => {
        document.cookie = `longlist_session_${at}=${value}; path=/ui`;
        document.cookie = `longlist_session_${at}=${value}; path=/`;
        for (let count = 0; count < 150; count += 1) document.cookie = `stuffed_${count}=x; path=/`;
      },
      [port(), planted] as const,
    );
    const before = await own.evaluate(() => localStorage.getItem('longlist.session'));
    await own.reload();
    await own.getByText('Drop resumes here, or a folder.').waitFor();
    await eventually(() => own.evaluate(() => localStorage.getItem('longlist.session'))).toBe(before);
    expect((await knock({}, { cookie: `longlist_session_${port()}=${planted}` })).status).toBe(401);
  });

  it('reads no answer, and changes nothing, by fetch with or without cors', async () => {
    const outcomes = await page.evaluate(async (service) => {
      const send = async (path: string, init: RequestInit): Promise<string> => {
        try {
          const answer = await fetch(service + path, { credentials: 'include', ...init });
          return answer.type === 'opaque' ? 'opaque' : `${answer.status} ${await answer.text()}`;
        } catch {
          return 'refused';
        }
      };
      const job = JSON.stringify({
        title: 'Planted',
        description: 'x',
        status: 'open',
        remote_id: 'planted',
      });
      const results: string[] = [];
      for (const mode of ['cors', 'no-cors'] as const) {
        for (const [path, method, body] of [
          ['/ui/session', 'POST', '{}'],
          ['/ui/sessions', 'GET', undefined],
          ['/ui/sessions', 'DELETE', undefined],
          ['/api/v1/jobs', 'GET', undefined],
          ['/api/v1/jobs', 'POST', job],
          ['/api/v1/owner_client', 'GET', undefined],
          ['/access_requests', 'POST', '{"name":"Planted"}'],
        ] as const) {
          results.push(await send(path, { mode, method, ...(body !== undefined && { body }) }));
        }
      }
      navigator.sendBeacon(`${service}/access_requests`, new Blob(['{"name":"Planted"}']));
      return results;
    }, app.url);
    expect(new Set(outcomes)).toEqual(new Set(['refused', 'opaque']));
    await eventually(() => jobs()).toBe(0);
    // neither does the person get to see that a page asks for access
    await eventually(() => own.getByRole('dialog').count()).toBe(0);
  });

  it('can post no form', async () => {
    const form = await own.context().newPage();
    await form.goto(`http://127.0.0.1:${other.port}/`);
    const [answer] = await Promise.all([
      form.waitForResponse((response) => response.url().startsWith(app.url)),
      form.evaluate((service) => {
        document.body.innerHTML = `<form method="post" enctype="text/plain" action="${service}/ui/session">
          <input name='{"session":"' value='"}'></form>`;
        document.querySelector('form')?.submit();
      }, app.url),
    ]);
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toContain('FORBIDDEN_ORIGIN');
    await form.close();
  });

  it('can show the interface in no frame', async () => {
    const frames = await own.context().newPage();
    await frames.goto(`http://127.0.0.1:${other.port}/`);
    const blocked = frames.waitForEvent('console', (message) => /frame/iu.test(message.text()));
    await frames.evaluate((service) => {
      document.body.innerHTML = `<iframe src="${service}/"></iframe>`;
    }, app.url);
    await blocked;
    const [, inner] = frames.frames();
    expect(await inner?.evaluate(() => document.querySelector('#root') === null)).toBe(true);
    await frames.close();
  });

  it('loses the window it opened: neither reaches the other', async () => {
    const popup_at = page.waitForEvent('popup');
    await page.evaluate((service) => {
      Object.assign(globalThis, { opened: window.open(service, 'longlist') });
    }, app.url);
    const popup = await popup_at;
    await popup.getByText('Drop resumes here, or a folder.').waitFor();
    expect(await popup.evaluate(() => window.opener === null)).toBe(true);
    await eventually(() =>
      page.evaluate(() => (globalThis as unknown as { opened: Window }).opened.closed),
    ).toBe(true);
    await popup.close();
  });

  it('gets no stream and no socket', async () => {
    const outcomes = await page.evaluate(async (service) => {
      const stream = new Promise<string>((resolve) => {
        const source = new EventSource(`${service}/api/v1/events/stream`, { withCredentials: true });
        source.addEventListener('open', () => resolve('open'));
        source.addEventListener('error', () => {
          source.close();
          resolve('refused');
        });
      });
      const socket = new Promise<string>((resolve) => {
        const opened = new WebSocket(`${service.replace('http', 'ws')}/api/v1/events/stream`);
        opened.addEventListener('open', () => resolve('open'));
        opened.addEventListener('error', () => resolve('refused'));
      });
      return Promise.all([stream, socket]);
    }, app.url);
    expect(outcomes).toEqual(['refused', 'refused']);
  });

  it('under another name of this computer is another origin', async () => {
    const named = await own.context().newPage();
    await named.goto(`http://localhost:${port()}/`);
    await named.getByRole('heading', { name: 'Open the link that Longlist printed' }).waitFor();
    await eventually(() => named.evaluate(() => localStorage.getItem('longlist.session'))).toBeNull();
    // its own policy keeps it from there already
    const answer = await named.evaluate(
      (service) =>
        fetch(`${service}/ui/session`, { method: 'POST', mode: 'no-cors', body: '{}' }).then(
          ({ type }) => type,
          () => 'refused',
        ),
      app.url,
    );
    expect(answer).toBe('refused');
    await named.close();
    for (const origin of [`http://localhost:${port()}`, `http://[::1]:${port()}`]) {
      expect((await knock({}, { origin })).status).toBe(403);
    }
  });

  it('and all of that leaves the session as it was', async () => {
    await own.reload();
    await eventually(() => own.getByText('Drop resumes here, or a folder.').count()).toBe(1);
    const secret = await own.evaluate(() => localStorage.getItem('longlist.session'));
    expect((await knock({ session: secret })).status).toBe(200);
  });
});
