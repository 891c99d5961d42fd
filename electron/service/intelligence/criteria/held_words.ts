import { derivesAlike, inflectsAlike } from '../language/inflection.ts';
import { fold } from '../language/lines.ts';
import { stemOf, stemsOf } from '../language/stems.ts';
import { keyOf, tokenize } from '../language/tokens.ts';
import { MIN_FORM } from './search.ts';

/** The key that brings the forms of a word together. */
export const stemmed = (word: string): string => stemOf(fold(word));

/** Whether every word stands in a text, in any of its forms, as its verb or noun, or as part of a compound. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const own = stemsOf(text);
  const missing = words.filter((word) => {
    const stem = stemmed(word);
    // in compounds a word begins with another: "Ausschussquote"
    return !own.has(stem) && !(stem.length >= 6 && [...own].some((other) => other.startsWith(stem)));
  });
  if (missing.length === 0) return true;
  const keys = tokenize(text).map(({ key }) => key);
  return missing.every((word) => holdsForm(keys, keyOf(fold(word))));
}

/** "Jahresabschlüsse" for "Jahresabschlüssen", "soudure" for "souder", "Tourenplanung" for "planen" and the reverse. */
const holdsForm = (keys: readonly string[], key: string): boolean =>
  /^\p{L}{4,}$/u.test(key) &&
  (keys.some(
    (other) =>
      isFormOf(other, key) ||
      partsOf(other).some(([first, last]) => first === bare(key) || isFormOf(last, key)),
  ) ||
    partsOf(key).some(
      ([first, last]) =>
        keys.some((other) => other.startsWith(first) && other.length - first.length <= 3) &&
        keys.some((other) => isFormOf(other, last)),
    ));

const isFormOf = (one: string, other: string): boolean =>
  (other.length >= MIN_FORM && inflectsAlike(one, other, MIN_FORM - 1)) || derivesAlike(one, other);

/** What joins the parts of a compound, or ends its first part elsewhere: "Wunden" in "Wundversorgung". */
const bare = (key: string): string => key.replace(/(?:s|en|n)$/u, '');

/** Parts of a compound are no shorter. */
const MIN_FIRST = 4;
const MIN_PART = 6;

/** Every way to cut a long word in two: "Vertragsprüfung" into "Vertrag" and "Prüfung", with what joins them. */
function partsOf(key: string): [first: string, last: string][] {
  const cuts: [string, string][] = [];
  for (let at = MIN_FIRST; at <= key.length - MIN_PART; at += 1) {
    cuts.push([bare(key.slice(0, at)), key.slice(at)]);
  }
  return cuts;
}
