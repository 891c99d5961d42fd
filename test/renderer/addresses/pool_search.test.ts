import { describe, expect, it } from 'vitest';
import { parsePoolSearch, poolFilters, withoutPoolFilters } from '../../../renderer/addresses/pool_search.ts';
import { poolQuery } from '../../../renderer/api/pool.ts';
import { asksOf } from '../../../renderer/api/search_news.ts';

const TERMS = { start: 'P4W', notice: 'P3M', salary: 5000, currency: 'EUR', per: 'month' } as const;

describe('start, notice and salary in the address of Pool', () => {
  it.each([
    ['all of them', TERMS, TERMS],
    ['a day', { start: '2027-03-01' }, { start: '2027-03-01' }],
    ['none that makes sense', { start: 'soon', notice: '2027-03-01', salary: -1, currency: 'EUR' }, {}],
    ['a salary as typed', { salary: '70000', currency: 'euro', per: 'year' }, { salary: 70_000 }],
  ])('%s', (_, raw, search) => expect(parsePoolSearch(raw)).toEqual(search));

  it('are three filters', () => {
    expect(poolFilters(TERMS)).toEqual(['start', 'notice', 'salary']);
    expect(withoutPoolFilters({ q: 'sap', ...TERMS })).toEqual({ q: 'sap' });
  });

  it.each([
    ['P4W', { available_within: 'P4W' }],
    ['2027-03-01', { available_by: '2027-03-01' }],
  ])('ask the service: %s', (start, asked) => expect(poolQuery({ start }, '')).toEqual(asked));

  it('stand in what a saved search asks, as texts', () =>
    expect(asksOf('pool', TERMS)).toEqual({
      available_within: 'P4W',
      max_notice: 'P3M',
      max_salary: '5000',
      salary_currency: 'EUR',
      salary_per: 'month',
    }));
});
