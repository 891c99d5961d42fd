import type { GreyImage } from '../../ports.ts';
import { threshold } from './grey.ts';

/** A line of ink this long, in inches, is a rule: no letter has a stroke like it. */
const RULE_LENGTH = 0.45;
/** And this thick at most; what is thicker is a bar or a picture. */
const RULE_THICKNESS = 0.035;
/** Strokes that cross a rule, or stand on it, cover less of it than this. */
const MAX_STEMS = 0.2;

/** A picture as recognition wants it: faint text dark, and no rules, which would be read as letters. */
export function cleaned(image: GreyImage, dots_per_inch: number): GreyImage {
  const strong = withContrast(image);
  const limit = Math.min(230, threshold(strong) + 25);
  return withoutRules(strong, limit, dots_per_inch);
}

/** Spreads the greys between paper and ink over the whole range where they lie close together. */
function withContrast(image: GreyImage): GreyImage {
  const counts = new Uint32Array(256);
  for (const value of image.data) counts[value]!++;
  const total = image.data.length;
  // One pixel in two hundred is the ink of a page with a few lines; the middle one is paper.
  const ink = quantile(counts, total * 0.005);
  const paper = quantile(counts, total * 0.5);
  if (paper - ink < 40 || (ink < 90 && paper > 200)) return image;
  const map = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, Math.round(((value - ink) / (paper - ink)) * 255))),
  );
  return { ...image, data: image.data.map((value) => map[value]!) };
}

function quantile(counts: Uint32Array, rank: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += counts[value]!;
    if (seen > rank) return value;
  }
  return 255;
}

function withoutRules(image: GreyImage, limit: number, dots_per_inch: number): GreyImage {
  const length = Math.round(RULE_LENGTH * dots_per_inch);
  const thickness = Math.max(3, Math.round(RULE_THICKNESS * dots_per_inch));
  const { width, height, data } = image;
  const out = Uint8Array.from(data);
  const flat = longRuns(
    data,
    { lines: height, span: width, line_step: width, step: 1 },
    limit,
    length,
    thickness,
  );
  erase(out, flat, { lines: width, span: height, line_step: 1, step: width }, thickness);
  const steep = longRuns(
    data,
    { lines: width, span: height, line_step: 1, step: width },
    limit,
    length,
    thickness,
  );
  erase(out, steep, { lines: height, span: width, line_step: width, step: 1 }, thickness);
  return { width, height, data: out };
}

/** How to walk over a picture: `lines` of `span` pixels each. */
type Walk = {
  readonly lines: number;
  readonly span: number;
  readonly line_step: number;
  readonly step: number;
};

/**
 * Marks ink that continues for at least `length` pixels in the direction of the walk; a hole of two pixels
 * ends nothing. The feet of large letters meet in a row as well, but there the stems stand on them.
 */
function longRuns(
  data: Uint8Array,
  walk: Walk,
  limit: number,
  length: number,
  thickness: number,
): Uint8Array {
  const marks = new Uint8Array(data.length);
  for (let line = 0; line < walk.lines; line++) {
    let start = -1;
    let last = -1;
    for (let i = 0; i <= walk.span; i++) {
      const ink = i < walk.span && data[line * walk.line_step + i * walk.step]! <= limit;
      if (ink) {
        if (start < 0) start = i;
        last = i;
      } else if (start >= 0 && (i - last > 2 || i === walk.span)) {
        const long = last - start + 1 >= length;
        if (long && stems(data, walk, { line, start, last }, limit, thickness) < MAX_STEMS) {
          for (let at = start; at <= last; at++) marks[line * walk.line_step + at * walk.step] = 1;
        }
        start = -1;
      }
    }
  }
  return marks;
}

/** Share of a run whose ink reaches further across than a rule is thick. */
function stems(
  data: Uint8Array,
  walk: Walk,
  run: { readonly line: number; readonly start: number; readonly last: number },
  limit: number,
  thickness: number,
): number {
  let count = 0;
  for (let i = run.start; i <= run.last; i++) {
    const inked = (line: number): boolean =>
      line >= 0 && line < walk.lines && data[line * walk.line_step + i * walk.step]! <= limit;
    let from = run.line;
    let to = run.line;
    while (to - from <= thickness && inked(from - 1)) from--;
    while (to - from <= thickness && inked(to + 1)) to++;
    if (to - from + 1 > thickness) count++;
  }
  return count / (run.last - run.start + 1);
}

/** Blanks what is marked and at most `thickness` pixels thick, with a pixel on either side. */
function erase(out: Uint8Array, marks: Uint8Array, across: Walk, thickness: number): void {
  for (let line = 0; line < across.lines; line++) {
    for (let i = 0; i < across.span; i++) {
      const at = line * across.line_step + i * across.step;
      if (marks[at] === 0) continue;
      let end = i;
      while (end + 1 < across.span && marks[at + (end + 1 - i) * across.step] === 1) end++;
      if (end - i + 1 <= thickness) {
        for (let k = Math.max(0, i - 1); k <= Math.min(across.span - 1, end + 1); k++) {
          out[line * across.line_step + k * across.step] = 255;
        }
      }
      i = end;
    }
  }
}
