import { type Cue, cuesNamed } from '../../language/locale.ts';
import { Clause } from '../clause.ts';
import type { Parse } from '../predicate.ts';
import { departmentIn, literalRest, windowIn } from './shared.ts';
import { joints } from './skill_names.ts';
import { AREAS, FIELDS, listed, type Frame, type Subject, type YearsSlots } from './years_fields.ts';
import {
  asideOf,
  compoundAt,
  employerOf,
  gradeIn,
  isCertified,
  isParted,
  lengthIn,
  onlyLeads,
  saidTwice,
  toolsBeside,
} from './years_words.ts';
import { isOf } from '../../language/word_classes.ts';
import { holds, holdsAt, hull, overlaps, type WordRange } from '../../language/phrases.ts';
import { isPaper } from '../../skills/lexicon.ts';

const FRAME: readonly Cue[] = cuesNamed(
  'experience work as job title total industry know deep employed full_time past thing',
  'included basic since now or_similar intern',
);

/** What is asked about instead: a notice period, a gap, a stay, a home. */
const OTHERS: readonly Cue[] = cuesNamed('notice gap start ago unemployed each same live');

/** Every way to read a stretch as a length of time at work. */
export function parseYears(clause: Clause): Parse<YearsSlots>[] {
  const frame = frameIn(clause);
  if (frame === null) return [];
  // "ten years in software": the only thing named is the subject, not part of the frame
  const bare: Parse<YearsSlots> = { own: frame.bare, slots: { ...frame.slots, subjects: [] } };
  if (departmentIn(clause) !== null) {
    return [...named(frame), ...inOwnWords(frame)].map((one) => ({ ...one, bonus: (one.bonus ?? 0) + 0.1 }));
  }
  return [
    bare,
    ...titled(frame),
    ...named(frame),
    ...placed(frame),
    ...leading(frame),
    ...graded(frame),
    ...inOwnWords(frame),
  ];
}

function frameIn(clause: Clause): Frame | null {
  const { window, own: of_window } = windowIn(clause);
  const length = lengthIn(clause, window, of_window) ?? departmentIn(clause);
  if (length === null) return null;
  const aside = asideOf(clause);
  const asks = ({ start }: WordRange): boolean => !aside.own.has(start);
  // "a care home": part of a name
  const names = clause.entries(...FIELDS);
  const isOther = (cue: WordRange): boolean => asks(cue) && !names.some((name) => holds(name, cue));
  if (clause.cues(...OTHERS).some(isOther)) return null;
  const at = employerOf(clause);
  const plain = clause.cues('plain');
  const twice = saidTwice(clause, length);
  const shared = Clause.places(of_window, aside.own, length, twice, clause.cues(...FRAME), plain, at);
  const things = Clause.places(clause.cues('thing'));
  const withoutThings = (places: ReadonlySet<number>): Set<number> =>
    new Set([...places].filter((place) => !things.has(place)));
  const own = Clause.places(shared, clause.cues('or_more', 'at_least'));
  return {
    clause,
    length,
    slots: {
      comparison: length.comparison,
      months: length.months,
      most: mostOf(clause, length),
      without: aside.without,
      plain: plain.length > 0,
      interns: aside.interns ?? (clause.has('intern') && aside.without === null),
      window,
      full_time: clause.has('full_time'),
      or_similar: clause.has('or_similar'),
      beside: [],
      every: false,
      employer: at === null ? null : clause.textAt(at),
    },
    own,
    alone: withoutThings(own),
    bare: withoutThings(shared),
    plain,
    asks,
  };
}

/** The upper end of a length given as a range. */
const mostOf = (clause: Clause, length: WordRange): number | null =>
  clause.cues('between').some((tag) => holds(length, tag))
    ? (clause.tags('length').find(({ start }) => start === length.start)?.length.to ?? null)
    : null;

/** One way to read the subject: adjacent names are one ("selling medical technology"). */
function about(frame: Frame, tags: readonly WordRange[], given: readonly Subject[]): Parse<YearsSlots>[] {
  if (tags.length === 0 || isParted(frame, tags)) return [];
  const { clause, slots, own, alone } = frame;
  const spread = tags.some((tag, at) => at > 0 && tag.start - (tags[at - 1]?.end ?? 0) > 1);
  const joined =
    spread || clause.cues('and', 'or').length > 0 || clause.holds('/') || clause.holds(',', hull(tags));
  const is_title = given.some(({ kind }) => kind === 'title');
  const subjects: readonly Subject[] =
    given.length > 1 && !joined
      ? [{ kind: is_title ? 'title' : 'field', name: clause.textAt(...tags) }]
      : given;
  const every =
    subjects.length > 1 && clause.joinOf(tags) === 'and' && subjects.some(({ kind }) => kind !== 'field');
  // "project management experience": what leads elsewhere is part of a name here
  const within = clause
    .cues('lead')
    .filter((cue) => tags.some((tag) => tag.start < cue.start && tag.end > cue.start));
  return [
    {
      // "as a scrum master": a title, whatever else it names
      bonus: is_title && clause.has('as') ? 0.03 : 0,
      own: Clause.places(is_title ? alone : own, within, tags, joints(clause, tags)),
      slots: { ...slots, subjects, every },
    },
  ];
}

const OF = /^(?:of|von|de|di)$/u;

/** Under a title, alone or with tools. */
function titled(frame: Frame): Parse<YearsSlots>[] {
  const { clause, length, slots, own, plain, asks } = frame;
  const titles = clause
    .tags('title')
    .filter((tag) => (tag.end <= length.start || tag.start >= length.end) && asks(tag))
    // "E-Hand": the end of another word
    .filter(({ start }) => clause.written(compoundAt(clause, start).start).length > 1)
    // "non-senior"
    .filter((tag) => !plain.some((one) => holds(one, tag)))
    // "as a people manager": no more than that somebody leads people
    .filter((tag) => tag.end - tag.start === 1 || !onlyLeads(clause, tag));
  if (titles.length === 0 || isCertified(clause, titles)) return [];
  // "as a licensed RN": what the title stands for
  const licences = clause
    .cues('licence', 'certificate', 'completed')
    .filter(({ end }) => titles.some(({ start }) => start === end));
  const alone = about(
    {
      ...frame,
      alone: Clause.places(
        frame.alone,
        licences,
        titles.map((tag) => wholeTitle(tag, clause)),
      ),
    },
    titles,
    titles.map(({ title, ...within }) => {
      const { start, end } = wholeTitle(within, clause);
      // "non-senior Software Engineer": the title begins behind the word
      const from = Math.max(start, ...plain.filter((tag) => tag.end < end).map((tag) => tag.end));
      return {
        kind: 'title',
        name: from > within.start || start < within.start ? clause.textOf(from, end) : title,
      };
    }),
  );
  // "an engineer with 5 years of Java": the years are of what stands behind them
  const tools = toolsBeside(clause, titles).filter(
    ({ start }) => start !== length.end + 1 || !OF.test(clause.key(length.end)),
  );
  if (tools.length === 0) return alone;
  const held = titles.filter(({ start, end }) =>
    tools.every((tool) => end <= tool.start || start >= tool.end),
  );
  const subjects = held.map(({ title, start, end }) => {
    // the title ends where the tools begin
    const ends = tools.filter((tool) => tool.start > start).map((tool) => tool.start - 1);
    const until = Math.min(end, ...ends);
    return { kind: 'title' as const, name: until < end ? clause.textOf(start, until) : title };
  });
  const beside = tools.map((tool) => clause.textAt(tool));
  const with_tools = Clause.places(own, held, tools, clause.cues('each', 'and', 'included', 'know'));
  return [...alone, { own: with_tools, bonus: 0.1, slots: { ...slots, subjects, beside } }];
}

/** "Demi-chef de partie": with what a hyphen joins to its first word; "non-senior" says something else. */
const wholeTitle = ({ start, end }: WordRange, clause: Clause): WordRange => {
  const { start: first } = compoundAt(clause, start);
  return { start: isOf('lower_rank', clause.key(first)) ? first : start, end };
};

/** In a place: "5 years in Germany". */
function placed(frame: Frame): Parse<YearsSlots>[] {
  const places = frame.clause.tags('place').filter(frame.asks);
  return about(
    frame,
    places,
    places.map(({ place }) => ({ kind: 'place', name: place.name })),
  );
}

/** With listed skills, industries and kinds of things. A certificate takes no time. */
function named(frame: Frame): Parse<YearsSlots>[] {
  const { clause, asks } = frame;
  const skills = onOneSide(
    frame,
    clause
      .tags('skill')
      .filter((tag) => !isPaper(tag.skill.kind) && tag.skill.kind !== 'language' && asks(tag)),
  );
  const entries = onOneSide(frame, clause.entries(...FIELDS).filter(asks));
  return [
    ...about(
      frame,
      skills,
      skills.map(({ skill, start, end }) => {
        // "life sciences" are an industry too: the words asked for count, not the skill of that name
        const industry = entries.find((one) => holds(one, { start, end }));
        const name = industry === undefined ? skill.canonical : clause.textAt(industry);
        return { kind: AREAS.has(skill.kind) ? 'field' : 'skill', name };
      }),
    ),
    ...about(
      frame,
      entries,
      entries.map((tag) => ({ kind: 'field', name: clause.textAt(tag) })),
    ),
  ];
}

/** "Registered nurse with 5 years of intensive care": the length is of what follows it. */
function onOneSide<T extends WordRange>({ clause, length }: Frame, tags: readonly T[]): readonly T[] {
  const behind = tags.filter(({ start }) => start >= length.end);
  return behind.length > 0 && !clause.has('and', 'or') ? behind : tags;
}

/** With leading people; "managing engineering teams": the jobs that count name it. */
function leading({ clause, slots, own }: Frame): Parse<YearsSlots>[] {
  const names = clause.tags('skill');
  const leads = clause
    .cues('lead')
    .filter(({ start }) => !names.some((tag) => tag.start < start && tag.end > start));
  if (leads.length === 0) return [];
  const subjects: readonly Subject[] = [{ kind: 'field', name: 'leading people' }];
  const led = Clause.places(own, clause.cues('lead', 'people', 'team', 'formal'));
  const literal = literalRest(clause, led);
  const alone = { own: led, slots: { ...slots, subjects } };
  if (literal.size === 0 || literal.size > 2) return [alone];
  const beside = [...literal].map((at) => clause.written(at));
  return [alone, { own: led, literal, slots: { ...slots, subjects, beside } }];
}

/** "Band 6 for four years": a grade, whose number counts nothing. */
function graded({ clause, length, slots, alone }: Frame): Parse<YearsSlots>[] {
  const grade = gradeIn(clause);
  if (grade === null || overlaps(grade, length)) return [];
  const numbers = clause.tags('quantity').filter((tag) => holds(grade, tag) || tag.start === grade.end - 1);
  const subjects = [{ kind: 'field' as const, name: clause.textAt(grade) }];
  return [{ own: Clause.places(alone, grade, numbers), bonus: 0.1, slots: { ...slots, subjects } }];
}

const MAX_FIELD = 5;

/** Whatever else: a field in the criterion's own words, or several of them. */
function inOwnWords(frame: Frame): Parse<YearsSlots>[] {
  const { clause, slots, alone } = frame;
  const words = [...literalRest(clause, alone)].flatMap((at) => Clause.at(compoundAt(clause, at)));
  const rest = [...new Set(words)].filter((at) => !holdsAt(frame.length, at)).toSorted((a, b) => a - b);
  const [first, last] = [rest[0], rest.at(-1)];
  if (first === undefined || last === undefined || rest.length > MAX_FIELD) return [];
  // "the middle title": a rank among titles is no field of work
  if (clause.cues('title').some(({ start }) => start === last + 1)) return [];
  const places = rest.map((at) => ({ start: at, end: at + 1 }));
  if (isParted(frame, places)) return [];
  // "lived in Germany for three years": no field of work
  if (rest.length > 1 && clause.tags('place').some(({ start }) => rest.includes(start))) return [];
  const name = clause.textOf(first, last + 1);
  const literal = new Set(rest);
  const one: Parse<YearsSlots> = {
    own: alone,
    literal,
    slots: { ...slots, subjects: [{ kind: 'field', name }] },
  };
  const list = listed(frame, rest);
  return list === null
    ? [one]
    : [one, { own: list.own, literal, slots: { ...slots, subjects: list.subjects } }];
}
