import { BoundedMap } from '../bounded_map.ts';
import { regex } from '../language/pattern.ts';
import { withPlainLetters } from '../language/letters.ts';

/** A word of a text, with what it is compared by. */
export type Word = { readonly start: number; readonly end: number; readonly folded: string };

// Format signs (soft hyphens, joiners, marks of direction) stand inside of words and change none.
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*/gu;

/** The words of a text. What divides them is everything that is no letter and no digit. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    words.push({ start: index, end: index + word.length, folded: foldWord(word) });
  }
  return words;
}

/** Folding is most of the work, and resumes use the same words. */
const folded = new BoundedMap<string, string>(20_000);

/** A word without case, accents and signs of format; letters of some alphabets as plain keyboards write them. */
export function foldWord(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word;
  const known = folded.get(word);
  if (known !== undefined) return known;
  // "İ" and the like leave marks when made small
  const plain = withPlainLetters(word.toLowerCase())
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '');
  if (word.length < 64) folded.set(word, plain);
  return plain;
}

/** The parts of a word that is written together: "MariaSantosCV2024", "santos1990". */
export function innerWords({ start }: Word, written: string): Word[] {
  if (!/\p{Ll}\p{Lu}|\p{L}\p{N}|\p{N}\p{L}|\p{Lu}\p{Lu}\p{Ll}/u.test(written)) return [];
  const parts = written.matchAll(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+/gu);
  return [...parts].map(({ 0: part, index }) => ({
    start: start + index,
    end: start + index + part.length,
    folded: foldWord(part),
  }));
}

/** Scripts that write words together, or put other words at a name: there a name is looked for inside of words. */
export const WRITTEN_TOGETHER = regex('u')`
    [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`;

/** Escapes a text for use in a regular expression. */
export function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}
