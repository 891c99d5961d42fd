import { cuesIn, localesOf } from '../../language/cues.ts';
import type { Locale } from '../../language/locale.ts';
import { within } from '../../language/phrases.ts';
import { isPart, saysStudying, saysUnfinished } from '../../language/status.ts';
import { tokenize, keysOf } from '../../language/tokens.ts';
import type { JudgeFacts } from '../facts.ts';

/** The languages of the resume, plus those of a line in another: "Staplerschein, gültig" in an English one. */
export function localesOfLine(text: string, { locales }: JudgeFacts): readonly Locale[] {
  const own = localesOf(keysOf(text));
  return [...new Set([...locales, ...own])];
}

/** The words of a text and what they do, without cues that are part of longer ones; `every` has those, too. */
export const cuesOf = (text: string, locales: readonly Locale[]) => {
  const words = tokenize(text);
  const keys = words.map(({ key }) => key);
  const found = cuesIn(keys, locales);
  // "en cours" is part of "en cours de validité", but an expiry remains one
  const cues = found.cues.filter((cue) => cue.value === 'expires' || !within(cue, found.cues));
  return { words, keys, ...found, every: found.cues, cues };
};

/** No course or exam has more parts. */
const MAX_PARTS = 30;

/**
 * "Two of four exams passed", "2/4 modules": a smaller number, a joint, a greater one.
 * @param isCounted whether the word behind them names parts.
 */
export function isPartly(
  text: string,
  locales: readonly Locale[],
  isCounted: (key: string) => boolean = () => true,
): boolean {
  const { words, keys, function_words, numbers } = cuesOf(text, locales);
  const valueAt = (at: number): number =>
    /^\d{1,2}$/u.test(keys[at] ?? '')
      ? Number(keys[at])
      : (numbers.find(({ start }) => start === at)?.value ?? Infinity);
  const isNamedPart = (key: string): boolean => isPart(key, locales);
  const slashes = words.flatMap(({ end }, at) => (text[end] === '/' ? [{ start: at + 1, end: at + 1 }] : []));
  return [...function_words, ...slashes].some(
    ({ start, end }) =>
      valueAt(start - 1) < valueAt(end) &&
      valueAt(end) <= MAX_PARTS &&
      end + 1 < keys.length &&
      // "2/4" alone may be a date
      (start < end ? isCounted : isNamedPart)(keys[end + 1] ?? ''),
  );
}

/** Whether a degree's entry says it is unfinished: "two of four units", "nicht abgeschlossen", "60 credits". */
export const isUnfinished = (text: string, locales: readonly Locale[]): boolean =>
  saysUnfinished(text, locales) ||
  isDeniedDone(text, locales) ||
  isPartly(text, locales, (key) => isPart(key, locales));

/** Whether a degree without an end is still studied for: "third year", "student of", "eingeschrieben". */
export const isStudying = (text: string, locales: readonly Locale[]): boolean =>
  saysStudying(text, locales) || cuesOf(text, locales).cues.some(({ value }) => value === 'student');

/** "Exam not taken yet", "nicht bestanden": a denial beside a word of completing. */
export function isDeniedDone(text: string, locales: readonly Locale[]): boolean {
  const { cues } = cuesOf(text, locales);
  return cues.some(
    (not) =>
      not.value === 'not' &&
      cues.some(
        ({ value, start, end }) => value === 'completed' && (start - not.end === 0 || not.start - end === 0),
      ),
  );
}
