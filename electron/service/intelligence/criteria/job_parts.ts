import { readWords } from '../language/cues.ts';
import { findDates, monthIndex, type DateRange } from '../language/dates.ts';
import { linesIn, type Line } from '../language/lines.ts';
import { oncePer } from '../language/memoize.ts';
import { holdsAt } from '../language/phrases.ts';
import type { Span, WorkEntry } from '../profile.ts';
import type { JudgeFacts } from './facts.ts';
import { headOf } from './work.ts';

/** A part of a job's text with the time it says of itself; null for the time of the whole job. */
type Part = Span & { readonly period: Period | null };
type Period = Pick<WorkEntry, 'start' | 'end' | 'current'>;

/** What stands between the parts of a line. */
const PARTS = /(?<=[;,.])\s|\s[|·•]\s/u;

/**
 * A job as jobs of their own where its lines say when something in it was: "Placement at the shipyard 01/2018 –
 * 12/2019: …", "consolidation in LucaNet (since 2018)". What has no dates keeps those of the job; only its head has
 * the job's title and employer.
 */
const splitOf = oncePer((facts: JudgeFacts) => {
  const known = new Map<WorkEntry, readonly WorkEntry[]>();
  return (entry: WorkEntry): readonly WorkEntry[] => {
    const found = known.get(entry) ?? split(entry, facts);
    known.set(entry, found);
    return found;
  };
});

/**
 * The times within a job in which something was done.
 * @param isOf whether a job, or a part of one, shows it.
 */
export function timesOf(
  entry: WorkEntry,
  isOf: (entry: WorkEntry) => boolean,
  facts: JudgeFacts,
): readonly WorkEntry[] {
  const parts = splitOf(facts)(entry).filter(isOf);
  // words of several lines together show it, or one that says nothing of its own time
  if (parts.length === 0 || parts.some(({ start, end }) => start === entry.start && end === entry.end)) {
    return [entry];
  }
  return parts.map(({ start, end, current }) => ({ ...entry, start, end, current }));
}

function split(entry: WorkEntry, facts: JudgeFacts): readonly WorkEntry[] {
  if (entry.start === null) return [entry];
  const head = headOf(entry, facts);
  const parts: Part[] = [{ ...head, period: null }];
  let above: Period | null = null;
  for (const line of linesIn(facts.lines, { start: head.end, end: entry.span.end })) {
    const own = partsOf(line, entry, facts);
    // what stands below a line with dates is of its time
    if (!line.bullet) above = own.every(({ period }) => period !== null) ? (own[0]?.period ?? null) : null;
    parts.push(...own.map((part) => ({ ...part, period: part.period ?? above })));
  }
  if (parts.every(({ period }) => period === null)) return [entry];
  return parts.map(({ period, start, end }, at) => ({
    ...entry,
    ...period,
    ...(at > 0 && { title: '', employer: null, bullets: [] }),
    span: { start, end },
  }));
}

/** The parts of a line; dates at its beginning, or before a colon, are those of all from there on. */
function partsOf(line: Line, entry: WorkEntry, facts: JudgeFacts): Part[] {
  const parts: (Span & { readonly text: string; period: Period | null })[] = [];
  let whole: Period | null = null;
  let { start } = line;
  for (const text of line.text.split(PARTS).flatMap((part) => bracketApart(part, entry, facts))) {
    start = line.start + line.text.indexOf(text, start - line.start);
    const from = start;
    const end = from + text.length;
    start = end;
    const date = periodIn(text, entry, facts);
    const rest = date === null ? text : text.slice(0, date.from) + text.slice(date.to);
    const last = parts.at(-1);
    if (last !== undefined && (!/\p{L}{3}/u.test(rest) || goesOn(last.text, rest, date !== null))) {
      // "the shipyard, 01/2018 – 12/2019"
      parts[parts.length - 1] = { ...last, end, period: date?.period ?? last.period };
    } else {
      parts.push({ start: from, end, text, period: date?.period ?? whole });
    }
    if (date === null) continue;
    const leads = parts.length === 1 && !/\p{L}/u.test(text.slice(0, date.from));
    if (leads || /^\)?\s*:/u.test(text.slice(date.to))) whole = date.period;
  }
  return parts.map(({ start: from, end, period }) => ({ start: from, end, period }));
}

/** "Orders in SAP (S/4HANA since 2022)": what a bracket names with a date is a part of its own. */
function bracketApart(text: string, entry: WorkEntry, facts: JudgeFacts): string[] {
  const at = text.search(/(?<=\S\s)\([^()]*\)/u);
  const inside = text.slice(at + 1, text.indexOf(')', at));
  const date = at < 0 ? null : periodIn(inside, entry, facts);
  if (date === null) return [text];
  const rest = inside.slice(0, date.from) + inside.slice(date.to);
  const { words, cues } = readWords(rest, facts.locales);
  const is_named = words.some(
    ({ start }, word) =>
      /^\p{Lu}/u.test(rest.slice(start)) &&
      !cues.some(({ value, ...cue }) => value === 'since' && holdsAt(cue, word)),
  );
  return is_named ? [text.slice(0, at), text.slice(at)] : [text];
}

/** "Moved payroll to Workday, live since April": one small word behind a name says when that began. */
const goesOn = (before: string, rest: string, is_dated: boolean): boolean =>
  is_dated && /\s\p{Lu}[\p{L}\d]+,$/u.test(before) && /^\s*\p{Ll}+\s*$/u.test(rest);

/** When what is said in a text was: a range within the job, or from a date on; null where it does not say. */
function periodIn(
  text: string,
  entry: WorkEntry,
  facts: JudgeFacts,
): (Pick<DateRange, 'from' | 'to'> & { readonly period: Period }) | null {
  for (const date of findDates(text, facts.reference_date)) {
    const start = date.start ?? sinceBehind(text, date, facts);
    if (start === null || entry.start === null) continue;
    const first = monthIndex(start, 'first');
    const runs_on = date.current || date.start === null;
    const began = monthIndex(entry.start, 'first');
    // what runs on from the first month is all of the job
    const is_within = first > began && (entry.end === null || first <= monthIndex(entry.end, 'last'));
    if (!is_within && (first !== began || runs_on)) continue;
    const period =
      runs_on || isBefore(entry.end, date.end)
        ? { start, end: entry.end, current: entry.current }
        : { start, end: date.end, current: false };
    const { from, to } = date;
    return { from, to, period };
  }
  return null;
}

/** Whether a job ended before a time said in it; one without an end goes on. */
const isBefore = (end: Period['end'], other: Period['end']): boolean =>
  end !== null && other !== null && monthIndex(end, 'last') < monthIndex(other, 'last');

/** "2022'den beri", "2019 onwards", "ab 10/2023": a single date from which on something is done. */
function sinceBehind(text: string, { from, to, end }: DateRange, facts: JudgeFacts): WorkEntry['start'] {
  const { words, cues } = readWords(text, facts.locales);
  const is_since = cues.some(({ value, ...cue }) => {
    if (value !== 'since' && value !== 'at_least') return false;
    const [first, last] = [words[cue.start], words[cue.end - 1]];
    if (first === undefined || last === undefined) return false;
    return (
      (last.end <= from && from - last.end <= 1) ||
      (value === 'since' &&
        facts.locales[0]?.verb_last === true &&
        first.start >= to &&
        first.start - to <= 6)
    );
  });
  return is_since ? end : null;
}
