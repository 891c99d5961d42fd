import { describe, expect, it } from 'vitest';
import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { NO_DETAIL_WORDS, amountOf, faultsOf, toDetails } from '../../../renderer/views/jobs/detail_words.ts';
import { daysTo } from '../../../renderer/lib/deadlines.ts';
import { nextStepsOf } from '../../../renderer/views/jobs/next_steps.ts';

describe('an amount', () => {
  it.each([
    ['', null],
    [' ', null],
    ['60000', 60_000],
    ['60,000', 60_000],
    ['60.000', 60_000],
    ["1'200'000", 1_200_000],
    ['60 000', 60_000],
    ['60k', 60_000],
    ['62.5k', 62_500],
    ['18.50', 18.5],
    ['18,5', 18.5],
    ['1.234,50', 1234.5],
    ['sixty', Number.NaN],
    ['60-70', Number.NaN],
    ['-5', Number.NaN],
    ['1,23,4', Number.NaN],
  ])('%s', (written, amount) => {
    expect(amountOf(written)).toEqual(amount);
  });
});

describe('details as they are typed', () => {
  it.each([
    [{}, {}],
    [{ salary_min: '70k', salary_max: '60k' }, { salary_max: 'order' }],
    [{ salary_min: 'much' }, { salary_min: 'amount' }],
    [{ salary_currency: 'EURO' }, { salary_currency: 'currency' }],
    [{ salary_currency: ' chf ' }, {}],
    [{ contact_email: 'petra' }, { contact_email: 'email' }],
    [{ contact_email: 'petra@example.com' }, {}],
  ])('%j', (words, faults) => {
    expect(faultsOf({ ...NO_DETAIL_WORDS, ...words })).toEqual(faults);
  });

  it('are sent as what they mean, and only those that changed', () => {
    const words = { ...NO_DETAIL_WORDS, salary_min: '60,000', salary_currency: 'eur', location: ' ' };
    expect(toDetails(words, ['title', 'salary_min', 'salary_currency', 'location'])).toEqual({
      location: null,
      salary_min: 60_000,
      salary_currency: 'EUR',
    });
  });
});

describe('what is next', () => {
  const NOW = new Date(2026, 10, 26, 23, 30);
  type Waiting = Partial<JobOverview> & Partial<JobOverview['people']>;
  const next = ({ unread = 0, to_call = 0, total = 3, ...of }: Waiting, deadline: string | null = null) => {
    const steps = nextStepsOf(
      {
        status: 'open',
        is_described: true,
        // resumes beyond the people are not counted
        unread: unread + 20,
        to_call: to_call + 20,
        candidates: total + 20,
        people: { total, new: 0, unread, to_call },
        files_in_need: 0,
        details: { deadline },
        ...of,
      } as JobOverview,
      NOW,
    );
    return steps.map(({ kind, count }) => `${kind} ${count}`).join(', ');
  };

  it.each([
    [
      'new ones before calls, however few',
      { unread: 1, to_call: 3, files_in_need: 1 },
      null,
      'unread 1, call 3',
    ],
    ['… and however many', { unread: 1240, to_call: 3 }, '2026-11-25', 'unread 1240, call 3'],
    ['calls before files', { to_call: 3, files_in_need: 1 }, null, 'call 3, files 1'],
    ['people before files', { unread: 12, files_in_need: 1 }, null, 'unread 12, files 1'],
    ['a deadline that is near', {}, '2026-11-28', 'soon 2'],
    ['a deadline today', {}, '2026-11-26', 'soon 0'],
    ['a deadline that is past', {}, '2026-11-25', 'late 1'],
    ['nothing where it is far', {}, '2026-12-24', ''],
    ['resumes, where there are none', { total: 0 }, null, 'fill 0'],
    ['what can be done before a deadline', { total: 0 }, '2026-11-25', 'fill 0'],
    [
      'words, where there are none',
      { is_described: false, unread: 2, to_call: 1 },
      null,
      'describe 0, unread 2',
    ],
    ['no deadline where there is work', { to_call: 1 }, '2026-11-25', 'call 1'],
    ['nothing in a closed job', { status: 'closed', unread: 4 }, '2026-11-25', ''],
  ] as const)('%s', (_, of, deadline, step) => {
    expect(next(of, deadline)).toBe(step);
  });

  it('days are those of where the person is', () => {
    expect(daysTo('2026-11-27', new Date(2026, 10, 26, 0, 5))).toBe(1);
    expect(daysTo('2026-11-27', new Date(2026, 10, 26, 23, 55))).toBe(1);
  });
});
