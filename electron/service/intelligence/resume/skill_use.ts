import type { PartialDate, SkillEntry, Span, WorkEntry } from '../profile.ts';
import { interval, lastUsed, unionMonths } from '../language/dates.ts';

/** A job's lines, the months it covers and the last one it was held in, as month indexes. */
type Dated = { readonly span: Span; readonly months: readonly [number, number]; readonly last: number };

/**
 * When skills were used: how many months the dated jobs cover whose lines name one, overlaps counted once, and the last
 * month of the newest of them. Years only are taken as `interval` takes them.
 * @param reference 'YYYY-MM', the month a running job has come to.
 */
export function skillUse(
  work: readonly WorkEntry[],
  reference: string,
): (evidence: readonly Span[]) => Pick<SkillEntry, 'months' | 'last_used'> {
  const dated = work.flatMap((entry): Dated[] => {
    const months = interval(entry, reference);
    return months === null ? [] : [{ span: entry.span, months, last: lastUsed(entry, months, reference) }];
  });
  return (evidence) => {
    const used = dated.filter(({ span }) =>
      evidence.some(({ start, end }) => start >= span.start && end <= span.end),
    );
    if (used.length === 0) return { months: null, last_used: null };
    const last = Math.max(...used.map((job) => job.last));
    return { months: unionMonths(used.map(({ months }) => months)), last_used: dateOf(last) };
  };
}

function dateOf(index: number): PartialDate {
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}
