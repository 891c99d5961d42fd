import { cuesIn } from '../../language/cues.ts';
import type { Locale } from '../../language/locale.ts';
import { endsIn } from '../../language/status.ts';
import { findDates, monthIndex, type DateRange } from '../../resume/dates.ts';
import { cuesOf } from './unfinished.ts';

type Places = { readonly start: number; readonly end: number };

/** Words between a word of validity and the one that ends or denies it. */
const NEAR = 4;

/**
 * The month a certificate is good for by what is said behind its name: "valid until May 2028", "valid 2019-2024", "it
 * ended in 2024"; `-Infinity` where it is over and no date is told, null where nothing is said of an end.
 * @param pieces the parts of the remark (commas, brackets): an end and what has ended stand in one of them.
 */
export function lastMonthIn(pieces: readonly string[], locales: readonly Locale[]): number | null {
  const told = expiryIn(pieces.join(', '), locales);
  if (told !== null) return told;
  return pieces.map((piece) => endIn(piece, locales)).find((end) => end !== null) ?? null;
}

/** "Valid until May 2028", "expires 05/2028", "valid 2019-2024". */
function expiryIn(text: string, locales: readonly Locale[]): number | null {
  const { words, keys, cues } = cuesOf(text, locales);
  const denials = cuesIn(keys, locales).cues.filter(({ value }) => value === 'not');
  for (const cue of cues) {
    const from = words[cue.start]?.start ?? 0;
    // "läuft 2029 ab": the date may stand inside
    const [date] = findDates(text.slice(from), '2100-01');
    if (cue.value === 'valid' && date !== undefined && isRange(date)) {
      if (from + date.from <= (words[cue.end]?.start ?? 0)) return lastOf(date);
    }
    // "does not expire"
    if (cue.value !== 'expires' || denials.some((not) => not.end <= cue.end && cue.start - not.end <= 1)) {
      continue;
    }
    // Turkish puts the date before it
    const last = lastOf(date ?? findDates(text.slice(0, from), '2100-01').at(-1));
    if (last !== null) return last;
  }
  return null;
}

/** "Validity ended in 2024", "no longer in force". */
function endIn(text: string, locales: readonly Locale[]): number | null {
  const { keys, cues } = cuesOf(text, locales);
  const valid = cues.filter(({ value }) => value === 'valid' || value === 'expires');
  const denials = cuesIn(keys, locales).cues.filter(({ value }) => value === 'not');
  // "not expired" holds the word of an end and the denial
  const whole = valid.filter((one) => denials.some((not) => isIn(not, one)));
  const counts = (one: Places): boolean => !whole.some((phrase) => isIn(one, phrase));
  const nots = denials.filter(counts);
  const ended = endsIn(keys, locales).some(
    (end) =>
      counts(end) &&
      valid.some((one) => isNear(one, end)) &&
      !nots.some((not) => not.end <= end.start && end.start - not.end <= 1),
  );
  if (ended) return lastOf(findDates(text, '2100-01').at(-1)) ?? -Infinity;
  // "no expiry date" is no end
  const good = valid.filter(
    (one) => !valid.some(({ value, start }) => value === 'expires' && start === one.start),
  );
  const denied = nots.some((not) => good.some((one) => one.start >= not.end && isNear(one, not)));
  return denied ? -Infinity : null;
}

const isIn = (one: Places, other: Places): boolean => other.start <= one.start && one.end <= other.end;

/** Beside each other, without common words. */
function isNear(one: Places, other: Places): boolean {
  const gap = Math.max(one.start - other.end, other.start - one.end);
  return gap >= 0 && gap <= NEAR;
}

const isRange = ({ start, end }: DateRange): boolean =>
  start !== null && end !== null && monthIndex(start, 'last') !== monthIndex(end, 'last');

function lastOf(date: DateRange | undefined): number | null {
  const last = date?.end ?? date?.start ?? null;
  return last === null ? null : monthIndex(last, 'last');
}
