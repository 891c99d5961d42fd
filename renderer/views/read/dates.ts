import type { PartialDate } from '#service/intelligence/profile.ts';
import { texts } from '../../texts.ts';

/** "2019-03"; "2019" without a month; empty for none. */
export function writtenDate(date: PartialDate | null): string {
  if (date === null) return '';
  return date.month === null ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`;
}

/** "Mar 2019", as it is read. */
export function shownDate(date: PartialDate | null): string {
  if (date === null) return '';
  return date.month === null ? String(date.year) : `${texts.months[date.month - 1] ?? ''} ${date.year}`;
}

const FORMS = [
  /^(?<year>\d{4})(?:[-/. ](?<month>\d{1,2}))?$/u,
  /^(?<month>\d{1,2})[-/. ](?<year>\d{4})$/u,
  /^(?<name>\p{L}{3,})\.? (?<year>\d{4})$/u,
];

/**
 * A month or a year as a person types it: "2019-03", "03/2019", "Mar 2019", "2019". Undefined for anything else;
 * null for none.
 */
export function parseDate(typed: string): PartialDate | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  for (const form of FORMS) {
    const parts = form.exec(text)?.groups;
    if (parts === undefined) continue;
    const named = texts.months.findIndex((month) =>
      (parts['name'] ?? '-').toLowerCase().startsWith(month.toLowerCase()),
    );
    const month = parts['name'] === undefined ? parts['month'] : named < 0 ? '0' : String(named + 1);
    const date = { year: Number(parts['year']), month: month === undefined ? null : Number(month) };
    const is_month = date.month === null || (date.month >= 1 && date.month <= 12);
    return is_month && date.year >= 1900 && date.year <= 2100 ? date : undefined;
  }
  return undefined;
}
