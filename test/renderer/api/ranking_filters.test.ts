import { describe, expect, it } from 'vitest';
import type { MarkFinding, Marks } from '../../../renderer/api/marks.ts';
import { filterRanking, type Lookups } from '../../../renderer/api/ranking_filters.ts';

const entries = ['a', 'b', 'c', 'd'].map((candidate_id, index) => ({
  candidate_id,
  score: 1 - index / 10,
  candidate_remote_id: candidate_id,
  summary_id: `summary ${candidate_id}`,
  nomination_id: null,
}));

const lookups: Lookups = {
  matching: new Set(['d', 'b']),
  facts: new Map([
    ['a', { location: 'Berlin', months_experience: 59 }],
    ['b', { location: 'Bern, Switzerland', months_experience: 60 }],
    ['c', { location: null, months_experience: null }],
    ['d', { location: 'Aberdeen', months_experience: 200 }],
  ]),
  stageOf: (id) => ({ a: { id: 'new' }, d: { id: 'shortlisted' } })[id],
};

const left = (search: Parameters<typeof filterRanking>[1], known: Lookups = lookups) =>
  filterRanking(entries, search, known).map((row) => `${row.position}${row.candidate_id}`);

const mark = (finding: MarkFinding, override: boolean | null = null): Marks =>
  new Map([
    [
      'python',
      {
        criterion_id: 'python',
        finding,
        rests_on_silence: finding === 'not_stated',
        only_listed: false,
        override,
        said_at: null,
      },
    ],
  ]);

const both = (finding: MarkFinding, rests_on_silence: boolean, other: MarkFinding): Marks =>
  new Map([
    [
      'python',
      {
        criterion_id: 'python',
        finding,
        rests_on_silence,
        override: null,
        said_at: null,
        only_listed: false,
      },
    ],
    [
      'german',
      {
        criterion_id: 'german',
        finding: other,
        rests_on_silence: false,
        override: null,
        said_at: null,
        only_listed: false,
      },
    ],
  ]);

describe('filters of the ranking', () => {
  it('keep order and positions', () => {
    expect(left({})).toEqual(['1a', '2b', '3c', '4d']);
    expect(left({ words: 'kafka' })).toEqual(['2b', '4d']);
    expect(left({ place: 'BER' })).toEqual(['1a', '2b', '4d']);
    expect(left({ stages: ['shortlisted', 'new'] })).toEqual(['1a', '4d']);
  });

  it('count whole years, and never people with unknown years', () => {
    expect(left({ years: 5 })).toEqual(['2b', '4d']);
  });

  it('join with and', () => {
    expect(left({ words: 'kafka', place: 'ber', years: 6 })).toEqual(['4d']);
  });

  it("take what was found of criteria as it is shown: a person's answer wins; of one criterion or, of several and", () => {
    const marks = new Map<string, Marks>([
      ['a', mark('met')],
      ['b', mark('not_stated')],
      ['c', mark('not_stated', true)],
      ['d', mark('in_progress')],
    ]);
    const known = { ...lookups, marks };
    expect(left({ findings: ['python:met'] }, known)).toEqual(['1a', '3c']);
    expect(left({ findings: ['python:met', 'python:not_stated'] }, known)).toEqual(['1a', '2b', '3c']);
    expect(left({ findings: ['python:met', 'kafka:met'] }, known)).toEqual([]);
    expect(left({ findings: ['python:met'] })).toHaveLength(4);
  });

  it('tell a “no” from what is merely not mentioned, and list whom to ask', () => {
    const marks = new Map<string, Marks>([
      ['a', both('met', false, 'not_stated')],
      ['b', both('not_met', true, 'met')],
      ['c', both('not_met', false, 'met')],
      ['d', both('in_progress', false, 'met')],
    ]);
    const known = { ...lookups, marks, musts: ['python'] };
    expect(left({ findings: ['python:against'] }, known)).toEqual(['3c']);
    expect(left({ findings: ['python:not_mentioned'] }, known)).toEqual(['2b']);
    expect(left({ findings: ['any:not_stated', 'any:not_mentioned'] }, known)).toEqual(['1a', '2b']);
    expect(left({ findings: ['must:not_stated', 'must:not_mentioned'] }, known)).toEqual(['2b']);
    expect(left({ findings: ['must:not_stated'] }, { ...lookups, marks })).toHaveLength(4);
  });

  it('take those with the tags, whom the service names', () => {
    const known = { ...lookups, tagged: new Set(['d', 'c']) };
    expect(left({ tags: ['nights'] }, known)).toEqual(['3c', '4d']);
    expect(left({ tags: ['nights'], place: 'ber' }, known)).toEqual(['4d']);
    expect(left({ tags: ['nights'] })).toHaveLength(4);
    expect(left({}, known)).toHaveLength(4);
  });

  it('let everyone through while the answer is not known', () => {
    const unknown: Lookups = { matching: undefined, facts: undefined, stageOf: undefined };
    expect(left({ words: 'kafka', place: 'ber', years: 6, stages: ['new'] }, unknown)).toHaveLength(4);
  });
});
