import { describe, expect, it } from 'vitest';
import {
  atCriterion,
  atQuote,
  parseCandidateSearch,
  placeOfQuote,
  rankingOf,
} from '../../../renderer/addresses/candidate_search.ts';
import { parseRankingAddress, searchOf } from '../../../renderer/addresses/ranking_address.ts';

describe('the address of a candidate', () => {
  it('carries the ranking, and what is looked at', () => {
    const search = atQuote({ job: 'j', words: 'kafka' }, { attachment_id: 'file', start: 3, end: 9 });
    expect(parseCandidateSearch(search)).toEqual({ job: 'j', words: 'kafka', quote: 'file:3-9' });
    expect(rankingOf(search)).toEqual({ job: 'j', words: 'kafka' });
    expect(placeOfQuote('file:3-9')).toEqual({ attachment_id: 'file', start: 3, end: 9 });
  });

  it('looks at one thing only', () => {
    const at_quote = atQuote({ job: 'j' }, { attachment_id: 'file', start: 3, end: 9 });
    expect(atCriterion(at_quote, 'c')).toEqual({ job: 'j', criterion: 'c' });
  });

  it('leaves out a quote that is none', () => {
    for (const quote of ['', 'file', 'file:9-3', 'file:3-3', 'file:a-b', 7]) {
      expect(parseCandidateSearch({ job: 'j', quote })).toEqual({ job: 'j' });
    }
  });
});

describe('the address of a ranking', () => {
  it('says whose row is chosen beside what is shown', () => {
    const address = parseRankingAddress({ job: 'j', at: 'maria', years: 3 });
    expect(address).toEqual({ job: 'j', at: 'maria', years: 3 });
    expect(searchOf(address)).toEqual({ job: 'j', years: 3 });
    expect(parseRankingAddress({ at: 7 })).toEqual({});
  });
});
