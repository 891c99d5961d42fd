import { readWords } from '../../language/cues.ts';
import { findDates, monthIndex } from '../../language/dates.ts';
import { holds } from '../../language/phrases.ts';
import type { Span, WorkEntry } from '../../profile.ts';
import { placesNaming, type JudgeFacts } from '../facts.ts';
import type { YearsSlots } from './years_fields.ts';

/**
 * "LucaNet (ab 01/2018)", "live since April 2021": when within a job the thing asked for was first used, where every
 * mention of it there says so; null for a job that does not say.
 */
export function usedSince(
  subjects: YearsSlots['subjects'],
  facts: JudgeFacts,
): (entry: WorkEntry) => WorkEntry['start'] {
  const [only, ...others] = subjects;
  // one word, not a field of work: "building maintenance (since 2018)" may be more than what the line says of it
  const is_name = only?.kind === 'skill' || /^[\p{L}\d]+$/u.test(only?.name ?? '');
  if (only === undefined || !is_name || others.length > 0) return () => null;
  const spans = placesNaming(only.name, facts, false).map(({ span }) => span);
  return (entry) => {
    const own = spans.filter((span) => holds(entry.span, span));
    const dates = own.map((span) => sinceBeside(span, facts));
    const [first] = dates.toSorted((a, b) => monthOfDate(a) - monthOfDate(b));
    const begins = entry.start === null ? -Infinity : monthIndex(entry.start, 'first');
    return first === undefined || first === null || dates.includes(null) || monthOfDate(first) <= begins
      ? null
      : first;
  };
}

const monthOfDate = (date: WorkEntry['start']): number =>
  date === null ? -Infinity : monthIndex(date, 'first');

/** The date behind a name that says from when on: nothing else is named between. */
function sinceBeside({ end }: Span, facts: JudgeFacts): WorkEntry['start'] {
  const behind = facts.document.text.slice(end, end + REACH).split(/[;\n]|\.\s/u, 1)[0] ?? '';
  const { words, cues } = readWords(behind, facts.locales);
  const since = cues.find(({ value }) => value === 'since' || value === 'at_least');
  const [date] = findDates(behind, facts.reference_date);
  const [first, last] = [words[since?.start ?? words.length], words[(since?.end ?? 0) - 1]];
  if (date === undefined || first === undefined || last === undefined) return null;
  const before = behind.slice(0, Math.min(first.start, date.from));
  if (/\p{Lu}/u.test(before)) return null;
  if (date.from <= last.end + 1 && date.to > last.end) return date.start;
  // "2023'ten beri": the word goes behind its date
  return date.to <= first.start && facts.locales[0]?.verb_last === true ? date.end : null;
}

/** Characters behind a name in which its date stands. */
const REACH = 40;
