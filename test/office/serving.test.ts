import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { databaseOf, dropDatabaseOf } from '../helpers/engine.ts';
import { HEADLESS, runProgram } from '../helpers/program.ts';
import { temporaryFolder } from '../helpers/service.ts';
import { ask, fixtureCertificate, putCertificate } from '../helpers/tls.ts';

/** The program as an administrator starts it: HTTPS on every address, and a certificate that is renewed. */

const HOST = { host: 'longlist.example.com' };

it.skipIf(process.platform === 'win32')(
  'serves HTTPS until SIGTERM, and takes up a certificate at SIGHUP',
  async () => {
    const folder = temporaryFolder();
    onTestFinished(() => dropDatabaseOf(folder));
    const { cert, key } = putCertificate(folder, 'office');
    const env = { LONGLIST_DATABASE: await databaseOf(folder) };
    const reached = ['--host', '0.0.0.0', '--port', '0', '--tls-cert', cert, '--tls-key', key];
    const running = runProgram(HEADLESS, ['--data', path.join(folder, 'data'), ...reached], env);
    onTestFinished(() => void running.child.kill('SIGKILL'));
    const [, port] = await running.printed(/answers at https:\/\/longlist\.example\.com:(\d+)/);
    await running.printed(/Stop with Ctrl-C/);
    const health = (name: string): Promise<unknown> =>
      ask(Number(port), '/health', { ca: fixtureCertificate(name), headers: HOST }).then(
        ({ body }) => (body as { status: string }).status,
        (error: NodeJS.ErrnoException) => error.code,
      );
    expect([await health('office'), await health('renewed')]).toEqual(['ok', 'DEPTH_ZERO_SELF_SIGNED_CERT']);
    putCertificate(folder, 'renewed');
    running.child.kill('SIGHUP');
    await expect.poll(() => health('renewed')).toBe('ok');
    running.child.kill('SIGTERM');
    expect(await running.finished).toMatchObject({ code: 0, signal: null });
  },
);

it('a certificate that cannot be used is said in a sentence, before anything is begun', async () => {
  const folder = temporaryFolder();
  const { cert, key } = putCertificate(folder, 'expired');
  const reached = ['--host', '0.0.0.0', '--tls-cert', cert, '--tls-key', key];
  const env = { LONGLIST_DATABASE: 'postgres://nobody@127.0.0.1:9/nothing' };
  const { finished } = runProgram(HEADLESS, ['--data', path.join(folder, 'data'), ...reached], env);
  const { code, stderr } = await finished;
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^longlist: The certificate .* ended on .* 2021 GMT\. Put a renewed one in its place\.\n$/,
  );
});
