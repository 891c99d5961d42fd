import { expect, test } from 'vitest';
import { createChanges } from '#service/api/screening/rankings/changes.ts';

test('gives what changed since a revision', () => {
  const changes = createChanges();
  const start = changes.revision;
  expect(changes.since(start)).toEqual([]);
  changes.add(['a', 'b']);
  const middle = changes.revision;
  changes.add(['c']);
  expect(changes.since(start)).toEqual(['a', 'b', 'c']);
  expect(changes.since(middle)).toEqual(['c']);
  expect(changes.since(changes.revision)).toEqual([]);
});

test('after a change of everybody nothing before it is known', () => {
  const changes = createChanges();
  changes.add(['a']);
  const before = changes.revision;
  changes.addAll();
  expect(changes.revision).toBeGreaterThan(before);
  expect(changes.since(before)).toBeNull();
  changes.addAll();
  const after = changes.revision;
  changes.add(['b']);
  expect(changes.since(after)).toEqual(['b']);
});

test('too many are everybody; the newest stay known', () => {
  const changes = createChanges();
  const start = changes.revision;
  changes.add(Array.from({ length: 6000 }, (_, i) => `${i}`));
  expect(changes.revision).toBe(start + 6000);
  expect(changes.since(start)).toBeNull();
  expect(changes.since(changes.revision - 2)).toEqual(['5998', '5999']);
});
