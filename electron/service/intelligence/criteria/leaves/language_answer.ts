import { cefrOf, type Cefr } from '../../resume/language_levels.ts';
import type { LanguageEntry } from '../../profile.ts';
import type { Verdict } from '../answer.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMentioned, notMet, notStated } from '../leaf.ts';
import { lookedAt, mentionsOf } from '../search.ts';
import { rank } from './language_words.ts';

/** A language of a criterion: any of the names, at a level or better (null: at any). */
export type AskedLanguage = {
  readonly names: readonly string[];
  readonly level: Cefr | null;
  /** Reading it is enough. */
  readonly reading: boolean;
};

const JLPT = { N5: 0, N4: 1, N3: 2, N2: 3, N1: 4 } as const;
export type JapaneseLevel = keyof typeof JLPT;

/** Whether the person speaks all of the languages, or one of them. */
export function decideLanguages(
  asked: readonly AskedLanguage[],
  join: 'and' | 'or',
  facts: CriterionFacts,
): Verdict {
  const verdicts = asked.map((one) => decide(one, facts));
  const settling = join === 'or';
  const chosen =
    verdicts.find(({ truth }) => truth === settling) ??
    verdicts.find(({ truth }) => truth === null) ??
    verdicts[0];
  if (chosen === undefined) {
    return notStated(0.3, 'The resume does not say which languages the person speaks.');
  }
  if (chosen.truth !== !settling || verdicts.length === 1) return chosen;
  // all of them hold, or none does
  const { is_silent: _, ...said } = chosen;
  return {
    ...said,
    ...(said.truth === false && verdicts.every(({ is_silent }) => is_silent) ? { is_silent: true } : {}),
    confidence: Math.min(...verdicts.map(({ confidence }) => confidence)),
    explanation: [...new Set(verdicts.map(({ explanation }) => explanation))].join(' '),
    evidence: verdicts.flatMap(({ evidence }) => evidence).slice(0, 6),
  };
}

function decide({ names, level, reading }: AskedLanguage, facts: CriterionFacts): Verdict {
  const name = names.join(' or ');
  const known = facts.profile.languages.filter((entry) =>
    names.some((wanted) => sameLanguage(entry, wanted, facts)),
  );
  const [first] = known;
  if (first !== undefined) {
    const verdicts = known.map((entry) => decideKnown(entry, level, reading, facts));
    return (
      verdicts.find(({ truth }) => truth === true) ?? verdicts[0] ?? decideKnown(first, level, reading, facts)
    );
  }
  const mention = names
    .flatMap((wanted) => mentionsOf(facts, wanted))
    .find(
      ({ span, written }) =>
        (!/^(?:mandarin|cantonese)$/iu.test(name) || exactly(name).test(written)) &&
        /\b(?:speak|spoken|fluent|native|bilingual|language|interpret|translat|conversational|[ABC][12])/iu.test(
          facts.quote(span).text,
        ),
    );
  if (mention !== undefined) {
    const { span, text } = facts.quote(mention.span);
    const stated = cefrOf(text);
    if (level === null || (stated !== null && rank(stated) >= rank(level))) {
      return met(0.65, `The resume says ${quoted(facts, span)}.`, [span]);
    }
    return notStated(0.55, `The resume does not state a level: ${quoted(facts, span)}.`, [span]);
  }
  return facts.profile.languages.length > 0
    ? notMentioned(
        0.85,
        `The resume lists its languages, without ${name}: ${facts.profile.languages
          .map((entry) => entry.name)
          .slice(0, 6)
          .join(', ')}.`,
        facts.profile.languages.map(({ span }) => span),
      )
    : notStated(0.4, `The resume does not say whether the person speaks ${name}: it lists no languages.`);
}

const exactly = (name: string): RegExp =>
  /^mandarin$/iu.test(name) ? /mandarin|putonghua/iu : /[ck]anton/iu;

/** One name covers several Chinese languages in the skills list: what is written tells them apart. */
function sameLanguage(entry: LanguageEntry, wanted: string, facts: CriterionFacts): boolean {
  const written = facts.document.text.slice(entry.span.start, entry.span.end);
  if (/^mandarin$/iu.test(wanted)) return /mandarin|putonghua|chinese(?! ?\(?cantonese)/iu.test(written);
  if (/^cantonese$/iu.test(wanted)) return /[ck]anton/iu.test(written);
  return entry.name.toLowerCase() === wanted.toLowerCase();
}

const PASSIVE =
  /(?<!\p{L})(?:reading only|read only|reading knowledge|passive\p{L}*|understand(?:ing)?(?: it)?(?: only)?[, ]+(?:but )?(?:do(?:es)? not|don't|cannot|can't|no) speak|understand only|only understand|listening only|lesekenntnisse|passiv\p{L}*|lu uniquement|lecture seulement|solo lectura|leído)(?!\p{L})/iu;
const POOR =
  /(?<!\p{L})(?:speak only a little|only a little|rusty|a few words|phrases only|forgotten)(?!\p{L})/iu;

/** What stands beside a language in a list of languages, up to the next one. */
function besideOf(entry: LanguageEntry, facts: CriterionFacts): string {
  const { text } = facts.document;
  const next = facts.profile.languages.find(({ span }) => span.start >= entry.span.end)?.span.start;
  const line = text.indexOf('\n', entry.span.end);
  const until = Math.min(next ?? text.length, line < 0 ? text.length : line, entry.span.end + 90);
  return text.slice(entry.span.start, until);
}

/** The level of an entry; one that stands after its neighbour in "English and French (bilingual)" is its own too. */
function levelOf(entry: LanguageEntry, facts: CriterionFacts): Cefr | null {
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

function decideKnown(
  entry: LanguageEntry,
  level: Cefr | null,
  reading: boolean,
  facts: CriterionFacts,
): Verdict {
  const quote = quoted(facts, facts.quote(entry.span).span);
  if (PASSIVE.test(besideOf(entry, facts)) && !reading) {
    return notMet(0.8, `The resume says the language is read or understood, not spoken: ${quote}.`, [
      entry.span,
    ]);
  }
  if (level === null || level === 'A1') return met(0.93, `The resume lists ${quote}.`, [entry.span]);
  const stated = levelOf(entry, facts);
  if (stated === null) {
    return level === 'A2'
      ? met(0.8, `The resume lists ${quote}.`, [entry.span])
      : notStated(0.6, `The resume does not state the level: ${quote}.`, [entry.span]);
  }
  return rank(stated) >= rank(level)
    ? met(0.88, `The resume lists ${quote}.`, [entry.span])
    : notMet(0.85, `${level} was asked for; the resume lists ${quote}.`, [entry.span]);
}

/** Whether so many languages are listed; of foreign ones the mother tongues are none. */
export function decideCount(wanted: number, foreign: boolean, facts: CriterionFacts): Verdict {
  const all = facts.profile.languages;
  if (all.length === 0) {
    return notStated(0.4, 'The resume does not say which languages the person speaks.');
  }
  const native = all.filter((entry) => levelOf(entry, facts) === 'C2');
  const counted = foreign ? all.filter((entry) => !native.slice(0, 1).includes(entry)) : all;
  const names = counted.map(({ name }) => name).join(', ');
  const spans = all.map(({ span }) => span);
  return counted.length >= wanted
    ? met(0.88, `The resume lists ${counted.length}: ${names}.`, spans)
    : notMet(0.8, `The resume lists ${counted.length === 1 ? 'only one' : counted.length}: ${names}.`, spans);
}

/** Japanese by the levels of its own test. */
export function decideJlpt(wanted: JapaneseLevel, facts: CriterionFacts): Verdict {
  const line = facts.lines.find(({ text }) => /JLPT|Japanese/iu.test(text) && /\bN[1-5]\b/u.test(text));
  const match = /\bN[1-5]\b/u.exec(line?.text ?? '');
  if (match === null || line === undefined) {
    return decide({ names: ['Japanese'], level: 'B2', reading: false }, facts).truth === false
      ? notMentioned(0.8, 'The resume does not list Japanese.', lookedAt(facts, ['languages', 'skills']))
      : notStated(0.6, 'The resume does not say which level of Japanese the person has.');
  }
  const span = { start: line.start, end: line.end };
  return JLPT[match[0] as JapaneseLevel] >= JLPT[wanted]
    ? met(0.9, `The resume says ${quoted(facts, span)}.`, [span])
    : notMet(0.88, `The resume says ${quoted(facts, span)}.`, [span]);
}
