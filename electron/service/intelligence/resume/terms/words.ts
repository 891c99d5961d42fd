import { TERMS_LOCALES } from '../../language/locales/terms_locales.ts';
import type { TermsLocale } from '../../language/terms_locale.ts';

/** The words of all languages for one thing, as alternatives of a pattern. */
export const any = (of: (locale: TermsLocale) => string): string => TERMS_LOCALES.map(of).join('|');

/** What a statement may begin with, what stands between its label and its value, and what may end it. */
export const LEAD = `(?:(?:${any(({ lead }) => lead)})\\s+)*`;
export const MARK = String.raw`\s*(?:[:–—-]\s*)?`;
export const END = String.raw`\s*[.!;,)]*$`;

export const AVAILABLE = any(({ available }) => available);
export const NOTICE = any(({ notice }) => notice);
export const SALARY = any(({ salary }) => salary);

export const UNITS = ['day', 'week', 'month'] as const;
export const NUMBERS = TERMS_LOCALES.flatMap(({ numbers }) =>
  numbers.split(' ').map((word, at) => ({ word, at })),
);
const NUMBER = String.raw`\d{1,3}|${NUMBERS.map(({ word }) => word).join('|')}`;

/** "3 months", "one-month": an amount, and its unit as a group of its own. */
export const LENGTH = `(?<amount>${NUMBER})[ -]?(?:${UNITS.map(
  (unit) => `(?<${unit}>${any(({ units }) => units[unit])})`,
).join('|')})`;
