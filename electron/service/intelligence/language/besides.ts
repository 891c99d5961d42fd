import type { Besides, Locale } from './locale.ts';
import { oncePer } from './memoize.ts';
import { Phrases, type WordRange } from './phrases.ts';

const compile = oncePer(({ besides }: Locale) => Phrases.named<keyof Besides>(besides));

/** Words of what stands beside the asked (locale.ts) in a row of keys, by what they do there. */
export function besidesIn(
  keys: readonly string[],
  locales: readonly Locale[],
): (name: keyof Besides) => readonly WordRange[] {
  const found = locales.flatMap((one) => compile(one).in(keys));
  return (name) => found.filter(({ value }) => value === name);
}
