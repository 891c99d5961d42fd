import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createElectron } from '../helpers/electron.ts';

/* The desktop program as the window of an office: started with an address that was chosen before. */

const OFFICE = 'https://longlist.example.com';
const folder = mkdtempSync(path.join(tmpdir(), 'longlist-test-'));
const file = path.join(folder, 'office.json');
const electron = createElectron(folder);
const createService = vi.fn();

vi.mock('electron', () => electron.module);
vi.mock('#service/index.ts', () => ({ createService }));

const HEALTH = { status: 200, text: () => Promise.resolve('{"status":"ok","version":"0.1.0"}') };
const { fetch } = electron.module.net;
/** The dialog at the start, which was answered with: again. */
let first_asked: (typeof electron.asked)[number] | undefined;
let fetched: unknown;
let menu: { label?: string; click?: () => void }[] = [];

beforeAll(async () => {
  // another test may have loaded it, with a computer of its own around it
  vi.resetModules();
  writeFileSync(file, JSON.stringify({ address: OFFICE }));
  fetch.mockRejectedValueOnce(new Error('net::ERR_CERT_AUTHORITY_INVALID')).mockResolvedValueOnce(HEALTH);
  await import('../../electron/main.ts');
  await vi.waitFor(() => expect(electron.windows).toHaveLength(1), 120_000);
  [first_asked] = electron.asked;
  fetched = fetch.mock.lastCall;
  const [template] = electron.module.Menu.buildFromTemplate.mock.lastCall ?? [];
  menu = (template as { submenu?: typeof menu }[]).flatMap(({ submenu }) => submenu ?? []);
});
beforeEach(() => {
  electron.asked.length = 0;
  electron.app.relaunch.mockClear();
  electron.app.quit.mockClear();
  writeFileSync(file, JSON.stringify({ address: OFFICE }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('no service is started, and the window is the office’s', () => {
  expect(createService).not.toHaveBeenCalled();
  expect(electron.windows[0]?.addresses).toEqual([`${OFFICE}/`]);
  expect(fetched).toEqual([`${OFFICE}/health`, expect.objectContaining({ redirect: 'error' })]);
});

test('a certificate that is not trusted is said, and nobody can look past it', () => {
  expect(first_asked?.message).toContain(OFFICE);
  expect(first_asked?.detail).toContain('does not trust its certificate');
  expect(first_asked?.buttons).toEqual(['Try Again', 'Work on This Computer', 'Quit']);
  expect(electron.app.listenerCount('certificate-error')).toBe(0);
});

test('its page may ask nothing of this computer', () => {
  expect(Object.keys(electron.handlers)).toEqual([]);
  const preferences = electron.windows[0]?.options.webPreferences;
  expect(preferences).not.toHaveProperty('preload');
  expect(preferences).toMatchObject({ contextIsolation: true, sandbox: true, nodeIntegration: false });
});

test.each([
  [`${OFFICE}/#/jobs`, true],
  ['http://longlist.example.com/', false],
  ['https://longlist.example.com:8443/', false],
  ['https://longlist.example.com.evil.example/', false],
  ['http://127.0.0.1:7788/', false],
  ['file:///etc/passwd', false],
])('what is at %s is shown and asked for: %s', (url, allowed) => {
  const contents = Object.assign(new EventEmitter(), { setWindowOpenHandler: vi.fn() });
  electron.app.emit('web-contents-created', {}, contents);
  const event = { preventDefault: vi.fn(), url, isMainFrame: false };
  contents.emit('will-frame-navigate', event);
  expect(event.preventDefault).toHaveBeenCalledTimes(allowed ? 0 : 1);
  const answer = vi.fn();
  electron.guards.before!({ url }, answer);
  expect(answer).toHaveBeenCalledWith({ cancel: !allowed });
});

test('its page is given no permission', () => {
  const answer = vi.fn();
  electron.guards.request!({}, 'geolocation', answer);
  expect(answer).toHaveBeenCalledWith(false);
});

/** The page cannot be loaded, and the person presses the button at this place. */
async function fail(button: number, code = -106, is_main_frame = true): Promise<void> {
  electron.answer.response = button;
  electron.windows[0]?.webContents.emit(
    'did-fail-load',
    {},
    code,
    'ERR_INTERNET_DISCONNECTED',
    OFFICE,
    is_main_frame,
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
}

test('a page that cannot be loaded later on is asked about, and loaded again once the office answers', async () => {
  fetch.mockResolvedValueOnce(HEALTH);
  const before = electron.windows[0]!.addresses.length;
  await fail(0);
  expect(electron.asked[0]?.detail).toContain('Nothing answers there.');
  expect(electron.windows[0]!.addresses.slice(before)).toEqual([`${OFFICE}/`]);
  expect(existsSync(file)).toBe(true);
  await fail(0, -3);
  await fail(0, -106, false);
  expect(electron.asked).toHaveLength(1);
});

test('working on this computer instead forgets the office and starts anew', async () => {
  await fail(1);
  expect(existsSync(file)).toBe(false);
  expect([electron.app.relaunch, electron.app.quit].map((act) => act.mock.calls.length)).toEqual([1, 1]);
});

test('quitting keeps the office', async () => {
  await fail(2);
  expect(existsSync(file)).toBe(true);
  expect([electron.app.relaunch, electron.app.quit].map((act) => act.mock.calls.length)).toEqual([0, 1]);
});

test('the menu leads back to this computer', () => {
  expect(menu.map(({ label }) => label)).not.toContain('Open Data Folder');
  menu.find(({ label }) => label === 'Work on This Computer Again')?.click?.();
  expect(existsSync(file)).toBe(false);
  expect(electron.app.relaunch).toHaveBeenCalledOnce();
});
