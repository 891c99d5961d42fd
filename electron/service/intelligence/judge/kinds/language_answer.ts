import { lookedAt } from '../../criteria/search.ts';
import { cefrOf, type Cefr } from '../../resume/language_levels.ts';
import type { LanguageEntry } from '../../profile.ts';
import { placesNaming, POSSESSED, quote, type JudgeFacts } from '../facts.ts';
import { met, notMentioned, notMet, notStated, say, type Said, type Verdict } from '../predicate.ts';
import { joinValues } from '../three_values.ts';

const ORDER: readonly Cefr[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const rank = (level: Cefr): number => ORDER.indexOf(level);

/** Whether the person speaks all of the languages at a level or better (null: at any), or one of them. */
export function decideLanguages(
  names: readonly string[],
  level: Cefr | null,
  join: 'and' | 'or',
  facts: JudgeFacts,
): Verdict {
  const { value, told } = joinValues(
    names.map((name) => decide(name, level, facts)),
    join === 'or',
  );
  return { ...value, said: unique(told.flatMap(({ said }) => said)) };
}

const unique = (all: readonly Said[]): Said[] => [
  ...new Map(all.map((said) => [JSON.stringify(said), said])).values(),
];

function decide(name: string, level: Cefr | null, facts: JudgeFacts): Verdict {
  const { languages } = facts.profile;
  const verdicts = languages
    .filter((entry) => isLanguage(entry, name, facts))
    .map((entry) => decideKnown(entry, level, facts));
  const known = verdicts.find(({ truth }) => truth === true) ?? verdicts[0];
  if (known !== undefined) return known;
  const mention = placesNaming(name, facts, false).find(
    ({ span, written, status }) =>
      POSSESSED.has(status) && isWritten(written, name) && SPOKEN.test(facts.quote(span).text),
  );
  if (mention !== undefined) {
    const { span, text } = facts.quote(mention.span);
    const stated = cefrOf(text);
    const quotes = quote(facts, span);
    return level === null || (stated !== null && rank(stated) >= rank(level))
      ? met(0.65, say('shown', { quotes }), [span])
      : notStated(0.55, say('language.no_level', { quotes }), [span]);
  }
  if (languages.length === 0) return notStated(0.4, say('language.none'), lookedAt(facts, ['languages']));
  const names = languages.slice(0, 6).map((entry) => entry.name);
  return notMentioned(
    0.85,
    say('language.not_listed', { name, names: names.join(', ') }),
    languages.map(({ span }) => span),
  );
}

const SPOKEN =
  /\b(?:speak|spoken|fluent|native|bilingual|language|interpret|translat|conversational|[ABC][12])/iu;

/** One name covers several Chinese languages in the skills list: what is written tells them apart. */
const CHINESE: Readonly<Record<string, RegExp>> = {
  mandarin: /mandarin|putonghua|chinese(?! ?\(?cantonese)/iu,
  cantonese: /[ck]anton/iu,
};
const isWritten = (written: string, name: string): boolean =>
  CHINESE[name.toLowerCase()]?.test(written) ?? true;

function isLanguage(entry: LanguageEntry, name: string, facts: JudgeFacts): boolean {
  const written = facts.document.text.slice(entry.span.start, entry.span.end);
  return CHINESE[name.toLowerCase()]?.test(written) ?? entry.name.toLowerCase() === name.toLowerCase();
}

const PASSIVE =
  /(?<!\p{L})(?:reading only|read only|reading knowledge|passive\p{L}*|understand(?:ing)?(?: it)?(?: only)?[, ]+(?:but )?(?:do(?:es)? not|don't|cannot|can't|no) speak|understand only|only understand|listening only|lesekenntnisse|passiv\p{L}*|lu uniquement|lecture seulement|solo lectura|leído)(?!\p{L})/iu;
const POOR =
  /(?<!\p{L})(?:speak only a little|only a little|rusty|a few words|phrases only|forgotten)(?!\p{L})/iu;

/** What stands beside a language in a list of languages, up to the next one. */
function besideOf(entry: LanguageEntry, facts: JudgeFacts): string {
  const { text } = facts.document;
  const next = facts.profile.languages.find(({ span }) => span.start >= entry.span.end)?.span.start;
  const line = text.indexOf('\n', entry.span.end);
  const until = Math.min(next ?? text.length, line < 0 ? text.length : line, entry.span.end + 90);
  return text.slice(entry.span.start, until);
}

/** The level of an entry; one that stands after its neighbour in "English and French (bilingual)" is its own too. */
function levelOf(entry: LanguageEntry, facts: JudgeFacts): Cefr | null {
  const beside = besideOf(entry, facts);
  if (POOR.test(beside)) return 'A2';
  if (entry.cefr !== null) return entry.cefr;
  const own = cefrOf(beside);
  if (own !== null) return own;
  const { languages } = facts.profile;
  const next = languages[languages.indexOf(entry) + 1];
  if (next === undefined || next.cefr === null) return null;
  const between = facts.document.text.slice(entry.span.end, next.span.start);
  return /^\s*(?:and|und|et|y|&|\/|[-–])\s*$/iu.test(between) ? next.cefr : null;
}

function decideKnown(entry: LanguageEntry, level: Cefr | null, facts: JudgeFacts): Verdict {
  const quotes = quote(facts, facts.quote(entry.span).span);
  const spans = [entry.span];
  if (PASSIVE.test(besideOf(entry, facts))) return notMet(0.8, say('language.passive', { quotes }), spans);
  if (level === null || level === 'A1') return met(0.93, say('shown', { quotes }), spans);
  const stated = levelOf(entry, facts);
  if (stated === null) {
    return level === 'A2'
      ? met(0.8, say('shown', { quotes }), spans)
      : notStated(0.6, say('language.no_level', { quotes }), spans);
  }
  return rank(stated) >= rank(level)
    ? met(0.88, say('shown', { quotes }), spans)
    : notMet(0.85, say('language.level', { level, quotes }), spans);
}
