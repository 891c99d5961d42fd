import { contentKeys, stemsOf } from '#service/intelligence/language/stems.ts';
import type { LabelledRow, ReadResume } from './criteria_sets.ts';

/** How strongly a simple method says "met"; higher is more. */
export type Strength = (row: LabelledRow, resume: ReadResume) => Promise<number>;

/** The share of the criterion's content words that stand anywhere in the resume, stemmed. */
export const keywords: Strength = async ({ criterion }, { document }) => {
  const words = stemsOf(document.text);
  const keys = contentKeys(criterion);
  return keys.filter((key) => words.has(key)).length / Math.max(1, keys.length);
};

/** The largest cosine between the criterion and a passage of the resume. */
export const cosine: Strength = ({ criterion }, resume) => resume.nearest(criterion);

export type Baseline = {
  readonly threshold: number;
  readonly accuracy: number;
  readonly balanced: number;
};

/** The baseline at its best: with the threshold that gives most right answers on this very set. */
export async function bestBaseline(
  rows: readonly LabelledRow[],
  resumes: ReadonlyMap<string, ReadResume>,
  strength: Strength,
): Promise<Baseline> {
  const scored: { readonly value: number; readonly met: boolean }[] = [];
  for (const row of rows) {
    const resume = resumes.get(row.file);
    if (resume === undefined) throw new Error(`${row.file} was not read.`);
    scored.push({ value: await strength(row, resume), met: row.expected === 'met' });
  }
  let best: Baseline = { threshold: 0, accuracy: 0, balanced: 0 };
  for (const { value: threshold } of scored) {
    const right = (met: boolean): number =>
      scored.filter((one) => one.met === met && one.value >= threshold === met).length;
    const [hits, rejections] = [right(true), right(false)];
    const met = scored.filter((one) => one.met).length;
    const accuracy = (hits + rejections) / scored.length;
    const balanced = (hits / Math.max(1, met) + rejections / Math.max(1, scored.length - met)) / 2;
    if (accuracy > best.accuracy) best = { threshold, accuracy, balanced };
  }
  return best;
}
