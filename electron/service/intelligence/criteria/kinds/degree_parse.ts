import type { AskedPlace } from '../../language/regions.ts';
import { hasCue } from '../../language/cues.ts';
import { type Cue, cuesNamed } from '../../language/locale.ts';
import { Clause } from '../clause.ts';
import type { Parse } from '../predicate.ts';
import { isOf } from '../../language/word_classes.ts';
import type { Years } from './calendar.ts';
import { isLevel } from './certificate_places.ts';
import { literalRest, literalsAt, type Window, timeIn, leastOf, similarText } from './shared.ts';
import { follows, holds, holdsAt, within, type WordRange } from '../../language/phrases.ts';
import { diplomasIn } from './diplomas.ts';
import { honoursIn, type HonoursSlots } from './honours.ts';

/** A degree by level, field, school and state; or a number of them. */
export type DegreeSlots = {
  /** 1 secondary … 8 doctorate; 0 for any school, 4 for "a degree". */
  readonly level: number;
  /** A level is named, not any degree. */
  readonly is_named: boolean;
  /** A higher one counts as well. */
  readonly or_higher: boolean;
  /** "University degree", "laurea": none of a college or a vocational school. */
  readonly at_university: boolean;
  /** "Or higher" is said, not only meant. */
  readonly says_higher: boolean;
  readonly mba: boolean;
  /** A school that leads to university, not just the first years of one: "Abitur", "bac", "maturità". */
  readonly is_upper: boolean;
  /** "CAP", "perito": diplomas with a name, each with all it goes by. */
  readonly diplomas: readonly string[];
  /** Ids of fields of study (resources/lexicon/fields.csv); empty for any. */
  readonly fields: readonly string[];
  readonly labels: readonly string[];
  /** "Or a related field", "or equivalent experience": what else counts, which no rule can judge. */
  readonly similar: { readonly label: string; readonly kind: 'field' | 'anything' } | null;
  readonly state: 'completed' | 'under_way' | 'either';
  readonly window: Window | null;
  readonly years: Years | null;
  readonly count: number;
  /** Where the school has to lie. */
  readonly places: readonly AskedPlace[];
  /** Words of the school or subject that have to stand there. */
  readonly words: readonly string[];
  /** "From Reading or Essex": one of the words is enough. */
  readonly any_word: boolean;
  /** They name a school: without them it is another one. */
  readonly is_school: boolean;
  /** "A 2:1 in law": honours it was awarded with. */
  readonly honours: HonoursSlots | null;
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
  ['lower_secondary', 1],
];

/** Cues that add nothing beside a degree. */
const FRAME: readonly Cue[] = cuesNamed(
  'in_progress certificate valid now experience industry employed total or any_of title as',
);

/** Words that name a level; "ma", "ms", "ba" in small letters, "master" or "associate" alone do not. */
function levelsOf(clause: Clause, fields: readonly WordRange[]): Named[] {
  const all = LEVELS.flatMap(([cue, level]) => clause.cues(cue).map((tag) => ({ tag, level, cue })));
  const joints = clause.cues('and', 'or');
  return all.filter(({ tag }) => {
    if (tag.end - tag.start > 1) return true;
    const written = clause.written(tag.start);
    if (/^(?:ma|ms|ba|bs|be|jd)$/u.test(written)) return false;
    if (!/^(?:doctor|master|doktor|associate)$/iu.test(written)) return true;
    if (/^master$/iu.test(written) && standsAlone(tag, clause)) return true;
    const is_title = /^\p{Lu}/u.test(written) && !/^associate$/iu.test(written);
    return (
      is_title ||
      fields.some((field) => follows(field, tag, 2) || field.end === tag.start) ||
      // "associate or bachelor's degree"
      all.some(
        (other) =>
          other.tag !== tag &&
          joints.some((joint) => joint.start === tag.end && follows(other.tag, joint, 1)),
      )
    );
  });
}

/** "Has a master", "un master ou …": nothing before it makes it a scrum master, nothing behind it a master carpenter. */
const standsAlone = ({ start, end }: WordRange, clause: Clause): boolean =>
  !clause.content.includes(start - 1) && !clause.content.includes(end);

/** "Four-year degree", "3-year": a length before a degree is its level. */
function levelByLength(
  clause: Clause,
  general: readonly WordRange[],
): { readonly level: number; readonly tag: WordRange } | null {
  const tag = clause.tags('length').find((length) =>
    // a phrase may hold both: "four-year degree"
    general.some((one) => follows(one, length, 2) || (one.start === length.start && one.end > length.end)),
  );
  if (tag === undefined || tag.length.comparison !== '>=' || tag.length.to !== null) return null;
  const level = new Map([
    [24, 4],
    [36, 5],
    [48, 5],
  ]).get(tag.length.months);
  return level === undefined ? null : { level, tag };
}

/** "NVQ Level 3": the number belongs to the name of the qualification; both must be there. */
function numberBehind(clause: Clause, levels: readonly WordRange[]): number[] {
  return levels.flatMap((level) => {
    const number = clause.tags('quantity').find((tag) => follows(tag, level, 1) && tag.end - tag.start === 1);
    const name = /\p{Lu}{2}/u.test(clause.textAt(level)) && level.end - level.start === 1;
    return number === undefined || !name ? [] : [level.start, number.start];
  });
}

/** What else counts, and whether it is a field of study or anything at all. */
function similarIn(clause: Clause, has_field: boolean): DegreeSlots['similar'] {
  const [tag] = clause.cues('or_similar');
  if (tag === undefined) return null;
  const keys = Clause.at(tag).map((at) => clause.key(at));
  const other = hasCue(keys, clause.tagged.locales, 'experience', 'work', 'certificate');
  const label = similarText(clause, tag);
  return { label, kind: has_field && !other ? 'field' : 'anything' };
}

/** "More than one degree", "two degrees"; 1 where none are counted. */
function countIn(
  clause: Clause,
  general: readonly WordRange[],
): { readonly count: number; readonly own: readonly WordRange[] } {
  const tag = clause
    .tags('quantity')
    // "level 8 degree": no eight of them
    .find(
      (one) =>
        one.quantity.value <= 9 &&
        !isLevel(clause.key(one.start - 1)) &&
        general.some((noun) => follows(noun, one, 2)),
    );
  return tag === undefined ? { count: 1, own: [] } : { count: leastOf(tag.quantity), own: [tag] };
}

function stateAsked(clause: Clause, general: readonly WordRange[], denied: boolean): DegreeSlots['state'] {
  if (denied) return 'completed';
  // what somebody majors in may still be under way
  if (general.length === 1 && general.every(({ start }) => MAJOR.test(clause.key(start)))) return 'either';
  const begun = clause.cues('student', 'in_progress').filter((tag) => !isOver(clause, tag));
  if (begun.length === 0) return 'completed';
  // "at a university or institute": which school, not which state
  const chosen = clause
    .cues('or')
    .some(
      (or) => !general.some(({ end }) => end === or.start) || !general.some((one) => follows(one, or, 1)),
    );
  return clause.has('completed') || chosen ? 'either' : 'under_way';
}

/** "Hat Jura studiert": a participle behind what it is said with. */
const isOver = (clause: Clause, { start }: WordRange): boolean =>
  isOf('studied', clause.key(start)) && clause.all.some((at) => at < start && isOf('have', clause.key(at)));

const MAJOR = /^(?:major|minor|hauptfach|nebenfach|hoofdvak|bijvak)$/u;

/** Whether two levels have a field each: "BA in history or MA in politics". */
function isTwoDegrees(named: readonly Named[], fields: readonly WordRange[]): boolean {
  const tags = named.map(({ tag }) => tag).toSorted((a, b) => a.start - b.start);
  const [first, last] = [tags.at(0), tags.at(-1)];
  if (first === undefined || last === undefined || first === last) return false;
  return fields.length > 1 && fields.some(({ start, end }) => start >= first.end && end <= last.start);
}

/** Reads what a clause asks for of degrees. */
export function parseDegree(clause: Clause): Parse<DegreeSlots>[] {
  const all_fields = clause.entries('field');
  const named = levelsOf(clause, all_fields);
  const fresh = clause.cues('new_graduate');
  const general = [...clause.cues('degree', 'school'), ...fresh];
  const student = clause.cues('student');
  // "Master of Science", "institute of technology": no field of its own
  const covering = [...named.map(({ tag }) => tag), ...clause.cues('school', 'degree')];
  const mba = clause.cues('mba');
  const fields = all_fields.filter((tag) => !within(tag, covering) && !mba.some((one) => holds(one, tag)));
  if (named.length === 0 && general.length === 0 && (fields.length === 0 || student.length === 0)) return [];
  const says_degree =
    clause.has('degree', 'student', 'new_graduate') || (clause.has('completed') && general.length > 0);
  if ((named.length === 0 && !says_degree) || isTwoDegrees(named, fields)) return [];
  const { years, window, own: of_time } = timeIn(clause);
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
    .filter((not) => clause.cues('in_progress', 'student').some((cue) => follows(cue, not, 1)));
  // a town is part of the school's name: "University of Bath"
  const places = clause
    .tags('place')
    .filter(({ place }) => place.cities.length === 0 || place.countries.length > 0);
  const shared = Clause.places(
    of_time,
    [levels, general, fields, student, clause.cues('completed'), higher, counted.own].flat(),
    clause.cues(...FRAME),
    by_length?.tag,
    places,
    // "from Reading or Essex"
    clause.cues('or').filter(({ start, end }) => isUnlisted(clause, start - 1) && isUnlisted(clause, end)),
    // "an MBA and a master's": two degrees, not one
    clause.cues('and').filter(({ start }) => !between(start)),
  );
  const honours = honoursIn(clause);
  for (const at of honours?.own ?? []) shared.add(at);
  const literal = literalRest(clause, shared);
  const numbered = numberBehind(clause, levels);
  // "in hand, not pending": denying that it is under way says that it is completed
  const own = Clause.places(shared, numbered, denied);
  const low = Math.min(...named.map(({ level }) => level));
  const at_university = general.some((tag) =>
    Clause.at(tag).some((at) => isOf('of_university', clause.key(at))),
  );
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
        at_university,
        says_higher: higher.length > 0,
        mba: mba.length > 0,
        is_upper: low === 1 && named.some(({ cue }) => cue === 'secondary'),
        diplomas: higher.length > 0 ? [] : diplomasIn(clause, levels),
        fields: fields.map(({ entry }) => entry.id),
        labels: [...new Set(fields.map((tag) => clause.textAt(tag)))],
        similar: similarIn(clause, fields.length > 0),
        state: stateAsked(clause, general, denied.length > 0),
        window: fresh.length > 0 && window === null ? recently(clause, fresh) : window,
        years,
        count: counted.count,
        honours: honours?.slots ?? null,
        places: places.map(({ place }) => place),
        words: literalsAt(clause, [...numbered, ...literal]),
        any_word:
          numbered.length === 0 &&
          clause.cues('or').some(({ start, end }) => literal.has(start - 1) && literal.has(end)),
        is_school: clause
          .cues('school')
          .some(({ start, end }) =>
            [...literal].some((at) => start - at <= 1 && at - end <= 1 && isName(clause, at)),
          ),
      },
    },
  ];
}

/** A word in capitals that no cue is. */
const isUnlisted = (clause: Clause, at: number): boolean =>
  clause.isCapital(at) &&
  clause.tagged.content.has(at) &&
  !clause.tagged.cues.some((cue) => holdsAt(cue, at));

/** A name, no adjective of a country: "a German university". */
const isName = (clause: Clause, at: number): boolean =>
  clause.isCapital(at) && !clause.tags('language').some(({ start }) => start === at);

/** Months after which nobody is a recent graduate any more. */
const RECENT = 36;

const recently = (clause: Clause, [tag]: readonly WordRange[]): Window | null =>
  tag === undefined ? null : { months: RECENT, since: null, label: clause.textAt(tag) };
