import { lookedAt } from '../search.ts';
import { titleMatches } from '../titles.ts';
import { boundsOf, headOf, headText, jobsOf, monthsOf, rowOfJob, titleText } from '../work.ts';
import { keyOf, keysOf } from '../../language/tokens.ts';
import { satisfies } from '../../language/satisfies.ts';
import type { Line } from '../../language/lines.ts';
import type { WorkEntry } from '../../profile.ts';
import { placesNaming, type JudgeFacts } from '../facts.ts';
import {
  met,
  notMentioned,
  notMet,
  notStated,
  say,
  type Kind,
  type Verdict,
  quotedSentence,
  metIf,
} from '../predicate.ts';
import { joined } from '../three_values.ts';
import { usedSince } from './used_since.ts';
import { statedAs, statedMonths } from './stated_durations.ts';
import { APPRENTICE, firstMonth, INTERN, inWindow } from './shared.ts';
import { related, type IsOf } from './years_jobs.ts';
import { parseYears } from './years_parse.ts';
import type { YearsSlots } from './years_fields.ts';
import { bound, jobsText, parts, spanText, spelled, within } from '../sentences/sentence.ts';
import { findSkill } from '../../skills/lexicon.ts';
import { holds } from '../../language/phrases.ts';

/** Whether nothing but one line names these things. */
const isNamedIn = (line: Line, names: readonly string[], facts: JudgeFacts): boolean =>
  names.length > 0 &&
  names.every((name) => placesNaming(name, facts, false).every(({ span }) => holds(line, span)));

const isNamed = (name: string, facts: JudgeFacts): boolean =>
  placesNaming(name, facts, false).some(({ status }) => status !== 'denied');

function decide(slots: YearsSlots, facts: JudgeFacts): Verdict {
  const verdict = slots.every ? decideEach(slots, facts) : decideNamed(slots, facts);
  // "or a related field": similar experience may make up for what is not shown
  if (!slots.or_similar || verdict.truth !== false) return verdict;
  const { confidence, said, evidence } = verdict;
  return { truth: null, confidence: Math.min(confidence, 0.5), said, evidence };
}

/** Years of each subject: the first one that is not shown decides. */
function decideEach(slots: YearsSlots, facts: JudgeFacts): Verdict {
  const each = slots.subjects.map((subject) => decideNamed({ ...slots, subjects: [subject] }, facts));
  return joined(each, false);
}

function decideNamed(slots: YearsSlots, facts: JudgeFacts): Verdict {
  const { window } = slots;
  // "10 years of Java in the last 5 years": that long in all, part of it within these years
  const longer = (window?.months ?? Infinity) < slots.months;
  const since = longer ? null : firstMonth(window, facts);
  const asked = { comparison: slots.comparison, value: slots.months };
  const all = monthsOf(jobsOf(facts), facts, since, window?.until);
  const all_related = related(slots, facts);
  const recent = all_related.filter((entry) => inWindow(entry, window, facts));
  const jobs = longer && recent.length > 0 ? all_related : recent;
  const months = monthsOf(jobs, facts, since, window?.until);
  const answer = all.dated ? satisfies(asked, months.low, months.high) : null;
  const names = slots.subjects.map((subject) => subject.name);
  const name = names.join(' / ');
  const titled = slots.subjects.some(({ kind }) => kind === 'title');
  const stated = since === null && !titled && slots.employer === null ? statedMonths(names, facts) : null;
  const enough = stated === null ? null : satisfies(asked, stated.months);
  if (stated !== null && answer !== true && enough === true) {
    return met(0.72, ...quotedSentence(facts, stated.line));
  }
  // "aerial lifts 5 years": the one line that names it says how long, whatever the dates of the job it stands in
  if (stated !== null && answer === true && enough === false && isNamedIn(stated.line, names, facts)) {
    return notMet(0.72, ...quotedSentence(facts, stated.line));
  }
  // "AutoCAD (dal 2016)": outside the jobs it is said since when
  const used = since === null && !titled && slots.employer === null ? usedSince(names, facts) : null;
  const shown = used === null ? null : satisfies(asked, used.low, used.high);
  if (used !== null && answer !== true && shown !== null && (shown || used.high >= months.high)) {
    return metIf(shown, [0.72, 0.7], ...quotedSentence(facts, used.span));
  }
  // "Nurse with seven years of experience": where no job has the title, its own words tell how long
  const is_narrow = slots.plain || slots.full_time || slots.employer !== null || slots.without !== null;
  if (titled && !is_narrow && all_related.length === 0 && since === null) {
    const told = statedAs(names, facts);
    const reached = told === null ? null : satisfies(asked, told.months);
    if (told !== null && reached !== null) {
      return metIf(reached, [0.72, 0.7], ...quotedSentence(facts, told.line));
    }
  }
  const looked = lookedAt(facts, ['experience']);
  if (!all.dated) return notStated(0.55, say('years.undated'), looked);
  // one job may count at several times
  const named = jobs.filter(({ span }, at) => jobs.findIndex((one) => one.span.start === span.start) === at);
  const heads = named.map((entry) => headOf(entry, facts));
  const counted = say('years.counted', {
    months: months.low,
    up_to: months.high,
    name,
    jobs: named.slice(0, 3).map(rowOfJob).join('\n'),
    kind: slots.subjects[0]?.kind ?? 'any',
    window: window?.label,
  });
  const gap = Math.abs(months.low - slots.months);
  const sure = gap <= 2 ? 0.7 : gap <= 6 ? 0.8 : 0.92;
  const loose = slots.subjects.some(({ kind }) => kind !== 'title');
  const at_most = slots.comparison === '<=' || slots.comparison === '<';
  // "less than 3 years as an electrician" asks for one who is one
  if (at_most && names.length > 0 && all_related.length === 0) {
    return notMentioned(sure - 0.08, counted, looked);
  }
  if (answer === true) {
    if (slots.most !== null && months.low > slots.most) return notMet(sure, counted, heads);
    return met(sure - (loose ? 0.1 : 0), counted, heads.length === 0 && at_most ? looked : heads);
  }
  if (answer === null) return notStated(0.5, counted, heads);
  const whole = satisfies(asked, all.low, all.high);
  const seen = heads.length > 0 ? heads : looked;
  if (!at_most && jobs.some((entry) => boundsOf(entry, facts.reference_date) === null)) {
    return notStated(0.55, counted, seen);
  }
  const isTitled: IsOf = (entry) => names.some((one) => titleMatches(titleText(entry, facts), one));
  if (titled && jobs.length === 0 && jobsOf(facts).some(isTitled)) return notMet(0.7, counted, seen);
  if (
    titled &&
    !is_narrow &&
    slots.beside.length === 0 &&
    whole !== false &&
    reachedBeside(names, jobs, slots, facts)
  ) {
    return notStated(0.5, counted, seen);
  }
  // words of no list: another job may be the same work in other words
  if (loose && whole !== false && months.high > 0 && !names.some((one) => isListed(one, facts))) {
    return notMet(0.6, counted, seen);
  }
  if (!loose || whole === false || months.high > 0) {
    return heads.length > 0 || at_most
      ? notMet(sure, counted, seen)
      : notMentioned(sure - 0.08, counted, seen);
  }
  return names.some((one) => isNamed(one, facts) || one.split(' ').length > 3)
    ? notStated(0.68, say('years.open', { name }), seen)
    : notMentioned(0.66, say('years.none', { name }), seen);
}

/** Whether the skills list or the lexicon has a name as a whole, and with it other names of the same. */
function isListed(name: string, { lexicon, tables }: JudgeFacts): boolean {
  const keys = keysOf(name);
  const known = [...tables.forms.in(keys), ...tables.fields_of_work.in(keys)];
  return findSkill(lexicon, name) !== null || known.some(({ start, end }) => end - start === keys.length);
}

/** Letters two words of one trade begin with: "electricista", "mantenimiento eléctrico". */
const ROOT = 6;

/** Whether jobs of the same trade under other titles make up what is missing: then somebody has to say what counts. */
function reachedBeside(
  names: readonly string[],
  jobs: readonly WorkEntry[],
  slots: YearsSlots,
  facts: JudgeFacts,
): boolean {
  // of several words the last says little: "project engineer"
  const roots = names.filter((name) => /^\p{L}{8,}$/u.test(name)).map((name) => keyOf(name).slice(0, ROOT));
  const isOfTrade: IsOf = (entry) =>
    jobs.some(({ span }) => span.start === entry.span.start) ||
    (!INTERN.test(entry.title ?? '') &&
      !APPRENTICE.test(entry.title ?? '') &&
      keysOf(headText(entry, facts)).some((key) => roots.some((root) => key.startsWith(root))));
  const { low, high } = monthsOf(jobsOf(facts).filter(isOfTrade), facts, firstMonth(slots.window, facts));
  return satisfies({ comparison: slots.comparison, value: slots.months }, low, high) !== false;
}

export const years: Kind<YearsSlots> = {
  parse: parseYears,
  asked_by: ['years'],
  understood: ({ subjects, beside, ...slots }) =>
    say('asks.years', {
      comparison: slots.comparison,
      months: Math.round(slots.months),
      most: slots.most === null ? '' : Math.round(slots.most),
      name: [subjects.map(({ name }) => name).join(' / '), ...beside].join(' + '),
      kind: subjects[0]?.kind ?? 'any',
      plain: slots.plain,
      every: slots.every,
      employer: slots.employer,
      counts: slots.interns,
      without: slots.without,
      full_time: slots.full_time,
      window: slots.window?.label,
    }),
  decide,
  sentences: {
    'asks.years': ({ comparison, months, most, name, kind, employer, without, ...args }) =>
      parts(
        (most ?? '') === '' ? bound(comparison) : `Between ${spelled(months)} and`,
        spelled((most ?? '') === '' ? months : most),
        args['full_time'] === 1 ? 'full-time' : '',
        name === ''
          ? 'of work'
          : kind === 'title'
            ? `in a job titled ${args['plain'] === 1 ? 'just ' : ''}${name}`
            : kind === 'place'
              ? `of work in ${name}`
              : `of work with ${args['every'] === 1 ? 'each of ' : ''}${name}`,
        (employer ?? '') === '' ? '' : `at ${employer}`,
        args['counts'] === 1 ? '(internships count)' : '',
        (without ?? '') === '' ? '' : `(${without} does not count)`,
        within(args['window']),
      ),
    'years.undated': () => 'The resume does not say: it gives no dates that can be counted.',
    'years.counted': ({ months, up_to, name, jobs, window }) =>
      parts(
        `The dates add up to ${spanText(months, up_to)}`,
        name === '' ? '' : `for ${name}`,
        within(window),
        jobs === '' ? '' : `(${jobsText(jobs)})`,
      ) + '.',
    'years.open': ({ name }) => `The resume names ${name}, but does not say for how long.`,
    'years.none': ({ name }) => `None of the jobs in the resume shows ${name}.`,
  },
};
