import { wordsOf } from './words.ts';

/**
 * Whether words that somebody searches for are of a kind that is hidden of everybody: contact, what tells the
 * sex, numbers, which may be those of a birth, a telephone or a street. That is seen by the words alone.
 * @param mask what hides contact, birth and sex in a text about nobody.
 */
export function asksForHidden(q: string, mask: (text: string) => string): boolean {
  return mask(q) !== q || wordsOf(q).some(({ folded }) => /^\p{N}{3,}$/u.test(folded));
}
