import type { RawWord } from './words.ts';

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LTR = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Letters of a script that is written from right to left. */
export function isRightToLeft(text: string): boolean {
  return RTL.test(text);
}

/**
 * Words as they stand on the page, left to right, in the order they are read in: words of a right-to-left
 * script from the right, each spelled from its right end; numbers and words of other scripts keep their own
 * direction (what the Unicode bidirectional algorithm does to show a line, undone for the cases names and
 * short lines have).
 */
export function inReadingDirection(words: readonly RawWord[]): RawWord[] {
  const spelled = words.map((word) =>
    isRightToLeft(word.text) ? { ...word, text: reversed(word.text) } : word,
  );
  const rtl = words.filter(({ text }) => isRightToLeft(text)).length;
  const ltr = words.filter(({ text }) => LTR.test(text)).length;
  // In a line that is mostly of the one direction, stretches of the other are turned as a whole.
  if (rtl > ltr) {
    return turned(spelled, ({ text }) => !isRightToLeft(text) && /[\p{L}\p{N}]/u.test(text)).reverse();
  }
  return turned(spelled, ({ text }) => isRightToLeft(text));
}

/** The words with every stretch of those that `belong` in the opposite order. */
function turned(words: readonly RawWord[], belongs: (word: RawWord) => boolean): RawWord[] {
  const result: RawWord[] = [];
  let stretch: RawWord[] = [];
  for (const word of words) {
    if (belongs(word)) {
      stretch.unshift(word);
      continue;
    }
    result.push(...stretch, word);
    stretch = [];
  }
  return [...result, ...stretch];
}

/** Letters with their marks in the opposite order; brackets look the other way. */
function reversed(text: string): string {
  const letters = text.normalize('NFKC').match(/\P{M}\p{M}*/gu) ?? [];
  const turned_around = letters.reverse().join('');
  return turned_around
    .replace(/\d+/g, (number) => [...number].reverse().join(''))
    .replace(/[()[\]]/g, (bracket) => MIRRORED[bracket] ?? bracket);
}

const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[' };
