import type { SalaryExpectation } from '../../profile.ts';
import { moneyAt } from '../money.ts';
import { any, END, LEAD, MARK, SALARY } from './words.ts';

const ABOUT = `(?:(?:${any(({ about }) => about)})\\s+)*`;
const FORM = new RegExp(
  `^${LEAD}(?:${SALARY})(?:\\s*\\((?<aside>[^)]{1,30})\\))?${MARK}${ABOUT}(?:(?<least>${any(
    ({ at_least }) => at_least,
  )})\\s+|(?<most>${any(({ up_to }) => up_to)})\\s+)?${ABOUT}(?<said>.+)$`,
  'iu',
);
const PERIODS = ['year', 'month', 'day', 'hour'] as const;
const PER_PERIOD = PERIODS.map((period) => `(?<${period}>${any(({ per }) => per[period])})`).join('|');
const GROSS = String.raw`brüt|gross|net|base|basic|fixed|brutto|netto|bruts?|nets?|brut[oi]s?|net[oi]s?|nett[io]|lord[eio]`;
const PER = new RegExp(
  `^(?:\\s*(?:${GROSS})(?![\\p{L}]))?\\s*(?:${PER_PERIOD})?(?:\\s*(?:${GROSS})(?![\\p{L}]))?` +
    `(?:\\s*(?<more>${any(({ or_more }) => or_more)})(?![\\p{L}]))?` +
    `(?:\\s*(?:\\+|(?:${any(({ beside }) => beside)})(?![\\p{L}])).{0,60})?${END}`,
  'iu',
);
const ASIDE = new RegExp(`(?:${PER_PERIOD})`, 'iu');
/** A rate that says of what in its name. */
const OF_RATE: readonly (readonly [RegExp, (typeof PERIODS)[number]])[] = [
  [/^[^:]*(?:day rate|daily rate|tagessatz|tjm)/iu, 'day'],
  [/^[^:]*(?:hourly rate|stundensatz|uurtarief)/iu, 'hour'],
  [/^[^:]*(?:annual|yearly|jahres|\bral\b)/iu, 'year'],
  [/^[^:]*(?:monthly|monats)/iu, 'month'],
];

/** What somebody wants to earn; null where it is not said. */
export function salaryOf(text: string): Omit<SalaryExpectation, 'text' | 'span'> | null {
  const { aside, least, most, said } = FORM.exec(text)?.groups ?? {};
  const money = said === undefined ? null : moneyAt(said);
  if (money === null) return null;
  const groups = PER.exec(money.rest)?.groups;
  if (groups === undefined && money.rest.trim() !== '') return null;
  const beside = aside === undefined ? undefined : ASIDE.exec(aside)?.groups;
  const named = OF_RATE.find(([form]) => form.test(text))?.[1] ?? null;
  const per = PERIODS.find((one) => groups?.[one] !== undefined || beside?.[one] !== undefined) ?? named;
  const is_range = money.max > money.min;
  return {
    min: most === undefined || is_range ? money.min : null,
    max: (least ?? groups?.more) === undefined || is_range ? money.max : null,
    currency: money.currency,
    per: per ?? (money.is_yearly ? 'year' : null),
  };
}

/** Whether a statement names a rate: inside a job it is what that job paid. */
export function isRate(text: string): boolean {
  return OF_RATE.slice(0, 2).some(([form]) => form.test(text));
}
