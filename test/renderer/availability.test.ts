import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CandidateAvailability } from '../../renderer/api/availability.ts';
import { changesBack } from '../../renderer/features/availability/availability_undo.ts';

type Salary = NonNullable<CandidateAvailability['salary_expectation']['value']>;

const BARE = {
  id: null,
  source: null,
  quote: null,
  attachment_id: null,
  span: null,
  client_id: null,
  said_by: null,
  said_at: null,
} as const;

function asking(value: Salary | null, source: 'person' | 'resume' | null = 'person'): CandidateAvailability {
  return {
    availability: { ...BARE, value: null },
    notice_period: { ...BARE, value: null },
    salary_expectation: { ...BARE, source, value },
  };
}

describe.each([
  {
    language: 'en',
    words: ['€65–70k a year', '€64,500–70,000 a year', 'CHF 65–70k', 'at least $90k a year', '€640 a day'],
  },
  {
    language: 'de',
    words: [
      '65.000–70.000 € im Jahr',
      '64.500–70.000 € im Jahr',
      '65.000–70.000 CHF',
      'mindestens 90.000 $ im Jahr',
      '640 € am Tag',
    ],
  },
] as const)('a salary in words: $language', ({ language, words }) => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  const salaries: readonly Salary[] = [
    { min: 65_000, max: 70_000, currency: 'EUR', per: 'year' },
    { min: 64_500, max: 70_000, currency: 'EUR', per: 'year' },
    { min: 65_000, max: 70_000, currency: 'CHF', per: null },
    { min: 90_000, max: null, currency: 'USD', per: 'year' },
    { min: 640, max: 640, currency: 'EUR', per: 'day' },
  ];
  it.each(salaries.map((salary, index) => [words[index]!, salary] as const))('%s', async (said, salary) => {
    vi.stubGlobal('navigator', { languages: [language] });
    vi.stubGlobal('document', { documentElement: {} });
    await (await import('../../renderer/texts.ts')).loadTexts();
    const { availabilityInWords } =
      await import('../../renderer/features/availability/availability_words.ts');
    expect(availabilityInWords(asking(salary)).map((text) => text.replaceAll(/\s/gu, ' '))).toEqual([said]);
  });
});

describe('the undo of what is said of availability', () => {
  const salary: Salary = { min: 65_000, max: null, currency: 'EUR', per: 'year' };
  it.each([
    { name: 'what a person said before', before: asking(salary), back: { value: salary } },
    { name: 'a person who said there is none', before: asking(null), back: { value: null } },
    { name: 'the resume', before: asking(salary, 'resume'), back: null },
    { name: 'nothing', before: asking(null, null), back: null },
  ])('puts back $name, and nothing that was not changed', ({ before, back }) => {
    expect(changesBack({ salary_expectation: { value: null } }, before)).toEqual({
      salary_expectation: back,
    });
  });
});
