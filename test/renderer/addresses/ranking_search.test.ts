import { describe, expect, it } from 'vitest';
import {
  askedFindings,
  hasFilters,
  inOrderOf,
  orderOf,
  parseRankingSearch,
  shownOrder,
  withoutFilters,
} from '../../../renderer/addresses/ranking_search.ts';
import { targetOf } from '../../../renderer/api/rankings.ts';

describe('the address of a ranking', () => {
  it('keeps what it understands and leaves out the rest', () => {
    expect(
      parseRankingSearch({
        job: 'j',
        by: 'words',
        q: 12,
        stages: ['a', 3],
        years: '5',
        place: '',
        applicants: 'yes',
        x: 1,
      }),
    ).toEqual({ job: 'j', by: 'words', q: '12', stages: ['a'], years: 5 });
    expect(parseRankingSearch({ by: 'stars', years: -2, stages: 'a' })).toEqual({});
  });

  it('tells filters from what decides the order', () => {
    const search = {
      job: 'j',
      by: 'candidate',
      target: 'c',
      words: 'sql',
      stages: ['s'],
      applicants: true,
    } as const;
    expect(hasFilters(search)).toBe(true);
    expect(withoutFilters(search)).toEqual({ job: 'j', by: 'candidate', target: 'c' });
    expect(hasFilters(withoutFilters(search))).toBe(false);
  });

  it('holds what criteria let through, and whether they decide the order', () => {
    const search = parseRankingSearch({
      job: 'j',
      order: 'criteria',
      findings: ['a:met', 'a:not_stated', 'b:liked', 7, ':met'],
    });
    expect(search).toEqual({ job: 'j', order: 'criteria', findings: ['a:met', 'a:not_stated'] });
    expect(askedFindings(search)).toEqual(new Map([['a', new Set(['met', 'not_stated'])]]));
    expect(withoutFilters(search)).toEqual({ job: 'j', order: 'criteria' });
    expect(orderOf(search)).toBe('criteria');
    // a candidate or words have no criteria
    expect(orderOf({ ...search, by: 'words', q: 'sql' })).toBe('meaning');
  });

  it('is by best match where it says nothing, and keeps what somebody chose', () => {
    expect(orderOf({ job: 'j' })).toBe('best');
    expect(orderOf({})).toBe('meaning');
    for (const order of ['meaning', 'criteria', 'corrected'] as const) {
      const search = parseRankingSearch({ job: 'j', order });
      expect(orderOf(search)).toBe(order);
      expect(inOrderOf(search, 'best')).toEqual({ job: 'j' });
      expect(inOrderOf({ job: 'j' }, order)).toEqual(search);
      expect(shownOrder(search, false)).toBe('meaning');
    }
    expect(parseRankingSearch({ job: 'j', order: 'stars' })).toEqual({ job: 'j' });
  });

  it('reads an address of before, in which not met was one word for two findings', () => {
    const { findings } = parseRankingSearch({
      findings: ['a:not_met', 'a:not_mentioned', 'must:not_stated'],
    });
    expect(findings).toEqual(['a:against', 'a:not_mentioned', 'must:not_stated']);
  });

  it('names exactly one target, or none', () => {
    expect(targetOf({ job: 'j' })).toEqual({ target_resource_id: 'j' });
    expect(targetOf({ job: 'j', by: 'words', q: 'sql' })).toEqual({ q: 'sql' });
    expect(targetOf({ job: 'j', by: 'file', target: 'a' })).toEqual({ target_resource_id: 'a' });
    expect(targetOf({ job: 'j', by: 'words' })).toBeNull();
    expect(targetOf({})).toBeNull();
  });
});
