import type { AskedPlace } from '../../language/regions.ts';
import { cuesIn } from '../../language/cues.ts';
import { type Cue, cuesNamed } from '../../language/locale.ts';
import { Clause } from '../clause.ts';
import type { Parse } from '../predicate.ts';
import { yearsIn, type Years } from './calendar.ts';
import { literalRest, literalsAt, windowIn, type Window } from './shared.ts';
import { within, type WordRange } from '../../language/phrases.ts';

/** A degree: of a level, in a field, from a school, completed or under way; or so many. */
export type DegreeSlots = {
  /** 1 secondary … 8 doctorate; 0 for any school, 4 for "a degree". */
  readonly level: number;
  /** A level is named, not any degree. */
  readonly is_named: boolean;
  /** A higher one counts as well. */
  readonly or_higher: boolean;
  readonly mba: boolean;
  /** Ids of fields of study (resources/lexicon/fields.csv); empty for any. */
  readonly fields: readonly string[];
  readonly labels: readonly string[];
  /** "Or a related field", "or equivalent experience": what else counts, which no rule can tell; null for nothing. */
  readonly similar: { readonly label: string; readonly kind: 'field' | 'anything' } | null;
  readonly state: 'completed' | 'under_way' | 'either';
  readonly window: Window | null;
  readonly years: Years | null;
  readonly count: number;
  /** Where the school has to lie. */
  readonly places: readonly AskedPlace[];
  /** Words of the school or subject that have to stand there. */
  readonly words: readonly string[];
  /** They are the name of a school: without them it is another one. */
  readonly is_school: boolean;
};

type Named = { readonly tag: WordRange; readonly level: number; readonly cue: Cue };

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

/** Cues that say nothing of their own beside a degree. */
const FRAME: readonly Cue[] = cuesNamed(
  'in_progress certificate valid now experience industry employed total or any_of title as',
);

/**
 * Words of levels that stand for one: "ma", "ms", "ba" in small letters, "master", "associate" alone are
 * other words.
 */
function levelsOf(clause: Clause, fields: readonly WordRange[]): Named[] {
  const all = LEVELS.flatMap(([cue, level]) => clause.cues(cue).map((tag) => ({ tag, level, cue })));
  const joints = clause.cues('and', 'or');
  return all.filter(({ tag }) => {
    if (tag.end - tag.start > 1) return true;
    const written = clause.written(tag.start);
    if (/^(?:ma|ms|ba|bs|be|jd)$/u.test(written)) return false;
    if (!/^(?:doctor|master|doktor|associate)$/iu.test(written)) return true;
    const is_title = /^\p{Lu}/u.test(written) && !/^associate$/iu.test(written);
    return (
      is_title ||
      fields.some(({ start, end }) => (start >= tag.end && start - tag.end <= 2) || end === tag.start) ||
      // "associate or bachelor's degree"
      all.some(
        (other) =>
          other.tag !== tag &&
          joints.some(
            ({ start, end }) => start === tag.end && other.tag.start - end <= 1 && other.tag.start >= end,
          ),
      )
    );
  });
}

/** "Four-year degree", "3-year": a length before a degree is its level. */
function levelByLength(
  clause: Clause,
  general: readonly WordRange[],
): { readonly level: number; readonly tag: WordRange } | null {
  const tag = clause.tags('length').find(({ start: from, end: to }) =>
    // a phrase may hold both: "four-year degree"
    general.some(({ start, end }) => (start >= to && start - to <= 2) || (start === from && end > to)),
  );
  if (tag === undefined || tag.length.comparison !== '>=' || tag.length.to !== null) return null;
  switch (tag.length.months) {
    case 24:
      return { level: 4, tag };
    case 36:
    case 48:
      return { level: 5, tag };
    default:
      return null;
  }
}

/** "NVQ Level 3": the number of its level belongs to the name of a qualification; both have to stand there. */
function numberBehind(clause: Clause, levels: readonly WordRange[]): number[] {
  return levels.flatMap(({ start, end }) => {
    const number = clause
      .tags('quantity')
      .find((tag) => tag.start >= end && tag.start - end <= 1 && tag.end - tag.start === 1);
    const name = /\p{Lu}{2}/u.test(clause.textOf(start, end)) && end - start === 1;
    return number === undefined || !name ? [] : [start, number.start];
  });
}

/** What else counts, and whether it is a field of study or anything at all. */
function similarIn(clause: Clause, has_field: boolean): DegreeSlots['similar'] {
  const [tag] = clause.cues('or_similar');
  if (tag === undefined) return null;
  const { words, locales } = clause.tagged;
  const { cues } = cuesIn(
    words.slice(tag.start, tag.end).map(({ key }) => key),
    locales,
  );
  const other = cues.some(
    ({ value }) => value === 'experience' || value === 'work' || value === 'certificate',
  );
  const label = clause.textOf(tag.start + (tag.end - tag.start > 1 ? 1 : 0), tag.end);
  return { label, kind: has_field && !other ? 'field' : 'anything' };
}

/** "More than one degree", "two degrees"; 1 where none are counted. */
function countIn(
  clause: Clause,
  general: readonly WordRange[],
): { readonly count: number; readonly own: readonly WordRange[] } {
  const tag = clause
    .tags('quantity')
    .find(
      ({ end, quantity }) =>
        quantity.value <= 9 && general.some(({ start }) => start >= end && start - end <= 2),
    );
  if (tag === undefined) return { count: 1, own: [] };
  const { value, comparison } = tag.quantity;
  return { count: comparison === '>' ? value + 1 : value, own: [tag] };
}

function stateAsked(clause: Clause, general: readonly WordRange[], denied: boolean): DegreeSlots['state'] {
  if (denied) return 'completed';
  // what somebody majors in may still be under way
  if (general.length === 1 && general.every(({ start }) => MAJOR.test(clause.key(start)))) return 'either';
  if (!clause.has('student', 'in_progress')) return 'completed';
  // "at a university or institute": which school, not which state
  const chosen = clause
    .cues('or')
    .some(
      (or) =>
        !general.some(({ end }) => end === or.start) ||
        !general.some(({ start }) => start - or.end <= 1 && start >= or.end),
    );
  return clause.has('completed') || chosen ? 'either' : 'under_way';
}

const MAJOR = /^(?:major|minor|hauptfach|nebenfach|hoofdvak|bijvak)$/u;

/** Whether a joint has a level with a field of its own on both sides: "BA in history or MA in politics". */
function isTwoDegrees(named: readonly Named[], fields: readonly WordRange[]): boolean {
  const [first, last] = [named.at(0)?.tag, named.at(-1)?.tag];
  if (first === undefined || last === undefined || first === last) return false;
  const ordered = named.map(({ tag }) => tag).toSorted((a, b) => a.start - b.start);
  return (
    fields.some(({ start, end }) => start >= (ordered[0]?.end ?? 0) && end <= (ordered.at(-1)?.start ?? 0)) &&
    fields.length > 1
  );
}

/** Reads what a clause asks for of degrees. */
export function parseDegree(clause: Clause): Parse<DegreeSlots>[] {
  const all_fields = clause.tags('entry').filter(({ entry }) => entry.kind === 'field');
  const named = levelsOf(clause, all_fields);
  const fresh = clause.cues('new_graduate');
  const general = [...clause.cues('degree', 'school'), ...fresh];
  const student = clause.cues('student');
  // "Master of Science", "institute of technology": no field of its own
  const covering = [...named.map(({ tag }) => tag), ...clause.cues('school', 'degree')];
  const mba = clause.cues('mba');
  const fields = all_fields.filter(
    (tag) => !within(tag, covering) && !mba.some(({ start, end }) => start <= tag.start && end >= tag.end),
  );
  if (named.length === 0 && general.length === 0 && (fields.length === 0 || student.length === 0)) return [];
  const says_degree =
    clause.has('degree', 'student', 'new_graduate') || (clause.has('completed') && general.length > 0);
  if ((named.length === 0 && !says_degree) || isTwoDegrees(named, fields)) return [];
  const { years, own: of_years } = yearsIn(clause);
  const { window, own: of_window } =
    years === null ? windowIn(clause) : { window: null, own: new Set<number>() };
  const by_length = levelByLength(clause, [...general, ...fields]);
  const counted =
    years !== null || by_length !== null || named.length > 0
      ? { count: 1, own: [] }
      : countIn(clause, general);
  const higher = clause.cues('or_higher', 'at_least', 'or_more', 'or_similar');
  const levels = named.map(({ tag }) => tag);
  const between = (at: number): boolean =>
    levels.some(({ end }) => end <= at) && levels.some(({ start }) => start > at);
  const denied = clause
    .cues('not')
    .filter(({ end }) =>
      clause.cues('in_progress', 'student').some(({ start }) => start >= end && start - end <= 1),
    );
  // a town is part of the school's name: "University of Bath"
  const places = clause
    .tags('place')
    .filter(({ place }) => place.cities.length === 0 || place.countries.length > 0);
  const own = new Set([
    ...of_window,
    ...of_years,
    ...Clause.places(levels, general, fields, student, clause.cues('completed'), higher, counted.own),
    ...Clause.places(clause.cues(...FRAME), by_length === null ? [] : [by_length.tag], places),
    // "an MBA and a master's": two degrees, not one
    ...Clause.places(clause.cues('and').filter(({ start }) => !between(start))),
  ]);
  const literal = literalRest(clause, own);
  const numbered = numberBehind(clause, levels);
  for (const at of numbered) own.add(at);
  // "in hand, not pending": what is denied of its being under way says that it is completed
  for (const at of Clause.places(denied)) own.add(at);
  const low = Math.min(...named.map(({ level }) => level));
  const level =
    named.length > 0 ? low : (by_length?.level ?? (student.length > 0 && general.length === 0 ? 0 : 4));
  return [
    {
      own,
      literal,
      slots: {
        level,
        is_named: named.length > 0 || by_length !== null,
        or_higher: higher.length > 0 || named.length !== 1 || level < 7,
        mba: mba.length > 0,
        fields: fields.map(({ entry }) => entry.id),
        labels: [...new Set(fields.map((tag) => clause.textOf(tag.start, tag.end)))],
        similar: similarIn(clause, fields.length > 0),
        state: stateAsked(clause, general, denied.length > 0),
        window: fresh.length > 0 && window === null ? recently(clause, fresh) : window,
        years,
        count: counted.count,
        places: places.map(({ place }) => place),
        words: literalsAt(clause, [...numbered, ...literal]),
        is_school: clause
          .cues('school')
          .some(({ start, end }) =>
            [...literal].some((at) => start - at <= 1 && at - end <= 1 && isName(clause, at)),
          ),
      },
    },
  ];
}

/** A name, no adjective of a country: "a German university". */
const isName = (clause: Clause, at: number): boolean =>
  /^\p{Lu}/u.test(clause.written(at)) && !clause.tags('language').some(({ start }) => start === at);

/** Months after which nobody is a recent graduate any more. */
const RECENT = 36;

const recently = (clause: Clause, [tag]: readonly WordRange[]): Window | null =>
  tag === undefined ? null : { months: RECENT, since: null, label: clause.textOf(tag.start, tag.end) };
