import { chmodSync, readdirSync } from 'node:fs';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { startThrowawayPostgres } from '../../electron/office/throwaway_postgres.ts';
import { runProgram } from '../helpers/program.ts';
import { temporaryFolder } from '../helpers/service.ts';

/** `npm run office`, as somebody tries it. */

afterEach(() => {
  vi.unstubAllEnvs();
});

function runOffice() {
  const temporary = temporaryFolder();
  // the server runs as another account where this one is root
  chmodSync(temporary, 0o755);
  const home = temporaryFolder();
  const places = { TMPDIR: temporary, TEMP: temporary, HOME: home, XDG_DATA_HOME: home, APPDATA: home };
  const running = runProgram('electron/office/try.ts', ['--port', '0'], places);
  onTestFinished(() => void running.child.kill('SIGKILL'));
  return { ...running, left: () => [...readdirSync(temporary), ...readdirSync(home)] };
}

it('starts, answers, and leaves nothing behind when it is stopped', async () => {
  const office = runOffice();
  const [, url] = await office.printed(/answers at (http:\S+)/u);
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' });
  await office.printed(/Stop with Ctrl-C/u);
  office.child.kill('SIGINT');
  expect(await office.finished).toMatchObject({ code: 0, signal: null, stderr: '' });
  expect(office.left()).toEqual([]);
});

it('leaves nothing behind when it is stopped while it starts', async () => {
  const office = runOffice();
  await office.printed(/The first time it downloads/u);
  office.child.kill('SIGTERM');
  expect(await office.finished).toMatchObject({ code: 0, signal: null, stderr: '' });
  expect(office.left()).toEqual([]);
});

it.each([
  [
    'there is no Python',
    { PATH: '' },
    /^PostgreSQL could not be had: spawn \S+ ENOENT\. It needs Python 3 with pip/u,
  ],
  [
    'the package is not to be had',
    { PIP_NO_INDEX: '1' },
    /^PostgreSQL could not be had: .*embedded-postgres/u,
  ],
])('says so where %s, and keeps nothing of it', async (_what, env, sentence) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const cache = temporaryFolder();
  const failed = await startThrowawayPostgres([], cache).catch((error: Error) => error.message);
  expect(failed).toMatch(sentence);
  expect(failed).toContain('Or name a server of your own: --database postgres://');
  expect(readdirSync(cache)).toEqual([]);
});
