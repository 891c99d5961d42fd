import { localesOf } from '../language/cues.ts';
import type { Locale } from '../language/locale.ts';
import { LOCALES } from '../language/locales/index.ts';
import { oncePer } from '../language/memoize.ts';
import { regex } from '../language/pattern.ts';
import { phrasesOf } from '../language/phrases.ts';
import { keysOf } from '../language/tokens.ts';

/** Letters of a short form that is one in a text of no known language. */
const MIN_SURE = 3;

/**
 * A word, with the dot that cuts it short if there is one; "Ind.-Mechaniker", "Bau-AG" and "mini-pelle" are not taken
 * apart, and letters in a row are one: "o. ä.", "i. d. R.", "J. P. Morgan", but not "5 J. o. länger".
 */
const WORD = regex('gu')`
    (?<![\p{L}\d.'/&]|\p{L}-)
    (?<word>(?<!\d ?)\p{L}(?:\. ?\p{L})+(?=\.)|\p{L}[\p{L}\p{M}]*)
    (?<dot>\.(?![\p{L}\d.-]))?
    (?![\p{L}\d'&]|(?<=\p{Ll})-\p{L})`;

const formsOf = oncePer(
  ({ short_forms = '' }: Locale): ReadonlyMap<string, string> =>
    new Map(
      phrasesOf(short_forms).map((pair) => {
        const [form = '', full = ''] = pair.split(':');
        return [form, full.replaceAll('_', ' ')];
      }),
    ),
);

const frameOf = oncePer(
  ({ function_words }: Locale): ReadonlySet<string> => new Set(phrasesOf(function_words)),
);

/**
 * A criterion with its short forms written out, "J." for "Jahre" and "ds" for "dans". Each is listed: a word that
 * begins like many others may just end a sentence ("Erfahrung mit Excel.").
 */
export function writtenOut(text: string): string {
  const keys = keysOf(text);
  const own = localesOf(keys, text);
  // "Mind. Master": no word tells the language
  const is_told =
    own.length > 1 || own.some((locale) => keys.some((key) => key.length > 1 && frameOf(locale).has(key)));
  const others = is_told ? [] : LOCALES.filter((locale) => !own.includes(locale));
  return text.replaceAll(WORD, (all: string, word: string, dot: string | undefined, at: number) => {
    const before = text.slice(0, at);
    const is_sure = word.length >= MIN_SURE || COUNTED.test(before);
    const full = shortFor(word, dot, before, is_sure ? [...own, ...others] : own);
    if (full === null) return all;
    return dot !== undefined && at + all.length === text.length ? `${full}.` : full;
  });
}

/** What is counted stands behind its number. */
const COUNTED = /\d\+? ?$/u;

/** In capitals it is one only where it is written so, and never behind a name: "Voigt AG" and "BMW AG" are firms. */
function shortFor(
  word: string,
  dot: string | undefined,
  before: string,
  locales: readonly Locale[],
): string | null {
  const in_capitals = /^\p{Lu}+$/u.test(word);
  const is_counted = COUNTED.test(before);
  if (in_capitals && !is_counted && /\p{Lu}[^\s,;]*\s$/u.test(before)) return null;
  const form = in_capitals ? word : word.toLowerCase().replaceAll(/[\s\u0307]/gu, '');
  for (const locale of locales) {
    const short = formsOf(locale);
    const forms = dot === undefined ? [form] : [`${form}.`, form];
    const counted = is_counted ? forms.map((own) => `#${own}`) : [];
    const [full] = [...counted, ...forms].flatMap((own) => short.get(own) ?? []);
    if (full !== undefined) return full;
  }
  return null;
}
