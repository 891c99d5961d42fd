import { lazily } from './lazily.ts';
import type { Cues } from './cue_row.ts';
import type { Cue, LanguageCode, Locale } from './locale.ts';
import { LOCALES } from './locales/index.ts';
import { compoundsOf } from './number_words.ts';
import { Phrases, phrasesOf, type PhraseMatch } from './phrases.ts';
import { keyOf, keysOf } from './tokens.ts';
import { wordsOfText } from './words.ts';
import { oncePer } from './memoize.ts';

/** The words of one language, ready to be looked for. */
type Compiled = {
  readonly cues: Phrases<Cue>;
  readonly function_words: Phrases<true>;
  readonly numbers: Phrases<number>;
  readonly scales: Phrases<number>;
  readonly joints: readonly string[];
  readonly outcomes: Phrases<true>;
  readonly compoundOf: (key: string) => number | null;
};

const compile = oncePer((locale: Locale): Compiled => {
  return {
    cues: Phrases.named<Cue>(locale.cues),
    function_words: Phrases.of(phrasesOf(locale.function_words)),
    numbers: numberPhrases(locale.numbers),
    scales: numberPhrases(locale.scales ?? ''),
    joints: phrasesOf(locale.number_joints ?? ''),
    outcomes: Phrases.of(phrasesOf(locale.no_deal ?? '')),
    compoundOf: compoundsOf(locale),
  };
});

function numberPhrases(list: string): Phrases<number> {
  const phrases = new Phrases<number>();
  for (const pair of phrasesOf(list)) {
    const [word = '', value = '0'] = pair.split(':');
    phrases.add(word, Number(value));
  }
  return phrases;
}

/** The languages a word is a function word or cue of. */
const marks = lazily((): ReadonlyMap<string, readonly LanguageCode[]> => {
  const found = new Map<string, LanguageCode[]>();
  for (const locale of LOCALES) {
    const words = new Phrases<true>();
    const numbers = phrasesOf(locale.numbers).map((pair) => pair.split(':')[0] ?? '');
    for (const list of [
      locale.function_words,
      numbers.join(' '),
      locale.marks ?? '',
      ...Object.values(locale.cues),
      ...Object.values(locale.status.before),
      ...Object.values(locale.status.behind),
    ]) {
      for (const phrase of phrasesOf(list)) {
        // "bac_2": the number is French in no other place
        for (const word of phrase.split('_')) if (/^[^*]*\p{L}[^*]*$/u.test(word)) words.add(word, true);
      }
    }
    for (const key of words.firstKeys()) found.set(key, [...(found.get(key) ?? []), locale.code]);
  }
  for (const { loans = '' } of LOCALES) for (const word of phrasesOf(loans)) found.delete(keyOf(word));
  return found;
});

/** What a letter that joins tells of the language, beside that it is one of its words. */
const JOINS = 0.3;

/** Words of a text in which one phrase may tell the language. */
const SHORT = 24;

/** Bounds of several words, and what names who issued a paper, with the languages they belong to. */
const bounds = lazily((): Phrases<readonly LanguageCode[]> => {
  const found = new Map<string, LanguageCode[]>();
  for (const { code, cues } of LOCALES) {
    for (const list of [cues.at_least, cues.at_most, cues.or_more, cues.or_less, cues.issued_by]) {
      for (const phrase of phrasesOf(list ?? '')) {
        const name = phrase.replace(/_$/u, '');
        if (name.includes('_')) found.set(name, [...new Set([...(found.get(name) ?? []), code])]);
      }
    }
  }
  const phrases = new Phrases<readonly LanguageCode[]>();
  for (const [phrase, codes] of found) phrases.add(phrase, codes);
  return phrases;
});

/** Words of remarks, reasons and wishes with the languages they belong to: few texts but criteria have them. */
const remarks = lazily((): Phrases<LanguageCode> => {
  const phrases = new Phrases<LanguageCode>();
  for (const { code, remarks: own, besides } of LOCALES) {
    for (const list of [own?.greeting, own?.said, own?.ours, own?.telling, besides?.so, besides?.wished]) {
      for (const phrase of phrasesOf(list ?? '')) if (!marks().has(keyOf(phrase))) phrases.add(phrase, code);
    }
  }
  return phrases;
});

/** The languages a single letter joins ideas in: "y", "o". */
const joining_letters = lazily((): ReadonlyMap<string, readonly LanguageCode[]> => {
  const found = new Map<string, LanguageCode[]>();
  for (const { code, cues } of LOCALES) {
    for (const word of [cues.and, cues.or].flatMap((list) => phrasesOf(list ?? ''))) {
      if (word.length > 1) continue;
      const key = keyOf(word);
      found.set(key, [...new Set([...(found.get(key) ?? []), code])]);
    }
  }
  return found;
});

/** The language most of the words belong to; English where none has more. */
export function languageOf(keys: readonly string[]): LanguageCode {
  return likeliest(countsOf(keys));
}

function countsOf(keys: readonly string[]): ReadonlyMap<LanguageCode, number> {
  const counts = new Map<LanguageCode, number>();
  for (const key of keys) {
    const languages = marks().get(key) ?? [];
    // a word of one language says more than one of five
    for (const code of languages) counts.set(code, (counts.get(code) ?? 0) + 1 / languages.length);
  }
  // "en az", "como mínimo": a phrase says more than its words, which are words of other languages too
  for (const { value } of keys.length > SHORT ? [] : bounds().in(keys)) {
    for (const code of value) counts.set(code, (counts.get(code) ?? 0) + 1 / value.length);
  }
  const told = keys.length > SHORT ? [] : remarks().in(keys);
  for (const { value, start } of told) {
    counts.set(value, (counts.get(value) ?? 0) + 1 / told.filter((one) => one.start === start).length);
  }
  // "SAP o Navision": what joins two names is no part of a phrase of another language
  for (const key of keys.length > SHORT ? [] : keys) {
    const languages = joining_letters().get(key) ?? [];
    for (const code of languages) counts.set(code, (counts.get(code) ?? 0) + JOINS / languages.length);
  }
  return counts;
}

function likeliest(counts: ReadonlyMap<LanguageCode, number>): LanguageCode {
  let best: LanguageCode = 'en';
  for (const [code, count] of counts) if (count > (counts.get(best) ?? 0) + 0.01) best = code;
  // English is read beside every other language: of two that fit as well it is the other one
  const level = counts.get(best) ?? 0;
  const other = [...counts].find(([code, count]) => code !== 'en' && count > 1.2 && count > level - 0.01);
  return other?.[0] ?? best;
}

const byCode = new Map(LOCALES.map((locale) => [locale.code, locale]));

/** Letters and endings that words of a language have, and hardly any English ones. */
const OWN_LETTERS: readonly (readonly [LanguageCode, RegExp])[] = [
  ['es', /[ñ¿¡]|(?:ción|cción|ísim[oa]|certificado)(?!\p{L})/iu],
  ['it', /(?:zione|zioni|certificato|attestato)(?!\p{L})/iu],
  ['pt', /[ãõ]/iu],
  ['fr', /[êèœ]|\p{L}(?:ée|ées|é)(?!\p{L})/iu],
  [
    'de',
    /(?:ierung|[Zz]ertifikat|schein|nachweis|prüfung)(?!\p{L})|ß|\p{L}[äöü]\p{L}|(?<!\p{L})[ÄÖÜäöü]\p{L}/u,
  ],
  ['tr', /[ığşİ]|(?<!\p{L})sertifika/iu],
];

/** What a language must have beside its letters to be that of a text full of English names. */
const BESIDE_LETTERS = 0.5;

/** "Certificación Six Sigma Black Belt": English by most of its words, which are a name, and written in another language. */
const writtenAs = (text: string, counts: ReadonlyMap<LanguageCode, number>): LanguageCode | undefined =>
  OWN_LETTERS.find(([code, letters]) => (counts.get(code) ?? 0) >= BESIDE_LETTERS && letters.test(text))?.[0];

/**
 * The languages a text is read in: its own, and English, in which names and terms are written everywhere.
 * @param text as it is written: keys have lost the letters that part Portuguese from Spanish.
 */
export function localesOf(keys: readonly string[], text = ''): Locale[] {
  const counts = countsOf(keys);
  const told = likeliest(counts);
  const likely = told === 'en' ? (writtenAs(text, counts) ?? told) : told;
  const own = likely === 'es' && /[ãõâê]/iu.test(text) ? 'pt' : likely;
  return [...new Set([own, 'en' as const])].flatMap((code) => byCode.get(code) ?? []);
}

/** What a sentence is built of: one such word of another language shows that it is mixed. Names and nouns travel. */
const BUILDING: readonly Cue[] = [
  ...(['year', 'month', 'at_least', 'or_more', 'not'] as const),
  ...(['experience', 'know', 'speak', 'fluent', 'native', 'language'] as const),
];

/** The languages in which a word is one that sentences are built of. */
const building = lazily((): ReadonlyMap<string, readonly LanguageCode[]> => {
  const found = new Map<string, LanguageCode[]>();
  for (const { code, cues } of LOCALES) {
    const joining = [cues.and, cues.or].flatMap((list) => phrasesOf(list ?? ''));
    const others = BUILDING.flatMap((cue) => phrasesOf(cues[cue] ?? ''));
    const phrases = new Set([
      // single letters that are no article and no preposition elsewhere
      ...joining.filter((word) => word.length > 1 || /^[ouy]$/u.test(word)),
      // "San", "en": short words are parts of names and of phrases
      ...others.filter((word) => word.length > 3),
    ]);
    for (const phrase of phrases) {
      if (/[_*]/u.test(phrase)) continue;
      const key = keyOf(phrase);
      found.set(key, [...new Set([...(found.get(key) ?? []), code])]);
    }
  }
  return found;
});

/** The languages given and those that are mixed in, by words no language of the text knows and few others do. */
export function withMixedIn(own: readonly Locale[], keys: readonly string[]): Locale[] {
  const codes = new Set(own.map(({ code }) => code));
  for (const key of keys) {
    const languages = building().get(key) ?? [];
    const is_known = (marks().get(key) ?? []).some((code) => codes.has(code));
    if (!is_known && languages.length <= 2) for (const code of languages) codes.add(code);
  }
  return [...codes].flatMap((code) => byCode.get(code) ?? []);
}

/**
 * Whether a word that denies in one language is a function word of the one a text is written in:
 * Portuguese "no" is "in the".
 * @param locales those a text is read in, its own first.
 */
export const isStopWordOf = (key: string, locale: Locale, [own]: readonly Locale[]): boolean =>
  own !== undefined && own !== locale && compile(own).function_words.at([key], 0).length > 0;

/** Finds cues, function words and number words. */
export function cuesIn(keys: readonly string[], locales: readonly Locale[]): Cues {
  const own = locales.map(compile);
  const denies = ({ value, start, end }: PhraseMatch<Cue>, locale: Locale | undefined): boolean =>
    value !== 'not' ||
    end - start > 1 ||
    locale === undefined ||
    !isStopWordOf(keys[start] ?? '', locale, locales);
  return {
    cues: own.flatMap(({ cues }, at) => cues.in(keys).filter((cue) => denies(cue, locales[at]))),
    function_words: own.flatMap(({ function_words }) => function_words.in(keys)),
    numbers: own.flatMap(({ numbers, compoundOf }) => [...numbers.in(keys), ...compounds(keys, compoundOf)]),
    scales: own.flatMap(({ scales }) => scales.in(keys)),
    joints: new Set(own.flatMap(({ joints }) => joints)),
    outcomes: own.flatMap(({ outcomes }) => outcomes.in(keys)),
  };
}

/** Whether one of these cues stands in a row. */
export const hasCue = (
  keys: readonly string[],
  locales: readonly Locale[],
  ...cues: readonly Cue[]
): boolean => cuesIn(keys, locales).cues.some(({ value }) => cues.includes(value));

/** The words of a text, and what they do. */
export function readWords(text: string, locales: readonly Locale[]) {
  const words = wordsOfText(text);
  const keys = words.map(({ key }) => key);
  return { words, keys, ...cuesIn(keys, locales) };
}

/** What the words of a text do, without its numbers and signs. */
export const cuesOfText = (text: string, locales: readonly Locale[]): Cues['cues'] =>
  cuesIn(keysOf(text), locales).cues;

function compounds(
  keys: readonly string[],
  compoundOf: (key: string) => number | null,
): PhraseMatch<number>[] {
  return keys.flatMap((key, start) => {
    const value = compoundOf(key);
    return value === null ? [] : [{ start, end: start + 1, value }];
  });
}
