import type { WordRange } from '../language/phrases.ts';
import type { Word } from '../language/words.ts';

/** Commas, colons, brackets, dashes and the ends of sentences. */
const PARTS = /^[,;:.()–—-]$/u;
/** Where what is said of somebody ends. */
export const SENTENCE_ENDS = /^[;:.]$/u;
/** The same, and what parts a sentence within: a bracket belongs to what stands around it. */
export const SENTENCE_PARTS = /^[,;:.–—-]$/u;

/** The stretches of words between signs; a question, an exclamation and a new line end one as well. */
export function stretchesIn(
  { words, text }: { readonly words: readonly Word[]; readonly text: string },
  signs: RegExp = PARTS,
): WordRange[] {
  const found: WordRange[] = [];
  let start = 0;
  const close = (end: number, next: number): void => {
    if (end > start) found.push({ start, end });
    start = next;
  };
  for (const [at, { sign, key, start: from }] of words.entries()) {
    if (/[?!…\n]/u.test(text.slice(words[at - 1]?.end ?? 0, from))) close(at, at);
    if (sign && signs.test(key)) close(at, at + 1);
  }
  close(words.length, words.length);
  return found;
}
