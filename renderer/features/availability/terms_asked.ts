import { isDuration, type PoolSearch } from '../../addresses/pool_search.ts';
import { formatDay } from '../../lib/format.ts';
import { texts } from '../../texts.ts';
import { availabilityValues, type Facts } from './availability_words.ts';

const UNITS = { D: 'day', W: 'week', M: 'month' } as const;

/** “4 weeks” for P4W; none for P0D. */
export function lengthInWords(duration: string): string {
  const amount = Number(duration.slice(1, -1));
  const unit = UNITS[duration.at(-1) as keyof typeof UNITS];
  return amount === 0 ? texts.availability.short.none : texts.availability.amounts[unit](amount);
}

/** When somebody is to start, as a filter says it: “within 4 weeks”, “by Mar 1, 2027”. */
export function startAsked(start: string): string {
  const { asked, short } = texts.availability;
  if (!isDuration(start)) return asked.by(formatDay(start));
  return Number(start.slice(1, -1)) === 0 ? short.now : asked.within(lengthInWords(start));
}

/** The longest notice, as a filter says it. */
export function noticeAsked(notice: string): string {
  return Number(notice.slice(1, -1)) === 0
    ? texts.availability.short.none
    : texts.availability.asked.atMost(lengthInWords(notice));
}

/** The most somebody is to earn, as a filter says it. */
export function salaryAsked({
  salary = 0,
  currency,
  per,
}: Pick<PoolSearch, 'salary' | 'currency' | 'per'>): string {
  const value = { min: null, max: salary, currency: currency ?? null, per: per ?? ('year' as const) };
  const nothing = { value: null };
  const facts = { availability: nothing, notice_period: nothing, salary_expectation: { value } };
  return availabilityValues(facts).salary_expectation ?? '';
}

/** What is set of the three, each with its name, as it is said on paper. */
export function termsAsked({ start, notice, ...salary }: PoolSearch): readonly string[] {
  const { asked } = texts.availability;
  return [
    ...(start === undefined ? [] : [`${asked.start}: ${startAsked(start)}`]),
    ...(notice === undefined ? [] : [`${asked.notice}: ${noticeAsked(notice)}`]),
    ...(salary.salary === undefined ? [] : [`${asked.salary}: ${salaryAsked(salary)}`]),
  ];
}

/** The three as narrow cells of a list: a year of salary, and the end a notice runs to, go without saying. */
export function termsCells(facts: Facts): { readonly [Fact in keyof Facts]: string } {
  const { notice_period: notice, salary_expectation: salary } = facts;
  const short = availabilityValues({
    ...facts,
    notice_period: { value: notice.value && { ...notice.value, to_end_of: null } },
    salary_expectation: {
      value: salary.value && { ...salary.value, per: salary.value.per === 'year' ? null : salary.value.per },
    },
  });
  return {
    availability: short.availability ?? '',
    notice_period: short.notice_period ?? '',
    salary_expectation: short.salary_expectation ?? '',
  };
}
