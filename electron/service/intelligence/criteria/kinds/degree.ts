import { lookedAt } from '../search.ts';
import { liesIn, type AskedPlace } from '../../language/regions.ts';
import { cuesOfText } from '../../language/cues.ts';
import { Phrases, within } from '../../language/phrases.ts';
import { says } from '../../language/status.ts';
import { keysOf } from '../../language/tokens.ts';
import type { EducationEntry, Span } from '../../profile.ts';
import { fold, lineAt } from '../../language/lines.ts';
import { readPlace } from '../../language/places.ts';
import { quote, type JudgeFacts } from '../facts.ts';
import type { Entry, Tables } from '../lexicon.ts';
import {
  met,
  notMet,
  notStated,
  say,
  type Kind,
  type Verdict,
  quotedSentence,
  metIf,
  settled,
} from '../predicate.ts';
import type { Said } from '../answer.ts';
import { parseDegree, type DegreeSlots } from './degree_parse.ts';
import { stateOf, textOf } from './degree_state.ts';
import { firstMonth } from './shared.ts';
import { decideHonours } from './honours.ts';
import { joined } from '../three_values.ts';
import { holdsWords } from '../held_words.ts';
import { parts } from '../sentences/sentence.ts';
import { oncePer } from '../../language/memoize.ts';

/** What fields of study are called: a field's own forms, and those of narrower ones, some steps down. */
const namesOfFields = oncePer(({ narrower }: Tables) => {
  const formsOf = ({ id, forms }: Entry, depth = 0): readonly string[] =>
    depth > 3 ? [] : [...forms, ...(narrower.get(id) ?? []).flatMap((one) => formsOf(one, depth + 1))];
  return oncePer((field: Entry) => Phrases.of(formsOf(field)));
});

function inField(entry: EducationEntry, slots: DegreeSlots, facts: JudgeFacts): boolean {
  if (slots.fields.length === 0) return true;
  const stated = [entry.degree, entry.field].filter((part) => part !== null).join(' ');
  const own =
    entry.field === null
      ? `${stated} ${facts.document.text.slice(entry.span.start, entry.span.end)}`
      : stated;
  const keys = keysOf(own.replaceAll('.', ''));
  return slots.fields
    .flatMap((id) => facts.tables.entries.get(`field:${id}`) ?? [])
    .some((field) => namesOfFields(facts.tables)(field).in(keys).length > 0);
}

const isMba = ({ degree, field }: Pick<EducationEntry, 'degree' | 'field'>): boolean =>
  /\bmba\b|master of business administration/iu.test(`${degree ?? ''} ${field ?? ''}`.replaceAll('.', ''));

function spanOf(entry: EducationEntry, facts: JudgeFacts): Span {
  const at = entry.degree === null ? -1 : facts.document.text.indexOf(entry.degree, entry.span.start);
  const start = at >= 0 && at < entry.span.end ? at : entry.span.start;
  return lineAt(facts.lines, start) ?? entry.span;
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

/** A sentence that quotes the degree of an entry. */
const shown = (
  entry: EducationEntry,
  facts: JudgeFacts,
  code?: string,
  args?: Said['args'],
): ReturnType<typeof quotedSentence> => quotedSentence(facts, spanOf(entry, facts), code, args);

/** Whether a degree reaches the level asked for, or a higher one that counts. */
function reaches({ level: own, ...entry }: EducationEntry, slots: DegreeSlots): boolean {
  const { level, mba, is_named } = slots;
  if (mba) return isMba(entry);
  if (slots.at_university && level === 4 && (own ?? 0) === 4) return false;
  // a postgraduate certificate is no degree that stands above a bachelor's
  return (own ?? 0) >= level && (own !== 6 || level <= 4 || !is_named);
}

/** The same for schools that lead to university, and diplomas with a name; null where the entry leaves it open. */
function reachesSchool(entry: EducationEntry, slots: DegreeSlots, facts: JudgeFacts): boolean | null {
  if (slots.diplomas.length > 0) {
    return Phrases.of(slots.diplomas).in(keysOf(textOf(entry, facts))).length > 0;
  }
  if (!reaches(entry, slots)) return false;
  const level = entry.level ?? 0;
  if (!slots.is_upper || level > 3) return true;
  const cues = cuesOfText(textOf(entry, facts), facts.locales);
  const lower = cues.filter(({ value }) => value === 'lower_secondary');
  const upper = cues.filter(({ value }) => value === 'secondary').filter((cue) => !within(cue, lower));
  if (level === 1) return lower.length === 0 || upper.length > 0;
  return upper.length > 0 || (level === 3 && slots.says_higher) ? true : null;
}

/** A later line of an entry with the words asked for that says this was not finished. */
function brokenOff(
  { span }: EducationEntry,
  words: readonly string[],
  { lines, locales }: JudgeFacts,
): Span | null {
  if (words.length === 0) return null;
  return (
    lines.find(
      ({ start, end, text }) =>
        start > span.start && end <= span.end && holdsWords(text, words) && says(text, 'abandoned', locales),
    ) ?? null
  );
}

function decide(slots: DegreeSlots, facts: JudgeFacts): Verdict {
  const held = decideHeld(slots, facts);
  return slots.honours === null ? held : joined([held, decideHonours(slots.honours, facts)], false);
}

function decideHeld(slots: DegreeSlots, facts: JudgeFacts): Verdict {
  // a school with a name of its own may stand alone: "Liceo scientifico, 2013"
  const entries = facts.profile.education.filter(
    ({ degree, level }) => degree !== null || level !== null || slots.diplomas.length > 0,
  );
  const looked = lookedAt(facts, ['education']);
  if (entries.length === 0) return notStated(0.6, say('degree.none'), looked);
  const reached = entries.map((entry) => ({ entry, truth: reachesSchool(entry, slots, facts) }));
  const reaching = reached.filter(({ truth }) => truth === true).map(({ entry }) => entry);
  const wanted = reaching.filter((entry) => {
    const state = stateOf(entry, facts);
    return slots.state === 'either' ? state !== 'abandoned' : state === slots.state;
  });
  const fitting = wanted.filter((entry) => inField(entry, slots, facts));
  const broken =
    fitting[0] === undefined || fitting.length > 1 ? null : brokenOff(fitting[0], slots.words, facts);
  if (broken !== null) return notMet(0.8, ...quotedSentence(facts, broken, 'degree.abandoned'));
  if (slots.count > 1) return decideCount(slots.count, fitting, facts);
  if (fitting.length > 0) return decideFitting(fitting, slots, facts);
  const [other] = wanted;
  if (other !== undefined) {
    const said = shown(other, facts, 'degree.other_field');
    return leftOpen(slots, ...said) ?? notMet(0.8, ...said);
  }
  const open = reaching.find((entry) => inField(entry, slots, facts));
  if (open !== undefined) return notMet(0.85, ...shown(open, facts, `degree.${stateOf(open, facts)}`));
  // whoever learnt a trade may have gone to school before, or not
  const unsaid = reached.find(({ truth }) => truth === null)?.entry;
  if (unsaid !== undefined) return notStated(0.4, ...shown(unsaid, facts, 'degree.highest'));
  const [highest] = entries.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0));
  const [said, spans] = shown(highest as EducationEntry, facts, 'degree.highest');
  const instead = slots.similar?.kind === 'anything' ? leftOpen(slots, said, spans) : null;
  return instead ?? notMet(fold(String(said.args['quotes'])) === '' ? 0.6 : 0.88, said, spans);
}

/** What counts beside the degree is for a person to judge; null where nothing does. */
const leftOpen = ({ similar }: DegreeSlots, said: Said, spans: readonly Span[]): Verdict | null =>
  similar && {
    ...notStated(0.5, said, spans),
    said: [said, say('similar', { words: similar.label })],
  };

function decideCount(count: number, fitting: readonly EducationEntry[], facts: JudgeFacts): Verdict {
  const spans = fitting.map((entry) => spanOf(entry, facts));
  const quotes = spans.map((span) => quote(facts, span)).join(', ');
  const said = say('degree.counted', { count: fitting.length, quotes });
  return metIf(fitting.length >= count, [0.88, 0.85], said, spans);
}

/** Among degrees of the right level, state and field: the school, the place and the time. */
function decideFitting(fitting: readonly EducationEntry[], slots: DegreeSlots, facts: JudgeFacts): Verdict {
  const told = fitting
    .filter((entry) =>
      slots.any_word
        ? slots.words.some((word) => holdsWords(textOf(entry, facts), [word]))
        : holdsWords(textOf(entry, facts), slots.words),
    )
    .map((entry) => ({
      entry,
      truth: worst(liesThere(entry, slots.places, facts), isInTime(entry, slots, facts)),
    }));
  const chosen = settled(told, 'or');
  if (chosen === undefined) {
    const said = shown(fitting[0] as EducationEntry, facts, 'slot.words', { words: slots.words.join(', ') });
    // a school with a name is another one; a subject may stand under another name
    return slots.is_school ? notMet(0.8, ...said) : notStated(0.5, ...said);
  }
  const { entry, truth } = chosen;
  if (truth === null) {
    return notStated(
      0.5,
      ...shown(entry, facts, slots.places.length > 0 ? 'degree.unplaced' : 'degree.undated'),
    );
  }
  if (!truth) return notMet(0.85, ...shown(entry, facts));
  const is_sure = entry.field !== null || slots.fields.length === 0;
  const untimed = slots.years === null && slots.window === null;
  return met(is_sure ? (untimed ? 0.92 : 0.88) : 0.75, ...shown(entry, facts));
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
  parse: parseDegree,
  asked_by: ['certification', 'degree'],
  understood: ({ level, is_named, mba, ...slots }) =>
    say('asks.degree', {
      level: mba ? 'mba' : is_named && level === 4 ? 'associate' : level,
      higher: slots.or_higher && is_named && level < 8 && !mba,
      field: slots.labels.join(' / '),
      state: slots.state,
      words: slots.words.join(slots.any_word ? ' / ' : ' '),
      time: (slots.years ?? slots.window)?.label,
      count: slots.count,
      place: slots.places.map(({ name }) => name).join(' / '),
      similar: slots.similar?.label,
      honours: slots.honours?.label,
    }),
  decide,
  sentences: {
    'asks.degree': ({ level, higher, field, state, words, time, count, place, similar, honours }) =>
      parts(
        state === 'under_way' ? 'Is studying for' : state === 'either' ? 'Has or is studying for' : 'Holds',
        Number(count) > 1
          ? `at least ${count} degrees`
          : (NAMED[String(level)] ?? LEVELS[Number(level)] ?? 'a degree'),
        higher === 1 ? 'or higher' : '',
        field === '' ? '' : `in ${field}`,
        (similar ?? '') === '' ? '' : `or ${similar} (a person judges)`,
        (place ?? '') === '' ? '' : `from ${place}`,
        (honours ?? '') === '' ? '' : `(${honours} or better)`,
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
