import type { Besides, Locale } from './locale.ts';
import { oncePer } from './memoize.ts';
import { Phrases, phrasesOf, type WordRange } from './phrases.ts';

const compile = oncePer(({ besides }: Locale): Phrases<keyof Besides> => {
  const phrases = new Phrases<keyof Besides>();
  for (const [name, list] of Object.entries(besides ?? {})) {
    for (const phrase of phrasesOf(list)) phrases.add(phrase, name as keyof Besides);
  }
  return phrases;
});

/** Words of what stands beside the asked (locale.ts) in a row of keys, by what they do there. */
export function besidesIn(
  keys: readonly string[],
  locales: readonly Locale[],
): (name: keyof Besides) => readonly WordRange[] {
  const found = locales.flatMap((one) => compile(one).in(keys));
  return (name) => found.filter(({ value }) => value === name);
}
