import type { Locale } from '../../language/locale.ts';
import { oncePer } from '../../language/memoize.ts';
import { phrasesOf, type WordRange } from '../../language/phrases.ts';
import { keysOf } from '../../language/tokens.ts';
import { Clause } from '../clause.ts';

/** All that a diploma of a language goes by, by the keys of each of its names; the first of one name counts. */
const diplomasNamed = oncePer(({ diplomas = [] }: Locale): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const names of diplomas.map(phrasesOf)) {
    for (const name of names) {
      const key = keysOf(name.replaceAll('_', ' ')).join('_');
      if (!found.has(key)) found.set(key, names);
    }
  }
  return found;
});

/** What the diplomas go by that a clause names; none where one has no name of its own. */
export function diplomasIn(clause: Clause, levels: readonly WordRange[]): readonly string[] {
  const named = levels.map((tag) => {
    const key = Clause.at(tag)
      .map((at) => clause.key(at))
      .join('_');
    return clause.tagged.locales
      .map((locale) => diplomasNamed(locale).get(key))
      .find((names) => names !== undefined);
  });
  return named.every((names) => names !== undefined) ? named.flat() : [];
}
