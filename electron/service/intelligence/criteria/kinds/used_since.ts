import { readWords } from '../../language/cues.ts';
import { findDates, monthIndex, monthOf } from '../../language/dates.ts';
import { holds } from '../../language/phrases.ts';
import type { Span, WorkEntry } from '../../profile.ts';
import { placesNaming, POSSESSED, type JudgeFacts } from '../facts.ts';
import { jobsOf } from '../work.ts';

/** How long something has been used, as a line outside the jobs says: months, at least and at most. */
type UsedFor = { readonly low: number; readonly high: number; readonly span: Span };

/** "AutoCAD (dal 2016)" in a list of skills: for how long one of these names has been in use; null where none says. */
export function usedSince(names: readonly string[], facts: JudgeFacts): UsedFor | null {
  const now = monthOf(facts.reference_date);
  const told = names
    .flatMap((name) => placesNaming(name, facts, false))
    .filter(
      ({ span, status }) => POSSESSED.has(status) && !jobsOf(facts).some((job) => holds(job.span, span)),
    )
    .flatMap(({ span }): UsedFor[] => {
      const date = sinceBeside(span, facts);
      if (date === null) return [];
      return [{ low: now - monthIndex(date, 'last'), high: now - monthIndex(date, 'first'), span }];
    });
  return told.toSorted((a, b) => b.low - a.low)[0] ?? null;
}

/** The date behind a name that says from when on: nothing else is named between. */
function sinceBeside({ end }: Span, facts: JudgeFacts): WorkEntry['start'] {
  const behind = facts.document.text.slice(end, end + REACH).split(/[;\n]|\.\s/u, 1)[0] ?? '';
  const { words, cues } = readWords(behind, facts.locales);
  const [date] = findDates(behind, facts.reference_date);
  if (date === undefined || /\p{Lu}|,/u.test(behind.slice(0, date.from))) return null;
  if (date.start !== null) return date.current ? date.start : null;
  const since = cues.find(({ value }) => value === 'since' || value === 'at_least');
  const [first, last] = [words[since?.start ?? words.length], words[(since?.end ?? 0) - 1]];
  if (first === undefined || last === undefined) return null;
  if (date.from <= last.end + 1 && date.to > last.end) return date.end;
  // "2023'ten beri": the word goes behind its date
  return date.to <= first.start && facts.locales[0]?.verb_last === true ? date.end : null;
}

/** Characters behind a name in which its date stands. */
const REACH = 40;
