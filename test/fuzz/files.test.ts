import { expect, test } from 'vitest';
import { cases, faultOf, readCases } from './files_engine.ts';

test('a sample of hostile and mutated files: each ends in time, with text or a reason', async () => {
  const { endings, starts, ended_children } = await readCases(cases({ count: 40, seed: 7, data: undefined }));
  expect(endings.length).toBeGreaterThanOrEqual(40);
  expect(
    endings.map((ending) => [ending.name, faultOf(ending)]).filter(([, fault]) => fault !== null),
  ).toEqual([]);
  expect(new Set(endings.map(({ outcome }) => outcome)).size).toBeGreaterThan(2);
  expect(starts).toBeLessThanOrEqual(ended_children + 1);
}, 300_000);
