import { Clause } from '../criteria/clause.ts';
import { stemmed } from '../criteria/held_words.ts';
import type { Said } from '../criteria/answer.ts';
import { renderReading } from '../criteria/sentences/index.ts';
import { cuesIn, localesOf } from '../language/cues.ts';
import type { Locale } from '../language/locale.ts';
import type { WordRange } from '../language/phrases.ts';
import { tokenize, type Token } from '../language/tokens.ts';

/** A word with the key that brings its forms together, and what it does: it means something, only joins, or denies. */
export type SpokenWord = Token & { readonly role: 'content' | 'joining' | 'denial' };

/** The words of a text. */
export function wordsOf(text: string, locales: readonly Locale[]): SpokenWord[] {
  const words = tokenize(text);
  const { cues, function_words } = cuesIn(keysOf(words), locales);
  const denials = Clause.places(cues.filter(({ value }) => value === 'not'));
  const joining = Clause.places(
    function_words,
    cues.filter(({ value }) => value === 'and' || value === 'or'),
  );
  return words.map(({ start, end }, place) => ({
    key: stemmed(text.slice(start, end)),
    start,
    end,
    role: denials.has(place) ? 'denial' : joining.has(place) ? 'joining' : 'content',
  }));
}

/** Whether a text holds a word that denies: "not", "never", "neither". */
export const holdsDenial = (text: string): boolean => denialsIn(tokenize(text)).length > 0;

/** "Has never sold zithers outside Bavaria": has sold zithers outside Bavaria. */
export function withoutDenial(text: string): string {
  const words = tokenize(text);
  const denials = denialsIn(words);
  const from = Math.min(...denials.map(({ start }) => start));
  const first = Clause.places(denials.filter(({ start }) => start === from));
  const pieces = words.map(({ start }, place) =>
    first.has(place) ? '' : text.slice(start, words[place + 1]?.start ?? text.length),
  );
  return pieces.join('').trim();
}

/** What names the thing asked for; the other arguments are codes and bounds. */
const NAMES = ['text', 'name', 'words', 'field'] as const;

/** The words of what a slot asks for: the names in it, or all it says where nothing has a name. */
export function wordsOfSlot(said: readonly Said[]): SpokenWord[] {
  const names = said.flatMap(({ args }) => NAMES.flatMap((name) => args[name] ?? [])).join(' ');
  const text = names.trim() === '' ? renderReading(said) : names;
  return wordsOf(text, localesOf(keysOf(tokenize(text))));
}

/** Those that mean something, as keys. */
export const contentOf = (words: readonly SpokenWord[]): ReadonlySet<string> =>
  new Set(words.filter(({ role }) => role === 'content').map(({ key }) => key));

function denialsIn(words: readonly Token[]): WordRange[] {
  const keys = keysOf(words);
  return cuesIn(keys, localesOf(keys)).cues.filter(({ value }) => value === 'not');
}

const keysOf = (words: readonly Token[]): string[] => words.map(({ key }) => key);
