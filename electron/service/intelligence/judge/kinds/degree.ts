import { lookedAt } from '../../criteria/search.ts';
import type { Cue } from '../../language/locale.ts';
import { says } from '../../language/status.ts';
import { tokenize } from '../../language/tokens.ts';
import type { EducationEntry, Span } from '../../profile.ts';
import { fold } from '../../resume/lines.ts';
import { Clause } from '../clause.ts';
import { quote, type JudgeFacts } from '../facts.ts';
import type { Entry } from '../lexicon.ts';
import { Phrases } from '../../language/phrases.ts';
import { met, notMet, notStated, say, type Kind, type Parse, type Verdict } from '../predicate.ts';
import { stateOf, textOf } from './degree_state.ts';
import { holdsWords, literalRest, literalsAt, windowIn, type Window, firstMonth } from './shared.ts';

/** A degree: of a level, in a field, from a school, completed or under way. */
export type DegreeSlots = {
  /** 1 secondary … 8 doctorate; 0 for any school, 4 for "a degree". */
  readonly level: number;
  /** A higher one counts as well. */
  readonly or_higher: boolean;
  readonly mba: boolean;
  /** Ids of fields of study (resources/lexicon/fields.csv); empty for any. */
  readonly fields: readonly string[];
  readonly labels: readonly string[];
  /** "In a related field": another field is left open. */
  readonly or_similar: boolean;
  readonly state: 'completed' | 'under_way' | 'either';
  readonly window: Window | null;
  /** Words of the school or subject that have to stand there. */
  readonly words: readonly string[];
};

const LEVELS: readonly (readonly [Cue, number])[] = [
  ['doctorate', 8],
  ['mba', 7],
  ['master', 7],
  ['bachelor', 5],
  ['associate', 4],
  ['diploma', 3],
  ['vocational', 2],
  ['secondary', 1],
];

function parse(clause: Clause): Parse<DegreeSlots>[] {
  const named = LEVELS.flatMap(([cue, level]) => clause.cues(cue).map((tag) => ({ tag, level, cue })))
    // "ma", "ms", "ba" in small letters are other words
    .filter(
      ({ tag }) =>
        tag.end - tag.start > 1 ||
        (!/^(?:ma|ms|ba|bs|be|jd)$/u.test(clause.written(tag.start)) &&
          (!/^(?:doctor|master|doktor|associate)$/u.test(clause.written(tag.start)) ||
            clause
              .tags('entry')
              .some(
                ({ entry, start }) => entry.kind === 'field' && start >= tag.end && start - tag.end <= 2,
              ))),
    );
  const general = clause.cues('degree', 'school');
  const fields = clause.tags('entry').filter(({ entry }) => entry.kind === 'field');
  const student = clause.cues('student');
  if (named.length === 0 && general.length === 0 && (fields.length === 0 || student.length === 0)) return [];
  if (
    named.length === 0 &&
    !clause.has('degree', 'student') &&
    !(clause.has('completed') && general.length > 0)
  ) {
    return [];
  }
  const { window, own: of_window } = windowIn(clause);
  const completed = clause.cues('completed');
  const higher = clause.cues('or_higher', 'at_least', 'or_more', 'or_similar');
  const frame = clause.cues(
    'in_progress',
    'certificate',
    'valid',
    'now',
    'experience',
    'industry',
    'employed',
    'total',
  );
  const level =
    named.length === 0
      ? student.length > 0 && general.length === 0
        ? 0
        : 4
      : Math.min(...named.map((one) => one.level));
  const levelsAround = (at: number): boolean =>
    named.some(({ tag }) => tag.end <= at) && named.some(({ tag }) => tag.start > at);
  const states = student.length > 0 || clause.has('in_progress');
  const own = new Set([
    ...of_window,
    ...Clause.places(
      named.map(({ tag }) => tag),
      general,
      fields,
      student,
      completed,
      higher,
      frame,
      clause.cues('or', 'any_of'),
      // "an MBA and a master's": two degrees, not one
      clause.cues('and').filter(({ start }) => !levelsAround(start)),
    ),
  ]);
  const literal = literalRest(clause, own);
  // "in hand, not pending": what is denied of its being under way says that it is completed
  const denied = clause
    .cues('not')
    .filter(({ end }) => clause.cues('in_progress').some(({ start }) => start === end));
  for (const at of Clause.places(denied)) own.add(at);
  // what somebody majors in may still be under way
  const majors = general.length === 1 && general.every(({ start }) => MAJOR.test(clause.key(start)));
  // "at a university or institute": which school, not which state
  const graduated =
    completed.length > 0 ||
    clause
      .cues('or')
      .some(
        (or) =>
          !general.some(({ end }) => end === or.start) || !general.some(({ start }) => start === or.end),
      );
  return [
    {
      own,
      literal,
      slots: {
        level,
        or_higher: higher.length > 0 || named.length === 0 || named.length > 1 || level < 7,
        mba: named.some(({ cue }) => cue === 'mba'),
        fields: fields.map(({ entry }) => entry.id),
        labels: fields.map((tag) => clause.textOf(tag.start, tag.end)),
        or_similar: clause.has('or_similar'),
        state:
          denied.length > 0
            ? 'completed'
            : majors
              ? 'either'
              : !states
                ? 'completed'
                : graduated
                  ? 'either'
                  : 'under_way',
        window,
        words: literalsAt(clause, literal),
      },
    },
  ];
}

const MAJOR = /^(?:major|minor|hauptfach|nebenfach|hoofdvak|bijvak)$/u;

/** The entries of a field: its own forms, and what is narrower. */
function formsOf(id: string, facts: JudgeFacts): Phrases<true> {
  const key = `field:${id}`;
  const known = forms.get(facts.tables.entries)?.get(key);
  if (known !== undefined) return known;
  const phrases = new Phrases<true>();
  const add = (entry: Entry | undefined, depth: number): void => {
    if (entry === undefined || depth > 3) return;
    for (const form of entry.forms) phrases.add(form, true);
    for (const narrow of facts.tables.narrower.get(entry.id) ?? []) add(narrow, depth + 1);
  };
  add(facts.tables.entries.get(key), 0);
  const own = forms.get(facts.tables.entries) ?? new Map<string, Phrases<true>>();
  own.set(key, phrases);
  forms.set(facts.tables.entries, own);
  return phrases;
}

const forms = new WeakMap<object, Map<string, Phrases<true>>>();

function inField(entry: EducationEntry, slots: DegreeSlots, facts: JudgeFacts): boolean {
  if (slots.fields.length === 0) return true;
  const stated = [entry.degree, entry.field].filter((part) => part !== null).join(' ');
  const own =
    entry.field === null
      ? `${stated} ${facts.document.text.slice(entry.span.start, entry.span.end)}`
      : stated;
  const keys = tokenize(own.replaceAll('.', '')).map(({ key }) => key);
  return slots.fields.some((id) => formsOf(id, facts).in(keys).length > 0);
}

const isMba = ({ degree, field }: EducationEntry): boolean =>
  /\bmba\b|master of business administration/iu.test(`${degree ?? ''} ${field ?? ''}`.replaceAll('.', ''));

function spanOf(entry: EducationEntry, facts: JudgeFacts): Span {
  const at = entry.degree === null ? -1 : facts.document.text.indexOf(entry.degree, entry.span.start);
  const start = at >= 0 && at < entry.span.end ? at : entry.span.start;
  const line = facts.lines.find((one) => start >= one.start && start < one.end);
  return line === undefined ? entry.span : { start: line.start, end: line.end };
}

/** A further line of an entry that holds the words asked for and says that this was not finished. */
function brokenOff(
  { span }: EducationEntry,
  words: readonly string[],
  { lines, locales }: JudgeFacts,
): Span | null {
  if (words.length === 0) return null;
  const line = lines.find(
    ({ start, end, text }) =>
      start > span.start && end <= span.end && holdsWords(text, words) && says(text, 'abandoned', locales),
  );
  return line === undefined ? null : { start: line.start, end: line.end };
}

function decide(slots: DegreeSlots, facts: JudgeFacts): Verdict {
  const entries = facts.profile.education.filter(({ degree, level }) => degree !== null || level !== null);
  const looked = lookedAt(facts, ['education']);
  if (entries.length === 0) return notStated(0.6, say('degree.none'), looked);
  const reaches = entries.filter((entry) => {
    const level = entry.level ?? 0;
    if (slots.mba) return isMba(entry);
    // a postgraduate certificate is no degree that stands above a bachelor's
    return slots.or_higher
      ? level >= slots.level && (level !== 6 || slots.level <= 4)
      : level >= slots.level && level === Math.max(slots.level, level);
  });
  const wanted = reaches.filter((entry) => {
    const state = stateOf(entry, facts);
    return slots.state === 'either' ? state !== 'abandoned' : state === slots.state;
  });
  const shownOf = (entry: EducationEntry): { readonly span: Span; readonly quotes: string } => {
    const span = spanOf(entry, facts);
    return { span, quotes: quote(facts, span) };
  };
  const fitting = wanted.filter((entry) => inField(entry, slots, facts));
  const since_when = firstMonth(slots.window, facts);
  const isLate = ({ end }: EducationEntry): boolean =>
    since_when === null || (end !== null && end.year * 12 + (end.month ?? 12) - 1 >= since_when);
  const shown = fitting.filter((entry) => holdsWords(textOf(entry, facts), slots.words));
  const broken =
    shown.length === 1 && shown[0] !== undefined ? brokenOff(shown[0], slots.words, facts) : null;
  if (broken !== null) {
    const quotes = quote(facts, broken);
    return notMet(0.8, say('degree.abandoned', { quotes }), [broken]);
  }
  const told = shown.find(isLate) ?? shown[0];
  if (told !== undefined) {
    const { span, quotes } = shownOf(told);
    const since = firstMonth(slots.window, facts);
    if (since !== null) {
      if (told.end === null) return notStated(0.5, say('degree.undated', { quotes }), [span]);
      const late = told.end.year * 12 + (told.end.month ?? 12) - 1 >= since;
      return late
        ? met(0.88, say('shown', { quotes }), [span])
        : notMet(0.85, say('shown', { quotes }), [span]);
    }
    return met(told.field === null && slots.fields.length > 0 ? 0.75 : 0.92, say('shown', { quotes }), [
      span,
    ]);
  }
  const [unsaid] = fitting;
  if (unsaid !== undefined) {
    const { span, quotes } = shownOf(unsaid);
    return notStated(0.5, say('slot.words', { words: slots.words.join(', '), quotes }), [span]);
  }
  const [other] = wanted;
  if (other !== undefined) {
    const { span, quotes } = shownOf(other);
    return slots.or_similar
      ? notStated(0.5, say('degree.other_field', { quotes }), [span])
      : notMet(0.8, say('degree.other_field', { quotes }), [span]);
  }
  const open = reaches.find((entry) => inField(entry, slots, facts));
  if (open !== undefined) {
    const { span, quotes } = shownOf(open);
    return notMet(0.85, say(`degree.${stateOf(open, facts)}`, { quotes }), [span]);
  }
  const [highest] = entries.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0));
  if (highest === undefined) return notStated(0.5, say('degree.none'), looked);
  const { span, quotes } = shownOf(highest);
  return notMet(fold(quotes) === '' ? 0.6 : 0.88, say('degree.highest', { quotes }), [span]);
}

export const degree: Kind<DegreeSlots> = {
  name: 'degree',
  parse,
  understood: ({ level, labels, state, mba, words }) =>
    say('asks.degree', {
      level: mba ? 'mba' : level,
      field: labels.join(' / '),
      state,
      words: words.join(' '),
    }),
  decide,
};
