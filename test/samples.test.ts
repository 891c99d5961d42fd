import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Screening } from '../electron/screen/screen.ts';
import { people } from './fixtures/samples/people.ts';
import { CLI, ROOT, runProgram, type Finished } from './helpers/program.ts';

let once: Finished;
let again: Finished;
let screening: Screening;

beforeAll(async () => {
  once = await runProgram('electron/cli.ts', ['screen', '--json']).finished;
  again = await runProgram(CLI, ['screen', '--json']).finished;
  screening = JSON.parse(once.stdout) as Screening;
});

const idsOf = (fit: string): string[] =>
  people
    .filter((person) => person.fit === fit)
    .map((person) => person.file)
    .sort();

test('the samples are read and ranked without a word on the error stream', () => {
  expect(once).toMatchObject({ code: 0, stderr: '' });
  expect(screening.job.title).toBe('Senior Backend Engineer');
  expect(screening.ranking.map((ranked) => ranked.position)).toEqual(
    screening.ranking.map((_, index) => index + 1),
  );
});

test('twice the same bytes', () => {
  expect(again.stdout).toBe(once.stdout);
});

test('the five who fit stand first, the five of other trades last', () => {
  const order = screening.ranking.map((ranked) => path.basename(ranked.file));
  expect(order.slice(0, 5).sort()).toEqual(idsOf('top'));
  expect(order.slice(-5).sort()).toEqual(idsOf('other'));
});

test('nobody with one requirement met stands above somebody with nine', () => {
  const met = screening.ranking.map((ranked) => ranked.criteria_met);
  expect(screening.job.criteria.length).toBeGreaterThanOrEqual(9);
  expect(Math.max(...met)).toBeGreaterThanOrEqual(9);
  const first_with_one = met.findIndex((count) => count <= 1);
  expect(met.slice(first_with_one).filter((count) => count >= 9)).toEqual([]);
  // and positions are those of the score that says so
  const scores = screening.ranking.map((ranked) => ranked.best_match_score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test('every file is either ranked or named as unreadable', () => {
  const named = [...screening.ranking, ...screening.unreadable].map((one) => path.basename(one.file));
  expect(named.sort()).toEqual(people.map((person) => person.file).sort());
  for (const { reason, message } of screening.unreadable) {
    expect(reason).toMatch(/^[A-Z_]+$/);
    expect(message).not.toBe('');
  }
});

test('everyone ranked has a passage, and the first has the skills of the job', () => {
  for (const ranked of screening.ranking) expect(ranked.best_passage).not.toBe('');
  expect(screening.ranking[0]?.matching_skills).toContain('Python');
  expect(screening.ranking.at(-1)?.missing_skills).toContain('Python');
});

test('the note beside the samples names every person', async () => {
  const note = await readFile(path.join(ROOT, 'resources/samples/README.md'), 'utf8');
  for (const person of people) expect(note).toContain(person.file.replace(/\.\w+$/, ''));
});
