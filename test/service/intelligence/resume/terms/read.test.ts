import { describe, expect, it } from 'vitest';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { documentOf, type TestLine } from '../../../../helpers/document.ts';
import { shippedLexicon } from '../../../../helpers/lexicon.ts';

const HEAD = ['Ada Muster', 'ada.muster@example.com', ''];
const JOB = [
  'Experience',
  'Accountant, Harbour Logistics',
  '01/2020 – present',
  '• Closed the books each month',
];

/** What is read of each of the three, the words it is quoted with, and whether a person should look. */
function termsOf(...lines: TestLine[]): Record<string, unknown> {
  const document = documentOf([...HEAD, ...lines]);
  const profile = readProfile(document, { reference_date: '2026-11', lexicon: shippedLexicon() });
  return Object.fromEntries(
    (['availability', 'notice_period', 'salary_expectation'] as const).flatMap((fact) => {
      const { text, span, ...value } = profile[fact] ?? {};
      if (text === undefined || span === undefined) return [];
      expect(document.text.slice(span.start, span.end)).toBe(text);
      expect(profile.sources[fact]).toEqual(span);
      return [[fact, [text, value, (profile.confidence[fact] ?? 0) < 0.6]]];
    }),
  );
}
const months = (amount: number) => ({ amount, unit: 'month', to_end_of: null });
const euros = (amount: number) => ({ min: amount, max: amount, currency: 'EUR', per: null });

describe('terms in a document', () => {
  it('stand in statements of their own, one or several in a line', () =>
    expect(termsOf('Notice period: 3 months, negotiable | Salary expectation: 65.000 €', ...JOB)).toEqual({
      notice_period: ['Notice period: 3 months', months(3), false],
      salary_expectation: ['Salary expectation: 65.000 €', euros(65000), false],
    }));

  it('stand in the next cell of a label', () =>
    expect(termsOf('Kündigungsfrist\t3 Monate', 'Gehaltsvorstellung:\t65.000 €', ...JOB)).toEqual({
      notice_period: ['Kündigungsfrist\t3 Monate', months(3), false],
      salary_expectation: ['Gehaltsvorstellung:\t65.000 €', euros(65000), false],
    }));

  it('stand in the line under a label, and are quoted without it', () =>
    expect(termsOf(...JOB, 'Skills', 'Excel, SAP', 'NOTICE PERIOD', '3 months')).toEqual({
      notice_period: ['3 months', months(3), false],
    }));

  it('are quoted as words where no day is said, in doubt where one was meant', () => {
    expect(termsOf('Availability: by arrangement', ...JOB)).toEqual({
      availability: ['by arrangement', { is_now: false, from: null }, false],
    });
    expect(termsOf('Available from 1 March', ...JOB)).toEqual({
      availability: ['from 1 March', { is_now: false, from: null }, true],
    });
  });

  it('are in doubt inside a job, and there only where they are all of a line', () => {
    expect(termsOf(...JOB, 'Notice period: 3 months')).toEqual({
      notice_period: ['Notice period: 3 months', months(3), true],
    });
    expect(termsOf(...JOB, 'Notice period: 3 months', 'Skills', 'Notice period: 2 months')).toEqual({
      notice_period: ['Notice period: 2 months', months(2), false],
    });
    expect(termsOf(...JOB, '• Notice period: 3 months')).toEqual({});
    expect(termsOf(...JOB, 'Day rate: 640 €')).toEqual({});
    expect(termsOf(...JOB, 'Availability: high')).toEqual({});
  });

  it.each([
    ['a day long past', 'Start date: 03/2019'],
    ['a budget', 'Responsible for a budget of 3 m€'],
    ['a heading over something else', 'Availability'],
    ['what is earned now', 'Current salary: 65.000 €'],
    ['what a team has', 'Salary range of the team: 40-60k'],
  ])('nothing: %s', (_, line) => expect(termsOf(line, ...JOB)).toEqual({}));

  it('nothing from what stands under a word that is no label of theirs', () =>
    expect(termsOf('Available', 'References', ...JOB)).toEqual({}));
});
