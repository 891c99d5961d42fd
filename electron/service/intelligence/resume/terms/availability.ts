import type { Availability } from '../../profile.ts';
import { MONTH, MONTH_OF } from '../../language/date_points.ts';
import { TERMS_LOCALES } from '../../language/locales/terms_locales.ts';
import { noticeOf } from './notice.ts';
import { any, AVAILABLE, END, LEAD, LENGTH, MARK } from './words.ts';

const FROM = any(({ from }) => from);
const AT_ONCE = any(({ now }) => now);
const BEHIND = any(({ available_behind }) => available_behind);
const PURPOSE = String.raw`(?:\s+(?:for|für|to|pour|para|per|voor)\s[^\d]{1,60})?`;
const NOW = new RegExp(
  `^(?:${LEAD}(?:${AVAILABLE})${MARK}(?:(?:${FROM})\\s+)?(?:${AT_ONCE})|${LEAD}(?:${AT_ONCE})\\s+(?:${BEHIND})|` +
    `(?:${any(({ at_once }) => at_once)}))${PURPOSE}${END}`,
  'iu',
);
const LABELLED = new RegExp(
  `^${LEAD}(?:${AVAILABLE})(?<mark>${MARK})(?<whole>(?:(?:${FROM})\\s+)?(?<said>.+))$`,
  'iu',
);
const BEFORE = new RegExp(
  `^${LEAD}(?<whole>(?:(?:${FROM})\\s+)?(?<said>.{4,30}?))\\s+(?:${BEHIND})${END}`,
  'iu',
);
const POSSIBLE = new RegExp(`\\s+(?:${BEHIND})$`, 'iu');
/** In English 03/04 is two days: every other language has the day first. */
const MONTH_MAY_BE_FIRST = new RegExp(`^${LEAD}(?:${TERMS_LOCALES[0]?.available})`, 'iu');
const IN_SOME_TIME = new RegExp(`^(?:${any(({ within }) => within)})\\s+${LENGTH}${END}`, 'iu');
/** A day whose year nobody wrote. */
const WITHOUT_YEAR = new RegExp(
  String.raw`^(?:\d{1,2}(?:st|nd|rd|th|er|[.ºª°])?\s+(?:de\s+|of\s+)?)?(?:${MONTH})\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?)?${END}`,
  'iu',
);
const MAX_WORDS = 80;

type Read = Omit<Availability, 'text' | 'span'> & {
  /** What is said in words, where it is no day. */
  readonly words: string | null;
  /** Whether the words name a day or month that could not be told. */
  readonly is_doubtful: boolean;
};

/** When somebody can start; null where it is not said. */
export function availabilityOf(text: string): Read | null {
  if (NOW.test(text)) return { is_now: true, from: null, words: null, is_doubtful: false };
  const labelled = LABELLED.exec(text)?.groups;
  const { said, whole, mark = '' } = labelled ?? BEFORE.exec(text)?.groups ?? {};
  // who can start after their notice says how long it is
  if (said === undefined || noticeOf(text) !== null) return null;
  const day = bare(said);
  const from = dayAt(day, labelled !== undefined && MONTH_MAY_BE_FIRST.test(text));
  if (from !== null) return { is_now: false, from, words: null, is_doubtful: false };
  const words = bare(whole ?? said);
  const is_unclear = WITHOUT_YEAR.test(day) || /^\d{1,2}[/.]\d{1,2}[/.](?:20)?\d\d$/u.test(day);
  const is_said =
    is_unclear ||
    (labelled !== undefined && IN_SOME_TIME.test(day)) ||
    // behind a colon stands what somebody says of it in their own words
    (mark.includes(':') && words.length <= MAX_WORDS && /^[\p{L}\d]/u.test(words) && !words.includes('%'));
  return is_said ? { is_now: false, from: null, words, is_doubtful: is_unclear } : null;
}

function bare(said: string): string {
  const words = said.replace(/[\s.!;,)]*$/u, '').replace(POSSIBLE, '');
  // "1 Mart 2027'den": the case of a Turkish date
  return words.replace(/(?<=\d)['’]\p{Ll}{1,3}$/u, '');
}

const ORDINAL = `(?:st|nd|rd|th|er|[.ºª°])?`;
const DAYS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?<d>\d{1,2})${ORDINAL}\s+(?:de\s+|of\s+)?(?<m>${MONTH})\.?,?\s+(?:del?\s+)?(?<y>20\d\d)$`,
    'iu',
  ),
  new RegExp(String.raw`^(?<m>${MONTH})\.?\s+(?<d>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<y>20\d\d)$`, 'iu'),
  new RegExp(
    String.raw`^(?:(?:${['beginning', 'middle', 'end']
      .map((part) => `(?<${part}>${any(({ month_parts }) => month_parts[part as 'end'])})`)
      .join('|')})[\s-]+)?(?<m>${MONTH})\.?,?\s+(?:del?\s+)?(?<y>20\d\d)$`,
    'iu',
  ),
  /^(?<d>\d{1,2})\.\s?(?<n>\d{1,2})\.\s?(?<y>20\d\d)$/u,
  /^(?<y>20\d\d)-(?<n>\d{2})-(?<d>\d{2})$/u,
  /^(?<n>\d{1,2})[/.](?<y>20\d\d)$/u,
];
const SLASHES = /^(?<d>\d{1,2})\/(?<n>\d{1,2})\/(?<y>20\d\d)$/u;

/** A day or a month that is all of a text, with its year; of two numbers that may be either nothing is said. */
function dayAt(text: string, month_may_be_first: boolean): string | null {
  const slashes = SLASHES.exec(text)?.groups;
  const is_clear = slashes !== undefined && (!month_may_be_first || Number(slashes['d']) > 12);
  for (const groups of [is_clear ? slashes : undefined, ...DAYS.map((form) => form.exec(text)?.groups)]) {
    const { d, m, n, y, middle, end } = groups ?? {};
    if (y === undefined) continue;
    const month = n === undefined ? MONTH_OF.get((m ?? '').toLowerCase().replaceAll(/\s/gu, ' ')) : Number(n);
    if (month === undefined || month < 1 || month > 12) return null;
    const written = `${y}-${String(month).padStart(2, '0')}`;
    const last = String(new Date(Date.UTC(Number(y), month, 0)).getUTCDate());
    // the middle of a month is its 15th
    const day = d ?? (middle === undefined ? (end === undefined ? undefined : last) : '15');
    if (day === undefined) return written;
    return Number(day) >= 1 && Number(day) <= Number(last) ? `${written}-${day.padStart(2, '0')}` : null;
  }
  return null;
}
