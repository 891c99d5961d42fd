import { type Cue, type Locale, cuesNamed } from '../../language/locale.ts';
import { follows, holds, holdsAt, type WordRange } from '../../language/phrases.ts';
import { endsIn } from '../../language/status.ts';
import { findDates, monthIndex, type DateRange } from '../../language/dates.ts';
import { Clause } from '../clause.ts';
import { cuesOf } from './incomplete.ts';

/** Words between a word of validity and the one that ends or denies it. */
const NEAR = 4;

/** An end is mentioned, but not its month. */
type OpenEnd = 'open';

/** The words of a piece, read once. */
type Piece = ReturnType<typeof read>;

/**
 * The month a certificate is good for by what is said behind its name: "valid until May 2028", "valid
 * 2019-2024", "it ended in 2024"; `-Infinity` where it is over and no date is told, `Infinity` where it has
 * no end, `open` where an end is spoken of and no month can be told, null where nothing is said of one.
 * @param pieces the parts of the remark (commas, brackets): an end and what has ended stand in one of them.
 */
export function lastMonthIn(pieces: readonly string[], locales: readonly Locale[]): number | OpenEnd | null {
  const whole = read(pieces.join(', '), locales);
  const told = expiryIn(whole);
  if (typeof told === 'number') return told;
  const all = pieces.length < 2 ? [whole] : pieces.map((piece) => read(piece, locales));
  return all.map(endIn).find((end) => end !== null) ?? told;
}

function read(text: string, locales: readonly Locale[]) {
  const { words, keys, cues, every, function_words } = cuesOf(text, locales);
  const common = Clause.places(function_words);
  return {
    text,
    words,
    cues,
    nots: every.filter(({ value }) => value === 'not'),
    ends: endsIn(keys, locales),
    isCommon: (at: number): boolean => common.has(at) || /^\d/u.test(keys[at] ?? ''),
    isCueOf: (at: number, ...names: readonly Cue[]): boolean =>
      every.some((cue) => holdsAt(cue, at) && names.includes(cue.value)),
  };
}

/** "Valid until May 2028", "expires 05/2028", "valid 2019-2024": the latest that is told. */
function expiryIn({ text, words, cues, nots }: Piece): number | OpenEnd | null {
  let last: number | null = null;
  for (const cue of cues) {
    if (cue.value !== 'valid' && cue.value !== 'expires') continue;
    const from = words[cue.start]?.start ?? 0;
    // "läuft 2029 ab": the date may stand inside
    const [date] = findDates(text.slice(from), '2100-01');
    if (cue.value === 'valid' && date !== undefined && isRange(date)) {
      if (from + date.from <= (words[cue.end]?.start ?? 0)) return lastOf(date);
    }
    // "does not expire"
    if (cue.value !== 'expires' || nots.some((not) => not.end <= cue.end && cue.start - not.end <= 1)) {
      continue;
    }
    // Turkish puts the date before it
    const told = lastOf(date ?? findDates(text.slice(0, from), '2100-01').at(-1));
    if (told !== null) last = Math.max(last ?? told, told);
  }
  return last;
}

/** "Validity ended in 2024", "no longer in force"; "until the end of my contract" gives no month. */
function endIn(piece: Piece): number | OpenEnd | null {
  const { text, cues, nots: denials, ends } = piece;
  const expiring = cues.filter(({ value }) => value === 'expires');
  const valid = cues.filter(({ value }) => value === 'valid' || value === 'expires');
  // "not expired" holds the word of an end and the denial
  const whole = valid.filter((one) => denials.some((not) => holds(one, not)));
  const counts = (one: WordRange): boolean => !whole.some((phrase) => holds(phrase, one));
  const nots = denials.filter(counts);
  // "valid until the end of", "expires at the end of": no month is given
  const isUntil = (end: WordRange): boolean =>
    expiring.some((one) => holds(one, end) || (end.start > one.end && isBeside(one, end, piece))) ||
    piece.isCueOf(end.start - 1, 'by');
  const ended = ends.filter(
    (end) =>
      counts(end) &&
      valid.some((one) => isBeside(one, end, piece) && !(end.end <= one.start && isOfOther(one, piece))) &&
      !nots.some((not) => follows(end, not, 1)),
  );
  if (ended.some((end) => !isUntil(end))) {
    return lastOf(findDates(text, '2100-01').at(-1)) ?? -Infinity;
  }
  // "no expiry date" is no end
  const good = valid.filter(
    (one) => !valid.some(({ value, start }) => value === 'expires' && start === one.start),
  );
  const denied = nots.some((not) =>
    good.some(
      (one) =>
        one.start >= not.end &&
        isBeside(one, not, piece) &&
        (one.start === not.end || !isOfOther(one, piece)),
    ),
  );
  if (denied) return -Infinity;
  return ended.length > 0 ? 'open' : null;
}

/** Near each other, with nothing but common words and figures between. */
function isBeside(one: WordRange, other: WordRange, piece: Piece): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const gap = second.start - first.end;
  if (gap < 0 || gap > NEAR) return false;
  return Clause.at({ start: first.end, end: second.start }).every(
    (at) => piece.isCommon(at) || isLittle(piece.words[at]?.key) || piece.isCueOf(at, ...OF_VALIDITY),
  );
}

/** "Mehr", "più", "süre": little words that are in no list. */
const isLittle = (key = ''): boolean => key.length < 5;

/** Whether a remark says its subject is good ("valid nationwide"); "at my current job" does not. */
export function saysGood(text: string, locales: readonly Locale[]): boolean {
  const piece = read(text, locales);
  return piece.cues.some((cue) => {
    if (cue.value !== 'valid') return cue.value === 'since';
    const before = piece.words[cue.start - 1];
    const within =
      before !== undefined &&
      /^\s+$/u.test(text.slice(before.end, piece.words[cue.start]?.start)) &&
      !piece.isCommon(cue.start - 1) &&
      !piece.isCueOf(cue.start - 1, ...OF_VALIDITY);
    return !isOfOther(cue, piece) || !(within || piece.isCueOf(cue.end, 'job', 'work', 'employer'));
  });
}

/** "The current role", "valid courses": the word speaks of the noun behind it. */
function isOfOther({ start, end }: WordRange, piece: Piece): boolean {
  const next = piece.words[end];
  if (end - start > 1 || next === undefined) return false;
  const between = piece.text.slice(piece.words[end - 1]?.end ?? 0, next.start);
  return /^\s+$/u.test(between) && !piece.isCommon(end) && !piece.isCueOf(end, ...OF_VALIDITY);
}

/** What speaks of a certificate and its time. */
const OF_VALIDITY = cuesNamed('certificate licence valid expires since by before now not');

const isRange = ({ start, end }: DateRange): boolean =>
  start !== null && end !== null && monthIndex(start, 'last') !== monthIndex(end, 'last');

function lastOf(date: DateRange | undefined): number | null {
  const last = date?.end ?? date?.start ?? null;
  return last === null ? null : monthIndex(last, 'last');
}
