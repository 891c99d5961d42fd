import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ServiceOptions } from '#service/context.ts';
import { createElectron } from '../helpers/electron.ts';

const ORIGIN = 'http://127.0.0.1:7788';
const JOB = '0190b2a4-7c1e-7d3a-9a51-0242ac120002';
const folder = mkdtempSync(path.join(tmpdir(), 'longlist-test-'));
const electron = createElectron(folder);
const service = { url: ORIGIN, createSessionCode: () => 'the code', close: vi.fn(() => Promise.resolve()) };

vi.mock('electron', () => electron.module);
const given: { options?: ServiceOptions } = {};
vi.mock('#service/index.ts', () => ({
  createService: (options: ServiceOptions) => {
    given.options = options;
    return Promise.resolve(service);
  },
}));

/** What main.ts hangs on every page. */
class FakeContents extends EventEmitter {
  open: (details: { url: string }) => { action: string } = () => ({ action: 'allow' });
  downloadURL = vi.fn();
  setWindowOpenHandler(handler: FakeContents['open']): void {
    this.open = handler;
  }
}

function newContents(): FakeContents {
  const contents = new FakeContents();
  electron.app.emit('web-contents-created', {}, contents);
  return contents;
}

function navigate(contents: FakeContents, url: string): boolean {
  return emitNavigation(contents, 'will-navigate', url, true);
}

/** Whether the page lets this navigation happen. */
function emitNavigation(contents: FakeContents, name: string, url: string, isMainFrame: boolean): boolean {
  const event = { preventDefault: vi.fn(), url, isMainFrame };
  contents.emit(name, event, url);
  return event.preventDefault.mock.calls.length === 0;
}

/** Whether the window's session refuses a request. */
function cancelled(url: string): boolean {
  const answer = vi.fn<(verdict: { cancel: boolean }) => void>();
  electron.guards.before!({ url }, answer);
  return answer.mock.calls[0]?.[0].cancel === true;
}

beforeAll(async () => {
  // another test may have loaded it, with a computer of its own around it
  vi.resetModules();
  await import('../../electron/main.ts');
  await vi.waitFor(() => expect(electron.windows).toHaveLength(1), 120_000);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('one window, on the origin of the service, without any right of its own', () => {
  const [window] = electron.windows;
  expect(window?.addresses).toEqual([`${ORIGIN}/`]);
  expect(window?.options.webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webSecurity: true,
    spellcheck: false,
  });
  expect(electron.switches).toContain('the sandbox of every page');
});

test('background requests of Chromium are switched off', () => {
  const needed = ['disable-background-networking', 'disable-component-update', 'host-resolver-rules'];
  expect(electron.switches).toEqual(expect.arrayContaining(needed));
});

test.each([
  [`${ORIGIN}/#/jobs`, true],
  ['http://127.0.0.1:7789/', false],
  ['http://127.0.0.1:7788.example.com/', false],
  ['https://example.com/', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
])('navigating to %s: %s', (url, allowed) => {
  expect(navigate(newContents(), url)).toBe(allowed);
});

test.each(['will-frame-navigate', 'will-redirect'])('%s: a frame stays inside, nobody is asked', (name) => {
  const contents = newContents();
  electron.asked.length = 0;
  for (const url of [
    'https://example.com/',
    'http://127.0.0.1:7789/',
    'data:text/html,x',
    'file:///etc/passwd',
  ]) {
    expect([url, emitNavigation(contents, name, url, false)]).toEqual([url, false]);
  }
  expect(emitNavigation(contents, name, `${ORIGIN}/files/1`, false)).toBe(true);
  expect(electron.asked).toEqual([]);
});

test('a link somebody follows to elsewhere is asked about once', () => {
  const contents = newContents();
  electron.asked.length = 0;
  // Electron tells both events of the main frame
  emitNavigation(contents, 'will-frame-navigate', 'https://example.com/', true);
  emitNavigation(contents, 'will-navigate', 'https://example.com/', true);
  expect(electron.asked).toHaveLength(1);
});

test('no page opens a window; its own files are saved, other addresses are asked about', async () => {
  const contents = newContents();
  expect(contents.open({ url: `${ORIGIN}/files/1` })).toEqual({ action: 'deny' });
  expect(contents.downloadURL).toHaveBeenCalledWith(`${ORIGIN}/files/1`);

  electron.answer.response = 0;
  electron.asked.length = 0;
  expect(contents.open({ url: 'https://example.com/anna' })).toEqual({ action: 'deny' });
  await vi.waitFor(() => expect(electron.asked).toHaveLength(1), 120_000);
  expect(electron.opened).toEqual([]);

  electron.answer.response = 1;
  contents.open({ url: 'https://example.com/anna' });
  await vi.waitFor(() => expect(electron.opened).toEqual(['https://example.com/anna']), 120_000);
  contents.open({ url: `${ORIGIN}/docs` });
  expect(electron.opened.at(-1)).toBe(`${ORIGIN}/docs`);
  contents.open({ url: 'smb://example.com/share' });
  expect(electron.asked).toHaveLength(2);
});

test('requests to anywhere else are cancelled', () => {
  expect(cancelled(`${ORIGIN}/api/v1/jobs`)).toBe(false);
  expect(cancelled(`blob:${ORIGIN}/1`)).toBe(false);
  expect(cancelled('https://example.com/pixel.gif')).toBe(true);
  expect(cancelled('http://127.0.0.1:9/')).toBe(true);
});

test('permissions are denied', () => {
  const answer = vi.fn();
  electron.guards.request!({}, 'geolocation', answer);
  expect(answer).toHaveBeenCalledWith(false);
  expect(electron.guards.check!()).toBe(false);
});

test('only the own page gets a session code', () => {
  const handler = electron.handlers['session-code']!;
  expect(handler({ senderFrame: { url: `${ORIGIN}/#/jobs` } })).toBe('the code');
  expect(() => handler({ senderFrame: { url: 'https://example.com/' } })).toThrow();
  expect(() => handler({ senderFrame: null })).toThrow();
});

test('only the own page shows a folder, and only the data folder', async () => {
  const show = electron.handlers['show-folder']!;
  const own = { senderFrame: { url: `${ORIGIN}/#/settings` } };
  const folder_shown = path.resolve(given.options?.data_dir ?? '');
  await show(own, folder_shown);
  expect(electron.module.shell.openPath).toHaveBeenCalledWith(folder_shown);
  for (const other of ['/', path.join(folder_shown, 'client.json'), null]) {
    await expect(show(own, other)).rejects.toThrow();
  }
  await expect(show({ senderFrame: { url: 'https://example.com/' } }, folder_shown)).rejects.toThrow();
  expect(electron.module.shell.openPath).toHaveBeenCalledTimes(1);
});

test('only the own page has a folder chosen: a folder and no file, or none if the person cancels', async () => {
  const pick = electron.handlers['pick-folder']!;
  const own = { senderFrame: { url: `${ORIGIN}/#/import` } };
  const { showOpenDialog } = electron.module.dialog;
  for (const other of [{ senderFrame: { url: 'https://example.com/' } }, { senderFrame: null }]) {
    await expect(pick(other)).rejects.toThrow();
  }
  expect(showOpenDialog).not.toHaveBeenCalled();
  expect(await pick(own)).toBeNull();
  electron.picked.push(folder);
  expect(await pick(own)).toBe(folder);
  expect(showOpenDialog).toHaveBeenLastCalledWith({ properties: ['openDirectory'] });
});

test('a second start and a deep link bring the one window forward', () => {
  const [window] = electron.windows;
  electron.app.emit('second-instance', {}, ['longlist', `longlist://jobs/${JOB}`]);
  expect(window?.addresses.at(-1)).toBe(`${ORIGIN}/#/jobs/${JOB}`);
  electron.app.emit('open-url', {}, 'longlist://jobs/../../etc');
  expect(window?.addresses).toHaveLength(2);
  expect(window?.focus).toHaveBeenCalled();
  expect(electron.windows).toHaveLength(1);
});

test('a program that asks for access brings the window into view without the keyboard', () => {
  const [window] = electron.windows;
  const restored = window?.restore.mock.calls.length ?? 0;
  const focused = window?.focus.mock.calls.length ?? 0;
  given.options?.onAccessRequest?.({ name: 'Calendar sync', code: 'K7F-QXM' });
  given.options?.onAccessRequest?.({ name: 'Mail merge', code: 'WR7-DVD' });
  // the stand-in says that it is minimised
  expect(window?.restore).toHaveBeenCalledTimes(restored + 1);
  expect(window?.flashFrame).toHaveBeenCalledTimes(2);
  expect(window?.focus).toHaveBeenCalledTimes(focused);
  expect(electron.windows).toHaveLength(1);
});

test('the window is remembered when it closes', () => {
  electron.windows[0]?.emit('close');
  const kept = JSON.parse(readFileSync(path.join(folder, 'window.json'), 'utf8')) as unknown;
  expect(kept).toEqual({ bounds: { x: 10, y: 20, width: 900, height: 700 }, maximized: false });
});

test('the service is closed before the program ends', async () => {
  const event = { preventDefault: vi.fn() };
  electron.app.emit('will-quit', event);
  expect(event.preventDefault).toHaveBeenCalled();
  await vi.waitFor(() => expect(electron.app.quit).toHaveBeenCalled(), 120_000);
  expect(service.close).toHaveBeenCalledOnce();
});
