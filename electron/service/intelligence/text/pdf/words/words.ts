import { cleanText } from '../../characters.ts';
import type { DocumentLine } from '../../../document.ts';

/** A piece of raw text without white space and where it stands, in points along the writing direction. */
export type RawWord = { readonly text: string; readonly x0: number; readonly x1: number };
/** See DocumentLine.words. */
type Words = NonNullable<DocumentLine['words']>;

/**
 * Where the words of a cleaned line stand. `raw` are its words before cleaning, in order; cleaning may drop
 * one (a glyph of an icon font) or divide one (a character that stands for several words), whose width is
 * then shared out by length. Undefined when the two do not belong together.
 */
export function placedWords(text: string, raw: readonly RawWord[]): Words | undefined {
  const words: Words = [];
  let from = 0;
  for (const { text: written, x0, x1 } of raw) {
    const clean = cleanText(written);
    if (clean === '') continue;
    const wide = x1 - x0;
    for (const piece of clean.matchAll(/\S+/g)) {
      const start = text.indexOf(piece[0], from);
      if (start < 0 || /\S/.test(text.slice(from, start))) return undefined;
      from = start + piece[0].length;
      // the soft hyphen that divides a word at the end of its line is a hyphen in the text
      if (written.endsWith('\u00ad') && text[from] === '\u2010') from++;
      const left = x0 + (piece.index / clean.length) * wide;
      words.push([start, from, tenth(left), tenth((piece[0].length / clean.length) * wide)]);
    }
  }
  return words.length > 0 && !/\S/.test(text.slice(from)) ? words : undefined;
}

/** The words without the first `length` characters of their text, as when a bullet is taken off a line. */
export function withoutStart(raw: readonly RawWord[], length: number): RawWord[] {
  let left = length;
  const kept: RawWord[] = [];
  for (const word of raw) {
    const cut = Math.min(left, word.text.length);
    left -= cut;
    if (cut === 0) kept.push(word);
    else if (cut < word.text.length) {
      const x0 = word.x0 + (cut / word.text.length) * (word.x1 - word.x0);
      kept.push({ text: word.text.slice(cut), x0, x1: word.x1 });
    }
  }
  return kept;
}

/** A tenth of a point is finer than the eye, and half the digits to store. */
const tenth = (value: number): number => Math.round(value * 10) / 10;
