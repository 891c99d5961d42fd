import { derivesAlike, inflectsAlike } from '../language/inflection.ts';
import { fold } from '../language/lines.ts';
import { stemOf, stemsOf } from '../language/stems.ts';
import { keyOf, tokenize } from '../language/tokens.ts';
import { oncePer } from '../language/memoize.ts';
import { MIN_FORM } from './search.ts';
import { isOf } from '../language/word_classes.ts';

/** The key that brings the forms of a word together. */
export const stemmed = (word: string): string => stemOf(fold(word));

/** The words of a text, made ready to be looked for. */
type Ready = {
  readonly stems: ReadonlySet<string>;
  readonly keys: readonly string[];
  /** The keys in a row: what holds no beginning of a word holds none of its forms. */
  readonly row: string;
};

function readyOf(text: string): Ready {
  const keys = tokenize(text).map(({ key }) => key);
  return { stems: stemsOf(text), keys, row: keys.join(' ') };
}

const readyOnce = oncePer(({ text }: { readonly text: string }) => readyOf(text));

/** Whether every word stands in a text, in any of its forms, as its verb or noun, or as part of a compound. */
export const holdsWords = (text: string, words: readonly string[]): boolean =>
  words.length === 0 || holdsAll(readyOf(text), words);

/** The same for a sentence that is asked many times. */
export const sentenceHolds = (sentence: { readonly text: string }, words: readonly string[]): boolean =>
  words.length === 0 || holdsAll(readyOnce(sentence), words);

function holdsAll({ stems, keys, row }: Ready, words: readonly string[]): boolean {
  const missing = words.filter((word) => {
    const stem = stemmed(word);
    // in compounds a word begins with another: "Ausschussquote"
    return !stems.has(stem) && !(stem.length >= 6 && [...stems].some((other) => other.startsWith(stem)));
  });
  return missing.every((word) => {
    const key = keyOf(fold(word));
    return row.includes(key.slice(0, MIN_SHARED)) && holdsForm(keys, key);
  });
}

/** Letters that every form of a word has in common with it. */
const MIN_SHARED = 3;

/** "Jahresabschlüsse" for "Jahresabschlüssen", "soudure" for "souder", "Tourenplanung" for "planen" and the reverse. */
const holdsForm = (keys: readonly string[], key: string): boolean =>
  /^\p{L}{4,}$/u.test(key) &&
  (keys.some(
    (other) =>
      isFormOf(other, key) ||
      isPaperOf(other, key) ||
      partsOf(other).some(([first, last]) => first === bare(key) || isFormOf(last, key)),
  ) ||
    partsOf(key).some(
      ([first, last]) =>
        keys.some((other) => other.startsWith(first) && other.length - first.length <= 3) &&
        keys.some((other) => isFormOf(other, last)),
    ));

/** "Schweißerprüfung" for "Schweißerschein": another paper of the same, beside one that is held once it is passed. */
function isPaperOf(other: string, key: string): boolean {
  const [own, their] = [paperOf(key), paperOf(other)];
  return own !== null && own === their;
}

/** What a compound that ends in a word for a paper is about; null for every other word. */
function paperOf(key: string): string | null {
  for (let at = MIN_FIRST; at <= key.length - MIN_FIRST; at += 1) {
    if (isOf('paper', key.slice(at))) return bare(key.slice(0, at));
  }
  return null;
}

/** Whether two keys are forms of one word, or one is made of the other. */
export const isFormOf = (one: string, other: string): boolean =>
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
