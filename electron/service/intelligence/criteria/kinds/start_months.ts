import { monthIndex, monthOf } from '../../language/dates.ts';
import { findPoints, MONTH_NAMED, type Point } from '../../language/date_points.ts';
import { fold, type Line } from '../../language/lines.ts';
import { isOf } from '../../language/word_classes.ts';
import { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';

/** The month somebody is to start in at the latest, as a criterion names it. */
export type StartMonth = {
  /** Without a year it is the next such month. */
  readonly year: number | null;
  readonly month: number;
  /** "1 February": later in that month is too late. */
  readonly day: number | null;
  /** "Early February": when in the month is left open. */
  readonly is_part: boolean;
  /** "Before February". */
  readonly is_before: boolean;
};

/** "Zum 1.4.", "01.10.": as dates are written short where a point follows the day. */
const SHORT_DATE = /(?<![\d.])(?<day>0?[1-9]|[12]\d|3[01])\.(?<month>0?[1-9]|1[0-2])\.?(?![\d.]|\s*%)/u;

/** The month a clause names, with the words it takes; null for none, and for one after which somebody may start. */
export function startMonth(
  clause: Clause,
): { readonly by: StartMonth; readonly own: ReadonlySet<number> } | null {
  const { text, words } = clause.tagged;
  const at = (from: number, to: number): number[] =>
    clause.all.filter((place) => {
      const word = words[place];
      return word !== undefined && word.start < to && word.end > from;
    });
  const [from, to] = [words[clause.from]?.start ?? 0, words[clause.to - 1]?.end ?? text.length];
  const dated = findPoints(text).find(
    (point) => point.from >= from && point.to <= to && point.month !== null && !point.short,
  );
  const short = dated === undefined ? SHORT_DATE.exec(text.slice(from, to)) : null;
  const named = clause.content.find((place) => MONTH_NAMED.has(fold(clause.written(place))));
  if (short !== null) {
    const start = from + short.index;
    const [day, month] = [Number(short.groups?.['day']), Number(short.groups?.['month'])];
    return {
      by: { year: null, month, day, is_part: false, is_before: clause.has('before') },
      own: Clause.places(at(start, start + short[0].length)),
    };
  }
  if (dated === undefined && named === undefined) return null;
  const behind = clause.tags('calendar_year').find(({ start }) => named !== undefined && start === named + 1);
  const places =
    dated === undefined ? [named ?? 0, ...dayBeside(clause, named ?? 0)] : at(dated.from, dated.to);
  const first = Math.min(...places);
  const after = clause.cues('since').filter(({ start }) => isOf('after', clause.key(start)));
  if (after.some(({ end }) => end <= first)) return null;
  const month = dated?.month ?? MONTH_NAMED.get(fold(clause.written(named ?? 0))) ?? null;
  if (month === null) return null;
  const written =
    dated === undefined
      ? clause.textAt({ start: first, end: (named ?? 0) + 1 })
      : text.slice(dated.from, dated.to);
  const part = clause.all.filter((place) => isOf('month_part', clause.key(place)));
  return {
    by: {
      year: dated?.year ?? behind?.year ?? null,
      month,
      day: dayOf(written),
      is_part: part.length > 0,
      is_before: clause.has('before'),
    },
    own: Clause.places(places, behind, part),
  };
}

/** "1 de febrero", "1er février", "February 1": the words of the day beside the name of a month. */
function dayBeside(clause: Clause, month: number): number[] {
  const before = [month - 1, month - 2].find((place) =>
    /^\d{1,2}(?:st|nd|rd|th|er|o|a)?$/u.test(clause.key(place)),
  );
  return before === undefined ? [] : Clause.at({ start: before, end: month });
}

/** The day of a written date: its first number, where another stands behind it. */
function dayOf(written: string): number | null {
  const iso = /^\d{4}-\d{2}-(?<day>\d{2})$/u.exec(written)?.groups?.['day'];
  const first = /^(?<day>\d{1,2})(?!\d)(?:[./]\s?\d{1,2}[./]|\D*\p{L}{3})/u.exec(written)?.groups?.['day'];
  const day = iso ?? first;
  return day === undefined ? null : Number(day);
}

/** A time to start by, in months from the reference date. */
export type Until = { readonly months: number; readonly day: number | null; readonly is_vague: boolean };

/** In how many months it is; null where it is over. */
export function untilMonth(
  { year, month, day, is_part, is_before }: StartMonth,
  reference: string,
): Until | null {
  const now = monthOf(reference);
  const next = Math.floor(now / 12) * 12 + month - 1;
  const index = year === null ? (next < now ? next + 12 : next) : year * 12 + month - 1;
  const months = index - now - (is_before && day === null ? 1 : 0);
  return months < 0 ? null : { months, day: day === null || !is_before ? day : day - 1, is_vague: is_part };
}

/** Whether a notice of so many months, given at any day of this month, ends in time; null where that depends. */
export function isFreeBy(
  notice: number,
  until: Until,
  line: Line,
  { profile, reference_date }: JudgeFacts,
): boolean | null {
  const bound = profile.notice_period;
  const own =
    bound !== null && bound.span !== null && bound.span.start >= line.start && bound.span.end <= line.end;
  const ends = own ? bound.to_end_of : null;
  const now = monthOf(reference_date);
  if (ends !== null) {
    // free on the first day behind the end of that period
    const period = ends === 'quarter' ? 3 : ends === 'year' ? 12 : 1;
    return Math.ceil((now + notice + 1) / period) * period - now <= until.months;
  }
  if (notice > until.months + 0.1) return false;
  return notice <= until.months - 1 ? true : null;
}

/** The day or month a line says somebody can start at: the first that is no longer over than a year. */
export function startPoint(
  text: string,
  { reference_date }: JudgeFacts,
): (Point & { readonly wait: number; readonly day: number | null }) | null {
  const now = monthOf(reference_date);
  for (const point of findPoints(text)) {
    const wait = monthIndex(point, 'first') - now;
    if (point.month === null || wait < -12) continue;
    return { ...point, wait, day: dayOf(text.slice(point.from, point.to)) };
  }
  return null;
}

/** Whether that is in time; null where it is the same month, and the day decides. */
export function startsBy(
  { wait, day }: { readonly wait: number; readonly day: number | null },
  until: Until,
): boolean | null {
  if (wait !== until.months) return wait < until.months;
  if (until.day === null) return until.is_vague && (day === null || day > 1) ? null : true;
  return day === null ? (until.day > 1 ? null : true) : day <= until.day;
}
