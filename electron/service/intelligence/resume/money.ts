import { regex } from '../language/pattern.ts';

/** ISO 4217 codes by how people write them; a sign that several countries share is none. */
const CURRENCIES: readonly (readonly [written: string, code: string | null])[] = [
  ['€|eur|euros?', 'EUR'],
  ['£|gbp|pounds?', 'GBP'],
  ['us\\$|usd', 'USD'],
  ['\\$', null],
  ['chf|sfr\\.?|franken', 'CHF'],
  ['₹|inr|rs\\.?|rupees?', 'INR'],
  ['zł|pln|złotych', 'PLN'],
  ['aed', 'AED'],
  ['cad|ca\\$', 'CAD'],
  ['aud|au\\$', 'AUD'],
  ['sgd|s\\$', 'SGD'],
  ['sek', 'SEK'],
  ['dkk', 'DKK'],
  ['czk|kč', 'CZK'],
  ['ron|lei', 'RON'],
  ['try|₺|tl|lira', 'TRY'],
  ['brl|r\\$', 'BRL'],
];
const CURRENCY = CURRENCIES.map(([written]) => written).join('|');
const NUMBER = String.raw`\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?:[.,](?:\d{1,2}|[-–—]{1,2}))?|\d+(?:[.,]\d{1,2})?`;
const TIMES = String.raw`k|t(?:sd|eur)\.?|t(?=\s?€)|tausend|thousand|lakhs?|lacs?|lpa|cr`;
const AMOUNT = regex('iu')`
  ^(?<before>${CURRENCY})?\s?(?<low>${NUMBER})\s?(?<low_times>${TIMES})?(?![\p{L}\d])(?:\s?(?<middle>${CURRENCY}))?
  (?:\s?(?:[-–—]|to|bis|à|a|do|tot|and|und|et|y|e|en)\s?(?:${CURRENCY})?\s?(?<high>${NUMBER})\s?(?<high_times>${TIMES})?(?![\p{L}\d]))?
  \s?(?<after>${CURRENCY})?(?![\p{L}\d])`;

/** An amount of money at the beginning of a text, and what stands behind it. */
export type Money = {
  readonly min: number;
  readonly max: number;
  readonly currency: string | null;
  /** Lakhs are said of a year, and of rupees. */
  readonly is_yearly: boolean;
  readonly rest: string;
};

/** The amount a text begins with, one or a range; null where there is none, or it makes no sense. */
export function moneyAt(text: string): Money | null {
  const match = AMOUNT.exec(text);
  if (match === null) return null;
  const { before, middle, after, low = '', low_times, high, high_times } = match.groups ?? {};
  const times = high_times ?? low_times;
  const min = valueOf(low, low_times ?? high_times);
  const max = high === undefined ? min : valueOf(high, times);
  if (!(min > 0) || max < min) return null;
  const in_lakhs = /^(?:l|cr)/iu.test(times ?? '');
  const written = (before ?? middle ?? after ?? (/^teur/iu.test(times ?? '') ? 'eur' : '')).toLowerCase();
  const currency = CURRENCIES.find(([form]) => new RegExp(`^(?:${form})$`, 'iu').test(written))?.[1] ?? null;
  return {
    min,
    max,
    currency: currency ?? (in_lakhs ? 'INR' : null),
    is_yearly: in_lakhs,
    rest: text.slice(match[0].length),
  };
}

function valueOf(written: string, times: string | undefined): number {
  // three digits behind a mark are thousands: nobody is paid in thousandths
  const decimals = /[.,](\d{1,2})$/u.exec(written);
  const whole = decimals === null ? written : written.slice(0, decimals.index);
  const number = Number(`${whole.replaceAll(/\D/gu, '')}.${decimals?.[1] ?? '0'}`);
  if (times === undefined) return number;
  const by = /^l/iu.test(times) ? 100_000 : /^cr/iu.test(times) ? 10_000_000 : 1000;
  return Math.round(number * by);
}
