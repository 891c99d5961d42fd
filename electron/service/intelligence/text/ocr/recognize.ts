import type { GreyImage, RecognizedLine, TextRecognizer } from '../../ports.ts';
import { withBullets } from './bullets.ts';
import { cleaned } from './clean.ts';
import { rotated, strip, threshold, turned, type Turns } from './grey.ts';
import { withLargeText } from './large.ts';
import { isNoise, meanConfidence, repairLine, withUmlauts } from './repair.ts';
import { lieOf } from './straighten.ts';
import { boldWords } from './strokes.ts';

export type RecognizedPage = {
  readonly lines: readonly RecognizedLine[];
  /** For each line, for each of its words. */
  readonly bold: readonly (readonly boolean[])[];
  /** Mean over the characters, 0…1. */
  readonly confidence: number;
  /** Size of the straightened picture the boxes lie in. */
  readonly width: number;
  readonly height: number;
  /** Quarter turns, clockwise, that made the text upright. */
  readonly turns: Turns;
  /** Degrees by which its lines fell to the right before they were straightened. */
  readonly tilt: number;
};

/** Below this the page may lie upside down or sideways: upright text is read with more, however bad the scan. */
const DOUBTFUL = 0.65;
/** Another position has to be read this much better. */
const BETTER = 0.15;
/** Height of the strip another position is tried on, in inches: some lines. */
const SAMPLE = 1.1;

/** Reads the text of a page's picture: finds out how it lies, straightens and cleans it, recognises, repairs. */
export async function recognizePage(
  image: GreyImage,
  dots_per_inch: number,
  recognizer: TextRecognizer,
): Promise<RecognizedPage> {
  const { tilt, sideways } = lieOf(image);
  const straight = (turns: Turns): GreyImage => {
    const upright = turned(image, turns);
    return cleaned(tilt === 0 ? upright : rotated(upright, -tilt), dots_per_inch);
  };
  const trial = async (turns: Turns): Promise<number> => {
    const sample = busiestStrip(straight(turns), Math.round(SAMPLE * dots_per_inch));
    return meanConfidence(await recognizer.recognize(sample, dots_per_inch));
  };
  let blank = true;
  const whole = async (turns: Turns): Promise<RecognizedPage> => {
    const upright = straight(turns);
    const first = await recognizer.recognize(upright, dots_per_inch);
    blank = !first.some(({ words }) => words.some(({ text }) => text !== ''));
    const read = withBullets(upright, await withLargeText(upright, first, dots_per_inch, recognizer));
    const repaired = read.map(repairLine).filter((line) => line.words.length > 0 && !isNoise(line));
    const lines = withUmlauts(repaired);
    const { width, height } = upright;
    const bold = boldWords(upright, lines);
    return { lines, bold, confidence: meanConfidence(lines), width, height, turns, tilt };
  };
  if (sideways) {
    const [clockwise, back] = [await trial(1), await trial(3)];
    return whole(clockwise > back ? 1 : 3);
  }
  const first = await whole(0);
  // Of text upside down nothing may be left but noise; where nothing at all was read, nothing stands.
  if (first.confidence >= DOUBTFUL || blank) return first;
  for (const turns of [2, 1, 3] as const) {
    if ((await trial(turns)) > first.confidence + BETTER) return whole(turns);
  }
  return first;
}

/** The strip with most changes between ink and paper: text, not a photo. */
function busiestStrip(image: GreyImage, rows: number): GreyImage {
  const { width, height, data } = image;
  const limit = threshold(image);
  const changes = new Float64Array(height + 1);
  for (let y = 0; y < height; y++) {
    let count = 0;
    for (let x = 1, at = y * width + 1; x < width; x++, at++) {
      if (data[at]! <= limit !== data[at - 1]! <= limit) count++;
    }
    changes[y + 1] = changes[y]! + count;
  }
  let best = 0;
  for (let y = 0; y + rows <= height; y++) {
    if (changes[y + rows]! - changes[y]! > changes[best + rows]! - changes[best]!) best = y;
  }
  return strip(image, { x: 0, y: best, width, height: rows });
}
