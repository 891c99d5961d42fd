import { describe, expect, it } from 'vitest';
import { tipPlace } from '../../renderer/views/ranking/tip_place.ts';

const LIST = { top: 100, bottom: 500, left: 50, right: 650 };
const SIZE = { width: 300, height: 90 };
const row = (top: number) => ({ top, bottom: top + 28, left: 50, right: 650 });

describe('a tip of the ranking', () => {
  it.each([
    { what: 'under its row', top: 140, at: 200, place: { left: 200, top: 172 } },
    {
      what: 'above it at the end of the list',
      top: 460,
      at: 200,
      place: { left: 200, bottom: 800 - 460 + 4 },
    },
    { what: 'within the list at its right edge', top: 140, at: 600, place: { left: 346, top: 172 } },
    { what: 'within the list at its left edge', top: 140, at: 10, place: { left: 54, top: 172 } },
  ])('stands $what', ({ top, at, place }) => {
    expect(tipPlace(row(top), LIST, SIZE, at, 800)).toEqual(place);
  });

  it('never lies over its row', () => {
    for (let top = 100; top < 480; top += 7) {
      const place = tipPlace(row(top), LIST, SIZE, 200, 800);
      const from = place.top ?? 800 - place.bottom! - SIZE.height;
      expect(from >= top + 28 || from + SIZE.height <= top, String(top)).toBe(true);
    }
  });
});
