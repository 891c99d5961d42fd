import { lookedAt } from '../search.ts';
import { liesIn, type AskedPlace } from '../../language/regions.ts';
import { Phrases } from '../../language/phrases.ts';
import { says } from '../../language/status.ts';
import { tokenize } from '../../language/tokens.ts';
import type { EducationEntry, Span } from '../../profile.ts';
import { fold } from '../../language/lines.ts';
import { readPlace } from '../../language/places.ts';
import { quote, type JudgeFacts } from '../facts.ts';
import type { Entry } from '../lexicon.ts';
import { met, notMet, notStated, say, type Kind, type Verdict } from '../predicate.ts';
import { type Said } from '../answer.ts';
import { parseDegree, type DegreeSlots } from './degree_parse.ts';
import { stateOf, textOf } from './degree_state.ts';
import { firstMonth, holdsWords } from './shared.ts';
import { parts } from '../sentences/sentence.ts';
import { quotedSentence } from '../quoted_sentence.ts';

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

const isMba = ({ degree, field }: Pick<EducationEntry, 'degree' | 'field'>): boolean =>
  /\bmba\b|master of business administration/iu.test(`${degree ?? ''} ${field ?? ''}`.replaceAll('.', ''));

function spanOf(entry: EducationEntry, facts: JudgeFacts): Span {
  const at = entry.degree === null ? -1 : facts.document.text.indexOf(entry.degree, entry.span.start);
  const start = at >= 0 && at < entry.span.end ? at : entry.span.start;
  const line = facts.lines.find((one) => start >= one.start && start < one.end);
  return line === undefined ? entry.span : { start: line.start, end: line.end };
}

/** Whether a school lies in one of the places asked for; null where the entry does not say. */
function liesThere(entry: EducationEntry, places: readonly AskedPlace[], facts: JudgeFacts): boolean | null {
  if (places.length === 0 || places.some(({ name }) => holdsWords(textOf(entry, facts), [name]))) return true;
  const pieces = textOf(entry, facts)
    .split(/[,|•–]|\s-\s/u)
    .map((part) => part.trim());
  const said = new Set(
    pieces.flatMap((_, at) => {
      const home = [2, 1]
        .map((length) => pieces.slice(at, at + length).join(', '))
        .map(readPlace)
        .find((one) => one !== null);
      return home === null || home === undefined ? [] : places.map((place) => liesIn(home, place));
    }),
  );
  return said.has(true) ? true : said.has(false) ? false : null;
}

/** Whether a degree was completed in the years asked for; null where it has no date. */
function isInTime(
  { end }: EducationEntry,
  { years, window }: DegreeSlots,
  facts: JudgeFacts,
): boolean | null {
  const since = years === null ? firstMonth(window, facts) : null;
  if (years === null && since === null) return true;
  if (end === null) return null;
  if (years !== null) return end.year >= years.first && end.year <= years.last;
  return end.year * 12 + (end.month ?? 12) - 1 >= (since ?? 0);
}

type Shown = { readonly span: Span; readonly quotes: string };

const shownOf = (entry: EducationEntry, facts: JudgeFacts): Shown => {
  const span = spanOf(entry, facts);
  return { span, quotes: quote(facts, span) };
};

/** Reaches the level: for a named one that is its own, or a higher one where that counts. */
function reaches({ level: own, ...entry }: EducationEntry, { level, mba, is_named }: DegreeSlots): boolean {
  if (mba) return isMba(entry);
  // a postgraduate certificate is no degree that stands above a bachelor's
  return (own ?? 0) >= level && (own !== 6 || level <= 4 || !is_named);
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
  const reaching = entries.filter((entry) => reaches(entry, slots));
  const wanted = reaching.filter((entry) => {
    const state = stateOf(entry, facts);
    return slots.state === 'either' ? state !== 'abandoned' : state === slots.state;
  });
  const fitting = wanted.filter((entry) => inField(entry, slots, facts));
  const broken =
    fitting[0] === undefined || fitting.length > 1 ? null : brokenOff(fitting[0], slots.words, facts);
  if (broken !== null) {
    return notMet(0.8, ...quotedSentence(facts, broken, 'degree.abandoned'));
  }
  if (slots.count > 1) return decideCount(slots.count, fitting, facts);
  if (fitting.length > 0) return decideFitting(fitting, slots, facts);
  const [other] = wanted;
  if (other !== undefined) {
    const { span, quotes } = shownOf(other, facts);
    return (
      leftOpen(slots, say('degree.other_field', { quotes }), span) ??
      notMet(0.8, say('degree.other_field', { quotes }), [span])
    );
  }
  const open = reaching.find((entry) => inField(entry, slots, facts));
  if (open !== undefined) {
    const { span, quotes } = shownOf(open, facts);
    return notMet(0.85, say(`degree.${stateOf(open, facts)}`, { quotes }), [span]);
  }
  const [highest] = entries.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0));
  if (highest === undefined) return notStated(0.5, say('degree.none'), looked);
  const { span, quotes } = shownOf(highest, facts);
  const said = say('degree.highest', { quotes });
  const instead = slots.similar?.kind === 'anything' ? leftOpen(slots, said, span) : null;
  return instead ?? notMet(fold(quotes) === '' ? 0.6 : 0.88, said, [span]);
}

/** What counts beside the degree is for a person to judge; null where nothing does. */
function leftOpen({ similar }: DegreeSlots, said: Said, span: Span): Verdict | null {
  if (similar === null) return null;
  const verdict = notStated(0.5, said, [span]);
  return { ...verdict, said: [said, say('similar', { words: similar.label })] };
}

function decideCount(count: number, fitting: readonly EducationEntry[], facts: JudgeFacts): Verdict {
  const shown = fitting.map((entry) => shownOf(entry, facts));
  const spans = shown.map(({ span }) => span);
  const said = say('degree.counted', {
    count: fitting.length,
    quotes: shown.map(({ quotes }) => quotes).join(', '),
  });
  return fitting.length >= count ? met(0.88, said, spans) : notMet(0.85, said, spans);
}

/** Of degrees of the level, the state and the field: the school, the place and the time. */
function decideFitting(fitting: readonly EducationEntry[], slots: DegreeSlots, facts: JudgeFacts): Verdict {
  const shown = fitting.filter((entry) => holdsWords(textOf(entry, facts), slots.words));
  const [unsaid] = fitting;
  const [first] = shown;
  if (first === undefined) {
    const { span, quotes } = shownOf(unsaid as EducationEntry, facts);
    const said = say('slot.words', { words: slots.words.join(', '), quotes });
    // a school with a name is another one; a subject may stand under another name
    return slots.is_school ? notMet(0.8, said, [span]) : notStated(0.5, said, [span]);
  }
  const told = shown.map((entry) => ({
    entry,
    truth: worst(liesThere(entry, slots.places, facts), isInTime(entry, slots, facts)),
  }));
  const chosen =
    told.find(({ truth }) => truth === true) ?? told.find(({ truth }) => truth === null) ?? told[0];
  const { span, quotes } = shownOf(chosen?.entry ?? first, facts);
  if (chosen?.truth === null) {
    const code = slots.places.length > 0 ? 'degree.unplaced' : 'degree.undated';
    return notStated(0.5, say(code, { quotes }), [span]);
  }
  const said = say('shown', { quotes });
  if (chosen?.truth === false) return notMet(0.85, said, [span]);
  const is_sure = chosen?.entry.field !== null || slots.fields.length === 0;
  return met(is_sure ? (slots.years === null && slots.window === null ? 0.92 : 0.88) : 0.75, said, [span]);
}

const worst = (...truths: readonly (boolean | null)[]): boolean | null =>
  truths.includes(false) ? false : truths.includes(null) ? null : true;

const LEVELS = [
  'school or university',
  'a school-leaving certificate',
  'vocational training',
  'a diploma',
  'a degree',
  "a bachelor's degree",
  'a postgraduate diploma',
  "a master's degree",
  'a doctorate',
];
const NAMED: Readonly<Record<string, string>> = { mba: 'an MBA', associate: 'an associate degree' };

export const degree: Kind<DegreeSlots> = {
  name: 'degree',
  parse: parseDegree,
  understood: ({
    level,
    is_named,
    or_higher,
    labels,
    state,
    mba,
    words,
    years,
    window,
    count,
    places,
    similar,
  }) =>
    say('asks.degree', {
      level: mba ? 'mba' : is_named && level === 4 ? 'associate' : level,
      higher: or_higher && is_named && level < 8 && !mba ? 1 : 0,
      field: labels.join(' / '),
      state,
      words: words.join(' '),
      time: years?.label ?? window?.label ?? '',
      count,
      place: places.map(({ name }) => name).join(' / '),
      similar: similar?.label ?? '',
    }),
  decide,
  sentences: {
    'asks.degree': ({ level, higher, field, state, words, time, count, place, similar }) =>
      parts(
        state === 'under_way' ? 'Is studying for' : state === 'either' ? 'Has or is studying for' : 'Holds',
        Number(count) > 1
          ? `at least ${count} degrees`
          : (NAMED[String(level)] ?? LEVELS[Number(level)] ?? 'a degree'),
        higher === 1 ? 'or higher' : '',
        field === '' ? '' : `in ${field}`,
        (similar ?? '') === '' ? '' : `or ${similar} (a person judges)`,
        (place ?? '') === '' ? '' : `from ${place}`,
        words === '' ? '' : `with the words “${words}”`,
        (time ?? '') === '' ? '' : `(${time})`,
      ),
    'degree.none': () => 'The resume does not say which degree the person has.',
    'degree.other_field': ({ quotes }) => `The degree is another one: ${quotes}.`,
    'degree.under_way': ({ quotes }) => `Not completed yet: ${quotes}.`,
    'degree.abandoned': ({ quotes }) => `Not completed: ${quotes}.`,
    'degree.completed': ({ quotes }) => `Completed already: ${quotes}.`,
    'degree.highest': ({ quotes }) => `The highest degree in the resume is ${quotes}.`,
    'degree.counted': ({ count, quotes }) =>
      parts(`The resume lists ${count === 0 ? 'none' : count}`, quotes === '' ? '' : `(${quotes})`) + '.',
    'degree.unplaced': ({ quotes }) => `The resume does not say where the school is: ${quotes}.`,
    'degree.undated': ({ quotes }) => `The resume does not say when the degree was completed: ${quotes}.`,
  },
};
