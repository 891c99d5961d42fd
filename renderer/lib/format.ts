import { texts } from '../texts.ts';
import { BETWEEN } from './joined.ts';

const numbers = new Intl.NumberFormat(texts.locale);
const tenths = new Intl.NumberFormat(texts.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** Months as a recruiter says them: "9 y 4 m". */
export function formatMonths(months: number | null | undefined): string {
  if (months === null || months === undefined) return '';
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return texts.units.months(rest);
  return rest === 0
    ? texts.units.years(years)
    : `${texts.units.years(years)}\u00A0${texts.units.months(rest)}`;
}

/** Title and employer in one line, whichever is known. */
export function formatRole(
  title: string | null | undefined,
  employer: string | null | undefined,
  between = BETWEEN,
): string {
  return [title, employer].filter((part) => part !== null && part !== undefined && part !== '').join(between);
}

const dates = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium' });
const moments = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium', timeStyle: 'short' });

const times = new Intl.DateTimeFormat(texts.locale, { timeStyle: 'short' });
const times_with_seconds = new Intl.DateTimeFormat(texts.locale, { timeStyle: 'medium' });

/** The time of day, with seconds where moments stand close together. */
export function formatTime(iso: string, seconds = false): string {
  return (seconds ? times_with_seconds : times).format(new Date(iso));
}

/** Months of experience as a column of years has them: whole ones; nothing where nothing is known. */
export function formatYears(months: number | null | undefined): string {
  if (months === null || months === undefined) return '';
  return months < 12 ? texts.ranking.underOneYear : formatNumber(Math.floor(months / 12));
}

export function formatDate(iso: string): string {
  return dates.format(new Date(iso));
}

const days = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium', timeZone: 'UTC' });
const months_of_year = new Intl.DateTimeFormat(texts.locale, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day (YYYY-MM-DD) or a month (YYYY-MM): the same in every time zone. */
export function formatDay(day: string): string {
  return (day.length === 7 ? months_of_year : days).format(new Date(day));
}

export function formatMoment(iso: string): string {
  return moments.format(new Date(iso));
}

const relative = new Intl.RelativeTimeFormat(texts.locale, { numeric: 'auto' });

/** "3 minutes ago", "yesterday"; a date when it is long past. */
export function formatAgo(iso: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  const distance = Math.abs(seconds);
  if (distance < 45) return texts.units.justNow;
  if (distance < 3600) return relative.format(Math.round(seconds / 60), 'minute');
  if (distance < 86_400) return relative.format(Math.round(seconds / 3600), 'hour');
  if (distance < 7 * 86_400) return relative.format(Math.round(seconds / 86_400), 'day');
  return formatDate(iso);
}

const short_days = new Intl.DateTimeFormat(texts.locale, { day: 'numeric', month: 'short' });

/** Since when, in the fewest letters: the time if that was today, else the day. */
export function formatSince(iso: string, now = new Date()): string {
  const then = new Date(iso);
  return then.toDateString() === now.toDateString() ? times.format(then) : short_days.format(then);
}

export function isPast(iso: string): boolean {
  return Date.parse(iso) <= Date.now();
}

/** A duration as a developer reads it: tenths below ten. */
export function formatMilliseconds(milliseconds: number): string {
  return texts.units.milliseconds(
    milliseconds < 10 ? tenths.format(milliseconds) : numbers.format(Math.round(milliseconds)),
  );
}

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return bytes < 1_000_000_000
    ? `${tenths.format(bytes / 1_000_000)} MB`
    : `${tenths.format(bytes / 1_000_000_000)} GB`;
}

/** The lines of a quote on one line: members of a list apart, a wrapped sentence as one. */
export function quotedLines(quote: string): string {
  const lines = quote.split('\n');
  if (lines.length > 2 && lines.every((line) => line.length <= 40 && !/[.,;:]$/u.test(line))) {
    return lines.join(BETWEEN);
  }
  return quote.replace(/([^\n]*)\n(?=(.?))/gu, (_line, text: string, next: string) => {
    const listed = text.length <= 40 && !/[.,;:!?&–-]$/u.test(text) && /[\p{Lu}\p{N}]/u.test(next);
    return `${text}${listed ? BETWEEN : ' '}`;
  });
}
