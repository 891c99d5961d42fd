import { lookedAt } from '../../criteria/search.ts';
import { decideLanguages, type AskedLanguage } from '../../criteria/leaves/language_answer.ts';
import type { MentionStatus } from '../../language/locale.ts';
import type { Span } from '../../profile.ts';
import { cefrOf, type Cefr } from '../../resume/language_levels.ts';
import { Clause } from '../clause.ts';
import { quote, statusAt, type JudgeFacts } from '../facts.ts';
import { met, notMet, notStated, say, type Kind, type Parse, type Verdict } from '../predicate.ts';

/** Languages at a level, all or one of them; or so many. */
export type LanguageSlots = {
  readonly names: readonly string[];
  readonly join: 'and' | 'or';
  readonly level: Cefr | null;
  /** So many languages, whichever; 0 where they are named. */
  readonly count: number;
};

/** Begun or meant to be: without a level it is not spoken yet. */
const UNDER_WAY: ReadonlySet<string> = new Set(['learning', 'planned', 'abandoned']);
const MANDARIN = /^(?:mandarin|cantonese)$/iu;

const CEFR = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u;

function parse(clause: Clause): Parse<LanguageSlots>[] {
  const languages = clause.tags('language');
  const cues = clause.cues(
    'speak',
    'language',
    'native',
    'fluent',
    'working_level',
    'intermediate',
    'basic',
    'deep',
    'expert',
    'know',
    'experience',
    'at_least',
    'or_higher',
    'or_more',
    'now',
    'certificate',
    'work',
    'or_similar',
    'as',
    'thing',
    'total',
  );
  const levels = clause.content.filter((at) =>
    /^(?:niveau|nivel|level|livello|poziom\p{L}*|nivelul|seviye\p{L}*|modo|au|auf)$/u.test(clause.key(at)),
  );
  const steps = clause.content.filter((at) => CEFR.test(clause.written(at).toUpperCase()));
  if (languages.length === 0) {
    const [quantity] = clause.tags('quantity');
    if (quantity === undefined || !clause.has('language') || clause.tags('length').length > 0) return [];
    return [
      {
        own: new Set(Clause.places(cues, [quantity])),
        slots: { names: [], join: 'and', level: null, count: quantity.quantity.value },
      },
    ];
  }
  const own = new Set([
    ...Clause.places(cues, languages, clause.cues('and', 'or', 'any_of')),
    ...steps,
    ...levels,
  ]);
  const level = levelOf(clause, steps);
  return [
    {
      own,
      slots: {
        names: languages.map(({ name, start }) =>
          /^(?:mandarin|cantonese)$/u.test(clause.key(start)) ? clause.written(start) : name,
        ),
        join: clause.joinOf(languages),
        level,
        count: 0,
      },
    },
  ];
}

function levelOf(clause: Clause, steps: readonly number[]): Cefr | null {
  const written = steps.map((at) => clause.written(at).toUpperCase() as Cefr).toSorted();
  if (written[0] !== undefined) return written[0];
  if (clause.has('or') && clause.has('native') && clause.has('fluent')) return 'C1';
  // "bilingual in French and English": nobody has two first languages for it
  const both = clause.tags('language').length > 1;
  if (
    both &&
    clause.cues('native').every(({ start }) => BILINGUAL.test(clause.key(start))) &&
    clause.has('native')
  ) {
    return 'C1';
  }
  if (clause.has('native')) return 'C2';
  if (clause.has('fluent', 'expert')) return 'C1';
  if (clause.has('working_level', 'deep')) return 'B2';
  if (clause.has('intermediate')) return 'B1';
  if (clause.has('basic')) return 'A2';
  return cefrOf(clause.text);
}

const BILINGUAL = /^(?:parfaitement|biling|zweisprachig)/u;

const BEGUN = new Set<MentionStatus>(['learning', 'planned', 'abandoned']);

function decide({ names, join, level, count }: LanguageSlots, facts: JudgeFacts): Verdict {
  if (count > 0) return decideCount(count, facts);
  const asked: AskedLanguage[] = names.map((name) => ({ names: [name], level, reading: false }));
  const removed = facts.profile.languages.filter(
    ({ span, cefr }) =>
      span.end > span.start &&
      (statusAt(facts, span) === 'denied' || (cefr === null && UNDER_WAY.has(statusAt(facts, span)))),
  );
  const denied = removed.find(
    ({ name }) => names.includes(name) || (name === 'Chinese' && names.some((own) => MANDARIN.test(own))),
  );
  if (denied !== undefined && join === 'and') {
    return notMet(0.75, say('status.denied', { name: denied.name, quotes: quote(facts, denied.span) }), [
      denied.span,
    ]);
  }
  // a language that is being learned, or will be, is not spoken yet
  const begun = facts.profile.languages.find(
    ({ name, span, cefr }) =>
      names.includes(name) && cefr === null && span.end > span.start && BEGUN.has(statusAt(facts, span)),
  );
  if (begun !== undefined && (join === 'and' || names.length === 1) && level !== 'A1' && level !== 'A2') {
    return notMet(
      0.75,
      say(`status.${statusAt(facts, begun.span)}`, { name: begun.name, quotes: quote(facts, begun.span) }),
      [begun.span],
    );
  }
  const verdict = decideLanguages(asked, join, facts);
  const spans: readonly Span[] = verdict.evidence;
  const quotes = spans
    .slice(0, 2)
    .map((span) => quote(facts, span))
    .join(', ');
  const said = say(
    verdict.truth === true
      ? 'shown'
      : verdict.is_silent === true || spans.length === 0
        ? 'language.not_listed'
        : 'language.level',
    { name: names.join(' / '), quotes, level: level ?? '' },
  );
  return { ...verdict, said: [said] };
}

function decideCount(count: number, facts: JudgeFacts): Verdict {
  const all = facts.profile.languages;
  if (all.length === 0) return notStated(0.4, say('language.none'), lookedAt(facts, ['languages']));
  const said = say('language.counted', { count: all.length, names: all.map(({ name }) => name).join(', ') });
  const spans = all.map(({ span }) => span);
  return all.length >= count ? met(0.88, said, spans) : notMet(0.8, said, spans);
}

export const language: Kind<LanguageSlots> = {
  name: 'language',
  parse,
  understood: ({ names, level, count, join }) =>
    count > 0
      ? say('asks.languages', { count })
      : say('asks.language', { name: names.join(join === 'or' ? ' or ' : ' and '), level: level ?? '' }),
  decide,
};
