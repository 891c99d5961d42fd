import { expect, it } from 'vitest';
import { BoundedMap } from '#service/intelligence/bounded_map.ts';

it('drops the entry that was set the longest ago', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('c', 3);
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 3],
  ]);
});

it('keeps an entry that is set again', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...map.keys()]).toEqual(['a', 'c']);
  expect(map.get('a')).toBe(3);
});
