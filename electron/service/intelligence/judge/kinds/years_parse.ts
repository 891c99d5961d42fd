import type { Comparison } from '../../language/quantities.ts';
import { Clause } from '../clause.ts';
import type { Parse } from '../predicate.ts';
import { literalRest, windowIn, type Window } from './shared.ts';
import { joints } from './skill_names.ts';

/** What the time was spent with. */
export type Subject = { readonly kind: 'title' | 'skill' | 'field'; readonly name: string };

/** So long at work: in all, under a title, with a skill, in a field. */
export type YearsSlots = {
  readonly comparison: Comparison;
  readonly months: number;
  readonly subjects: readonly Subject[];
  /** What does not count. */
  readonly without: string | null;
  readonly interns: boolean;
  readonly window: Window | null;
  readonly employer: string | null;
  readonly full_time: boolean;
  /** What is alike counts as well, and nobody lists it. */
  readonly or_similar: boolean;
  /** What has to have been used in the very jobs that count. */
  readonly beside: readonly string[];
};

/** Every way to read a stretch as a length of time at work. */
export function parseYears(clause: Clause): Parse<YearsSlots>[] {
  const { window, own: of_window } = windowIn(clause);
  const lengths = clause.tags('length').filter(({ start }) => !of_window.has(start));
  const [length] = lengths;
  if (
    length === undefined ||
    length.length.months < 1 ||
    lengths.length > 1 ||
    // "un jour": at some time
    length.length.months < 0.1 ||
    clause.has('notice', 'gap', 'start', 'ago', 'unemployed', 'each', 'same')
  ) {
    return [];
  }
  const frame = clause.cues(
    'experience',
    'work',
    'as',
    'job',
    'title',
    'total',
    'industry',
    'know',
    'deep',
    'employed',
    'full_time',
    'past',
    'thing',
    'included',
    'basic',
    'since',
    'now',
    'or_similar',
  );
  const aside = asideOf(clause);
  const at_employer = employerOf(clause);
  const interns = clause.has('intern');
  const shared = [
    ...of_window,
    ...Clause.places([length], frame, clause.cues('intern'), at_employer === null ? [] : [at_employer]),
    ...(aside?.own ?? []),
  ];
  const base = {
    comparison: length.length.comparison,
    months: length.length.months,
    without: aside?.without ?? null,
    interns: interns && aside?.without === undefined,
    window,
    full_time: clause.has('full_time'),
    or_similar: clause.has('or_similar'),
    beside: [],
    employer: at_employer === null ? null : clause.textOf(at_employer.start, at_employer.end),
  };
  // "ten years in software": a thing that is all they are of is no part of the frame
  const things = Clause.places(clause.cues('thing'));
  const least = Clause.places(clause.cues('at_least'));
  const parses: Parse<YearsSlots>[] = [
    {
      own: new Set([...shared, ...least].filter((at) => !things.has(at))),
      slots: { ...base, subjects: [] },
    },
  ];
  const minimum = clause.cues('or_more', 'at_least');
  for (const at of Clause.places(minimum)) shared.push(at);
  const frame_alone = new Set(shared.filter((at) => !things.has(at)));
  const titles = clause.tags('title').filter(({ start, end }) => end <= length.start || start >= length.end);
  const add = (
    tags: readonly { readonly start: number; readonly end: number }[],
    given: readonly Subject[],
    bonus = 0,
  ): void => {
    // "selling medical technology": names without a word between that joins them are one field
    const spread = tags.some((tag, at) => at > 0 && tag.start - (tags[at - 1]?.end ?? 0) > 1);
    const joined =
      spread ||
      clause.cues('and', 'or').length > 0 ||
      clause.slashes(clause.from, clause.to) ||
      clause.content.some((at) => clause.key(at) === ',');
    const [from, to] = [Math.min(...tags.map(({ start }) => start)), Math.max(...tags.map(({ end }) => end))];
    const one: Subject = {
      kind: given.some(({ kind }) => kind === 'title') ? 'title' : 'field',
      name: clause.textOf(from, to),
    };
    const subjects = given.length > 1 && !joined ? [one] : given;
    const frame_here = one.kind === 'title' ? frame_alone : shared;
    const own = new Set([...frame_here, ...Clause.places(tags), ...joints(clause, tags)]);
    // years of Java and Python are asked for one by one
    if (
      subjects.length > 1 &&
      clause.joinOf(tags) === 'and' &&
      subjects.some(({ kind }) => kind !== 'field')
    ) {
      return;
    }
    parses.push({ own, slots: { ...base, subjects }, bonus });
  };
  if (titles.length > 0) {
    add(
      titles,
      titles.map(({ title }) => ({ kind: 'title', name: title })),
    );
  }
  const tools = titles.length === 0 ? [] : toolsBeside(clause, titles);
  if (tools.length > 0) {
    const held = titles.filter(({ start, end }) =>
      tools.every((tool) => end <= tool.start || start >= tool.end),
    );
    parses.push({
      own: new Set([
        ...shared,
        ...Clause.places(held, tools, clause.cues('each', 'and', 'included', 'know')),
      ]),
      slots: {
        ...base,
        subjects: held.map(({ title, start, end }) => {
          // the title ends where the tools begin
          const until = Math.min(
            end,
            ...tools.filter((tool) => tool.start > start).map((tool) => tool.start - 1),
          );
          return { kind: 'title' as const, name: until < end ? clause.textOf(start, until) : title };
        }),
        beside: tools.map(({ start, end }) => clause.textOf(start, end)),
      },
      bonus: 0.1,
    });
  }
  const skills = clause.tags('skill').filter(({ skill }) => skill.kind !== 'language');
  if (skills.length > 0) {
    add(
      skills,
      skills.map(({ skill }) => ({
        kind: skill.kind === 'domain' || skill.kind === 'task' || skill.kind === 'method' ? 'field' : 'skill',
        name: skill.canonical,
      })),
    );
  }
  const entries = clause
    .tags('entry')
    .filter(({ entry }) => entry.kind === 'industry' || entry.kind === 'kind');
  if (entries.length > 0) {
    add(
      entries,
      entries.map((tag) => ({ kind: 'field', name: clause.textOf(tag.start, tag.end) })),
    );
  }
  const leading = clause.cues('lead', 'people', 'team', 'formal');
  if (clause.has('lead')) {
    const people = { kind: 'field', name: 'leading people' } as const;
    add(leading, [people]);
    // "managing engineering teams": the jobs that count name it
    const own = new Set([...shared, ...Clause.places(leading)]);
    const literal = literalRest(clause, own);
    if (literal.size > 0 && literal.size <= 2) {
      const beside = [...literal].map((at) => clause.written(at));
      parses.push({ own, literal, slots: { ...base, subjects: [people], beside } });
    }
  }
  // whatever else: a field in the criterion's own words
  const rest = [...literalRest(clause, frame_alone)].toSorted((a, b) => a - b);
  if (rest.length > 0 && rest.length <= 5) {
    const name = clause.textOf(rest[0] as number, (rest.at(-1) as number) + 1);
    parses.push({
      own: frame_alone,
      literal: new Set(rest),
      slots: { ...base, subjects: [{ kind: 'field', name }] },
    });
  }
  return parses;
}

/** "(club activities do not count)", "internships included": what is left out or taken in. */
function asideOf(clause: Clause): { readonly own: ReadonlySet<number>; readonly without?: string } | null {
  const [excluded] = clause.cues('excluded');
  const [included] = clause.cues('included');
  const cue = excluded ?? included;
  if (cue === undefined) return null;
  let [from, to] = [cue.start, cue.end];
  while (from > clause.from && !/^[,;(]$/u.test(clause.key(from - 1))) from -= 1;
  while (to < clause.to && !/^[,;)]$/u.test(clause.key(to))) to += 1;
  const length = clause.tags('length')[0];
  if (length !== undefined && length.start >= from && length.end <= to) return null;
  const own = Clause.places([{ start: from, end: to }]);
  if (excluded === undefined) return { own };
  const words = clause.rest(new Set(Clause.places([excluded]))).filter((at) => at >= from && at < to);
  const name = words.length === 0 ? '' : clause.textOf(Math.min(...words), Math.max(...words) + 1);
  return { own, without: name };
}

/** "At Apple", "bei Siemens": a name in capitals behind a word of place. */
function employerOf(clause: Clause): { readonly start: number; readonly end: number } | null {
  for (let at = clause.from + 1; at < clause.to; at += 1) {
    if (!/^(?:at|bei|chez|presso|bij)$/u.test(clause.key(at - 1)) || !/^\p{Lu}/u.test(clause.written(at))) {
      continue;
    }
    let end = at + 1;
    while (end < clause.to && /^\p{Lu}/u.test(clause.written(end))) end += 1;
    return { start: at, end };
  }
  return null;
}

/**
 * Tools beside a title: "as a driver with Grafana", "Miro included", "comme cuisinier sur Miro": things the skills list
 * knows, and names in capitals behind such a word.
 */
function toolsBeside(
  clause: Clause,
  titles: readonly { readonly start: number; readonly end: number }[],
): { readonly start: number; readonly end: number }[] {
  const inTitle = (from: number, to: number): boolean =>
    titles.some(({ start, end }) => from < end && to > start && start < from);
  const found: { start: number; end: number }[] = clause
    .tags('skill')
    .filter(
      ({ skill, start, end }) =>
        (skill.kind === 'technology' || skill.kind === 'tool') &&
        /^[\p{Lu}\d.]/u.test(clause.written(start)) &&
        titles.every((title) => end <= title.start || start >= title.end),
    )
    .map(({ start, end }) => ({ start, end }));
  for (let at = clause.from + 1; at < clause.to; at += 1) {
    if (!BESIDE.test(clause.key(at - 1)) || !/^[\p{Lu}\d]/u.test(clause.written(at)) || inTitle(at, at + 1)) {
      continue;
    }
    if (titles.some(({ start }) => start === at) || found.some(({ start, end }) => at >= start && at < end)) {
      continue;
    }
    if (!titles.some(({ end }) => end <= at)) continue;
    let end = at + 1;
    while (end < clause.to && /^[\p{Lu}\d]/u.test(clause.written(end))) end += 1;
    found.push({ start: at, end });
    at = end;
  }
  return found;
}

const BESIDE = /^(?:with|using|on|in|mit|avec|sur|con|su|met|z|com|cu|ile|via|samt)$/u;
