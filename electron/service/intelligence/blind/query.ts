import { wordsOf } from './words.ts';

/**
 * Whether words that somebody searches for are of a kind that is hidden of everybody: contact, what tells the
 * sex, numbers, which may be those of a birth, a telephone or a street. That is seen by the words alone.
 * @param mask what hides contact, birth and sex in a text about nobody.
 */
export function asksForHidden(q: string, mask: (text: string) => string): boolean {
  return mask(q) !== q || wordsOf(q).some(({ folded }) => /^\p{N}{3,}$/u.test(folded));
}

/**
 * Whether all words stand in a text, the last one as the beginning of a word. Given a text as it is shown to a blind
 * caller, it finds by what they can read, and by nothing under the bars.
 * @param text its words in the form of those searched for, with one space around each.
 */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const last = words.length - 1;
  return words.every((word, at) => text.includes(at === last ? ` ${word}` : ` ${word} `));
}
