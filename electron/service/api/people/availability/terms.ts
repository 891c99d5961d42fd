import type { KnownTerms, TermsAsked } from './schema.ts';

const DAYS_IN = { day: 1, week: 7, month: 30 } as const;
const UNIT_OF = { D: 'day', W: 'week', M: 'month' } as const;
/** A day and an hour are no number of months: whatever is told in them compares with nothing else. */
const MONTHS_IN = { year: 12, month: 1, day: Number.NaN, hour: Number.NaN } as const;

type Length = { readonly amount: number; readonly unit: 'day' | 'week' | 'month' };

/** "P3M": three months. */
export function lengthOf(duration: string): Length {
  const unit = duration.at(-1) as keyof typeof UNIT_OF;
  return { amount: Number(duration.slice(1, -1)), unit: UNIT_OF[unit] };
}

/**
 * Whether what is known of somebody is what is asked for. What is not known is not so: whoever says nothing meets
 * nothing.
 * @param today YYYY-MM-DD
 */
export function meetsTerms(known: KnownTerms, asked: TermsAsked, today: string): boolean {
  const { available_by, available_within, max_notice } = asked;
  const days = [available_by, available_within && later(today, lengthOf(available_within))];
  const first = days.some((day) => day !== undefined) ? firstDay(known, today) : null;
  return (
    days.every((day) => day === undefined || (first !== null && first <= day)) &&
    (max_notice === undefined || isNoLonger(known.notice_period.value, lengthOf(max_notice))) &&
    ((asked.max_salary ?? 0) === 0 || isInBudget(known.salary_expectation.value, asked))
  );
}

/**
 * The first day somebody can start, as far as it is known: what they say of it, else what their notice comes to when it
 * is given today.
 */
export function firstDay({ availability, notice_period }: KnownTerms, today: string): string | null {
  const { value: start } = availability;
  if (start?.is_now === true) return today;
  if (start !== null && start.from !== null) return start.from.length === 7 ? `${start.from}-01` : start.from;
  const { value: notice } = notice_period;
  if (notice === null) return null;
  return notice.amount === 0 ? today : endOf(later(today, notice), notice.to_end_of);
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

const MONTHS_OF_PERIOD = { month: 1, quarter: 3, year: 12 } as const;

/** The day after the period in which a notice ends; the day itself where it runs to no end. */
function endOf(day: string, period: keyof typeof MONTHS_OF_PERIOD | null): string {
  if (period === null) return day;
  const months = MONTHS_OF_PERIOD[period];
  const month = Number(day.slice(5, 7)) - 1;
  const next = month - (month % months) + months;
  return new Date(Date.UTC(Number(day.slice(0, 4)), next, 1)).toISOString().slice(0, 10);
}

/** As long as 30 days is a month, and 31 days is one that is asked for; to which end it runs does not matter. */
function isNoLonger(notice: KnownTerms['notice_period']['value'], most: Length): boolean {
  if (notice === null) return false;
  const asked = most.amount * (most.unit === 'month' ? 31 : DAYS_IN[most.unit]);
  return notice.amount * DAYS_IN[notice.unit] <= asked;
}

/**
 * Years and months are told in each other; days and hours are not, as nobody says how many are worked. What somebody
 * leaves out, the currency or the period, is taken as it is asked.
 */
function isInBudget(
  salary: KnownTerms['salary_expectation']['value'],
  { max_salary = 0, salary_currency, salary_per = 'year' }: TermsAsked,
): boolean {
  const least = salary?.min ?? salary?.max ?? null;
  if (salary === null || least === null) return false;
  const { currency, per } = salary;
  if (salary_currency !== undefined && currency !== null && currency !== salary_currency) return false;
  if (per === null || per === salary_per) return least <= max_salary;
  return least / MONTHS_IN[per] <= max_salary / MONTHS_IN[salary_per];
}
