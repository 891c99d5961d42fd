import { cuesIn, localesOf } from '../language/cues.ts';
import type { Cue, LanguageCode, Locale } from '../language/locale.ts';
import { LOCALES } from '../language/locales/index.ts';
import { phrasesOf } from '../language/phrases.ts';
import { keyOf, tokenize, keysOf } from '../language/tokens.ts';
import { languageNames } from '../language/language_names.ts';
import type { Lexicon, TrieNode } from '../skills/lexicon.ts';
import type { Tables } from './lexicon.ts';
import { namesPlace } from './place_tags.ts';
import { oncePer } from '../language/memoize.ts';
import { lazily } from '../language/lazily.ts';

/** A word of a criterion, and what it was read as. */
export type Correction = { readonly written: string; readonly read: string };

/** Shorter words have too many neighbours; swapped letters are reliable in shorter ones. */
const MIN_LENGTH = 7;
const MIN_SWAPPED = 4;
/** A name in small letters may be any word of a language. */
const MIN_SMALL_NAME = 8;
const MIN_NAME = 5;

/** Languages where one letter within a word can change its meaning: "isteniyor", "istenmiyor". */
const BENDING: ReadonlySet<LanguageCode> = new Set<LanguageCode>(['tr', 'pl', 'ro']);

/** Cues of names that no list can hold: places and employers. */
const NAMES_ANYTHING: readonly Cue[] = ['live', 'relocate', 'near', 'employer', 'link'];

const LANGUAGE_CUES: readonly Cue[] = ['speak', 'language', 'fluent', 'native'];

const wordsOf = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => phrase.split('_')).filter((word) => word !== '');

/** The words of a locale, which a misspelt word may stand for. */
const knownIn = oncePer((locale: Locale): readonly string[] => {
  const lists = [locale.function_words, ...Object.values(locale.cues)];
  const keys = wordsOf(lists.flatMap(phrasesOf))
    .filter((word) => !word.endsWith('*'))
    .flatMap((word) => keysOf(word));
  return [...new Set(keys)];
});

/** Beginnings of words that take any ending: nothing that begins so is a typing error. */
const stemsOfAll = lazily(() =>
  LOCALES.flatMap(({ function_words, cues }) =>
    wordsOf([function_words, ...Object.values(cues)].flatMap(phrasesOf))
      .filter((word) => word.endsWith('*') && word.length > 4)
      .map((word) => keyOf(`${word.slice(0, -1)}x`).slice(0, -1)),
  ),
);

/** Every word no correction may touch, and names by their first letter. */
type Vocabulary = {
  readonly words: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, readonly string[]>;
};

const vocabularyOf = oncePer((lexicon: Lexicon) =>
  oncePer((tables: Tables): Vocabulary => {
    const names = new Set<string>();
    const visit = (node: TrieNode, alone: boolean, words: Set<string>): void => {
      for (const [key, next] of node.next ?? []) {
        words.add(key);
        if (alone && next.skill !== null && next.use === 'always' && /^\p{L}+$/u.test(key)) names.add(key);
        visit(next, false, words);
      }
    };
    const words = new Set(LOCALES.flatMap(knownIn));
    for (const { numbers } of LOCALES) {
      for (const { key } of tokenize(numbers.replaceAll(/[:_]/gu, ' '))) words.add(key);
    }
    visit(lexicon.trie, true, words);
    for (const name of languageNames().keys()) {
      const keys = keysOf(name);
      for (const key of keys) words.add(key);
      if (keys.length === 1 && /^\p{Script=Latin}+$/u.test(name)) names.add(keys[0] ?? '');
    }
    for (const { forms, evidence } of tables.entries.values()) {
      for (const { key } of tokenize([...forms, ...evidence].join('; '))) words.add(key);
    }
    return { words, names: Map.groupBy(names, (name) => name.charAt(0)) };
  }),
);

/**
 * A criterion with words one letter off put right, and which: "certifcate" is "certificate", "Kubernets" is
 * "Kubernetes". Only words that no list of any language holds, with exactly one neighbour.
 */
export function correctedPrompt(
  text: string,
  lexicon: Lexicon,
  tables: Tables,
): { readonly text: string; readonly corrected: readonly Correction[] } {
  const tokens = tokenize(text);
  const keys = tokens.map(({ key }) => key);
  const vocabulary = vocabularyOf(lexicon)(tables);
  if (keys.every((key) => vocabulary.words.has(key))) return { text, corrected: [] };
  const locales = localesOf(keys);
  const bends = BENDING.has(locales[0]?.code ?? 'en');
  const changes_vowels = locales[0]?.code === 'de';
  const words = locales.flatMap(knownIn);
  const meantBy = (key: string) => (word: string) =>
    bends ? isSwapped(key, word) : isOneOff(key, word) && !(changes_vowels && isFormOfVerb(key, word));
  const cues = new Set(cuesIn(keys, locales).cues.map(({ value }) => value));
  const names_anything = NAMES_ANYTHING.some((cue) => cues.has(cue));
  // "Speaks Germn": a name for sure, which bends in no way
  const names_language = LANGUAGE_CUES.some((cue) => cues.has(cue));
  const corrected: Correction[] = [];
  let result = text;
  for (const { key, start, end } of tokens.toReversed()) {
    const written = text.slice(start, end);
    if (!/^\p{Script=Latin}{4,40}$/u.test(written) || /\p{Lu}/u.test(written.slice(1))) continue;
    const is_known = vocabulary.words.has(key) || vocabulary.words.has(key.replaceAll('ı', 'i'));
    if (is_known || namesPlace(written) || stemsOfAll().some((stem) => key.startsWith(stem))) continue;
    const read =
      onlyOne(words.filter(meantBy(key))) ??
      (names_anything
        ? null
        : nameMeant(
            { written, key, opens: start === tokens[0]?.start && tokens.length > 2 },
            vocabulary,
            locales,
            names_language,
          ));
    if (read === null) continue;
    const cased = writtenLike(written, read);
    corrected.unshift({ written, read: cased });
    result = `${result.slice(0, start)}${cased}${result.slice(end)}`;
  }
  return { text: result, corrected };
}

/** A key as a person would write it, with the capital and final s of the word it corrects. */
function writtenLike(written: string, key: string): string {
  const word = written.endsWith('s') && keyOf(`${key}s`) === key ? `${key}s` : key;
  return /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function onlyOne(words: readonly string[]): string | null {
  const [first, ...others] = new Set(words);
  return first === undefined || others.length > 0 ? null : first;
}

function nameMeant(
  { written, key, opens }: { readonly written: string; readonly key: string; readonly opens: boolean },
  { names }: Vocabulary,
  locales: readonly Locale[],
  names_language: boolean,
): string | null {
  // nouns of German have capitals, too, and so has the first word of a sentence
  const is_name = /^\p{Lu}/u.test(written) && !opens && locales[0]?.code !== 'de';
  const shortest = is_name ? MIN_NAME : MIN_SMALL_NAME;
  if (written.length < shortest) return null;
  const may_lack_its_end = locales[0]?.code === 'en' && (names_language || written.length >= MIN_SMALL_NAME);
  return onlyOne(
    (names.get(key.charAt(0)) ?? []).filter(
      (name) => name.length >= MIN_NAME && differsOnce(key, name, may_lack_its_end),
    ),
  );
}

const isOneOff = (key: string, word: string): boolean =>
  (key.length >= MIN_LENGTH && differsOnce(key, word)) || (key.length >= MIN_SWAPPED && isSwapped(key, word));

/** In German another vowel makes another form of a verb, or its noun: "vergeben", "vergaben", "Vergaben". */
function isFormOfVerb(a: string, b: string): boolean {
  const at = firstDifference(a, b);
  const is_vowel = [a, b].every((word) => /[aeiouäöü]/u.test(word.charAt(at)));
  return is_vowel && a.slice(at + 1) === b.slice(at + 1) && a.slice(at + 1).endsWith('en');
}

/** Two neighbours the other way round; never the first. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length || a[0] !== b[0]) return false;
  const at = firstDifference(a, b);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2) && at < a.length;
}

/** One letter more, less, wrong, or two neighbours the other way round; never the first. */
function differsOnce(a: string, b: string, at_the_end = false): boolean {
  if (Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  if (isSwapped(a, b)) return true;
  const at = firstDifference(a, b);
  // "manager" and "managed", "licence" and "licenced" are words of their own
  if (!at_the_end && at >= Math.min(a.length, b.length) - 2) return false;
  return (
    a.slice(at + 1) === b.slice(at + 1) || a.slice(at + 1) === b.slice(at) || a.slice(at) === b.slice(at + 1)
  );
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
