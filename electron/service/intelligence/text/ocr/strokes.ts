import type { GreyImage, PixelBox, RecognizedLine } from '../../ports.ts';
import { threshold } from './grey.ts';

/** Bold letters of common fonts have strokes half as wide again as the regular ones; those of a heavy grade more. */
const BOLD = 1.28;

/**
 * Which words are set in bold, told by the width of their strokes against that of most words of the page, each
 * measured in heights of its line. One flag for each word, in the order of the lines.
 */
export function boldWords(image: GreyImage, lines: readonly RecognizedLine[]): boolean[][] {
  const limit = threshold(image);
  const widths = lines.map(({ words, height }) =>
    words.map((word) => strokeWidth(image, word.box, limit) / Math.max(1, height)),
  );
  const known = lines.flatMap(({ words }, line) =>
    words.flatMap((word, i) =>
      word.text.length >= 3 ? [{ width: widths[line]![i]!, of: word.text.length }] : [],
    ),
  );
  const usual = weightedMedian(known);
  return widths.map((line) => line.map((width) => usual > 0 && width > BOLD * usual));
}

/** Mean width of the strokes in a box, in pixels: darkness over the number of strokes that rows of pixels cross. */
function strokeWidth({ width, data }: GreyImage, [x0, y0, x1, y1]: PixelBox, limit: number): number {
  let darkness = 0;
  let strokes = 0;
  for (let y = y0; y < y1; y++) {
    let inside = false;
    for (let x = x0; x < x1; x++) {
      const value = data[y * width + x]!;
      darkness += 255 - value;
      if (value <= limit && !inside) strokes++;
      inside = value <= limit;
    }
  }
  return strokes === 0 ? 0 : darkness / 255 / strokes;
}

function weightedMedian(values: readonly { readonly width: number; readonly of: number }[]): number {
  const sorted = values.toSorted((a, b) => a.width - b.width);
  let left = sorted.reduce((sum, value) => sum + value.of, 0) / 2;
  for (const value of sorted) {
    left -= value.of;
    if (left <= 0) return value.width;
  }
  return 0;
}
