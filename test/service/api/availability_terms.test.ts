import { describe, expect, it } from 'vitest';
import type { KnownTerms, TermsAsked } from '#service/api/people/availability/schema.ts';
import { UNKNOWN_TERMS } from '#service/api/people/availability/store.ts';
import { firstDay, meetsTerms } from '#service/api/people/availability/terms.ts';

type Values = { [Fact in keyof KnownTerms]: NonNullable<KnownTerms[Fact]['value']> };
const TODAY = '2026-11-27';

function known(values: Partial<Values>): KnownTerms {
  const facts = Object.entries(values).map(([fact, value]) => [fact, { id: null, value, source: 'resume' }]);
  return { ...UNKNOWN_TERMS, ...(Object.fromEntries(facts) as Partial<KnownTerms>) };
}
const from = (day: string | null, text = ''): Partial<Values> => ({
  availability: { is_now: false, from: day, text },
});
const NOW: Partial<Values> = { availability: { is_now: true, from: null, text: 'now' } };
const notice = (
  amount: number,
  unit: 'day' | 'week' | 'month',
  to_end_of: 'month' | 'quarter' | 'year' | null = null,
): Partial<Values> => ({ notice_period: { amount, unit, to_end_of } });
const wants = (
  min: number | null,
  max: number | null,
  currency: string | null = 'EUR',
  per: 'year' | 'month' | 'day' | 'hour' | null = 'year',
): Partial<Values> => ({ salary_expectation: { min, max, currency, per } });

describe('the first day somebody can start', () => {
  it.each([
    [NOW, TODAY],
    [{ ...NOW, ...notice(3, 'month') }, TODAY],
    [from('2027-03-15'), '2027-03-15'],
    [from('2027-03'), '2027-03-01'],
    [notice(4, 'week'), '2026-12-25'],
    [notice(3, 'month'), '2027-02-27'],
    [notice(0, 'day'), TODAY],
    [notice(4, 'week', 'month'), '2027-01-01'],
    [notice(6, 'week', 'quarter'), '2027-04-01'],
    [notice(1, 'month', 'year'), '2027-01-01'],
    [{ ...from(null, 'by arrangement'), ...notice(2, 'month') }, '2027-01-27'],
    [from(null, 'by arrangement'), null],
    [{}, null],
  ])('%j: %s', (values, day) => expect(firstDay(known(values), TODAY)).toBe(day));

  it('is at the end of a month that has no such day', () =>
    expect(firstDay(known(notice(1, 'month')), '2027-01-31')).toBe('2027-02-28'));
});

describe('what is asked of somebody', () => {
  const is = (values: Partial<Values>, asked: TermsAsked): boolean => meetsTerms(known(values), asked, TODAY);

  it.each<[Partial<Values>, TermsAsked]>([
    [{}, {}],
    [NOW, { available_by: TODAY }],
    [from('2027-03'), { available_by: '2027-03-01' }],
    [notice(4, 'week'), { available_within: 'P4W' }],
    [from('2026-12-10'), { available_within: 'P14D' }],
    [notice(3, 'month'), { max_notice: 'P3M' }],
    [notice(13, 'week'), { max_notice: 'P3M' }],
    [notice(1, 'month'), { max_notice: 'P30D' }],
    [notice(31, 'day'), { max_notice: 'P1M' }],
    [notice(0, 'day'), { max_notice: 'P0D' }],
    [wants(65_000, 75_000), { max_salary: 70_000, salary_currency: 'EUR' }],
    [wants(null, 70_000), { max_salary: 70_000 }],
    [wants(5_000, 5_000, 'EUR', 'month'), { max_salary: 60_000 }],
    [wants(60_000, null), { max_salary: 5_000, salary_per: 'month' }],
    [wants(65_000, 65_000, null, null), { max_salary: 70_000, salary_currency: 'EUR' }],
    [wants(600, 600, 'EUR', 'day'), { max_salary: 650, salary_per: 'day' }],
    [
      { ...NOW, ...notice(2, 'week'), ...wants(1, 1) },
      { available_within: 'P1D', max_notice: 'P2W', max_salary: 2 },
    ],
  ])('%j meets %j', (values, asked) => expect(is(values, asked)).toBe(true));

  it.each<[Partial<Values>, TermsAsked]>([
    [{}, { available_by: '2030-01-01' }],
    [{}, { max_notice: 'P12M' }],
    [{}, { max_salary: 1_000_000 }],
    [from('2027-03-02'), { available_by: '2027-03-01' }],
    [from(null, 'from 1 March'), { available_by: '2027-03-01' }],
    [notice(4, 'week', 'quarter'), { available_within: 'P4W' }],
    [notice(5, 'week'), { max_notice: 'P4W' }],
    [notice(1, 'month'), { max_notice: 'P4W' }],
    [NOW, { max_notice: 'P1M' }],
    [wants(71_000, 80_000), { max_salary: 70_000 }],
    [wants(60_000, 60_000, 'CHF'), { max_salary: 70_000, salary_currency: 'EUR' }],
    [wants(600, 600, 'EUR', 'day'), { max_salary: 200_000 }],
    [wants(6_000, 6_000, 'EUR', 'month'), { max_salary: 70_000 }],
    [
      { ...NOW, ...wants(80_000, 80_000) },
      { available_within: 'P1D', max_salary: 70_000 },
    ],
  ])('%j does not meet %j', (values, asked) => expect(is(values, asked)).toBe(false));
});
