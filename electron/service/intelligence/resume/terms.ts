import type { ResumeDocument } from '../document.ts';
import type { Availability, NoticePeriod, Profile, SalaryExpectation, Section } from '../profile.ts';
import { MONTH, MONTH_OF } from '../language/date_points.ts';
import { TERMS_LOCALES } from '../language/locales/terms_locales.ts';
import type { TermsLocale } from '../language/terms_locale.ts';
import { extractOne, joinExtractions, type Extraction } from './extraction.ts';
import { moneyAt } from './money.ts';
import { segmentsOf } from './segments.ts';

type Terms = Pick<Profile, 'availability' | 'notice_period' | 'salary_expectation'>;

const any = (of: (locale: TermsLocale) => string): string => TERMS_LOCALES.map(of).join('|');

const LEAD = `(?:(?:${any(({ lead }) => lead)})\\s+)*`;
const MARK = String.raw`\s*(?:[:–—-]\s*)?`;
const END = String.raw`\s*[.!;,)]*$`;
const AVAILABLE = any(({ available }) => available);
const FROM = any(({ from }) => from);
const NOW = new RegExp(
  `^(?:${LEAD}(?:${AVAILABLE})${MARK}(?:(?:${FROM})\\s+)?(?:${any(({ now }) => now)})|` +
    `(?:${any(({ at_once }) => at_once)}))(?:\\s+(?:for|für|to|pour|para|per|voor)\\s[^\\d]{1,60})?${END}`,
  'iu',
);
const LABELLED = new RegExp(`^${LEAD}(?:${AVAILABLE})(?<mark>${MARK})(?:(?:${FROM})\\s+)?(?<said>.+)$`, 'iu');
const BEHIND = new RegExp(
  `^${LEAD}(?:(?:${FROM})\\s+)?(?<said>.{4,30}?)\\s+(?:${any(({ available_behind }) => available_behind)})${END}`,
  'iu',
);

const UNITS = ['day', 'week', 'month'] as const;
const UNIT = UNITS.map((unit) => `(?<${unit}>${any(({ units }) => units[unit])})`).join('|');
const NUMBERS = TERMS_LOCALES.flatMap(({ numbers }) => numbers.split(' ').map((word, at) => ({ word, at })));
const NUMBER = String.raw`\d{1,3}|${NUMBERS.map(({ word }) => word).join('|')}`;
const ENDS = ['month', 'quarter', 'year'] as const;
const TO_END = ENDS.map((end) => `(?<end_${end}>${any(({ ends }) => ends[end])})`).join('|');
const LENGTH = `(?<amount>${NUMBER})[ -]?(?:${UNIT})(?:\\s+(?:${TO_END}))?`;
const NOTICE = new RegExp(
  `^${LEAD}(?:${any(({ notice }) => notice)})${MARK}(?:(?:is|of|beträgt|von)\\s+)?(?:${LENGTH})${END}`,
  'iu',
);
const NOTICE_BEHIND = new RegExp(
  `^${LEAD}(?<amount>${NUMBER})[ -]?(?:${UNIT})(?:${any(({ notice_behind }) => notice_behind)})${END}`,
  'iu',
);
/** Alone only with the end of a period, which nothing but a notice runs to. */
const NOTICE_ALONE = new RegExp(`^(?<amount>${NUMBER})[ -]?(?:${UNIT})\\s+(?:${TO_END})${END}`, 'iu');
const NO_NOTICE = new RegExp(
  `^${LEAD}(?:${any(({ notice }) => notice)})${MARK}(?:${any(({ no_notice }) => no_notice)})${END}`,
  'iu',
);

const SALARY = new RegExp(
  `^${LEAD}(?:${any(({ salary }) => salary)})(?:\\s*\\([^)]{1,30}\\))?${MARK}(?:(?:is|of|around|from|ab|ca\\.?|circa|about)\\s+)?(?<said>.+)$`,
  'iu',
);
const PERIODS = ['year', 'month', 'day', 'hour'] as const;
const PER = new RegExp(
  `^(?:\\s*(?:gross|net|brutto|netto|bruts?|brut[oi]s?|lord[ei])\\b)?\\s*(?:${PERIODS.map(
    (period) => `(?<${period}>${any(({ per }) => per[period])})`,
  ).join('|')})?(?:\\s*(?:gross|net|brutto|netto|bruts?|brutos?|lord[ei]))?${END}`,
  'iu',
);
/** A rate that says of what in its name. */
const OF_RATE: readonly (readonly [RegExp, 'day' | 'hour' | 'year' | 'month'])[] = [
  [/^[^:]*(?:day rate|daily rate|tagessatz|tjm)/iu, 'day'],
  [/^[^:]*(?:hourly rate|stundensatz|uurtarief)/iu, 'hour'],
  [/^[^:]*(?:annual|yearly|jahres|\bral\b)/iu, 'year'],
  [/^[^:]*(?:monthly|monats)/iu, 'month'],
];
const MAX_WORDS = 80;

/**
 * When somebody can start, how long their notice is, and what they want to earn: only where a statement of its own says
 * it. Inside a job it is said of others, and what somebody earns now is no wish.
 */
export function readTerms(document: ResumeDocument, sections: readonly Section[]): Extraction<Terms> {
  const found: { -readonly [Key in keyof Terms]: Terms[Key] } = {
    availability: null,
    notice_period: null,
    salary_expectation: null,
  };
  for (const { text, start, section } of segmentsOf(document, sections)) {
    if (text.length > 200 || section?.kind === 'experience' || section?.kind === 'projects') continue;
    for (const piece of piecesOf(text, start)) {
      const span = { start: piece.start, end: piece.start + piece.text.length };
      const said = { text: piece.text, span };
      const availability = availabilityOf(piece.text);
      const notice = noticeOf(piece.text);
      const salary = salaryOf(piece.text);
      if (availability !== null) found.availability ??= { ...said, ...availability };
      if (notice !== null) found.notice_period ??= { ...said, ...notice };
      if (salary !== null) found.salary_expectation ??= { ...said, ...salary };
    }
  }
  const joined = joinExtractions([
    extractOne('availability', found.availability, 0.9),
    extractOne('notice_period', found.notice_period, 0.9),
    extractOne('salary_expectation', found.salary_expectation, 0.9),
  ]);
  return { ...joined, value: found };
}

/** A statement, and its parts where it lists several: "Current CTC: 12 LPA, Expected CTC: 18 LPA". */
function piecesOf(text: string, start: number): { text: string; start: number }[] {
  const trimmed = { text: text.trim(), start: start + (text.length - text.trimStart().length) };
  let from = start;
  const parts = text.split(/([,;]\s|\s\/\s|\s[–—]\s|[()])/u).flatMap((part, at) => {
    const piece = { text: part.trim(), start: from + (part.length - part.trimStart().length) };
    from += part.length;
    return at % 2 === 0 && piece.text !== '' ? [piece] : [];
  });
  return parts.length > 1 ? [trimmed, ...parts] : [trimmed];
}

type Said<Fact> = Omit<Fact, 'text' | 'span'>;

/** When somebody can start; null where it is not said. */
export function availabilityOf(text: string): Said<Availability> | null {
  if (NOW.test(text)) return { is_now: true, from: null };
  const labelled = LABELLED.exec(text);
  const said = labelled?.groups?.['said'] ?? BEHIND.exec(text)?.groups?.['said'] ?? null;
  if (said === null) return null;
  const from = dayAt(said.replace(/[.!;,)]*$/u, ''));
  if (from !== null) return { is_now: false, from };
  // behind a colon stands what somebody says of it in their own words
  const is_label = /[:]/u.test(labelled?.groups?.['mark'] ?? '');
  return is_label && said.length <= MAX_WORDS && /^[\p{L}\d]/u.test(said) && !said.includes('%')
    ? { is_now: false, from: null }
    : null;
}

const DAYS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?<d>\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s+(?:de\s+|of\s+)?(?<m>${MONTH})\.?,?\s+(?:de\s+)?(?<y>20\d\d)$`,
    'iu',
  ),
  new RegExp(String.raw`^(?<m>${MONTH})\.?\s+(?<d>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<y>20\d\d)$`, 'iu'),
  new RegExp(String.raw`^(?<m>${MONTH})\.?,?\s+(?:de\s+)?(?<y>20\d\d)$`, 'iu'),
  /^(?<d>\d{1,2})\.\s?(?<n>\d{1,2})\.\s?(?<y>20\d\d)$/u,
  /^(?<y>20\d\d)-(?<n>\d{2})-(?<d>\d{2})$/u,
  /^(?<n>\d{1,2})[/.](?<y>20\d\d)$/u,
];

/** A day or a month that is all of a text, with its year; a slash between two numbers is read as neither order. */
function dayAt(text: string): string | null {
  for (const pattern of DAYS) {
    const { d, m, n, y } = pattern.exec(text.trim())?.groups ?? {};
    if (y === undefined) continue;
    const month = n === undefined ? MONTH_OF.get((m ?? '').toLowerCase().replaceAll(/\s/gu, ' ')) : Number(n);
    if (month === undefined || month < 1 || month > 12) return null;
    const written = `${y}-${String(month).padStart(2, '0')}`;
    if (d === undefined) return written;
    const day = new Date(Date.UTC(Number(y), month - 1, Number(d)));
    return day.getUTCMonth() === month - 1 ? `${written}-${d.padStart(2, '0')}` : null;
  }
  return null;
}

/** How long somebody is bound; null where it is not said, or said as a range. */
export function noticeOf(text: string): Said<NoticePeriod> | null {
  if (NO_NOTICE.test(text)) return { amount: 0, unit: 'day', to_end_of: null };
  const groups = [NOTICE, NOTICE_BEHIND, NOTICE_ALONE].map((form) => form.exec(text)?.groups).find(Boolean);
  if (groups === undefined) return null;
  const written = groups['amount'] ?? '';
  const amount = /^\d/u.test(written)
    ? Number(written)
    : 1 + (NUMBERS.find(({ word }) => new RegExp(`^(?:${word})$`, 'iu').test(written))?.at ?? -1);
  const unit = UNITS.find((one) => groups[one] !== undefined);
  if (unit === undefined || amount === 0) return null;
  return { amount, unit, to_end_of: ENDS.find((end) => groups[`end_${end}`] !== undefined) ?? null };
}

/** What somebody wants to earn; null where it is not said. */
export function salaryOf(text: string): Said<SalaryExpectation> | null {
  const said = SALARY.exec(text)?.groups?.['said'];
  const money = said === undefined ? null : moneyAt(said);
  if (money === null) return null;
  const groups = PER.exec(money.rest)?.groups;
  if (groups === undefined && money.rest.trim() !== '') return null;
  const named = OF_RATE.find(([form]) => form.test(text))?.[1] ?? null;
  const per = PERIODS.find((period) => groups?.[period] !== undefined) ?? named;
  return {
    min: money.min,
    max: money.max,
    currency: money.currency,
    per: per ?? (money.is_yearly ? 'year' : null),
  };
}
