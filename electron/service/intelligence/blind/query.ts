import { isGenericInSchools, type IdentityTerms } from './terms.ts';
import { wordsOf } from './words.ts';

/**
 * Whether words that somebody searches for say, or begin to say, who this person is. The last word of a search may be
 * the beginning of one. Numbers may be those of a birth, a telephone, a street: none is searched for.
 */
export function namesSomebody(q: string, terms: IdentityTerms, mask: (text: string) => string): boolean {
  if (mask(q) !== q) return true;
  const words = wordsOf(q).map(({ folded }) => folded);
  const last = words.at(-1) ?? '';
  if (words.some((word) => /^\p{N}{3,}$/u.test(word))) return true;
  const own = (word: string): boolean => terms.capitalised.has(word) || terms.acronyms.has(word);
  const of_school = (word: string): boolean =>
    word.length >= 3 &&
    !isGenericInSchools(word) &&
    terms.phrases.some(
      (phrase) => phrase.includes(word) || (word === last && phrase.some((part) => part.startsWith(word))),
    );
  if (words.some((word) => own(word) || of_school(word))) return true;
  return [...terms.words, ...terms.capitalised, ...terms.joined].some((name) => name.startsWith(last));
}
