import type { GreyImage, PixelBox, RecognizedLine, TextRecognizer } from '../../ports.ts';
import { shrunk, threshold } from './grey.ts';
import { meanConfidence } from './repair.ts';

/** The picture is made smaller by this for the second look: a name in 30 points then has the height of running text. */
const FACTOR = 3;
/** Lines this many times as high as the usual one are large. */
const LARGE = 1.45;
const SURE = 0.7;
/** Pixels of ink, in the smaller picture, that may be a word. */
const MIN_INK = 60;

/**
 * The recognition looks for letters of about the usual size and takes a name in large ones for a picture, or
 * reads half of it. So what is large or not read yet is looked at once more, in a smaller picture without the
 * rest. Gives all lines.
 */
export async function withLargeText(
  image: GreyImage,
  lines: readonly RecognizedLine[],
  dots_per_inch: number,
  recognizer: TextRecognizer,
): Promise<RecognizedLine[]> {
  const usual = usualHeight(lines);
  if (usual === 0) return [...lines];
  const large = lines.filter((line) => line.height > LARGE * usual);
  const small = lines.filter((line) => line.height <= LARGE * usual);
  const rest = shrunk(without(image, small), FACTOR);
  const limit = threshold(rest);
  if (rest.data.reduce((ink, value) => (value <= limit ? ink + 1 : ink), 0) < MIN_INK) return [...lines];
  const found = (await recognizer.recognize(rest, dots_per_inch / FACTOR))
    .map(enlarged)
    .filter(({ height, words }) => height > LARGE * usual && isSure(words));
  const replaced = large.filter((line) => !found.some((other) => overlap(bounds(line), bounds(other))));
  return [...small, ...replaced, ...found];
}

function isSure(words: RecognizedLine['words']): boolean {
  const letters =
    words
      .map(({ text }) => text)
      .join('')
      .match(/\p{L}/gu)?.length ?? 0;
  return letters >= 2 && meanConfidence([{ words }]) >= SURE;
}

/** The height most characters have. */
function usualHeight(lines: readonly RecognizedLine[]): number {
  const sorted = lines
    .map(({ height, words }) => ({ height, of: words.reduce((sum, { text }) => sum + text.length, 0) }))
    .toSorted((a, b) => a.height - b.height);
  let left = sorted.reduce((sum, { of }) => sum + of, 0) / 2;
  for (const { height, of } of sorted) {
    left -= of;
    if (left <= 0) return height;
  }
  return 0;
}

function without({ width, height, data }: GreyImage, lines: readonly RecognizedLine[]): GreyImage {
  const out = Uint8Array.from(data);
  for (const { box } of lines.flatMap(({ words }) => words)) {
    const x0 = Math.max(0, box[0] - 3);
    const x1 = Math.min(width, box[2] + 3);
    for (let y = Math.max(0, box[1] - 3); y < Math.min(height, box[3] + 3); y++) {
      out.fill(255, y * width + x0, y * width + x1);
    }
  }
  return { width, height, data: out };
}

function enlarged({ words, baseline, height }: RecognizedLine): RecognizedLine {
  return {
    words: words
      .filter(({ text }) => text !== '')
      .map(({ text, confidence, box: [x0, y0, x1, y1] }) => ({
        text,
        confidence,
        box: [x0 * FACTOR, y0 * FACTOR, x1 * FACTOR, y1 * FACTOR] as const,
      })),
    baseline: baseline * FACTOR,
    height: height * FACTOR,
  };
}

function bounds({ words }: RecognizedLine): PixelBox {
  return [
    Math.min(...words.map(({ box }) => box[0])),
    Math.min(...words.map(({ box }) => box[1])),
    Math.max(...words.map(({ box }) => box[2])),
    Math.max(...words.map(({ box }) => box[3])),
  ];
}

const overlap = (a: PixelBox, b: PixelBox): boolean =>
  Math.min(a[2], b[2]) > Math.max(a[0], b[0]) && Math.min(a[3], b[3]) > Math.max(a[1], b[1]);
