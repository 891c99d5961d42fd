import { employerMatches } from '../../criteria/leaves/employer.ts';
import { inField } from '../../criteria/leaves/field.ts';
import { claimedMonths } from '../../criteria/leaves/claims.ts';
import { lookedAt, mentionsOf } from '../../criteria/search.ts';
import { titleMatches, titleReaches } from '../../criteria/titles.ts';
import { boundsOf, headOf, jobsOf, monthsOf, nameOfJob, spanText, titleText } from '../../criteria/work.ts';
import { satisfies, type Comparison } from '../../language/quantities.ts';
import type { WorkEntry } from '../../profile.ts';
import { spell } from '../../spell.ts';
import { Clause } from '../clause.ts';
import { POSSESSED, statusAt, type JudgeFacts } from '../facts.ts';
import {
  met,
  notMentioned,
  notMet,
  notStated,
  say,
  type Kind,
  type Parse,
  type Verdict,
} from '../predicate.ts';
import { firstMonth, inWindow, literalRest, windowIn, type Window } from './shared.ts';
import { joints } from './skill_names.ts';

type Subject = { readonly kind: 'title' | 'skill' | 'field'; readonly name: string };

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
};

function parse(clause: Clause): Parse<YearsSlots>[] {
  const { window, own: of_window } = windowIn(clause);
  const lengths = clause.tags('length').filter(({ start }) => !of_window.has(start));
  const [length] = lengths;
  if (
    length === undefined ||
    lengths.length > 1 ||
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
    employer: at_employer === null ? null : clause.textOf(at_employer.start, at_employer.end),
  };
  const parses: Parse<YearsSlots>[] = [{ own: new Set(shared), slots: { ...base, subjects: [] } }];
  const minimum = clause.cues('or_more', 'at_least');
  for (const at of Clause.places(minimum)) shared.push(at);
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
    const own = new Set([...shared, ...Clause.places(tags), ...joints(clause, tags)]);
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
  if (clause.has('lead')) add(leading, [{ kind: 'field', name: 'leading people' }]);
  // whatever else: a field in the criterion's own words
  const rest = [...literalRest(clause, new Set(shared))].toSorted((a, b) => a - b);
  if (rest.length > 0 && rest.length <= 5) {
    const name = clause.textOf(rest[0] as number, (rest.at(-1) as number) + 1);
    parses.push({
      own: new Set(shared),
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

const INTERN =
  /\b(?:intern(?:ship)?|praktik\p{L}*|werkstudent\p{L}*|becari[oa]|stagiaire|tirocin\p{L}*|staż\p{L}*|estagi\p{L}*|stajyer)\b/iu;

const PART_TIME =
  /part[- ]time|teilzeit|temps partiel|mi-temps|media jornada|jornada parcial|deeltijd|meio período|tempo parziale|research|studium|student/iu;

function related(
  { subjects, interns, employer, without, full_time }: YearsSlots,
  facts: JudgeFacts,
): WorkEntry[] {
  const isOfField = without === null || without === '' ? null : inField(without, facts);
  const leftOut = (entry: WorkEntry): boolean =>
    titleMatches(titleText(entry, facts), without ?? '') || isOfField?.(entry) === true;
  const tests = subjects.map(({ kind, name }) => {
    if (kind === 'title') return (entry: WorkEntry): boolean => titleReaches(titleText(entry, facts), name);
    if (kind === 'field') return inField(name, facts);
    const spans = mentionsOf(facts, name)
      .map(({ span }) => span)
      .filter((span) => POSSESSED.has(statusAt(facts, span)));
    return (entry: WorkEntry): boolean =>
      spans.some(({ start, end }) => start >= entry.span.start && end <= entry.span.end);
  });
  return jobsOf(facts).filter((entry) => {
    if (!interns && employer === null && (INTERN.test(entry.title ?? '') || entry.kind === 'internship')) {
      return false;
    }
    if (employer !== null && !employerMatches(entry, employer, facts)) return false;
    if (full_time && PART_TIME.test(facts.document.text.slice(entry.span.start, headOf(entry, facts).end))) {
      return false;
    }
    if (without !== null && without !== '' && leftOut(entry)) return false;
    return tests.length === 0 || tests.some((test) => test(entry));
  });
}

function decide(slots: YearsSlots, facts: JudgeFacts): Verdict {
  const since = firstMonth(slots.window, facts);
  const asked = { comparison: slots.comparison, value: slots.months };
  const all = monthsOf(jobsOf(facts), facts, since);
  const jobs = related(slots, facts).filter((entry) => inWindow(entry, slots.window, facts));
  const months = monthsOf(jobs, facts, since);
  const answer = all.dated ? satisfies(asked, months.low, months.high) : null;
  const name = slots.subjects.map((subject) => subject.name).join(' / ');
  const titled = slots.subjects.some(({ kind }) => kind === 'title');
  if (answer !== true && since === null && !titled && slots.employer === null) {
    const claim = claimedMonths(
      slots.subjects.map((subject) => subject.name),
      facts,
    );
    if (claim !== null && satisfies(asked, claim.months) === true) {
      return met(0.72, say('shown', { quotes: claim.quote }), [claim.span]);
    }
  }
  const looked = lookedAt(facts, ['experience']);
  if (!all.dated) return notStated(0.55, say('years.undated'), looked);
  const heads = jobs.map((entry) => headOf(entry, facts));
  const counted = say('years.counted', {
    span: spanText(months),
    name,
    jobs: jobs.slice(0, 3).map(nameOfJob).join('; '),
  });
  const gap = Math.abs(months.low - slots.months);
  const sure = gap <= 2 ? 0.7 : gap <= 6 ? 0.8 : 0.92;
  const loose = slots.subjects.some(({ kind }) => kind !== 'title');
  const at_most = slots.comparison === '<=' || slots.comparison === '<';
  if (answer === true) {
    return met(sure - (loose ? 0.1 : 0), counted, heads.length === 0 && at_most ? looked : heads);
  }
  if (answer === null) return notStated(0.5, counted, heads);
  const whole = satisfies(asked, all.low, all.high);
  const seen = heads.length > 0 ? heads : looked;
  if (!at_most && jobs.some((entry) => boundsOf(entry, facts.reference_date) === null)) {
    return notStated(0.55, counted, seen);
  }
  if (
    titled &&
    jobs.length === 0 &&
    jobsOf(facts).some((entry) =>
      slots.subjects.some((subject) => titleMatches(titleText(entry, facts), subject.name)),
    )
  ) {
    return notMet(0.7, counted, seen);
  }
  if (!loose || whole === false || months.high > 0) {
    return heads.length > 0 || at_most
      ? notMet(sure, counted, seen)
      : notMentioned(sure - 0.08, counted, seen);
  }
  const listed = slots.subjects.some(
    (subject) => mentionsOf(facts, subject.name).length > 0 || subject.name.split(' ').length > 3,
  );
  return listed
    ? notStated(0.68, say('years.open', { name }), seen)
    : notMentioned(0.66, say('years.none', { name }), seen);
}

export const years: Kind<YearsSlots> = {
  name: 'years',
  parse,
  understood: ({ comparison, months, subjects, window }) =>
    say('asks.years', {
      comparison,
      length: spell(Math.round(months)),
      name: subjects.map(({ name }) => name).join(' / '),
      kind: subjects[0]?.kind ?? 'any',
      window: window?.label ?? '',
    }),
  decide,
};
