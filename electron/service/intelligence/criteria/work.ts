import { regex } from '../language/pattern.ts';
import type { Span, WorkEntry } from '../profile.ts';
import { monthIndex, monthOf } from '../language/dates.ts';
import type { CriterionFacts } from './source.ts';
import { oncePer } from '../language/memoize.ts';
import { holdsAt } from '../language/phrases.ts';

/** The months of a set of jobs: `low` and `high` differ where only years are written. */
type Months = { readonly low: number; readonly high: number };

type Bounds = { readonly low: readonly [number, number] | null; readonly high: readonly [number, number] };

/**
 * Months covered by jobs, overlapping months counted once, both ends counted; a running job counts up to the month
 * before the reference month. `dated` is false when none of them has dates.
 * @param since the month index from which on months count; null for all of them.
 */
export function monthsOf(
  entries: readonly WorkEntry[],
  facts: CriterionFacts,
  since: number | null = null,
  until: number = Infinity,
): Months & { readonly dated: boolean } {
  const bounds = entries.flatMap((entry) => boundsOf(entry, facts.reference_date, entries) ?? []);
  const [low, high] = [
    bounds.flatMap((one) => (one.low === null ? [] : [one.low])),
    bounds.map((one) => one.high),
  ];
  return { low: union(low, since, until), high: union(high, since, until), dated: bounds.length > 0 };
}

/** First and last month of a job at their earliest and latest; null without a start or an end. */
export function boundsOf(
  entry: WorkEntry,
  reference: string,
  others: readonly WorkEntry[] = [],
): Bounds | null {
  if (entry.start === null || (entry.end === null && !entry.current)) return null;
  const now = monthOf(reference) - 1;
  const last = (edge: 'first' | 'last'): number =>
    entry.end === null ? now : Math.min(now, monthIndex(entry.end, edge));
  const high = [monthIndex(entry.start, 'first'), last('last')] as const;
  // "2017 - 2019" and "2019 - 2022": one job followed the other, whenever in 2019 that was.
  const followed = others.some(
    ({ start }) =>
      start !== null && start.month === null && entry.end?.month === null && start.year === entry.end.year,
  );
  const low = [monthIndex(entry.start, 'last'), last(followed ? 'last' : 'first')] as const;
  if (high[1] < high[0]) return null;
  return { low: low[1] < low[0] ? null : low, high };
}

/** Months of intervals, each counted once, from `since` up to `until`. */
function union(
  intervals: readonly (readonly [number, number])[],
  since: number | null,
  until: number,
): number {
  let months = 0;
  let counted = since === null ? -1 : since - 1;
  for (const [first, end] of intervals.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = Math.min(end, until);
    months += Math.max(0, last - Math.max(first, counted + 1) + 1);
    counted = Math.max(counted, last);
  }
  return months;
}

/**
 * The lines that head a job (title, employer, dates), up to its first bullet: at most three. Where neither a
 * title nor an employer was read, what was taken for the first bullet is most likely one of them.
 */
export function headOf(entry: WorkEntry, facts: CriterionFacts): Span {
  const unnamed = entry.title === null && entry.employer === null;
  const first = entry.bullets[unnamed ? 1 : 0]?.start ?? entry.span.end;
  const lines = facts.lines.filter(
    (line) => line.start >= entry.span.start && line.start < Math.max(first, entry.span.start + 1),
  );
  const last = lines[Math.min(2, lines.length - 1)];
  return { start: entry.span.start, end: Math.min(entry.span.end, last?.end ?? entry.span.end) };
}

/** The text of the lines that head a job. */
export function headText(entry: WorkEntry, facts: CriterionFacts): string {
  const { start, end } = headOf(entry, facts);
  return facts.document.text.slice(start, end);
}

/** The text a job's title is looked for in: its title, or its head where that says nothing. */
export function titleText(entry: WorkEntry, facts: CriterionFacts): string {
  const { title } = entry;
  if (title === null) return headText(entry, facts);
  if (!SELF_EMPLOYED.test(title.trim())) return title;
  // the trade stands below, where the profile reader takes it for the first bullet
  const below = facts.lines.find(({ start }) => start > entry.span.start && start < entry.span.end);
  return `${headText(entry, facts)}\n${below?.text ?? ''}`;
}

const SELF_EMPLOYED = regex('iu')`
    ^(?:self[- ]employed|freelance|contract|selbst[aä]ndig|freiberuflich|own business|ind[ée]pendant|
    aut[oó]nom[oa]|libero professionista|serbest)$`;

/** Breaks from work that are listed among the jobs. */
const BREAK = regex('iu')`
    \b(?:career break|sabbatical|parental leave|maternity leave|paternity leave|family leave|caring for|
    full-time parent|gap year|travell?ing|off work|no work|unemployed|job search|arbeitssuchend|
    elternzeit|auszeit|congé parental|excedencia)\b`;
const WORKS =
  /\b(?:cover|covering|covered|vertretung|remplacement|agent|agency|consultant|advisor|manager)\b/iu;

const TELLS = /^(?:I|Ich|Je|J'|Yo|Io)(?:\s|(?<='))\p{Ll}/u;

function isBreak(entry: WorkEntry, facts: CriterionFacts): boolean {
  const text = `${entry.title ?? ''} ${headText(entry, facts)}`;
  // "I moved to another country.": a sentence about a time between jobs
  if (entry.title === null && TELLS.test(entry.employer ?? '')) return true;
  return BREAK.test(text) && !WORKS.test(text);
}

/** Jobs without breaks, newest first. */
export const jobsOf = oncePer((facts: CriterionFacts): WorkEntry[] =>
  facts.profile.work
    .filter((entry) => !isBreak(entry, facts))
    .toSorted((a, b) => lastMonth(b, facts) - lastMonth(a, facts)),
);

/** The job an offset stands in. */
export const jobAt = (facts: CriterionFacts, offset: number): WorkEntry | undefined =>
  jobsOf(facts).find(({ span }) => holdsAt(span, offset));

/** The month index a job ended in at the latest; a running one now, one without dates long ago. */
export function lastMonth(entry: WorkEntry, facts: CriterionFacts): number {
  if (entry.current) return monthOf(facts.reference_date);
  const end = entry.end ?? entry.start;
  return end === null ? -1 : monthIndex(end, 'last');
}

/** A job as a row of a sentence's `jobs`: title and employer as the resume has them, a tab between them. */
export function rowOfJob({ title, employer }: WorkEntry): string {
  return [title, employer].map((part) => (part ?? '').replaceAll(/\s+/gu, ' ')).join('\t');
}
