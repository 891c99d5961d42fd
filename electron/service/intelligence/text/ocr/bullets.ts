import type { GreyImage, PixelBox, RecognizedLine } from '../../ports.ts';
import { threshold } from './grey.ts';

/** In heights of a line: how far left of its first word a bullet stands at most, and how wide and high it is. */
const REACH = 2.2;
const MIN_SIZE = 0.1;
const MAX_SIZE = 0.55;

/** Finds bullets, which recognition drops, being smaller than letters; they become a line's first word. */
export function withBullets(image: GreyImage, lines: readonly RecognizedLine[]): RecognizedLine[] {
  const limit = threshold(image);
  return lines.map((line) => {
    const box = bulletBefore(image, line, limit);
    return box ? { ...line, words: [{ text: '•', confidence: 0.9, box }, ...line.words] } : line;
  });
}

/** A compact mark, alone, at the height of the small letters. */
function bulletBefore(image: GreyImage, line: RecognizedLine, limit: number): PixelBox | null {
  const first = line.words[0];
  if (!first || !/^["“'(]?[\p{L}\p{N}]/u.test(first.text)) return null;
  const unit = line.height;
  const left = Math.max(0, Math.round(first.box[0] - REACH * unit));
  const top = Math.max(0, Math.round(line.baseline - 0.75 * unit));
  const bottom = Math.min(image.height, Math.round(line.baseline + 0.1 * unit));
  const inked = (x: number): boolean => {
    for (let y = top; y < bottom; y++) if (image.data[y * image.width + x]! <= limit) return true;
    return false;
  };
  let x = first.box[0] - 2;
  while (x > left && !inked(x)) x--;
  const end = x;
  while (x > left && inked(x)) x--;
  const start = x + 1;
  const wide = end - start + 1;
  if (end <= left || wide < MIN_SIZE * unit || wide > MAX_SIZE * unit || first.box[0] - end < 0.12 * unit) {
    return null;
  }
  // Something else further left: the end of a word, not a mark in front of one.
  for (let before = x; before > Math.max(left, x - 0.4 * unit); before--) if (inked(before)) return null;
  let upper = bottom;
  let lower = top;
  let ink = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = start; at <= end; at++) {
      if (image.data[y * image.width + at]! > limit) continue;
      ink++;
      upper = Math.min(upper, y);
      lower = Math.max(lower, y);
    }
  }
  const high = lower - upper + 1;
  const middle = (upper + lower) / 2;
  const round = high <= MAX_SIZE * unit && high >= 0.5 * wide && high <= 2 * wide && ink >= 0.5 * wide * high;
  const placed = middle < line.baseline - 0.1 * unit && middle > line.baseline - 0.6 * unit;
  return round && placed ? [start, upper, end + 1, lower + 1] : null;
}
