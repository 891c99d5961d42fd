import type { NoticePeriod } from '../../profile.ts';
import { any, AVAILABLE, END, LEAD, LENGTH, MARK, NOTICE, NUMBERS, UNITS } from './words.ts';

const ENDS = ['month', 'quarter', 'year'] as const;
const TO_END = ENDS.map((end) => `(?<end_${end}>${any(({ ends }) => ends[end])})`).join('|');
const IS = `(?:(?:${any(({ about }) => about)})\\s+)?`;
const NEEDED = `(?:\\s+(?:${any(({ needed }) => needed)}))?`;
const BEHIND = `(?:${any(({ notice_behind }) => notice_behind)})`;

const FORMS = [
  // "Notice period: 3 months to the end of a quarter"
  `${LEAD}(?:${NOTICE})${MARK}${IS}${LENGTH}(?:\\s+(?:${TO_END}))?`,
  // "3 months' notice"
  `${LEAD}${LENGTH}${BEHIND}`,
  // "Available with 4 weeks' notice"
  `${LEAD}(?:${AVAILABLE})${MARK}(?:(?:${any(({ within }) => within)})\\s+)?${LENGTH}${BEHIND}`,
  // alone only with the end of a period, which nothing but a notice runs to
  `${LENGTH}\\s+(?:${TO_END})`,
].map((form) => new RegExp(`^${form}${NEEDED}${END}`, 'iu'));
const NONE = new RegExp(
  `^${LEAD}(?:${NOTICE})${MARK}(?:${any(({ no_notice }) => no_notice)}|${any(({ now }) => now)})${END}`,
  'iu',
);

/** How long somebody is bound; null where it is not said, or said as a range. */
export function noticeOf(text: string): Omit<NoticePeriod, 'text' | 'span'> | null {
  if (NONE.test(text)) return { amount: 0, unit: 'day', to_end_of: null };
  const groups = FORMS.map((form) => form.exec(text)?.groups).find(Boolean);
  if (groups === undefined) return null;
  const written = groups['amount'] ?? '';
  const amount = /^\d/u.test(written)
    ? Number(written)
    : 1 + (NUMBERS.find(({ word }) => new RegExp(`^(?:${word})$`, 'iu').test(written))?.at ?? -1);
  const unit = UNITS.find((one) => groups[one] !== undefined);
  if (unit === undefined || amount === 0) return null;
  return { amount, unit, to_end_of: ENDS.find((end) => groups[`end_${end}`] !== undefined) ?? null };
}
