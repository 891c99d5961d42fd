import { count, shortDate } from './words.ts';

export const availability = {
  add: 'Add availability, notice, salary',
  edit: (words: string) => (words === '' ? 'Add availability, notice, salary' : `Edit: ${words}`),
  failed: 'That could not be saved.',
  saved: 'Availability saved',
  now: 'Available now',
  from: (day: string) => `Available ${day}`,
  said: (words: string) => `Available: ${words}`,
  noNotice: 'No notice period',
  notice: (length: string, end: string | null) =>
    end === null ? `${length} notice` : `${length} notice, ${end}`,
  lengths: {
    day: (amount: number) => count(amount, 'day’s', 'days’'),
    week: (amount: number) => count(amount, 'week’s', 'weeks’'),
    month: (amount: number) => count(amount, 'month’s', 'months’'),
  },
  amounts: {
    day: (amount: number) => count(amount, 'day', 'days'),
    week: (amount: number) => count(amount, 'week', 'weeks'),
    month: (amount: number) => count(amount, 'month', 'months'),
  },
  /** Under a name of its own, as in a column. */
  short: { now: 'now', none: 'none' },
  ends: { month: 'to the end of a month', quarter: 'to the end of a quarter', year: 'to the end of a year' },
  /** Whether thousands are said short, as in “€65–70k”. */
  is_short: true,
  thousands: (range: string) => `${range}k`,
  upTo: (amount: string) => `up to ${amount}`,
  atLeast: (amount: string) => `at least ${amount}`,
  per: {
    year: (amount: string) => `${amount} a year`.trim(),
    month: (amount: string) => `${amount} a month`.trim(),
    day: (amount: string) => `${amount} a day`.trim(),
    hour: (amount: string) => `${amount} an hour`.trim(),
  },
  labels: { availability: 'Available', notice_period: 'Notice period', salary_expectation: 'Salary from' },
  when: { unknown: '–', now: 'Now', from: 'From a day', words: 'In words' },
  day: 'Day',
  inWords: 'In words',
  unit: 'Unit',
  units: { day: 'days', week: 'weeks', month: 'months' },
  toEnd: 'Notice runs',
  most: 'To',
  currency: 'Currency',
  period: 'Period of the salary',
  resume: 'The resume says:',
  saidBy: (name: string | null, at: string | null) =>
    `Said${at === null ? '' : `, ${shortDate.format(new Date(at))}`}${name === null ? '' : ` (${name})`}`,
  asRead: 'Use the resume’s',
};
