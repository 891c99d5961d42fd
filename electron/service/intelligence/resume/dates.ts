import type { PartialDate } from '../profile.ts';

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
};

// Strict lists: a loose pattern would read "Marketing 2020" as March. Each list has the months in order, forms separated by spaces.
const MONTHS = [
  'january jan januar jänner janvier janv enero ene gennaio gen januari janeiro styczeń stycznia sty',
  'february feb februar février fevrier févr fev febrero febbraio febb februari fevereiro luty lutego lut',
  'march mar märz maerz mrz mär mars marzo maart mrt março marco marzec marca',
  'april apr avril avr abril abr aprile kwiecień kwietnia kwi',
  'may mai mayo maggio mag mei maio maj maja',
  'june jun juni juin junio giugno giu junho czerwiec czerwca cze',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca lip',
  'august aug août aout agosto ago augustus sierpień sierpnia sie',
  'september sep sept septembre septiembre settembre set setembro wrzesień września wrz',
  'october oct oktober okt octobre octubre ottobre ott outubro out październik października paź',
  'november nov novembre noviembre novembro listopad listopada lis',
  'december dec dezember dez décembre déc decembre diciembre dic dicembre dezembro grudzień grudnia gru',
];

const MONTH_OF = new Map<string, number>(
  MONTHS.flatMap((forms, at) => forms.split(' ').map((form) => [form, at + 1] as const)),
);
// Seasons and quarters stand for the month they begin in.
for (const [word, month] of Object.entries({
  spring: 3,
  summer: 6,
  fall: 9,
  autumn: 9,
  winter: 12,
  frühjahr: 3,
  sommer: 6,
  herbst: 9,
  q1: 1,
  q2: 4,
  q3: 7,
  q4: 10,
})) {
  MONTH_OF.set(word, month);
}

const MONTH = [...MONTH_OF.keys()].toSorted((a, b) => b.length - a.length).join('|');
const YEAR = String.raw`(?:19[4-9]\d|20[0-4]\d)`;
const L = String.raw`(?<![\p{L}\p{N}])`;
// month year | month 'yy | day month year | mm/yyyy | dd.mm.yyyy | yyyy-mm | yyyy month | year
const POINT = [
  String.raw`(?:\d{1,2}(?:st|nd|rd|th|\.)?\s+)?(?:${MONTH})\.?,?\s*(?:\d{1,2}(?:st|nd|rd|th)?,\s*)?(?:de\s+|del\s+)?(?:${YEAR}|['’]\d{2})`,
  String.raw`\d{1,2}[./]\d{1,2}[./]${YEAR}`,
  String.raw`(?:0?[1-9]|1[0-2])\s?[./-]\s?${YEAR}`,
  String.raw`${YEAR}\s?[./-]\s?(?:0[1-9]|1[0-2])(?![./-]?\d)`,
  String.raw`${YEAR}\s+(?:${MONTH})\b`,
  YEAR,
].join('|');
const PRESENT = String.raw`(?:present|current(?:ly)?|now|today|ongoing|on-going|to date|till date|date|heute|aktuell|jetzt|laufend|dato|aujourd['’]hui|présent|actuel(?:lement)?|en cours|ce jour|actualidad|actual|presente|la fecha|hoy|oggi|attuale|in corso|heden|nu|atualmente|atual|hoje|o momento|obecnie|teraz|nadal)`;
const SEPARATOR = String.raw`\s*(?:[-‐‑–—−~→/]|to|until|till|through|bis(?:\s+zum)?|à|au|a|al|até|ate|tot|t\/m|do|hasta|fino\s+a|jusqu['’]à|e)\s*`;

const RANGE = new RegExp(
  String.raw`${L}(?<a>${POINT})(?:(?:${SEPARATOR})(?:(?<p>${PRESENT})|(?<b>${POINT}))|\s+(?<p2>present|heute)|\s{1,3}(?<b2>${POINT}))(?![\p{L}\p{N}])`,
  'giu',
);
// One year for both months: "May - August 2023".
const MONTHS_RANGE = new RegExp(
  String.raw`${L}(?<m>${MONTH})\.?${SEPARATOR}(?<b>(?:${MONTH})\.?,?\s*${YEAR})(?![\p{L}\p{N}])`,
  'giu',
);
const SINCE = new RegExp(
  String.raw`${L}(?:since|seit|depuis|desde|dal|sinds|from|ab|od|von)\s+(?<a>${POINT})(?![\p{L}\p{N}])`,
  'giu',
);
const SINGLE = new RegExp(String.raw`${L}(?<a>${POINT})(?![\p{L}\p{N}]|[./-]\d)`, 'giu');
const EXPECTED =
  /(?:expected|anticipated|exp\.|voraussichtlich|prévu|previsto|prevista|graduating|candidate)[\s\p{L}:]{0,24}$/iu;

/**
 * Finds date ranges and single dates in a line of a resume, in eight languages, in text order without overlaps.
 * Reversed ranges are turned round; years only stay years (month null).
 * @param reference 'YYYY-MM', the month that "present" means.
 */
export function findDates(text: string, reference: string): DateRange[] {
  const found: DateRange[] = [];
  const taken = (from: number, to: number): boolean =>
    found.some((range) => from < range.to && range.from < to);
  const push = (
    match: RegExpExecArray,
    start: PartialDate | null,
    end: PartialDate | null,
    current: boolean,
  ): void => {
    const from = match.index;
    const to = from + match[0].length;
    if (taken(from, to) || (start === null && end === null)) return;
    const [first, last] =
      start !== null && end !== null && monthIndex(end, 'last') < monthIndex(start, 'first')
        ? [end, start]
        : [start, end];
    const future =
      EXPECTED.test(text.slice(0, from)) || (last !== null && monthIndex(last, 'first') > monthOf(reference));
    found.push({ from, to, start: first, end: last, current, future });
  };
  for (const match of text.matchAll(RANGE)) {
    const groups = match.groups ?? {};
    const present = groups['p'] ?? groups['p2'];
    // Two bare years without a sign between them are a list, not a range.
    const second = groups['b'] ?? (/^\d{4}$/.test(groups['a'] ?? '') ? undefined : groups['b2']);
    if (present === undefined && second === undefined) continue;
    push(
      match,
      readPoint(groups['a'] ?? ''),
      present === undefined ? readPoint(second ?? '') : null,
      present !== undefined,
    );
  }
  for (const match of text.matchAll(MONTHS_RANGE)) {
    const end = readPoint(match.groups?.['b'] ?? '');
    const month = MONTH_OF.get((match.groups?.['m'] ?? '').toLowerCase());
    if (end !== null && month !== undefined) push(match, { year: end.year, month }, end, false);
  }
  for (const match of text.matchAll(SINCE)) push(match, readPoint(match.groups?.['a'] ?? ''), null, true);
  for (const match of text.matchAll(SINGLE)) push(match, null, readPoint(match.groups?.['a'] ?? ''), false);
  return found.toSorted((a, b) => a.from - b.from);
}

function readPoint(text: string): PartialDate | null {
  const point = text.toLowerCase();
  const named = new RegExp(`(?:${MONTH})`, 'iu').exec(point)?.[0];
  const year = new RegExp(YEAR).exec(point)?.[0];
  if (named !== undefined) {
    const short = /['’](\d{2})$/.exec(point)?.[1];
    const full =
      year !== undefined
        ? Number(year)
        : short === undefined
          ? null
          : Number(short) + (Number(short) > 50 ? 1900 : 2000);
    return full === null ? null : { year: full, month: MONTH_OF.get(named) ?? null };
  }
  if (year === undefined) return null;
  const numbers = point.replace(year, ' ').match(/\d{1,2}/g) ?? [];
  // dd.mm.yyyy has two numbers before the year, mm/yyyy one.
  const month = Number(numbers.at(-1) ?? 0);
  return { year: Number(year), month: month >= 1 && month <= 12 ? month : null };
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
 * The months a range covers, as [first, last] month indexes, both counted. Years only: from July to June, so that
 * 2019–2021 is two years, the middle of what it can mean.
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
    ? now
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
