import { contentKeys } from '../language/stems.ts';
import type { CriterionReader } from '../criteria/reader.ts';
import type { ReadPrompt } from './requirement.ts';

// Words that only frame what is asked for.
const FRAME = new Set(
  contentKeys(
    `professional hands-on practical proven relevant commercial full-time documented solid strong environment environments setting settings company companies firm organisation organization industry sector project projects production
    level career practice leading renowned reputable reputed prestigious known established tier class market world führende führenden führender renommierte renommierten namhafte namhaften angesehene angesehenen etablierte etablierten proven degree diploma education educated first university college completed abgeschlossene abgeschlossenes berufserfahrung praxiserfahrung erfahrung berufspraxis unternehmen unternehmens umfeld bereich eines einer einem auf dem mindestens jahr jahre jahren monate monaten etc`,
  ),
);

/** Whether a prompt says these words of a job, but for those that only frame them, and each of them is understood. */
export function covers({ prompt_text, reading }: ReadPrompt, words: string): boolean {
  const open = new Set(reading.not_understood.flatMap(contentKeys));
  const said = new Set(contentKeys(prompt_text).filter((key) => !open.has(key)));
  return contentKeys(words).every((key) => said.has(key) || FRAME.has(key));
}

/** A prompt of which every word is understood; null for any other one. */
export function readWhole(prompt_text: string, { judge, lexicon }: CriterionReader): ReadPrompt | null {
  const reading = judge.read(prompt_text, lexicon);
  if ('refusal' in reading || reading.tree === null || reading.not_understood.length > 0) return null;
  return { prompt_text, reading };
}
