import { localesOf } from '../language/cues.ts';
import type { Cue, Locale } from '../language/locale.ts';
import { LOCALES } from '../language/locales/index.ts';
import { oncePer } from '../language/memoize.ts';
import { phrasesOf } from '../language/phrases.ts';
import { keyOf, keysOf } from '../language/tokens.ts';

/** Letters of the shortest word that may be completed by its first letters. */
const MIN_CUT = 4;

/** Letters of a short form that is one in a text of no known language. */
const MIN_SURE = 3;

/** A word, with the dot that cuts it short if there is one; "Ind.-Mechaniker" and "z.B." are not taken apart. */
const WORD = /(?<![\p{L}\d.'/&])(?<word>\p{L}[\p{L}\p{M}]*)(?<dot>\.(?![\p{L}\d.-]))?(?![\p{L}\d'&])/gu;

type Words = {
  /** What short forms stand for, with the dot where they need one to be short. */
  readonly short: ReadonlyMap<string, string>;
  /** What single words do, by the word as it is written. */
  readonly cues: ReadonlyMap<string, ReadonlySet<Cue | 'frame'>>;
};

const wordsOf = oncePer(({ short_forms = '', cues, function_words }: Locale): Words => {
  const short = new Map(
    phrasesOf(short_forms).map((pair) => {
      const [form = '', full = ''] = pair.split(':');
      return [form, full.replaceAll('_', ' ')];
    }),
  );
  const known = new Map<string, Set<Cue | 'frame'>>();
  const add = (list: string, value: Cue | 'frame'): void => {
    for (const word of phrasesOf(list).filter((phrase) => /^\p{L}+$/u.test(phrase))) {
      known.set(word, (known.get(word) ?? new Set()).add(value));
    }
  };
  for (const [cue, list] of Object.entries(cues)) add(list, cue as Cue);
  add(function_words, 'frame');
  return { short, cues: known };
});

/**
 * A criterion with its short forms written out: those a language has ("J." for "Jahre", "ds" for "dans"), and words
 * cut short by a dot ("abgeschl.", "presup.") where every word that begins so does the same.
 */
export function writtenOut(text: string): string {
  const own = localesOf(keysOf(text), text);
  // "amb. Pflege, 3 J.": no word tells the language
  const others = own.length > 1 ? [] : LOCALES.filter((locale) => !own.includes(locale));
  return text.replaceAll(WORD, (all: string, word: string, dot: string | undefined, at: number) => {
    const before = text.slice(0, at);
    const is_sure = word.length >= MIN_SURE || /\d ?$/u.test(before);
    const full =
      shortFor(word, dot, before, own) ??
      (dot === undefined ? null : cutShort(word, own)) ??
      (is_sure ? shortFor(word, dot, before, others) : null);
    if (full === null) return all;
    return dot !== undefined && at + all.length === text.length ? `${full}.` : full;
  });
}

/** In capitals it is one only where it is written so, and never behind a name: "Voigt AG" is a firm. */
function shortFor(
  word: string,
  dot: string | undefined,
  before: string,
  locales: readonly Locale[],
): string | null {
  const in_capitals = /^\p{Lu}{2,}$/u.test(word);
  if (in_capitals && /\p{Lu}\p{Ll}[^\s,;]*\s$/u.test(before)) return null;
  const form = in_capitals ? word : word.toLowerCase();
  for (const locale of locales) {
    const { short } = wordsOf(locale);
    const full = (dot === undefined ? undefined : short.get(`${form}.`)) ?? short.get(form);
    if (full !== undefined) return full;
  }
  return null;
}

/** The shortest of the words that begin so, if all of them do one and the same thing. */
function cutShort(word: string, locales: readonly Locale[]): string | null {
  const key = keyOf(word);
  if (word.length < MIN_CUT) return null;
  for (const locale of locales) {
    const { cues } = wordsOf(locale);
    if (cues.has(word.toLowerCase()) || [...cues.keys()].some((known) => keyOf(known) === key)) return null;
    const longer = [...cues].filter(
      ([known]) => known.length > word.length + 1 && keyOf(known).startsWith(key),
    );
    const [first, ...others] = longer.toSorted(([a], [b]) => a.length - b.length);
    if (first === undefined) continue;
    const shared = [...first[1]].some((cue) => others.every(([, does]) => does.has(cue)));
    return shared ? first[0] : null;
  }
  return null;
}
