import type { Locale, Remarks } from './locale.ts';
import { oncePer } from './memoize.ts';
import { holdsAt, Phrases } from './phrases.ts';

const compile = oncePer(({ remarks }: Locale) => Phrases.named<keyof Remarks>(remarks));

/** Words of remarks in a row, by what they do there (locale.ts). @returns whether a place is held by one */
export function remarkWords(
  keys: readonly string[],
  locales: readonly Locale[],
): (name: keyof Remarks, at: number) => boolean {
  const found = locales.flatMap((one) => compile(one).in(keys));
  return (name, at) => found.some((match) => match.value === name && holdsAt(match, at));
}
