import { describe, expect, it } from 'vitest';
import { boxesOf, readingOrder } from '../../../renderer/features/document_page/spans.ts';

type Page = Parameters<typeof readingOrder>[0];
type Line = Page['lines'][number];

const line = (text: string, start: number, box: Line['box'], extra: Partial<Line> = {}): Line => ({
  text,
  box,
  start,
  end: start + text.length,
  column: 0,
  bullet: false,
  ...extra,
});
const page = (...lines: Line[]): Page => ({ number: 1, width: 600, height: 800, lines });

// "Cook, Harbour Inn      2019": three words on the left, the year flush right
const COOK = line('Cook, Harbour Inn 2019', 100, [50, 10, 500, 12], {
  words: [
    [0, 5, 50, 30],
    [6, 13, 84, 42],
    [14, 17, 130, 18],
    [18, 22, 526, 24],
  ],
});

describe('the boxes of a span', () => {
  it.each([
    ['a word', 106, 113, [[84, 10, 42, 12]]],
    ['a word without its comma, which is narrower than a letter', 100, 104, [[50, 10, 26.9, 12]]],
    ['words side by side as one', 106, 117, [[84, 10, 64, 12]]],
    [
      'words far apart as two',
      114,
      122,
      [
        [130, 10, 18, 12],
        [526, 10, 24, 12],
      ],
    ],
    ['nothing between words', 105, 106, []],
    ['nothing of another line', 122, 130, []],
  ])('%s', (_, start, end, expected) => {
    const boxes = boxesOf({ pages: [page(COOK)] }, { start, end });
    expect(boxes.map(({ box }) => box.map((size) => Math.round(size * 10) / 10))).toEqual(expected);
  });

  it('goes over the lines and pages it touches', () => {
    const pages = [
      page(COOK),
      { ...page(line('Seasonal', 123, [50, 30, 80, 12], { words: [[0, 8, 50, 80]] })), number: 2 },
    ];
    expect(boxesOf({ pages }, { start: 118, end: 131 })).toEqual([
      { page: 1, box: [526, 10, 24, 12] },
      { page: 2, box: [50, 30, 80, 12] },
    ]);
  });

  it('guesses by the share of characters where a line has no words, and has none without a box', () => {
    const bare = line('abcdefghij', 0, [0, 0, 100, 10]);
    expect(boxesOf({ pages: [page(bare)] }, { start: 2, end: 5 })).toEqual([
      { page: 1, box: [20, 0, 30, 10] },
    ]);
    expect(boxesOf({ pages: [page({ ...bare, box: null })] }, { start: 2, end: 5 })).toEqual([]);
  });
});

describe('the reading order', () => {
  it('keeps a head over both columns apart from the column it belongs to', () => {
    const order = readingOrder(
      page(
        line('Name', 0, [50, 10, 500, 20]),
        line('left 1', 10, [50, 50, 100, 10]),
        line('left 2', 20, [50, 70, 100, 10]),
        line('right', 30, [300, 50, 200, 10], { column: 1 }),
      ),
    );
    expect(order.columns).toBe(2);
    expect(order.lines.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(order.runs).toEqual([
      { column: 0, box: [50, 10, 500, 20] },
      { column: 0, box: [50, 50, 100, 30] },
      { column: 1, box: [300, 50, 200, 10] },
    ]);
  });
  it('has one column where nothing else is said, and nothing without boxes', () => {
    expect(readingOrder(page(COOK)).columns).toBe(1);
    expect(readingOrder(page(line('x', 0, null)))).toEqual({ lines: [], runs: [], columns: 1 });
  });
});
