import type { LanguageCode, Locale } from './locale.ts';
import { isPersonNoun } from './person_nouns.ts';
import { Phrases, phrasesOf } from './phrases.ts';
import { tokenize } from './tokens.ts';

type Table = Readonly<Record<'links' | 'holders' | 'verbs', Phrases<true>>>;

const tables = new Map<LanguageCode, Table | null>();

const made = (list = ''): Phrases<true> => Phrases.of(phrasesOf(list));

/** Made once for each language; null where it has no words for it. */
function tableOf({ code, status: { hands } }: Locale): Table | null {
  let table = tables.get(code);
  if (table === undefined) {
    const { links, holders, verbs } = hands ?? {};
    table = hands === undefined ? null : { links: made(links), holders: made(holders), verbs: made(verbs) };
    tables.set(code, table);
  }
  return table;
}

/** Words between a thing and what links it to somebody, and from there to who it is. */
const REACH = 3;
const BRACKET = /\([^()]{0,60}\)/gu;
/** A comma ends it, too: what follows is said of something else. */
const END = /[.;,:•|\n]|\s[–—]\s/u;

/**
 * Whether the clause goes on to say that somebody else has, does or leads what was just named: "(£1.9m) is held by the ward
 * manager", "macht ein externes Labor", "lo lleva la jefa". Who it is must be said, and not as one's own.
 * @param behind the text behind the name
 */
export function isInOtherHands(behind: string, locales: readonly Locale[]): boolean {
  // "gare pubbliche: seguite dall'ufficio", "las nóminas, hechas por una gestoría"
  const said = behind.replaceAll(BRACKET, ' ').replace(/^\s*[,:]\s/u, ' ');
  const [clause = ''] = said.split(END, 1);
  const words = tokenize(clause);
  const row = words.map(({ key }) => key);
  // keys know no accents: "dei dirigenti *e* degli operai" is no "è degli operai"
  const isAnd = (at: number): boolean => clause.slice(words[at]?.start, words[at]?.end) === 'e';
  // "las hace Garantía de Calidad": where nouns are written small, a capital is a name
  const isName = (at: number, { code }: Locale): boolean =>
    code !== 'de' && /^\p{Lu}\p{Ll}/u.test(clause.slice(words[at]?.start, words[at]?.end));
  return locales.some((locale) => {
    const table = tableOf(locale);
    if (table === null) return false;
    const isHolder = (at: number): boolean =>
      isPersonNoun(row[at] ?? '') || table.holders.at(row, at).length > 0 || isName(at, locale);
    const isAmong = (from: number): boolean =>
      row.slice(from, from + REACH + 1).some((_, at) => isHolder(from + at));
    return (
      table.links.in(row).some(({ start, end }) => start <= REACH && !isAnd(start) && isAmong(end)) ||
      table.verbs.in(row).some(({ start }) => start <= REACH + 1 && start > 0 && isHolder(start - 1))
    );
  });
}
