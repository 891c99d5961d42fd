import type { LanguageCode, Locale } from '../language/locale.ts';
import { Phrases, phrasesOf } from '../language/phrases.ts';
import { tokenize } from '../language/tokens.ts';
import { findSkill, type Lexicon } from '../skills/lexicon.ts';
import type { Tables } from './lexicon.ts';

/** Shorter words have too many neighbours. */
const SHORTEST = 6;

/** The words of the locales by their length: what a word one letter off may have been meant to be. */
function knownIn(locale: Locale): readonly string[] {
  const own = known.get(locale.code);
  if (own !== undefined) return own;
  const phrases = new Phrases<true>();
  for (const list of [locale.function_words, ...Object.values(locale.cues)]) {
    for (const phrase of phrasesOf(list)) for (const word of phrase.split('_')) phrases.add(word, true);
  }
  const made = phrases.firstKeys();
  known.set(locale.code, made);
  return made;
}

const known = new Map<LanguageCode, readonly string[]>();

/**
 * A criterion with words one letter off put right, and which: "certifcate" is "certificate". Only words no list knows, of
 * six letters on, in small letters, with exactly one neighbour.
 */
export function correctedPrompt(
  text: string,
  lexicon: Lexicon,
  tables: Tables,
  locales: readonly Locale[],
): {
  readonly text: string;
  readonly corrected: readonly { readonly written: string; readonly read: string }[];
} {
  const words = locales.flatMap(knownIn);
  const all = new Set(words);
  const corrected: { written: string; read: string }[] = [];
  let result = text;
  for (const { key, start, end } of tokenize(text).toReversed()) {
    const written = text.slice(start, end);
    if (key.length < SHORTEST || !/^\p{L}+$/u.test(written) || /\p{Lu}/u.test(written.slice(1))) continue;
    if (all.has(key) || findSkill(lexicon, written) !== null || tables.forms.at([key], 0).length > 0) {
      continue;
    }
    const near = words.filter((word) => word.length >= SHORTEST && isOneOff(key, word));
    const [read] = near;
    if (read === undefined || near.length > 1) continue;
    corrected.unshift({ written, read });
    result = `${result.slice(0, start)}${read}${result.slice(end)}`;
  }
  return { text: result, corrected };
}

/** One letter more, less, wrong, or two neighbours the other way round; never the first, and no mere ending. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  // "manager" and "managed", "licence" and "licenced" are words of their own
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  if (swapped && a.length === b.length) return true;
  if (at >= Math.min(a.length, b.length) - 2) return false;
  return (
    a.slice(at + 1) === b.slice(at + 1) || a.slice(at + 1) === b.slice(at) || a.slice(at) === b.slice(at + 1)
  );
}
