import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostOptions, UsageError } from '../electron/host-options.ts';
import { defaultDataDir } from '../electron/paths.ts';
import { ROOT, runProgram, type Running } from './helpers/program.ts';

const CLIENT = {
  LONGLIST_CLIENT_ID: '7d6f3c52-5b0e-4a43-9c0a-3f3f5f4d2a11',
  LONGLIST_CLIENT_SECRET: 'a secret of the test',
};

let folder: string;
let running: Running | null = null;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'longlist-test-'));
});
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.finished;
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  running = runProgram('electron/headless.ts', ['--data', folder, '--port', '0'], CLIENT);
  const [, url = ''] = await running.printed(/answers at (http:\/\/127\.0\.0\.1:\d+)/);
  return url;
}

test('it prints where it answers, takes the pre-set client, and stops cleanly on SIGTERM', async () => {
  const url = await start();
  const response = await fetch(`${url}/api/v1/auth/tokens`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: CLIENT.LONGLIST_CLIENT_ID,
      client_secret: CLIENT.LONGLIST_CLIENT_SECRET,
    }),
  });
  expect(await response.json()).toMatchObject({ is_error: false, token_type: 'Bearer' });
  expect(await readdir(folder)).toContain('service.json');
  running?.child.kill('SIGTERM');
  expect(await running?.finished).toMatchObject({ code: 0, signal: null, stderr: '' });
  expect(await readdir(folder)).not.toContain('service.json');
});

test('a program that asks for access is printed, with its code and what to do', async () => {
  const url = await start();
  const asked = await fetch(`${url}/access_requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Calendar sync' }),
  });
  const { result } = (await asked.json()) as { result: { code: string } };
  const [, code] = (await running?.printed(/"Calendar sync" asks for access, with the code (\S+)\./)) ?? [];
  expect(code).toBe(result.code);
  await running?.printed(/Decide in the open page, or with this link|Make a client for it instead/);
});

test('what nobody foresaw stands on standard error, under the id that the answer names', async () => {
  const url = await start();
  const granted = await fetch(`${url}/api/v1/auth/tokens`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: CLIENT.LONGLIST_CLIENT_ID,
      client_secret: CLIENT.LONGLIST_CLIENT_SECRET,
    }),
  });
  const { access_token } = (await granted.json()) as { access_token: string };
  const file = new Sqlite(path.join(folder, 'longlist.db'));
  file.exec('ALTER TABLE tags RENAME TO somewhere_else');
  file.close();
  const answer = await fetch(`${url}/api/v1/tags`, { headers: { authorization: `Bearer ${access_token}` } });
  expect(answer.status).toBe(500);
  const { error } = (await answer.json()) as { error: { request_id: string } };
  running?.child.kill('SIGTERM');
  const lines = ((await running?.finished)?.stderr ?? '').trim().split('\n');
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged.find(({ request_id }) => request_id === error.request_id)).toMatchObject({
    level: 'error',
    error: expect.stringContaining('no such table'),
  });
});

test('Ctrl-C passed on twice, by the terminal and by npm, is one clean stop', async () => {
  await start();
  running?.child.kill('SIGINT');
  running?.child.kill('SIGINT');
  expect(await running?.finished).toMatchObject({ code: 0, signal: null });
});

test.skipIf(process.platform === 'win32')(
  'SIGTERM to npm ends its shell only: the service follows',
  async () => {
    const command = `"${process.execPath}" electron/run.mjs electron/cli.ts serve --data "${folder}" --port 0; true`;
    const shell = spawn('sh', ['-c', command], {
      cwd: ROOT,
      env: { ...process.env, npm_lifecycle_event: 'serve' },
      stdio: 'ignore',
    });
    const files = (): Promise<string[]> => readdir(folder);
    await vi.waitUntil(async () => (await files()).includes('service.json'), {
      timeout: 20_000,
      interval: 100,
    });
    shell.kill('SIGTERM');
    await vi.waitUntil(async () => !(await files()).includes('lock.json'), {
      timeout: 10_000,
      interval: 100,
    });
  },
);

test('a second one on the same folder says who holds it', async () => {
  await start();
  const second = await runProgram('electron/headless.ts', ['--data', folder, '--port', '0']).finished;
  expect(second.code).toBe(1);
  expect(second.stderr.trim().split('\n')).toHaveLength(1);
  expect(second.stderr).toContain(String(running?.child.pid));
});

test.each([
  [['--port', 'x'], '--port takes'],
  [['--port', '70000'], '--port takes'],
  [['--downloads', 'some'], '--downloads takes'],
  [['--folder', 'x'], '--folder'],
])('%j is refused', (argv, message) => {
  expect(() => hostOptions(argv, {})).toThrow(UsageError);
  expect(() => hostOptions(argv, {})).toThrow(message);
});

test('client id and secret come together or not at all', () => {
  expect(() => hostOptions([], { LONGLIST_CLIENT_ID: 'x' })).toThrow('together');
});

test("data lies in the system's folder for application data", () => {
  expect(defaultDataDir('linux', {}, '/home/a')).toBe('/home/a/.local/share/longlist');
  expect(defaultDataDir('linux', { XDG_DATA_HOME: '/data' }, '/home/a')).toBe('/data/longlist');
  expect(defaultDataDir('darwin', {}, '/Users/a')).toBe('/Users/a/Library/Application Support/Longlist/data');
  expect(defaultDataDir('win32', { APPDATA: 'C:\\Roaming' }, 'C:\\a')).toBe('C:\\Roaming\\Longlist\\data');
});
