import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { ROOT, runProgram } from './helpers/program.ts';

const page = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');
/** The curl session of a page, between its marker and the end of the block. */
const sessionOf = (name: string): string => /<!-- session:.*?```sh\n(.*?)```/s.exec(page(name))?.[1] ?? '';
const folder = mkdtempSync(path.join(tmpdir(), 'longlist-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Counted as skipped where the machine has no curl or bash.
const canRun = ['curl', 'bash'].every((name) => spawnSync(name, ['--version']).status === 0);

test.skipIf(!canRun)(
  'the curl sessions of README.md and docs/api.md work as printed',
  async () => {
    const [, id = '', secret = ''] =
      /CLIENT_ID=(\S+) LONGLIST_CLIENT_SECRET=(\S+)/.exec(page('README.md')) ?? [];
    const service = runProgram('electron/headless.ts', ['--data', folder, '--port', '0'], {
      LONGLIST_CLIENT_ID: id,
      LONGLIST_CLIENT_SECRET: secret,
    });
    try {
      const [, port = ''] = await service.printed(/answers at http:\/\/127\.0\.0\.1:(\d+)/);
      const run = promisify(execFile);
      const printedBy = async (name: string): Promise<unknown[]> => {
        const script = sessionOf(name).replace('127.0.0.1:7788', `127.0.0.1:${port}`);
        const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: ROOT });
        return answersIn(stdout);
      };
      const [first] = (await printedBy('README.md')) as [
        { results: { expanded: { candidate: object; summary: { matching_skills: { s: string }[] } } }[] },
      ];
      expect(first.results[0]?.expanded.summary.matching_skills.map((skill) => skill.s)).toContain('Python');
      const answers = await printedBy('docs/api.md');
      await snippetWorks(port);
      const [ranking, summary, evaluations] = answers as [
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

/** Runs the TypeScript of docs/api.md with the client that the service gives. */
async function snippetWorks(port: string): Promise<void> {
  const [, snippet = ''] = /<!-- snippet:.*?```ts\n(.*?)```/s.exec(page('docs/api.md')) ?? [];
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

/** Every page that people read, from the README to the notes beside the code. */
const pages = ['README.md', 'CONTRIBUTING.md', 'docs', 'electron', 'renderer', 'test']
  .flatMap((place) =>
    place.endsWith('.md')
      ? [place]
      : readdirSync(path.join(ROOT, place), { recursive: true, encoding: 'utf8' }).map((file) =>
          path.posix.join(place, file.replaceAll('\\', '/')),
        ),
  )
  .filter((file) => file.endsWith('.md'));

test.each(pages)('what %s points at exists', (file) => {
  const targets = [...page(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target]) => target ?? '');
  const broken = targets.filter((target) => !existsSync(path.join(ROOT, path.dirname(file), target)));
  expect(broken).toEqual([]);
});

test.each(pages)('the scripts that %s names exist', (file) => {
  const { scripts } = JSON.parse(page('package.json')) as { scripts: object };
  const named = [...page(file).matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the README is short enough to be read', () => {
  expect(page('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(250);
});

/** Folders and files of the repository, in backticks. */
const PLACE = /`((?:electron|renderer|test|resources|bench|docs)\/[\w./-]+)`/g;

test('CONTRIBUTING.md names files that exist', () => {
  const named = [...page('CONTRIBUTING.md').matchAll(PLACE)].map(([, place]) => place ?? '');
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((place) => !existsSync(path.join(ROOT, place)))).toEqual([]);
});
