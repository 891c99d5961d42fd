import { expect, test } from 'vitest';
import { readingOrder } from '#service/intelligence/text/pdf/layout/columns.ts';
import type { Run } from '#service/intelligence/text/pdf/words/runs.ts';
import { expectSoon } from '../../../helpers/cpu.ts';

/** As many as are read of a page. */
const RUNS = 6_000;

function run(text: string, x0: number, y: number): Run {
  const x1 = x0 + 20;
  const words = text.split(' ').map((word) => ({ text: word, x0, x1 }));
  return { text, words, x0, x1, y, size: 5, bold: 0, space_before: false, space_after: false };
}

// Each took from two seconds to half a minute, and the widest would not have ended.
test.each([
  ['20,000 places to begin at', (i: number) => run('ab cd', (i * 7919) % 20_000, Math.floor(i / 3) * 10)],
  ['sixty columns', (i: number) => run('ab cd', (i % 60) * 30, Math.floor(i / 60) * 10)],
  [
    'two columns of 3,000 rows, none beside another',
    (i: number) => run(i % 2 === 0 ? '2019' : 'ab cd', (i % 2) * 300, Math.floor(i / 2) * 20 + (i % 2) * 5),
  ],
  ['two columns far apart', (i: number) => run('2019', (i % 2) * 1e17, Math.floor(i / 2) * 10)],
])('a page nobody sets is read soon: %s', async (_, at) => {
  const runs = Array.from({ length: RUNS }, (__, i) => at(i));
  await expectSoon(5_000, () => readingOrder(runs));
  const read = readingOrder(runs).flatMap(({ rows }) => rows.flatMap((row) => row.runs));
  expect(new Set(read).size).toBe(RUNS);
});
