import { readWords } from '../../language/cues.ts';
import type { Locale } from '../../language/locale.ts';
import { quantitiesIn, type Quantity } from '../../language/quantities.ts';
import type { Word } from '../../language/words.ts';
import type { Clause } from '../clause.ts';

/** How far or how much somebody has to travel: "30 miles", "50 %". */
export type TravelFigure = {
  readonly value: number;
  /** What is counted, by the key behind the number. */
  readonly unit: string;
};

/** The figure a clause names; null without one. */
export function travelAsked(clause: Clause): TravelFigure | null {
  const quantity = clause
    .tags('quantity')
    .map((tag) => tag.quantity)
    .find(({ value }) => value > 1);
  const unit = quantity === undefined ? null : unitOf(quantity, clause.tagged.words);
  return quantity === undefined || unit === null ? null : { value: quantity.value, unit };
}

const unitOf = ({ end }: Quantity, words: readonly Word[]): string | null => words[end]?.key ?? null;

/** Whether somebody would travel as far by a line; null where it counts nothing of that sort. */
export function travelsAsFar(
  { value: asked, unit }: TravelFigure,
  text: string,
  locales: readonly Locale[],
): boolean | null {
  const { words, ...cues } = readWords(text, locales);
  const counted = quantitiesIn(words, cues)
    .filter((one) => unitOf(one, words) === unit)
    .map(({ value, to }) => to ?? value);
  return counted.length === 0 ? null : Math.max(...counted) >= asked;
}
