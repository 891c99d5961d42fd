import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenArguments } from '../../electron/screen/arguments.ts';
import { collectFiles } from '../../electron/screen/files.ts';
import { jobFromText } from '../../electron/screen/job.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'longlist-test-'));
  await mkdir(path.join(folder, 'b'));
  for (const name of ['z.txt', 'a.txt', '.hidden', 'b/c.txt']) await writeFile(path.join(folder, name), name);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('without words it is about the samples', () => {
  expect(screenArguments([])).toEqual({ job_file: null, paths: [], format: 'table', top: null });
});

test('the first word is the job, the others are resumes', () => {
  const read = screenArguments(['job.pdf', 'x', 'y', '--json', '--top', '3']);
  expect(read).toEqual({ job_file: 'job.pdf', paths: ['x', 'y'], format: 'json', top: 3 });
});

test.each([
  [['job.txt'], 'Which resumes?'],
  [['--top', '0'], '--top takes'],
  [['--top', 'x'], '--top takes'],
  [['--json', '--csv'], 'exclude each other'],
  [['--colour'], '--colour'],
])('%j is refused', (argv, message) => {
  expect(() => screenArguments(argv)).toThrow(message);
});

test('folders are read with all below, in one fixed order, each file once', async () => {
  const found = await collectFiles([folder, path.join(folder, 'a.txt')]);
  expect(found.map((file) => path.relative(folder, file))).toEqual([
    'a.txt',
    path.join('b', 'c.txt'),
    'z.txt',
  ]);
});

test('a path that does not exist is named', async () => {
  await expect(collectFiles([path.join(folder, 'nothing')])).rejects.toThrow('nothing');
});

test('the first line of a vacancy is its title', () => {
  expect(jobFromText('\n# Baker \r\n\nBread.\n')).toEqual({ title: 'Baker', description: 'Bread.' });
  expect(jobFromText('Baker')).toEqual({ title: 'Baker', description: 'Baker' });
  expect(jobFromText(' \n ')).toBeNull();
});
