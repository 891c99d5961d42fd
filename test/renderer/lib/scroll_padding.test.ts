import { describe, expect, it } from 'vitest';
import { coveredBelow, offsetForRow } from '../../../renderer/lib/scroll_padding.ts';

const VIEW = { scrolled: 100, height: 400 };
const EDGES = { top: 40, bottom: 60 };

describe('a row that the keys stand on', () => {
  // rows begin under the head: from 100 to 400 is in sight
  it.each([
    ['stays where all of it is in sight with a row to spare', { start: 200, end: 236 }, 100],
    ['comes down from under the head, with the one above it', { start: 90, end: 126 }, 54],
    ['comes up from below the list, with the one after it', { start: 500, end: 536 }, 272],
    ['comes up from under a notice', { start: 380, end: 416 }, 152],
    ['begins at the top of the list', { start: 0, end: 36 }, 0],
    ['shows its beginning where it is higher than the list', { start: 300, end: 900 }, 300],
  ])('%s', (_, row, offset) => {
    const found = offsetForRow(row, VIEW, EDGES);
    expect(found).toBe(offset);
  });
});

describe('what notices cover of a list', () => {
  const LIST = { left: 100, right: 900, top: 100, bottom: 700 };
  it.each([
    ['nothing without notices', { left: 600, right: 980, top: 700, height: 0 }, 0],
    ['nothing beside them', { left: 902, right: 1264, top: 500, height: 180 }, 0],
    ['from their upper edge on', { left: 600, right: 980, top: 500, height: 180 }, 200],
    ['nothing where too little would be left', { left: 600, right: 980, top: 200, height: 180 }, 0],
  ])('is %s', (_, notices, covered) => {
    expect(coveredBelow(LIST, notices)).toBe(covered);
  });
});
