import { describe, expect, it } from 'vitest';
import { emptyProfile } from '#service/intelligence/profile.ts';
import type { CandidateAvailability } from '../../../renderer/api/availability.ts';
import {
  availabilityInWords,
  availabilityValues,
} from '../../../renderer/features/availability/availability_words.ts';
import { changesOf, draftOf } from '../../../renderer/features/availability/draft.ts';
import { doubtfulPaths, withSaid } from '../../../renderer/features/profile/profile_fields.ts';

type Values = { [Fact in keyof CandidateAvailability]: CandidateAvailability[Fact]['value'] };
const NOBODY = {
  id: null,
  source: null,
  quote: null,
  attachment_id: null,
  span: null,
  client_id: null,
  said_by: null,
  said_at: null,
} as const;

function known(
  values: Partial<Values>,
  source: 'person' | 'resume' | null = 'resume',
): CandidateAvailability {
  return {
    availability: { ...NOBODY, source, value: values.availability ?? null },
    notice_period: { ...NOBODY, source, value: values.notice_period ?? null },
    salary_expectation: { ...NOBODY, source, value: values.salary_expectation ?? null },
  };
}

const NOTICE = { amount: 3, unit: 'month', to_end_of: 'quarter' } as const;
const SALARY = { min: 65_000, max: 65_000, currency: 'EUR', per: null } as const;

describe('what is typed about start, notice and salary', () => {
  const before = draftOf(known({ notice_period: NOTICE, salary_expectation: SALARY }));
  it.each([
    ['nothing', {}, {}],
    ['a shorter notice', { amount: '2' }, { notice_period: { value: { ...NOTICE, amount: 2 } } }],
    ['no notice any more', { amount: '' }, { notice_period: { value: null } }],
    [
      'another amount, of which nobody says for how long',
      { min: '70000', max: '' },
      { salary_expectation: { value: { ...SALARY, min: 70_000, max: null } } },
    ],
    ['at once', { when: 'now' }, { availability: { value: { is_now: true, from: null } } }],
    [
      'a day',
      { when: 'from', from: '2027-03-01' },
      { availability: { value: { is_now: false, from: '2027-03-01' } } },
    ],
    [
      'words',
      { when: 'words', words: 'by arrangement' },
      { availability: { value: { is_now: false, from: null, text: 'by arrangement' } } },
    ],
  ])('%s', (_, typed, changes) => expect(changesOf({ ...before, ...typed }, before)).toEqual(changes));
});

describe('start, notice and salary under their own names', () => {
  it.each([
    [{ is_now: true, from: null, text: 'Available immediately' }, 'now', 'Available now'],
    [{ is_now: false, from: '2027-03-01', text: null }, 'Mar 1, 2027', 'Available Mar 1, 2027'],
    [{ is_now: false, from: null, text: 'by arrangement' }, 'by arrangement', 'Available: by arrangement'],
  ])('%j', (availability, value, words) => {
    expect(availabilityValues(known({ availability })).availability).toBe(value);
    expect(availabilityInWords(known({ availability }))).toEqual([words]);
  });
  it.each([
    [NOTICE, '3 months to the end of a quarter'],
    [{ amount: 0, unit: 'day', to_end_of: null } as const, 'none'],
  ])('%j', (notice_period, value) =>
    expect(availabilityValues(known({ notice_period })).notice_period).toBe(value),
  );
});

describe('doubt', () => {
  const profile = {
    ...emptyProfile(),
    notice_period: { text: '3 months', span: { start: 0, end: 8 }, ...NOTICE },
    confidence: { notice_period: 0.5, salary_expectation: 0 },
  };
  it('is about what was read', () => {
    expect(doubtfulPaths(withSaid(profile, known({ notice_period: NOTICE })), {})).toEqual(['notice_period']);
    expect(doubtfulPaths(withSaid(profile, undefined), {})).toEqual(['notice_period']);
  });
  it('ends when a person says it', () =>
    expect(doubtfulPaths(withSaid(profile, known({ notice_period: NOTICE }, 'person')), {})).toEqual([]));
});
