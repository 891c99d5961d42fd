import type { PackLanguage } from './pack.ts';
import { dayText, periodText } from './pack_words.ts';

/** What is known of when somebody can start, of their notice, and of what they want to earn. */
export type PackAvailability = {
  readonly availability: { is_now: boolean; from: string | null; text?: string | null } | null;
  readonly notice_period: {
    amount: number;
    unit: 'day' | 'week' | 'month';
    to_end_of: 'month' | 'quarter' | 'year' | null;
  } | null;
  readonly salary_expectation: {
    min: number | null;
    max: number | null;
    currency: string | null;
    per: 'year' | 'month' | 'day' | 'hour' | null;
  } | null;
};

const WORDS = {
  en: {
    start: 'Available',
    notice: 'Notice period',
    salary: 'Salary',
    now: 'now',
    none: 'none',
    units: { day: ['day', 'days'], week: ['week', 'weeks'], month: ['month', 'months'] },
    ends: {
      month: ' to the end of a month',
      quarter: ' to the end of a quarter',
      year: ' to the end of a year',
    },
    least: (amount: string) => `at least ${amount}`,
    most: (amount: string) => `up to ${amount}`,
    per: { year: ' a year', month: ' a month', day: ' a day', hour: ' an hour' },
  },
  de: {
    start: 'Verfügbar',
    notice: 'Kündigungsfrist',
    salary: 'Gehalt',
    now: 'sofort',
    none: 'keine',
    units: { day: ['Tag', 'Tage'], week: ['Woche', 'Wochen'], month: ['Monat', 'Monate'] },
    ends: { month: ' zum Monatsende', quarter: ' zum Quartalsende', year: ' zum Jahresende' },
    least: (amount: string) => `mindestens ${amount}`,
    most: (amount: string) => `bis ${amount}`,
    per: { year: ' im Jahr', month: ' im Monat', day: ' am Tag', hour: ' pro Stunde' },
  },
} as const;

/** Labels of these facts. */
export function availabilityLabels(language: PackLanguage): {
  start: string;
  notice: string;
  salary: string;
} {
  return WORDS[language];
}

/** When somebody can start; empty where it is not known. */
export function startText({ availability: when }: PackAvailability, language: PackLanguage): string {
  if (when === null) return '';
  if (when.is_now) return WORDS[language].now;
  if (when.from === null) return when.text ?? '';
  const [year = 0, month = 1] = when.from.split('-').map(Number);
  return when.from.length > 7
    ? dayText(when.from, language)
    : periodText({ start: { year, month }, end: null, current: false }, language);
}

/** How long they are bound; empty where it is not known. */
export function noticeText({ notice_period: notice }: PackAvailability, language: PackLanguage): string {
  const words = WORDS[language];
  if (notice === null) return '';
  if (notice.amount === 0) return words.none;
  const [one, more] = words.units[notice.unit];
  const end = notice.to_end_of === null ? '' : words.ends[notice.to_end_of];
  return `${notice.amount} ${notice.amount === 1 ? one : more}${end}`;
}

/** What they want to earn; empty where it is not known. */
export function salaryText({ salary_expectation: salary }: PackAvailability, language: PackLanguage): string {
  if (salary === null) return '';
  const words = WORDS[language];
  const { min, max, currency, per } = salary;
  const number = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    ...(currency !== null && { style: 'currency', currency }),
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  });
  const amount =
    min !== null && max !== null && min !== max
      ? number.formatRange(min, max)
      : min === null
        ? max === null
          ? ''
          : words.most(number.format(max))
        : max === null
          ? words.least(number.format(min))
          : number.format(min);
  return amount === '' ? '' : `${amount}${per === null ? '' : words.per[per]}`.replaceAll('\u00a0', ' ');
}
