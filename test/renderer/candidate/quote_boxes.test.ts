import { describe, expect, it } from 'vitest';
import type { Box } from '#service/intelligence/document.ts';
import { quoteBoxes } from '../../../renderer/views/candidate/quote_boxes.ts';

/** Lines of 10 points whose tops are so far apart, on one column of the page. */
const line = (top: number, left = 50, width = 200): Box => [left, top, width, 10];

describe('the boxes around a quote', () => {
  it.each<[string, Box[], Box[], Box[]]>([
    ['are 2 points larger than words with nothing near', [line(100)], [line(100)], [[48, 98, 204, 14]]],
    [
      'go half the way to lines that are near',
      [line(100)],
      [line(88), line(100), line(113)],
      [[48, 99, 204, 12.5]],
    ],
    ['stop at lines that touch', [line(100)], [line(90), line(100), line(110)], [[48, 100, 204, 10]]],
    [
      'go on to the next line of the quote, without a seam',
      [line(100), line(114)],
      [line(100), line(114)],
      [
        [48, 98, 204, 17],
        [48, 112, 204, 14],
      ],
    ],
    [
      'are two where the lines are far apart',
      [line(100), line(140)],
      [line(100), line(140)],
      [
        [48, 98, 204, 14],
        [48, 138, 204, 14],
      ],
    ],
    [
      'do not heed another column',
      [line(100)],
      [line(100), line(111, 300), line(89, 300)],
      [[48, 98, 204, 14]],
    ],
    ['heed no words of their own line', [line(100, 80, 40)], [line(100), line(120)], [[78, 98, 44, 14]]],
  ])('%s', (_, words, lines, boxes) => {
    expect(quoteBoxes(words, lines)).toEqual(boxes);
  });
});
