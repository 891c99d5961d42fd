import { multiline } from './pattern.ts';
import type { PartialDate } from '../profile.ts';
import { findPoints, MONTH, MONTH_OF, type Point } from './date_points.ts';
import { findDegree, isSchool } from './degrees.ts';
import { titleScore } from './job_titles.ts';
import { alternatives } from './locales/resume_locales.ts';

/** A date range or a single date in a text; offsets are relative to that text. */
export type DateRange = {
  readonly from: number;
  readonly to: number;
  /** null for a single date, which then is `end`. */
  readonly start: PartialDate | null;
  readonly end: PartialDate | null;
  /** The range runs until now. */
  readonly current: boolean;
  /** "Expected 2027", or an end after the reference month. */
  readonly future: boolean;
  /** The end was written before the start; here they are turned round. */
  readonly swapped?: boolean;
  /** A word of it is in no language that is read: by its place it means now, or a month. */
  readonly guessed?: boolean;
};

const WORD_END = String.raw`(?![\p{L}\p{N}])`;
const PRESENT = `(?:${alternatives(({ present }) => present)}|nuvarande|pågående|nu|nuværende|současnost|dosud|jelenleg|jelen|nykyinen|nyt|σήμερα|至今|现在)`;
const SIGN = String.raw`(?:[-‐‑‒–—−~→/]|->|=>|\.\.\.?|…)`;
const BETWEEN = multiline`
  \s*(?:${SIGN}\s*)?(?:(?:${alternatives(({ to }) => to)})${WORD_END}|${SIGN})(?:\s*${SIGN})?\s*(?:(?:the|le|il|el|den|dem)\s)?`;
// After a year in Polish ("2019 r."), in Spanish and Italian ("año"); a time of day of a month ("1. – 31.
// August") is not kept.
const TAIL = String.raw`(?:\s?(?:r\.|roku|г\.|an\b)(?!\p{L}))?`;
const GAP = new RegExp(`^${TAIL}${BETWEEN}$`, 'iu');
const LATER = new RegExp(`^${TAIL}(?:${BETWEEN}|\\s+)(?<p>${PRESENT})${WORD_END}`, 'iu');
const SPACED_PRESENT = new RegExp(
  String.raw`^\s+(?:present|heute|oggi|actualidad|obecnie|heden|aujourd)`,
  'iu',
);
// "03/2022⇥prezent⇥": the end in a cell of its own.
const CELL_PRESENT = new RegExp(String.raw`^\s*\t\s*(?:${PRESENT})\s*(?:\t|$)`, 'iu');
const EARLIER = new RegExp(String.raw`(?<![\p{L}\p{N}])(?<p>${PRESENT})${BETWEEN}$`, 'iu');
const SINCE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives(({ since }) => since)})\s*$`, 'iu');
const SINCE_BEHIND = new RegExp(
  `^(?:${alternatives(({ since_behind = '' }) => since_behind)})${WORD_END}`,
  'iu',
);
const LEAD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${alternatives(({ from }) => from)})\s*(?:(?:the|le|il|el|l['’]|dem)\s)?$`,
  'iu',
);
// One year for both months: "May - August 2023".
const MONTH_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\d{1,2}\.?\s+)?(?<m>${MONTH})\.?(?:${BETWEEN})$`,
  'iu',
);
const EXPECTED = new RegExp(
  String.raw`(?:${alternatives(({ expected }) => expected)})[\s\p{L}:.]{0,24}$`,
  'iu',
);
// A word or two in no language that is read, where a range ends: "(03/2022 – danes)". In small letters, as no
// name is.
const SMALL = String.raw`(?:\p{Ll}[\p{Ll}\p{M}'’-]{1,14}|[\p{Lo}\p{M}]{1,12})`;
const UNKNOWN_PRESENT = new RegExp(
  String.raw`^${TAIL}(?:\s*${SIGN}\s*|[ ]*\t[ ]*)(?<p>${SMALL}(?:\s${SMALL})?)\s*(?:$|[\t)\]])`,
  'u',
);
const AT_A_START = /(?:^|[\t([:,|·•])\s*$/u;
// "travanj 2019 – lipanj 2021": a word before both years, which is a month, and nobody knows which.
const UNKNOWN_MONTH = new RegExp(String.raw`(?<![\p{L}\p{N}])(?<m>${SMALL})\.?\s$`, 'u');
const UNKNOWN_MONTH_BETWEEN = new RegExp(String.raw`^${TAIL}\s*${SIGN}\s*(?<m>${SMALL})\.?\s$`, 'u');
// How far back words before a date are looked at: longer than any of them.
const BACK = 48;

/**
 * Finds date ranges and single dates in a line of a resume, in every language of `RESUME_LOCALES`, in text order
 * without overlaps. Dates are found first; what stands between two of them, before or after one, makes them
 * ranges. Reversed ranges are turned round; years only stay years (month null).
 * @param reference 'YYYY-MM', the month that "present" means.
 */
export function findDates(text: string, reference: string): DateRange[] {
  const points = findPoints(text);
  const found: DateRange[] = [];
  for (let at = 0; at < points.length; at += 1) {
    const point = points[at] as Point;
    const next = points[at + 1];
    const before = text.slice(Math.max(found.at(-1)?.to ?? 0, point.from - BACK), point.from);
    if (next !== undefined && joins(point, next, text.slice(point.to, next.from))) {
      found.push(dated(text, reference, { before, from: point.from, to: next.to }, point, next, false));
      at += 1;
      continue;
    }
    const tail = text.slice(point.to, point.to + BACK);
    const from_month = point.bare ? unknownMonthBefore(point, before) : null;
    if (from_month !== null && next?.bare === true) {
      const between = UNKNOWN_MONTH_BETWEEN.exec(text.slice(point.to, next.from));
      if (between !== null && isUnknown(between)) {
        const place = { before: '', from: from_month, to: next.to };
        found.push({ ...dated(text, reference, place, point, next, false), guessed: true });
        at += 1;
        continue;
      }
    }
    const school = schoolYear(text, point);
    if (school !== null) {
      found.push(dated(text, reference, { before, from: point.from, to: school.to }, point, school, false));
      continue;
    }
    const later = LATER.exec(tail);
    const spaced =
      later !== null &&
      /^\s+\S/u.test(tail) &&
      !GAP.test(tail.slice(0, tail.indexOf(later.groups?.['p'] ?? '')));
    if (later !== null && (!spaced || SPACED_PRESENT.test(tail) || CELL_PRESENT.test(tail))) {
      found.push(
        dated(
          text,
          reference,
          { before, from: point.from, to: point.to + later[0].length },
          point,
          null,
          true,
        ),
      );
      continue;
    }
    if (point.short) continue;
    const may_begin = point.month !== null || from_month !== null || AT_A_START.test(before);
    const unknown = may_begin ? UNKNOWN_PRESENT.exec(tail) : null;
    if (unknown !== null && isUnknown(unknown)) {
      const from = from_month ?? point.from;
      const word = unknown.groups?.['p'] ?? '';
      const to = point.to + unknown[0].indexOf(word) + word.length;
      found.push({ ...dated(text, reference, { before, from, to }, point, null, true), guessed: true });
      continue;
    }
    const month = MONTH_BEFORE.exec(before);
    if (month !== null && point.named) {
      const start = {
        year: point.year,
        month: MONTH_OF.get((month.groups?.['m'] ?? '').toLowerCase()) ?? null,
      };
      const from = point.from - before.length + month.index;
      found.push(
        dated(
          text,
          reference,
          { before: before.slice(0, month.index), from, to: point.to },
          start,
          point,
          false,
        ),
      );
      continue;
    }
    const since = SINCE.exec(before) ?? EARLIER.exec(before);
    if (since !== null) {
      const from = point.from - before.length + since.index;
      found.push(dated(text, reference, { before: '', from, to: point.to }, point, null, true));
      continue;
    }
    if (/^[./-]\d/.test(tail)) continue;
    const behind = SINCE_BEHIND.exec(tail)?.[0] ?? '';
    const range = { before: '', from: point.from, to: point.to + behind.length };
    const is_since = behind !== '';
    found.push(dated(text, reference, range, is_since ? point : null, is_since ? null : point, is_since));
  }
  return found;
}

/** Where a word begins that stands before a year as a month does, in no language that is read; null for none. */
function unknownMonthBefore(point: Point, before: string): number | null {
  const word = UNKNOWN_MONTH.exec(before);
  // the dear question last: it is asked of every year
  if (word === null || !AT_A_START.test(before.slice(0, word.index)) || !isUnknown(word)) return null;
  return point.from - before.length + word.index;
}

/** Whether a word says neither a month, nor an end, nor what somebody was or learnt. */
function isUnknown({ groups }: RegExpExecArray): boolean {
  const word = groups?.['m'] ?? groups?.['p'] ?? '';
  return !MONTH_OF.has(word) && titleScore(word) === 0 && findDegree(word) === null && !isSchool(word);
}

/** Whether two dates with this between them are the ends of one range. */
function joins(point: Point, next: Point, between: string): boolean {
  if (between.length > 24) return false;
  // "Mar 19 – Sep 21" and "04/18 – 06/21" are dates because both ends are written so.
  if (point.short !== next.short) return false;
  if (GAP.test(between)) {
    // "won in 2017 and 2018", "2017, 2018" are lists; so is "2019/2020/2021".
    return !/^\s*(?:and|et|y|e|i|en)\s*$/iu.test(between) || (!point.bare && !next.bare);
  }
  return (
    /^\s{1,3}$/.test(between) && !(point.bare && next.bare) && !point.short && !(point.bare && next.named)
  );
}

/** The second half of "2019/20", "2018-21", "2019–20": a year in two digits. */
function schoolYear(text: string, point: Point): (PartialDate & { to: number }) | null {
  if (!point.bare && !(point.named && /\d{4}$/.test(text.slice(point.from, point.to)))) return null;
  const match = /^\s?([/–—-])\s?(\d{2})(?![\p{L}\p{N}./-])/u.exec(text.slice(point.to, point.to + 6));
  if (match === null) return null;
  const year = Math.floor(point.year / 100) * 100 + Number(match[2]);
  // "2010-11" and "2010/11" may be a month, and were read as one before this; after a dash in type it is a year.
  return year > point.year && year <= point.year + 15
    ? { year, month: null, to: point.to + match[0].length }
    : null;
}

function bare(date: PartialDate | null): PartialDate | null {
  return date === null ? null : { year: date.year, month: date.month };
}

function dated(
  text: string,
  reference: string,
  place: { readonly before: string; readonly from: number; readonly to: number },
  start: PartialDate | null,
  end: PartialDate | null,
  current: boolean,
): DateRange {
  const lead = start === null ? null : LEAD.exec(place.before);
  const from = lead === null ? place.from : place.from - place.before.length + lead.index;
  const swapped = start !== null && end !== null && monthIndex(end, 'last') < monthIndex(start, 'first');
  const [first, last] = swapped ? [bare(end), bare(start)] : [bare(start), bare(end)];
  const future =
    EXPECTED.test(text.slice(Math.max(0, from - BACK), from)) ||
    (last !== null && monthIndex(last, 'first') > monthOf(reference));
  return {
    from,
    to: place.to,
    start: first,
    end: last,
    current,
    future,
    ...(swapped ? { swapped } : {}),
  };
}

/** Months since year 0; a date without month is taken at its first or last month. */
export function monthIndex(date: PartialDate, edge: 'first' | 'last'): number {
  return date.year * 12 + (date.month ?? (edge === 'first' ? 1 : 12)) - 1;
}

/** The month index of 'YYYY-MM'. */
export function monthOf(reference: string): number {
  const [year = 0, month = 1] = reference.split('-').map(Number);
  return year * 12 + month - 1;
}

/**
 * The months a range covers, as [first, last] month indexes, both counted; what runs on counts up to the
 * month before the reference month, which has only begun. Years only: from July to June, so that 2019–2021 is
 * two years, the middle of what it can mean.
 */
export function interval(
  range: Pick<DateRange, 'start' | 'end' | 'current'>,
  reference: string,
): readonly [number, number] | null {
  const now = monthOf(reference);
  const first =
    range.start === null
      ? null
      : range.start.year * 12 + (range.start.month === null ? 6 : range.start.month - 1);
  const end = range.current
    ? now - 1
    : range.end === null
      ? null
      : range.end.year * 12 + (range.end.month === null ? 5 : range.end.month - 1);
  if (first === null || end === null) return null;
  const last = Math.min(end, now);
  if (last >= first) return [first, last];
  // Within one year named twice ("2020 - 2020"): half a year.
  return range.start?.month === null && range.start.year === range.end?.year
    ? [first - 3, first + 2]
    : first <= now
      ? [first, first]
      : null;
}

/** The last month index of a job with these months: what runs on has come to the reference month. */
export function lastUsed(
  { current }: Pick<DateRange, 'current'>,
  months: readonly [number, number],
  reference: string,
): number {
  return current ? Math.max(months[1], monthOf(reference)) : months[1];
}

/** Total months of a set of intervals, overlapping months counted once. */
export function unionMonths(intervals: readonly (readonly [number, number])[]): number {
  let months = 0;
  let until = -1;
  for (const [first, last] of intervals.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const from = Math.max(first, until + 1);
    if (last >= from) months += last - from + 1;
    until = Math.max(until, last);
  }
  return months;
}
