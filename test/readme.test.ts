import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { ROOT, runProgram } from './helpers/program.ts';

const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'longlist-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Counted as skipped where the machine has no curl or bash.
const canRun = ['curl', 'bash'].every((name) => spawnSync(name, ['--version']).status === 0);

test.skipIf(!canRun)(
  'the curl session works as printed',
  async () => {
    const [, session = ''] = /<!-- session:.*?```sh\n(.*?)```/s.exec(readme) ?? [];
    const [, id = '', secret = ''] = /CLIENT_ID=(\S+) LONGLIST_CLIENT_SECRET=(\S+)/.exec(readme) ?? [];
    const service = runProgram('electron/headless.ts', ['--data', folder, '--port', '0'], {
      LONGLIST_CLIENT_ID: id,
      LONGLIST_CLIENT_SECRET: secret,
    });
    try {
      const [, port = ''] = await service.printed(/answers at http:\/\/127\.0\.0\.1:(\d+)/);
      const script = session.replace('127.0.0.1:7788', `127.0.0.1:${port}`);
      const run = promisify(execFile);
      const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: ROOT });
      await snippetWorks(port);
      const [ranking, summary, evaluations] = answersIn(stdout) as [
        { results: { score: number; nomination_id: string }[] },
        { result: { matching_skills: { s: string }[]; missing_skills: { s: string }[] } },
        { results: { evaluation: { state: string; result: { is_criterion_met: boolean } } }[] },
      ];
      expect(ranking.results).toHaveLength(1);
      expect(ranking.results[0]?.nomination_id).toMatch(/^[0-9a-f-]{36}$/);
      expect(evaluations.results.map(({ evaluation }) => evaluation.result.is_criterion_met)).toEqual([true]);
      expect(summary.result.matching_skills.map((skill) => skill.s)).toContain('Python');
      expect(summary.result.missing_skills.map((skill) => skill.s)).toContain('Rust');
    } finally {
      service.child.kill('SIGTERM');
      await service.finished;
    }
  },
  90_000,
);

/** The TypeScript beside it, with the client that the service gives. */
async function snippetWorks(port: string): Promise<void> {
  const [, snippet = ''] = /<!-- snippet:.*?```ts\n(.*?)```/s.exec(readme) ?? [];
  const client = await fetch(`http://127.0.0.1:${port}/docs/longlist.ts`);
  writeFileSync(path.join(folder, 'longlist.ts'), await client.text());
  writeFileSync(path.join(folder, 'first.ts'), snippet.replace('127.0.0.1:7788', `127.0.0.1:${port}`));
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [path.join(folder, 'first.ts')], { cwd: ROOT });
  expect(stdout).toMatch(/^0\.\d+ [0-9a-f-]{36}$/m);
}

/** The JSON answers that curl printed one after the other. */
function answersIn(output: string): unknown[] {
  return output
    .replaceAll('}{"is_error"', '}\n{"is_error"')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

test('what the README points at exists', () => {
  const targets = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target]) => target ?? '');
  expect(targets.filter((target) => !existsSync(path.join(ROOT, target)))).toEqual([]);
});

test('the scripts it names exist', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: object;
  };
  const named = [...readme.matchAll(/npm run (?:--silent )?(\w+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
