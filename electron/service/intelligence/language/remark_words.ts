import type { Locale, Remarks } from './locale.ts';
import { oncePer } from './memoize.ts';
import { Phrases, phrasesOf, type WordRange } from './phrases.ts';

const NAMES = [
  'greeting',
  'who',
  'said',
  'ours',
  'telling',
  'aside',
  'wants',
  'talk',
] as const satisfies readonly (keyof Remarks)[];

const compile = oncePer(
  ({ remarks }: Locale) =>
    new Map(NAMES.map((name) => [name, Phrases.of(phrasesOf(remarks?.[name] ?? ''))] as const)),
);

/** The places of a row at which words of remarks stand, by what they do there (locale.ts). */
export function remarkWords(
  keys: readonly string[],
  locales: readonly Locale[],
): (name: keyof Remarks) => ReadonlySet<number> {
  const found = new Map(
    NAMES.map((name) => {
      const ranges: readonly WordRange[] = locales.flatMap((one) => compile(one).get(name)?.in(keys) ?? []);
      return [
        name,
        new Set(ranges.flatMap(({ start, end }) => keys.map((_, at) => at).slice(start, end))),
      ] as const;
    }),
  );
  return (name) => found.get(name) ?? new Set();
}
