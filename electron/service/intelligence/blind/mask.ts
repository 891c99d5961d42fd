import { hideContact } from './contact.ts';
import { cover, type Hide } from './cover.ts';
import { hidePersonal } from './personal.ts';
import { hideSchools } from './schools.ts';
import type { IdentityTerms } from './terms.ts';
import { innerWords, literally, wordsOf, type Word } from './words.ts';

/** What is left in a text that is compared and not read: see embedding/identity.ts. */
type MaskOptions = { readonly gendered?: boolean };

/**
 * A function that hides one person in texts: their name in every form, contact, birth, age, words that tell the sex,
 * and schools. The text keeps its length, so every offset into it stays true. Hidden twice is hidden once.
 */
export function masker(
  terms: IdentityTerms,
  { gendered = true }: MaskOptions = {},
): (text: string) => string {
  const anywhere =
    terms.anywhere.length === 0
      ? null
      : new RegExp(
          terms.anywhere.map((name) => [...name].map(literally).join(String.raw`[\p{M}\p{Cf}\s]*`)).join('|'),
          'giu',
        );
  return (text) => {
    if (!/[\p{L}\p{N}]/u.test(text) && anywhere?.test(text) !== true) return text;
    const { hide, written } = cover(text);
    hidePersonal(text, hide, gendered);
    hideSchools(text, terms.phrases, hide);
    hideContact(text, terms.numbers, hide);
    if (anywhere !== null) {
      for (const { 0: found, index } of text.matchAll(anywhere)) hide(index, index + found.length, true);
    }
    hideName(text, terms, hide);
    return written();
  };
}

function hideName(text: string, terms: IdentityTerms, hide: Hide): void {
  const words = wordsOf(text);
  const named = new Set<number>();
  const take = (at: number): void => {
    const word = words[at];
    if (word === undefined) return;
    named.add(at);
    hide(word.start, word.end);
  };
  words.forEach((word, at) => {
    if (isName(word, text, terms)) return take(at);
    for (const part of innerWords(word, text.slice(word.start, word.end))) {
      if (part.folded.length >= 3 && terms.words.has(part.folded)) hide(part.start, part.end);
    }
    for (const count of divided(words, at, text, terms.words)) {
      for (let next = 0; next < count; next += 1) take(at + next);
    }
  });
  spacedOut(words, text, terms, take);
  besides(words, text, terms.beside, named, take);
}

function isName({ folded, start, end }: Word, text: string, terms: IdentityTerms): boolean {
  if (terms.words.has(folded) || inflected(folded, terms.words)) return true;
  if (terms.capitalised.has(folded) && /\p{Lu}|\p{Lo}/u.test(text.charAt(start))) return true;
  if (terms.acronyms.has(folded) && /^\p{Lu}+$/u.test(text.slice(start, end))) return true;
  return folded.length >= 6 && terms.joined.some((handle) => folded.includes(handle));
}

/** Endings that languages put at a name: Marias, Müllers, Kowalskiego, Annie. */
const ENDING = /(?:ego|emu|owi|iem|ami|ach|iej|s|es|e|i|y|a|u|o|em|om|ie|a|ę|ą)$/u;
/** Letters that Hebrew and Arabic put before a name: and, in, to, from, the. */
const PREFIX = /^[והבלמכשوبلفكا]{1,3}(?=\p{L}{2})/u;

function inflected(folded: string, names: ReadonlySet<string>): boolean {
  const bare = folded.replace(/s$/, '');
  if (bare.length >= 3 && bare !== folded && names.has(bare)) return true;
  if (PREFIX.test(folded)) {
    for (let cut = 1; cut <= 3 && folded.length - cut >= 2; cut += 1) {
      if (PREFIX.test(folded.slice(0, cut) + 'xx') && names.has(folded.slice(cut))) return true;
    }
  }
  if (folded.length < 4 || !ENDING.test(folded)) return false;
  for (let cut = 1; cut <= 3 && folded.length - cut >= 3; cut += 1) {
    const stem = folded.slice(0, -cut);
    if (!ENDING.test(folded.slice(-cut)) || folded.slice(-cut).replace(ENDING, '') !== '') continue;
    if (stem.length >= 5 && names.has(stem)) return true;
    if (['a', 'o', 'e', 'y', 'i'].some((vowel) => names.has(stem + vowel))) return true;
  }
  return false;
}

/** How many words from here make up a name that a line end or a sign divides: "San-⏎tos", "Al Hashimi". */
function divided(words: readonly Word[], at: number, text: string, names: ReadonlySet<string>): number[] {
  let together = words[at]?.folded ?? '';
  for (let count = 2; count <= 3; count += 1) {
    const before = words[at + count - 2];
    const next = words[at + count - 1];
    if (before === undefined || next === undefined) return [];
    if (!/^[\s\-‐‑­'’.]{1,4}$/u.test(text.slice(before.end, next.start))) return [];
    together += next.folded;
    if (together.length >= 4 && names.has(together)) return [count];
  }
  return [];
}

/** "M A R I A  S A N T O S", as headings are set, and as recognition reads them. */
function spacedOut(
  words: readonly Word[],
  text: string,
  terms: IdentityTerms,
  take: (at: number) => void,
): void {
  for (let at = 0; at < words.length; at += 1) {
    let end = at;
    let letters = '';
    while (end < words.length) {
      const word = words[end];
      const before = words[end - 1];
      if (word === undefined || [...word.folded].length !== 1) break;
      if (end > at && before !== undefined && !/^[\s.]{1,12}$/u.test(text.slice(before.end, word.start))) {
        break;
      }
      letters += word.folded;
      end += 1;
    }
    if (end - at >= 3) {
      for (const name of [...terms.words, ...terms.capitalised, ...terms.joined]) {
        for (
          let from = letters.indexOf(name);
          from >= 0 && name.length >= 2;
          from = letters.indexOf(name, from + 1)
        ) {
          for (let next = 0; next < name.length; next += 1) take(at + from + next);
        }
      }
      at = end - 1;
    }
  }
}

/** What belongs to a name beside it: particles, initials, and a middle name between two of its parts. */
function besides(
  words: readonly Word[],
  text: string,
  beside: ReadonlySet<string>,
  named: Set<number>,
  take: (at: number) => void,
): void {
  const between = (one: number, other: number): string => text.slice(words[one]?.end, words[other]?.start);
  const close = (one: number, other: number): boolean => /^[\s.,'’-]{0,4}$/u.test(between(one, other));
  for (const step of [1, -1]) {
    // from each end, so that "van de Berg" is followed from Berg to van
    const order = step === 1 ? [...named].sort((a, b) => a - b) : [...named].sort((a, b) => b - a);
    for (const start of order) {
      for (let at = start + step; words[at] !== undefined && !named.has(at); at += step) {
        const word = words[at] as Word;
        if (!beside.has(word.folded) || !close(Math.min(at, at - step), Math.max(at, at - step))) break;
        take(at);
      }
    }
  }
  for (const at of new Set(named)) {
    const middle = words[at + 1];
    if (middle === undefined || named.has(at + 1) || !named.has(at + 2)) continue;
    const near = /^[\s."'“”„()-]{1,3}$/u;
    const capital = /\p{Lu}/u.test(text.charAt(middle.start));
    if (capital && near.test(between(at, at + 1)) && near.test(between(at + 1, at + 2))) take(at + 1);
  }
}

/** Puts █ in the place of every letter and digit that says who somebody is; the text keeps its length. */
export type Mask = (text: string) => string;
