import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Screening } from '../electron/screen/screen.ts';
import { CLI, runProgram, type Finished } from './helpers/program.ts';

let folder: string;
let temporary: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'longlist-test-'));
  temporary = await mkdtemp(path.join(tmpdir(), 'longlist-test-tmp-'));
});
afterEach(async () => {
  for (const one of [folder, temporary]) await rm(one, { recursive: true, force: true });
});

const cli = (...args: string[]): Promise<Finished> => runProgram(CLI, args, { TMPDIR: temporary }).finished;
const write = (name: string, text: string): Promise<void> => writeFile(path.join(folder, name), text);

const BAKER =
  'Anna Baker\nanna@example.com\n\nExperience\nBaker, Good Bread Inc, 2015 to 2020\n- Baked bread and cake every night\n';
const WELDER =
  'Ben Welder\nben@example.com\n\nExperience\nWelder, Good Steel Inc, 2015 to 2020\n- Welded pipes and tanks\n';

test('a folder with good, doubled and broken files: all are ranked or named', async () => {
  await write('job.md', '# Baker\n\nBake bread and cake for our shops.\n');
  await write('welder.txt', WELDER);
  await write('baker.txt', BAKER);
  await write('baker copy.txt', BAKER);
  await write('empty.pdf', '');
  await write('broken.pdf', '%PDF-1.7\n1 0 obj\n');
  const resumes = ['welder.txt', 'baker.txt', 'baker copy.txt', 'empty.pdf', 'broken.pdf'].map((name) =>
    path.join(folder, name),
  );
  const { code, stdout, stderr } = await cli('screen', path.join(folder, 'job.md'), ...resumes, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const screening = JSON.parse(stdout) as Screening;
  expect(screening.job.title).toBe('Baker');
  expect(screening.ranking.map((ranked) => path.basename(ranked.file))).toEqual([
    'baker copy.txt',
    'baker.txt',
    'welder.txt',
  ]);
  expect(screening.unreadable.map((one) => path.basename(one.file))).toEqual(['broken.pdf', 'empty.pdf']);
  expect(await readdir(temporary)).toEqual([]);
});

test('a vacancy in a PDF is read too, and --top shortens', async () => {
  const samples = 'resources/samples/resumes';
  const files = ['amara-okonjo.pdf', 'abigail-thornquist.txt'].map((name) => `${samples}/${name}`);
  const { stdout } = await cli(
    'screen',
    `${samples}/lucia-fernandez-rey.pdf`,
    ...files,
    '--csv',
    '--top',
    '1',
  );
  const lines = stdout.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('amara-okonjo.pdf');
});

test('what is no file, or beyond all measure, is named and not waited for', async () => {
  await write('job.txt', 'Baker\n\nBake bread.');
  await mkdir(path.join(folder, 'in'));
  await write('in/baker.txt', BAKER);
  await write('in/large.pdf', '%PDF-1.7');
  await truncate(path.join(folder, 'in/large.pdf'), 3 * 1024 ** 3);
  await symlink(folder, path.join(folder, 'in/link'));
  if (process.platform !== 'win32') execFileSync('mkfifo', [path.join(folder, 'in/pipe')]);
  const { code, stdout } = await cli(
    'screen',
    path.join(folder, 'job.txt'),
    path.join(folder, 'in'),
    '--json',
  );
  expect(code).toBe(0);
  const { ranking, unreadable } = JSON.parse(stdout) as Screening;
  expect(ranking).toHaveLength(1);
  expect(unreadable.map(({ file, reason }) => `${path.basename(file)} ${reason}`)).toEqual(
    ['large.pdf TOO_LARGE', 'link CANNOT_OPEN', 'pipe CANNOT_OPEN'].slice(
      0,
      process.platform === 'win32' ? 2 : 3,
    ),
  );
});

test('when nothing can be read the exit code says so', async () => {
  await write('job.txt', 'Baker');
  await write('empty.pdf', '');
  const { code, stdout } = await cli('screen', path.join(folder, 'job.txt'), path.join(folder, 'empty.pdf'));
  expect(code).toBe(1);
  expect(stdout).toContain('empty.pdf');
});

test('Ctrl-C leaves no folder behind', async () => {
  const program = runProgram(CLI, ['screen'], { TMPDIR: temporary });
  while ((await readdir(temporary)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 500));
  program.child.kill('SIGINT');
  program.child.kill('SIGINT');
  expect(await program.finished).toMatchObject({ code: 130, stdout: '', stderr: '' });
  expect(await readdir(temporary)).toEqual([]);
});

test.each([
  [['screen', 'job.txt'], 'Which resumes?'],
  [['screen', 'no-such-job.txt', 'resources/samples/resumes/nadia-benkirane.txt'], 'no-such-job.txt'],
  [['screen', 'resources/samples/job.txt', 'no-such-folder'], 'no-such-folder'],
  [['frobnicate'], 'There is no command "frobnicate"'],
])('%j is a usage error', async (argv, message) => {
  const { code, stdout, stderr } = await cli(...argv);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('engine');
});

test('help explains itself', async () => {
  const { code, stdout } = await cli('--help');
  expect(code).toBe(0);
  for (const word of ['screen', 'serve', '--json', '--top', 'Exit codes']) expect(stdout).toContain(word);
});
