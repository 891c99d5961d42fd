import { multiline, regex } from './pattern.ts';
import type { PartialDate } from '../profile.ts';
import { memoized } from './memoize.ts';
import { fold } from './lines.ts';
import { RESUME_LOCALES } from './locales/resume_locales.ts';
import { MONTHS_ELSEWHERE } from './months_elsewhere.ts';

/** A month or a year as it stands in a text. */
export type Point = PartialDate & {
  readonly from: number;
  readonly to: number;
  /** Four digits and nothing else. */
  readonly bare: boolean;
  /** Two digits for a year without an apostrophe ("Mar-19", "04/18"): a date only as one end of a range. */
  readonly short: boolean;
  /** The month is named ("March", "Sommer"), not numbered. */
  readonly named: boolean;
};

/** The number of a month by its full name, folded: short forms are words of their own ("mar", "set"), and seasons none. */
export const MONTH_NAMED: ReadonlyMap<string, number> = new Map(
  RESUME_LOCALES.flatMap(({ months }) =>
    months.map((forms, at): [string, number] => [fold(forms.split(/\s+/)[0] ?? ''), at + 1]),
  ),
);

/** Month names of all languages, and seasons and quarters by the month they begin in. */
export const MONTH_OF: ReadonlyMap<string, number> = (() => {
  const found = new Map<string, number>();
  const add = (form: string, month: number): void => {
    for (const written of [form, form.normalize('NFD').replaceAll(/\p{M}/gu, '')]) {
      if (!found.has(written)) found.set(written, month);
    }
  };
  for (const months of [...RESUME_LOCALES.map((locale) => locale.months), MONTHS_ELSEWHERE]) {
    for (const [at, forms] of months.entries()) for (const form of forms.split(/\s+/)) add(form, at + 1);
  }
  for (const { seasons } of RESUME_LOCALES) {
    for (const [name, month] of Object.entries(seasons)) add(name, month);
  }
  return found;
})();

export const MONTH = [...MONTH_OF.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s`))
  .join('|');
const YEAR = String.raw`(?:19[4-9]\d|20[0-4]\d)`;
const DAY = String.raw`(?:\d{1,2}(?:st|nd|rd|th|er|[.ºª°])?\s+(?:de\s+|di\s+)?)?`;

// Longest first. A strict list of names: a loose one would read "Marketing 2020" as March.
const POINT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:` +
    [
      multiline`
        ${DAY}(?<m1>${MONTH})(?!\p{L})(?:\.|,)?(?:\s{0,3}[-/.]\s?|\s{0,3})(?:\d{1,2}(?:st|nd|rd|th)?,\s*)?(?:de\s+|
        del\s+|d['’])?(?:(?<y1>${YEAR})(?:\/\d{2})?|['’](?<s1>\d{2}))(?![\p{L}\p{N}])`,
      String.raw`\d{1,2}[./]\s?(?<n2>\d{1,2})[./]\s?(?<y2>${YEAR})`,
      String.raw`(?<y3>${YEAR})-(?<n3>0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![./-]?\d)`,
      String.raw`(?<n4>0?[1-9]|1[0-2])\s?[./-]\s?(?<y4>${YEAR})`,
      String.raw`(?<y5>${YEAR})\s?[./-]\s?(?<n5>0[1-9]|1[0-2])(?![./-]?\d)`,
      String.raw`(?<y6>${YEAR})年\s?(?<n6>1[0-2]|0?[1-9])月`,
      String.raw`(?<y7>${YEAR})[,.]?\s+(?<m7>${MONTH})(?![\p{L}\p{N}])`,
      String.raw`(?<y8>${YEAR})`,
      String.raw`['’](?<s9>\d{2})(?![\p{L}\p{N}])`,
      String.raw`(?<m10>${MONTH})\.?(?:[-/]|\s)(?<s10>\d{2})(?![\p{L}\p{N}.:/]|\s*[-–]\s*\d{1,2},)`,
      String.raw`(?<n11>0[1-9]|1[0-2])\/(?<s11>\d{2})(?![\p{L}\p{N}/])`,
    ].join('|') +
    ')',
  'giu',
);

// Names that are words as well ("phased out 2019", "data set 2020", "two years ago 2018"): not after a word
// in small letters.
const WORDS = new Set([
  'out',
  'set',
  'ago',
  'gen',
  'mag',
  'lip',
  'lis',
  'dic',
  'may',
  'mar',
  'sty',
  'wise',
  'lato',
  'fall',
  'march',
  'gru',
]);
const JOINING = regex('iu')`
    (?:^|[^\p{L}])(?:da|de|do|dal|del|di|a|al|ao|à|até|ate|od|w|e|i|in|from|to|until|since|and|of|late|
    early|mid|end|desde|hasta)\s$`;
// "Office 2019", "Windows Server 2016", "ISO 9001:2015", "EN 1090-2:2018": versions and standards.
const VERSION = regex('iu')`
    (?:\d:|\b(?:office|server|excel|word|powerpoint|outlook|access|visio|windows|visual studio|studio|
    autocad|revit|sharepoint|exchange|solidworks|inventor|archicad|photoshop|illustrator|indesign|
    dynamics(?: nav| ax)?|navision|unity|matlab|mathcad|ecmascript|es|c\+\+|fortran|cobol|incoterms|
    eurocode|nfpa|wcag|basel|agenda|horizon|vision)\s?|[$€£¥]\s?|\bv\.?\s?)$`;
// "1,950 - 2,010", "2000 EUR", "2019 employees": amounts.
const AMOUNT = regex('iu')`
    ^(?:[.,]\d|\s?(?:[$€£¥%]|eur\b|usd\b|gbp\b|chf\b|pln\b|zł|euros?\b|dollars?\b|employees\b|users\b|
    customers\b|clients\b|people\b|units\b|students\b|members\b|hours\b|hrs\b|kg\b|km\b|m²|sqm\b|sq\b|
    mitarbeiter\p{L}*|kunden\b|pcs\b|calls\b|orders\b|patients\b|invoices\b))`;

/** The dates of a text in order, without overlaps; ambiguous words, versions and amounts are none. */
export const findPoints = memoized((text: string): readonly Point[] => {
  if (!/\d{2}/.test(text)) return [];
  return [...text.matchAll(POINT)].flatMap((match) => {
    const point = readPoint(match);
    if (point === null) return [];
    const date = isWord(text, match, point) ? yearOf(point) : point;
    return date === null || isNumber(text, date) ? [] : [date];
  });
});

/** The year of a date whose month is only a word before it. */
function yearOf(point: Point): Point | null {
  return point.short ? null : { ...point, month: null, from: point.to - 4, bare: true, named: false };
}

function readPoint(match: RegExpExecArray): Point | null {
  const groups = match.groups ?? {};
  let year: string | undefined;
  let month: number | null = null;
  let short = false;
  let named = false;
  for (const [key, value] of Object.entries(groups)) {
    if (value === undefined) continue;
    if (key.startsWith('y')) year = value;
    else if (key.startsWith('s')) [year, short] = [value, key === 's10' || key === 's11' || key === 's9'];
    else if (key.startsWith('n')) month = Number(value);
    else [month, named] = [MONTH_OF.get(value.toLowerCase().replaceAll(/\s/g, ' ')) ?? null, true];
  }
  if (year === undefined) return null;
  // 12/31/2020 has its month first; 31.12.2020 last.
  if (month !== null && month > 12) month = Number(/\d{1,2}/.exec(match[0])?.[0] ?? 0);
  if (month !== null && (month < 1 || month > 12)) month = null;
  const full = year.length === 4 ? Number(year) : Number(year) + (Number(year) > 50 ? 1900 : 2000);
  const bare = /^\d{4}$/.test(match[0]);
  return { year: full, month, from: match.index, to: match.index + match[0].length, bare, short, named };
}

function isWord(text: string, match: RegExpExecArray, point: Point): boolean {
  // In capitals it is a month.
  const word = match.groups?.['m1'] ?? match.groups?.['m10'] ?? '';
  const before = text.slice(Math.max(0, point.from - 24), point.from);
  return (
    WORDS.has(word) &&
    match[0].startsWith(word) &&
    /\p{Ll}{2,}\s$/u.test(before) &&
    !JOINING.test(before) &&
    // "Magazziniere mar 2017 – oggi": a range follows.
    !/^\s?(?:[-–—]|(?:al?|ao?|à|bis|tot|do|to|até)\s)/iu.test(text.slice(point.to, point.to + 6))
  );
}

const NUMBER_GOES_ON = regex('u')`
  (?<!\d)\d{3}[-. ]$|\(\d{2,5}\)\s?$|\+\d[\d ().-]{0,20}$|[#№]\s?$|\d,$|\d[ .-](?!(?:19|
  20)\d\d)\d{2,4}[ .-]$`;

/** Four digits in the middle of a longer number, a version, a sum: no year. */
function isNumber(text: string, point: Point): boolean {
  const before = text.slice(Math.max(0, point.from - 24), point.from);
  const after = text.slice(point.to, point.to + 16);
  if (/^[\p{L}\p{N}]/u.test(after)) return true;
  return (
    point.bare &&
    (VERSION.test(before) ||
      AMOUNT.test(after) ||
      NUMBER_GOES_ON.test(before) ||
      /^[ -](?!(?:19|20)\d\d(?!\d))\d{3,}/.test(after))
  );
}
