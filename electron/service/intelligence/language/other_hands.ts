import { cuesIn, isStopWordOf } from './cues.ts';
import type { Locale, OtherHands } from './locale.ts';
import { oncePer } from './memoize.ts';
import { isPersonNoun } from './person_nouns.ts';
import { Phrases } from './phrases.ts';
import { tokenize } from './tokens.ts';

const made = oncePer((hands: OtherHands) => Phrases.named(hands));

/** Words between a thing and what links it to somebody, and from there to who it is. */
const REACH = 3;
const BRACKET = /\([^()]{0,60}\)/gu;
/** A comma ends it, too: what follows is said of something else. */
const END = /[.;,:•|\n]|\s[–—]\s/u;

/**
 * Whether the clause goes on to say that somebody else has, does or leads what was just named: "(£1.9m) is held by the ward
 * manager", "macht ein externes Labor", "lo lleva la jefa". Who it is must be said, and not as one's own; whoever
 * makes a thing that others use ("wrote the library used by all engineers") has made it.
 * @param before the text before the name
 * @param behind the text behind the name
 */
export function isInOtherHands(before: string, behind: string, locales: readonly Locale[]): boolean {
  const said = behind.replaceAll(BRACKET, ' ');
  // "gare pubbliche: seguite dall'ufficio", "las nóminas, hechas por una gestoría"
  const apart = /^\s*[,:]\s/u.exec(said)?.[0] ?? '';
  const [clause = ''] = said.slice(apart.length).split(END, 1);
  const words = tokenize(clause);
  const row = words.map(({ key }) => key);
  // keys know no accents: "dei dirigenti *e* degli operai" is no "è degli operai"
  const isAnd = (at: number): boolean => clause.slice(words[at]?.start, words[at]?.end) === 'e';
  // "las hace Garantía de Calidad": where nouns are written small, a capital is a name
  const isName = (at: number, { capital_nouns }: Locale): boolean =>
    capital_nouns !== true && /^\p{Lu}\p{Ll}/u.test(clause.slice(words[at]?.start, words[at]?.end));
  const is_linked = locales.some((locale) => {
    if (locale.status.hands === undefined) return false;
    const table = made(locale.status.hands);
    const found = table.in(row);
    const isIn = (list: keyof OtherHands, at: number): boolean =>
      found.some(({ value, start }) => value === list && start === at);
    const isHolder = (at: number): boolean =>
      isPersonNoun(row[at] ?? '') || isIn('holders', at) || isName(at, locale);
    const isAmong = (from: number): boolean =>
      row.slice(from, from + REACH + 1).some((_, at) => isHolder(from + at));
    // "payroll done by", "payroll runs are done by"; "control of parts made by" is said of the parts
    const isOfIt = (start: number): boolean =>
      (start === 0 && isSubject(before.split(END).at(-1) ?? '', locales)) ||
      (isIn('be', start - 1) && !found.some(({ value, end }) => value === 'breaks' && end <= start));
    return found.some(({ value, start, end }) => {
      if (value === 'verbs') return start > 0 && start <= REACH + 1 && isHolder(start - 1);
      if (start > REACH) return false;
      if (value === 'participles') return isOfIt(start) && isAmong(end);
      return value === 'links' && apart === '' && !isAnd(start) && isAmong(end);
    });
  });
  return is_linked && !isOwn(behind, locales);
}

/** Whether the sentence goes on about whoever speaks: "…, and by me every day", "las hace mi equipo", but not "not me". */
export function isOwn(behind: string, locales: readonly Locale[]): boolean {
  const [sentence = ''] = behind.split(/[.;•|\n]/u, 1);
  const words = tokenize(sentence);
  const row = words.map(({ key }) => key);
  // "macht der Meister, ich rüste nur": another thing is theirs
  const opens = (at: number): boolean => /,\s*$/u.test(sentence.slice(0, words[at]?.start));
  const denied = new Set(
    cuesIn(row, locales).cues.flatMap(({ value, start }) => (value === 'not' ? [start] : [])),
  );
  return locales.some((locale) =>
    (locale.status.hands === undefined ? [] : made(locale.status.hands).in(row)).some(
      ({ value, start, end }) =>
        value === 'own' &&
        // "lo usano i colleghi" is no English "I"
        !isStopWordOf(row[start] ?? '', locale, locales) &&
        !opens(start) &&
        !denied.has(end) &&
        !denied.has(start - 1) &&
        !denied.has(start - 2),
    ),
  );
}

/** Whether the name begins its clause, with an article and a word of its own at most: "the ward budget". */
function isSubject(opens: string, locales: readonly Locale[]): boolean {
  const row = tokenize(opens).map(({ key }) => key);
  if (row.length === 0) return true;
  const { function_words } = cuesIn(row, locales);
  return row.length <= 2 && function_words.some(({ start }) => start === 0);
}
