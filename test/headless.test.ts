import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostOptions } from '../electron/host-options.ts';
import { UsageError } from '../electron/usage_error.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { listSnapshots, makeSnapshot } from '#service/db/sqlite/backups/snapshots.ts';
import { defaultDataDir } from '../electron/paths.ts';
import { databaseOf, overwrite, said, say } from './helpers/damage.ts';
import { CLI, HEADLESS, ROOT, runProgram, type Running } from './helpers/program.ts';

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

const cli = (...args: readonly string[]) => runProgram(CLI, args).finished;

/** The newest backup that was made of what a restore replaced. */
function beforeRestore(data_dir: string): string {
  return listSnapshots(data_dir).find(({ reason }) => reason === 'BEFORE_RESTORE')?.name ?? '';
}

async function start(): Promise<string> {
  running = runProgram(HEADLESS, ['--data', folder, '--port', '0'], CLIENT);
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
  await running?.printed(/Decide in Longlist|Make a client for it instead/);
});

test('asking for access prints no way in, and answers with none', async () => {
  // an interface of one page: without one, no link is ever printed
  const pages = path.join(folder, 'pages');
  await mkdir(pages);
  await writeFile(path.join(pages, 'index.html'), '<!doctype html>');
  running = runProgram(HEADLESS, ['--data', folder, '--port', '0'], {
    LONGLIST_INTERFACE: pages,
  });
  const [, url = ''] = await running.printed(/answers at (http:\/\/127\.0\.0\.1:\d+)/);
  await running.printed(/Stop with Ctrl-C/);
  const answers = await Promise.all(
    ['Calendar sync', 'Mail merge'].map(async (name) => {
      const asked = await fetch(`${url}/access_requests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      return asked.text();
    }),
  );
  await running.printed(/"Mail merge" asks for access[^\n]*\n[^\n]*\n/);
  running.child.kill('SIGTERM');
  const { stdout } = await running.finished;
  // the one of the start, which was printed for the owner
  expect(stdout.match(/#code=/g)).toHaveLength(1);
  expect(stdout).toContain(`Decide in Longlist, in the browser where it is open: ${url}\n`);
  expect(answers.join()).not.toMatch(/code=|client_secret|access_token/);
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
      timeout: 120_000,
      interval: 100,
    });
    shell.kill('SIGTERM');
    await vi.waitUntil(async () => !(await files()).includes('lock.json'), {
      timeout: 120_000,
      interval: 100,
    });
  },
);

test('--restore puts a backup in the place of a damaged database, and of nothing else', async () => {
  const ends = (args: readonly string[]) =>
    runProgram(HEADLESS, ['--data', folder, '--port', '0', ...args]).finished;
  await say(folder, 'old');
  const { name } = await makeSnapshot(folder, 'ASKED');
  await say(folder, 'new');
  overwrite(databaseOf(folder), 0, 4096);
  const wrong = await ends(['--restore', 'asked-nothing.db']);
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('has no backup named asked-') });
  expect(wrong.stderr).toContain(name);
  // nobody can tell whose access was taken back in a database that cannot be read
  for (const [asked, told] of [
    ['newest', /^\{.*"level":"warn".*cannot be read: programs whose access was taken back.*\}\n$/],
    [name, /^$/],
  ] as const) {
    running = runProgram(HEADLESS, ['--data', folder, '--port', '0', '--restore', asked]);
    await running.printed(/answers at/);
    running.child.kill('SIGTERM');
    expect(await running.finished).toMatchObject({ code: 0, stderr: expect.stringMatching(told) });
    expect(await said(folder)).toBe('old');
    await say(folder, 'new');
  }
});

test('export writes one file and import takes it in elsewhere; neither touches what is in use or in the way', async () => {
  await say(folder, 'there');
  const file = path.join(folder, '..', `${path.basename(folder)}.tar`);
  const other = path.join(folder, 'other');
  try {
    await start();
    const busy = await cli('export', file, '--data', folder);
    expect(busy).toMatchObject({ code: 1, stderr: expect.stringContaining('is in use by process') });
    running?.child.kill('SIGTERM');
    await running?.finished;
    const made = await cli('export', file, '--data', folder);
    expect(made).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Exported 0 candidates and 0 files/),
    });
    expect(made.stdout).toContain('is not deleted in that file');
    expect(await cli('export', file, '--data', folder)).toMatchObject({ code: 2 });

    expect(await cli('import', file, '--data', other)).toMatchObject({ code: 0 });
    expect(await said(other)).toBe('there');
    await say(other, 'changed');
    const refused = await cli('import', file, '--data', other);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('--replace') });
    expect(await said(other)).toBe('changed');
    expect(await cli('import', file, '--data', other, '--replace')).toMatchObject({ code: 0 });
    expect(await said(other)).toBe('there');
    await (await openDatabase(other, { restore: beforeRestore(other) })).close();
    expect(await said(other)).toBe('changed');
  } finally {
    await rm(file, { force: true });
  }
});

test('a second one on the same folder says who holds it', async () => {
  await start();
  const second = await runProgram(HEADLESS, ['--data', folder, '--port', '0']).finished;
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
