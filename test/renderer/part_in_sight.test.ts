import { expect, it } from 'vitest';
import { partInSight } from '../../renderer/views/settings/part_in_sight.ts';

/** Five parts of one page, of which the last three fit in one window together. */
const STARTS = { api: 0, clients: 600, tags: 1300, look: 1500, about: 1650 } as const;
const PAGE = { clientHeight: 600, scrollHeight: 1800 };

const at = (scrollTop: number): string | undefined =>
  partInSight(
    Object.entries(STARTS).map(([id, start]) => ({ id, top: start - scrollTop })),
    { ...PAGE, scrollTop },
  );

it.each([
  [0, 'api'],
  [500, 'api'],
  [560, 'clients'],
  [1200, 'about'],
  [1198.6, 'about'],
])('scrolled by %d it is %s', (scrollTop, part) => {
  expect(at(scrollTop)).toBe(part);
});

it('every part is marked in turn while the page is scrolled, none twice', () => {
  const seen = Array.from({ length: 1201 }, (_, scrollTop) => at(scrollTop));
  const turns = seen.filter((part, index) => part !== seen[index - 1]);
  expect(turns).toEqual(Object.keys(STARTS));
});

it('a page that is not scrolled, or cannot be, begins with its first part', () => {
  const parts = [
    { id: 'api', top: 0 },
    { id: 'about', top: 300 },
  ];
  expect(partInSight(parts, { scrollTop: 0, clientHeight: 600, scrollHeight: 600 })).toBe('api');
  expect(partInSight([], { scrollTop: 0, clientHeight: 600, scrollHeight: 600 })).toBeUndefined();
});
