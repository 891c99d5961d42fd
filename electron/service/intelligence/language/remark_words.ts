import type { Locale, Remarks } from './locale.ts';
import { oncePer } from './memoize.ts';
import { holdsAt, Phrases, phrasesOf } from './phrases.ts';

const compile = oncePer(({ remarks }: Locale): Phrases<keyof Remarks> => {
  const phrases = new Phrases<keyof Remarks>();
  for (const [name, list] of Object.entries(remarks ?? {})) {
    for (const phrase of phrasesOf(list)) phrases.add(phrase, name as keyof Remarks);
  }
  return phrases;
});

/** Words of remarks in a row, by what they do there (locale.ts). @returns whether a place is held by one */
export function remarkWords(
  keys: readonly string[],
  locales: readonly Locale[],
): (name: keyof Remarks, at: number) => boolean {
  const found = locales.flatMap((one) => compile(one).in(keys));
  return (name, at) => found.some((match) => match.value === name && holdsAt(match, at));
}
