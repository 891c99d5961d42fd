import type { DraftLine, DraftPage } from '../assemble.ts';
import { readingOrder } from '../pdf/layout/columns.ts';
import { multiply, rotation, transformRect, type Matrix } from '../pdf/content/geometry.ts';
import type { Glyph } from '../pdf/content/glyph.ts';
import { linesOf } from '../pdf/layout/lines.ts';
import { framesOf } from '../pdf/words/runs.ts';
import type { RecognizedPage } from './recognize.ts';

/** Height of the em in heights of a recognised line, tallest to deepest letters: usual proportions. */
const EM = 1.07;

/**
 * Lines of a recognised page, in points. The words pass through the same code as those of a text layer (gaps,
 * rows, columns, reading order, bullets), each letter as a glyph of its share of the word's box. `kept` are
 * glyphs of a text layer that hold as well; words that lie on them are left out.
 */
export function draftOfRecognized(
  number: number,
  size: { readonly width: number; readonly height: number },
  read: RecognizedPage,
  kept: readonly Glyph[] = [],
): DraftPage {
  const sideways = read.turns % 2 === 1;
  const scale = (sideways ? size.height : size.width) / read.width;
  const place = placeOnPage(read, scale);
  const angle = (360 - read.turns * 90) % 360;
  const visible = kept.filter((glyph) => !glyph.hidden && !glyph.space);
  const words = wordsOf(read, scale).filter(
    (word) =>
      !visible.some((glyph) => covers(transformRect(place, word.x0, word.y0, word.x1, word.y1), glyph)),
  );
  const glyphs = words.flatMap((word) => glyphsOf(word, place, angle));
  const { frames } = framesOf([...kept, ...glyphs]);
  const drafts = frames.flatMap((frame) =>
    linesOf(readingOrder(frame.runs), frame.angle).map((line) => withConfidence(line, words, place)),
  );
  const lines = read.tilt === 0 ? drafts : drafts.map((line) => tiltedBack(line, read.tilt, size));
  return { number, width: size.width, height: size.height, lines };
}

/** A word in points of the straightened page, y downwards. */
type PlacedWord = {
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly baseline: number;
  readonly size: number;
  readonly bold: boolean;
  readonly confidence: number;
};

function wordsOf(read: RecognizedPage, scale: number): PlacedWord[] {
  const sizes = evenSizes(read.lines.map(({ height }) => height * scale * EM));
  return read.lines.flatMap(({ words, baseline }, line) =>
    words.map(({ text, confidence, box: [x0, y0, x1, y1] }, i) => ({
      text,
      confidence,
      x0: x0 * scale,
      y0: y0 * scale,
      x1: x1 * scale,
      y1: y1 * scale,
      baseline: baseline * scale,
      size: sizes[line]!,
      bold: read.bold[line]?.[i] ?? false,
    })),
  );
}

/** Sizes to half a point; near the most frequent one they become it: a line may lack tall letters. */
function evenSizes(sizes: readonly number[]): number[] {
  const halves = sizes.map((size) => Math.max(1, Math.round(2 * size) / 2));
  const counts = new Map<number, number>();
  for (const size of halves) counts.set(size, (counts.get(size) ?? 0) + 1);
  const usual = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0] as [number, number])[0];
  return halves.map((size) => (Math.abs(size - usual) <= 0.13 * usual ? usual : size));
}

/** From the straightened page, in points, to the page as it is shown, but for its tilt. */
function placeOnPage({ turns, width, height }: RecognizedPage, scale: number): Matrix {
  const turn = rotation(-90 * turns);
  const shift: Matrix = [
    1,
    0,
    0,
    1,
    turns === 2 ? width * scale : turns === 3 ? height * scale : 0,
    turns === 1 ? width * scale : turns === 2 ? height * scale : 0,
  ];
  return multiply(shift, turn);
}

function glyphsOf(word: PlacedWord, place: Matrix, angle: number): Glyph[] {
  const letters = [...word.text];
  const wide = (word.x1 - word.x0) / letters.length;
  const font = { name: '', bold: word.bold, icons: false, type3: false };
  const at = (x: number) => multiply(place, [1, 0, 0, 1, x, word.baseline]);
  const glyphs = letters.map((text, i): Glyph => {
    const [, , , , x, y] = at(word.x0 + i * wide);
    return {
      text,
      x,
      y,
      width: wide,
      size: word.size,
      angle,
      space: false,
      bold: word.bold,
      font,
      hidden: null,
    };
  });
  const [, , , , x, y] = at(word.x1);
  const space: Glyph = { ...glyphs[0]!, text: ' ', x, y, width: 0.1 * word.size, space: true };
  return [...glyphs, space];
}

function covers(
  { x0, y0, x1, y1 }: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number },
  glyph: Glyph,
): boolean {
  const x = glyph.x + glyph.width / 2;
  const y = glyph.y - 0.3 * glyph.size;
  return x > x0 && x < x1 && y > y0 - 0.2 * glyph.size && y < y1 + 0.2 * glyph.size;
}

/** The mean confidence of the words that stand in the line's box; a line of the text layer has none. */
function withConfidence(line: DraftLine, words: readonly PlacedWord[], place: Matrix): DraftLine {
  if (line.box === null) return line;
  const [x, y, width, height] = line.box;
  let characters = 0;
  let sum = 0;
  for (const word of words) {
    const middle = multiply(place, [1, 0, 0, 1, (word.x0 + word.x1) / 2, word.baseline - 0.3 * word.size]);
    if (middle[4] < x || middle[4] > x + width || middle[5] < y || middle[5] > y + height) continue;
    characters += word.text.length;
    sum += word.confidence * word.text.length;
  }
  return characters === 0 ? line : { ...line, confidence: Math.round((100 * sum) / characters) / 100 };
}

/** The box of a line on the tilted page: the upright rectangle around it. */
function tiltedBack(
  line: DraftLine,
  tilt: number,
  size: { readonly width: number; readonly height: number },
): DraftLine {
  if (line.box === null) return line;
  const back = about(size.width / 2, size.height / 2, rotation(tilt));
  const [x, y, width, height] = line.box;
  const rect = transformRect(back, x, y, x + width, y + height);
  return {
    ...line,
    box: [round(rect.x0), round(rect.y0), round(rect.x1 - rect.x0), round(rect.y1 - rect.y0)],
  };
}

const about = (x: number, y: number, turn: Matrix): Matrix =>
  multiply([1, 0, 0, 1, x, y], multiply(turn, [1, 0, 0, 1, -x, -y]));

const round = (value: number) => Math.round(value * 100) / 100;
