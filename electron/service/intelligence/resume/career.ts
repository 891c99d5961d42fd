import { multiline, regex } from '../language/pattern.ts';
import type { Profile, ProfileNotice, Span, WorkEntry } from '../profile.ts';
import { interval, monthIndex, monthOf, unionMonths } from '../language/dates.ts';
import { LEADER_TITLE, saysLeadsPeople, PEOPLE } from '../language/people_led.ts';

/** Stretches of months that are no job and no gap either: parental leave, a sabbatical. */
export type Break = { readonly months: readonly [number, number] };

type Dated = { readonly entry: WorkEntry; readonly months: readonly [number, number] };

// Shorter ones are holidays, notice periods, dates rounded to the year.
const GAP_MONTHS = 6;
const OVERLAP_MONTHS = 3;

/** Months of work and of leading people, each a union of intervals; null where nothing is dated. */
export function careerTotals(text: string, work: readonly WorkEntry[], reference: string): Profile['totals'] {
  const months = (entries: readonly WorkEntry[]): number | null => {
    const dated = datedOf(entries, reference);
    return dated.length === 0 ? null : unionMonths(dated.map((job) => job.months));
  };
  return {
    months_experience: months(work),
    months_management: months(work.filter((entry) => hasLed(text, entry))),
  };
}

const COUNTED = new RegExp(
  multiline`
    (?<![\p{L}\d$€£.,%])\d{1,4}\+?(?:[ -][\p{L}-]+){0,2} ${PEOPLE}(?![\p{L}])|\b(?:team|crew|staff|
    brigade) of\b`,
  'iu',
);

/** Whether people were led in a job: a line of it says so; a title of those who lead only with people in its lines. */
export function hasLed(text: string, { title, bullets }: WorkEntry): boolean {
  const lines = bullets.map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' '));
  return (
    lines.some((line) => saysLeadsPeople(line, false)) ||
    (LEADER_TITLE.test(title ?? '') && lines.some((line) => COUNTED.test(line)))
  );
}

/**
 * What a person should look at in the dates of the jobs: still to come, gaps of six months or more between dated jobs,
 * two jobs at once for three months or more, jobs without dates.
 * @param breaks leave the resume names itself; it fills a gap.
 */
export function careerNotices(
  work: readonly WorkEntry[],
  reference: string,
  breaks: readonly Break[],
): ProfileNotice[] {
  const now = monthOf(reference);
  const notices: ProfileNotice[] = [];
  for (const entry of work) {
    if (entry.start === null && entry.end === null && !entry.current) {
      notices.push({
        type: 'UNDATED_WORK',
        message: `No dates could be read for ${nameOf(entry)}; it does not count towards experience.`,
        span: entry.span,
      });
    }
    const first = entry.start === null ? null : monthIndex(entry.start, 'first');
    const last = entry.end === null ? null : monthIndex(entry.end, 'first');
    if ((first ?? 0) > now || (last ?? 0) > now) {
      notices.push({
        type: 'FUTURE_DATES',
        message: `The dates of ${nameOf(entry)} lie after the month the resume came in; only months until then count.`,
        span: entry.span,
      });
    }
  }
  const jobs = datedOf(work, reference).toSorted(
    (a, b) => a.months[0] - b.months[0] || a.months[1] - b.months[1],
  );
  return [...notices, ...gaps(jobs, breaks), ...overlaps(jobs)];
}

function gaps(jobs: readonly Dated[], breaks: readonly Break[]): ProfileNotice[] {
  const notices: ProfileNotice[] = [];
  let latest: Dated | null = null;
  for (const job of jobs) {
    if (latest !== null) {
      const from = latest.months[1] + 1;
      const until = job.months[0] - 1;
      const explained = unionMonths(
        breaks.flatMap(({ months: [first, last] }) => {
          const part = [Math.max(first, from), Math.min(last, until)] as const;
          return part[1] >= part[0] ? [part] : [];
        }),
      );
      const months = until - from + 1 - explained;
      // With a year alone a gap may be as short as nothing.
      const exact = latest.entry.end?.month !== null && job.entry.start?.month !== null;
      if (months >= GAP_MONTHS + (exact ? 0 : 12)) {
        notices.push({
          type: 'GAP',
          message: `No job between ${nameOf(latest.entry)} and ${nameOf(job.entry)}: ${months} months.`,
          span: job.entry.span,
        });
      }
    }
    if (latest === null || job.months[1] > latest.months[1]) latest = job;
  }
  return notices;
}

// Jobs people hold beside another.
const BESIDE = regex('iu')`
    \b(?:part[- ]time|freelanc\p{L}*|self[- ]employed|volunteer|board|trustee|adjunct|tutor|mentor|
    teaching assistant|research assistant|founder|owner|consultant|contributor|maintainer|teilzeit|
    minijob|nebenberuflich|per diem|on[- ]call|seasonal|advis[oe]r)\b`;

function overlaps(jobs: readonly Dated[]): ProfileNotice[] {
  const full = jobs.filter(
    ({ entry }) =>
      entry.kind === 'employment' && !BESIDE.test(`${entry.title ?? ''} ${entry.employer ?? ''}`),
  );
  return full.flatMap((job, at) => {
    const other = full
      .slice(0, at)
      .find(
        ({ entry, months }) =>
          Math.min(months[1], job.months[1]) - job.months[0] + 1 >= OVERLAP_MONTHS &&
          entry.start?.month !== null &&
          job.entry.start?.month !== null &&
          entry.employer !== job.entry.employer,
      );
    if (other === undefined) return [];
    const months = Math.min(other.months[1], job.months[1]) - job.months[0] + 1;
    return [
      {
        type: 'OVERLAP' as const,
        message: `${nameOf(job.entry)} runs beside ${nameOf(other.entry)} for ${months} months; they count once.`,
        span: job.entry.span,
      },
    ];
  });
}

/** Tells that the end stood before the start in the text. */
export function swappedNotice(entry: WorkEntry, span: Span): ProfileNotice {
  return {
    type: 'DATES_SWAPPED',
    message: `The dates of ${nameOf(entry)} are written the wrong way round; they were turned.`,
    span,
  };
}

function datedOf(work: readonly WorkEntry[], reference: string): Dated[] {
  return work.flatMap((entry) => {
    const months = interval(entry, reference);
    return months === null ? [] : [{ entry, months }];
  });
}

function nameOf({ title, employer }: WorkEntry): string {
  const parts = [title, employer].filter((part) => part !== null);
  return parts.length === 0 ? 'a job' : `“${parts.join(', ')}”`;
}
