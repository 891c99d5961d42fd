import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { nameOfSet } from '../../../renderer/api/evaluations.ts';

it('the same people have one name in any order, and others another', () => {
  const ids = Array.from({ length: 2000 }, () => randomUUID());
  const name = nameOfSet(ids);
  expect(name.length).toBeLessThan(30);
  expect(nameOfSet(ids.toReversed())).toBe(name);
  const others = ids.slice(0, 300).map((_, at) => nameOfSet(ids.toSpliced(at, 1, randomUUID())));
  const fewer = ids.slice(0, 300).map((_, at) => nameOfSet(ids.toSpliced(at, 1)));
  expect(new Set([name, ...others, ...fewer]).size).toBe(601);
});
