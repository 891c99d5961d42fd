import { sql, type RawBuilder } from 'kysely';
import { MOST_NOTICE, type TermsAsked } from './schema.ts';

const DAYS_IN = { day: 1, week: 7, month: 30 } as const;
const UNITS = ['day', 'week', 'month'] as const;
const UNIT_OF = { D: 'day', W: 'week', M: 'month' } as const;
const PERIODS = ['year', 'month', 'day', 'hour'] as const;
/** A day and an hour are no number of months: whatever is told in them compares with nothing else. */
const MONTHS_IN = { year: 12, month: 1, day: null, hour: null } as const;
const MONTHS_TO = { month: 1, quarter: 3, year: 12 } as const;
const ENDS = [null, 'month', 'quarter', 'year'] as const;

type Unit = (typeof UNITS)[number];
type End = (typeof ENDS)[number];
type Length = { readonly amount: number; readonly unit: Unit };
type Condition = RawBuilder<boolean>;

const either = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` OR `)})`;

/**
 * The condition that what is known of a candidate is what is asked for; null where nothing is asked. What is not known
 * is not so: whoever says nothing meets nothing.
 * @param today YYYY-MM-DD
 */
export function meetsTerms(asked: TermsAsked, today: string): Condition | null {
  const { available_by, available_within, max_notice, max_salary = 0 } = asked;
  const within = available_within === undefined ? undefined : later(today, lengthOf(available_within));
  const [first_day] = [available_by, within].filter((day) => day !== undefined).toSorted();
  const conditions = [
    first_day === undefined ? null : startsBy(first_day, today),
    max_notice === undefined ? null : hasNotice(lengthOf(max_notice)),
    max_salary === 0 ? null : isInBudget({ ...asked, max_salary }),
  ].filter((condition) => condition !== null);
  if (conditions.length === 0) return null;
  return sql`candidates.id IN (SELECT candidate_id FROM candidate_terms WHERE ${sql.join(conditions, sql` AND `)})`;
}

/** "P3M": three months. */
function lengthOf(duration: string): Length {
  const unit = duration.at(-1) as keyof typeof UNIT_OF;
  return { amount: Number(duration.slice(1, -1)), unit: UNIT_OF[unit] };
}

/**
 * The first day somebody can start, as far as it is known: what they say of it, else what their notice comes to when it
 * is given today.
 */
function startsBy(day: string, today: string): Condition {
  // at once is no sooner than today
  const as_said: Condition = sql`(starts_on <= ${day} AND ${day >= today ? sql`true` : sql`starts_on <> ''`})`;
  const by_notice = UNITS.flatMap((unit) =>
    ENDS.map((end) => {
      const most = longestUntil(day, today, unit, end);
      return most === null ? null : isNotice(unit, most, sql`coalesce(notice_to_end_of, '') = ${end ?? ''}`);
    }),
  ).filter((condition) => condition !== null);
  return by_notice.length === 0
    ? as_said
    : either([as_said, sql`(starts_on IS NULL AND ${either(by_notice)})`]);
}

function isNotice(unit: Unit, most: number, also: Condition): Condition {
  return sql`(notice_unit = ${unit} AND notice_amount <= ${most} AND ${also})`;
}

/** How long a notice may be that is given today and has run out on a day; null: none may. */
function longestUntil(day: string, today: string, unit: Unit, end: End): number | null {
  const fits = (amount: number): boolean =>
    (amount === 0 ? today : endOf(later(today, { amount, unit }), end)) <= day;
  if (!fits(0)) return null;
  let [most, too_long] = [0, MOST_NOTICE + 1];
  while (too_long - most > 1) {
    const middle = Math.floor((most + too_long) / 2);
    if (fits(middle)) most = middle;
    else too_long = middle;
  }
  return most;
}

/** A day so much later; a month has no more days than it has. */
function later(day: string, { amount, unit }: Length): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (unit === 'month') {
    const of_month = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() + amount, 1);
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(of_month, last));
  } else date.setUTCDate(date.getUTCDate() + amount * DAYS_IN[unit]);
  return date.toISOString().slice(0, 10);
}

/** The day after the period in which a notice ends; the day itself where it runs to no end. */
function endOf(day: string, end: End): string {
  if (end === null) return day;
  const months = MONTHS_TO[end];
  const month = Number(day.slice(5, 7)) - 1;
  const next = month - (month % months) + months;
  return new Date(Date.UTC(Number(day.slice(0, 4)), next, 1)).toISOString().slice(0, 10);
}

/** As long as 30 days is a month, and 31 days is one that is asked for; to which end it runs does not matter. */
function hasNotice(most: Length): Condition {
  const days = most.amount * (most.unit === 'month' ? 31 : DAYS_IN[most.unit]);
  return either(UNITS.map((unit) => isNotice(unit, Math.floor(days / DAYS_IN[unit]), sql`true`)));
}

/**
 * Years and months are told in each other; days and hours are not, as nobody says how many are worked. What somebody
 * leaves out, the currency or the period, is taken as it is asked.
 */
function isInBudget({ max_salary = 0, salary_currency, salary_per = 'year' }: TermsAsked): Condition {
  const asked_months = MONTHS_IN[salary_per];
  const budgets = PERIODS.map((per) => {
    const months = MONTHS_IN[per];
    if (per === salary_per) return sql<boolean>`(salary_per = ${per} AND salary <= ${max_salary})`;
    if (months === null || asked_months === null) return null;
    return sql<boolean>`(salary_per = ${per} AND salary / ${months} <= ${max_salary / asked_months})`;
  }).filter((budget) => budget !== null);
  const in_budget = either([sql`(salary_per IS NULL AND salary <= ${max_salary})`, ...budgets]);
  return salary_currency === undefined
    ? in_budget
    : sql`((salary_currency IS NULL OR salary_currency = ${salary_currency}) AND ${in_budget})`;
}
