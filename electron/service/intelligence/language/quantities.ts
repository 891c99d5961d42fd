import type { Cue } from './locale.ts';
import { BOUND_AFTER, BOUND_BEFORE, boundApart, boundAt, type Comparison } from './bounds.ts';
import type { Cues } from './cue_row.ts';
import type { WordRange } from './phrases.ts';
import { numberAt, ONE } from './number_words.ts';
import type { Word } from './words.ts';

/** A number with its bound and the words it takes: `start` and `end` are places in the row, end exclusive. */
export type Quantity = {
  readonly comparison: Comparison;
  readonly value: number;
  /** The other end of a range; null for none. */
  readonly to: number | null;
  readonly start: number;
  readonly end: number;
  /** The words of the number alone. */
  readonly number: WordRange;
  /** What bounds it from further behind: "5 years of experience *at most*". */
  readonly apart?: WordRange;
};

/** A length of time in months. */
export type Length = Omit<Quantity, 'number' | 'apart'> & { readonly months: number };

/**
 * The numbers of a row with what bounds them: "at least 5", "5+", "no more than three", "3 to 5". A bare
 * number is a lower bound. Numbers inside names (`isName`) are none.
 */
export function quantitiesIn(
  words: readonly Word[],
  found: Cues,
  isName: (at: number) => boolean = () => false,
): Quantity[] {
  const quantities: Quantity[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const number = isName(at) ? null : numberIn(at, words, found);
    if (number === null) continue;
    const { value, to, plus } = number;
    const before = boundAt(at, -1, words, found.cues, BOUND_BEFORE);
    // "since 2016 at least once": nothing bounds a calendar year
    const is_dated = value > 1900 && found.cues.some((cue) => cue.value === 'since' && cue.end === at);
    const after = is_dated ? null : boundAt(number.end, 1, words, found.cues, BOUND_AFTER);
    // "twenty-plus years": the unit is no part of the bound
    const unit = found.cues.find(
      (cue) => UNITS[cue.value] !== undefined && cue.start > number.end && cue.end === after?.edge,
    );
    const is_bounded = before !== null || plus || after !== null || to !== null || is_dated;
    const apart = is_bounded ? undefined : boundApart(number.end, words, found);
    const comparison = before?.comparison ?? (plus ? '>=' : (after ?? apart)?.comparison);
    const end = unit?.start ?? after?.edge ?? number.end;
    // "between 10 and 15 years"
    const between = to === null ? undefined : cueBefore('between', at, found.cues);
    const start = before?.edge ?? between?.start ?? at;
    quantities.push({
      comparison: comparison ?? '>=',
      value,
      to,
      start,
      end,
      number: { start: at, end: number.end },
      ...(apart !== undefined && { apart: { start: apart.start, end: apart.end } }),
    });
    at = end - 1;
  }
  return quantities;
}

const cueBefore = (cue: Cue, at: number, cues: Cues['cues']): Cues['cues'][number] | undefined =>
  cues.find(({ value, end }) => value === cue && end === at);

type Range = {
  readonly value: number;
  readonly to: number | null;
  readonly end: number;
  readonly plus: boolean;
};

/** A number, with a half behind it and the other end of a range: "two and a half million", "3 to 5", "2-3k". */
function numberIn(at: number, words: readonly Word[], found: Cues): Range | null {
  const whole = numberAt(at, words, found);
  if (whole === null) return null;
  const half = halfAt(whole.end, words, found);
  const scale = half === null ? null : found.scales.find(({ start }) => start === half);
  const value = (whole.value + (half === null ? 0 : 0.5)) * (scale?.value ?? 1);
  const end = scale?.end ?? half ?? whole.end;
  const jump = JOINT.test(words[end]?.key ?? '') ? 1 : 0;
  const other = numberAt(end + jump, words, found);
  const touches = words[end] !== undefined && (words[end] as Word).start - (words[end - 1] as Word).end <= 1;
  const joined = words[end + jump]?.value !== null || (jump === 1 && RANGE.test(words[end]?.key ?? ''));
  const is_range = other !== null && touches && joined && other.value > value;
  const factor = is_range && whole.scale === 1 && value * other.scale < other.value ? other.scale : 1;
  const last = is_range ? other.end : end;
  const plus = words[at]?.plus === true || words[last - 1]?.plus === true;
  return { value: value * factor, to: is_range ? other.value : null, end: last, plus };
}

/** "Four *and a half* years", "üç *buçuk* yıl": the place behind a half that is added; null for none. */
function halfAt(at: number, words: readonly Word[], { cues, numbers }: Cues): number | null {
  const joint = cues.find(({ value, start, end }) => value === 'and' && start === at && end === at + 1);
  // "ein halbes Jahr" is no one and a half
  if (joint === undefined && ONE.test(words[at - 1]?.key ?? '')) return null;
  const from = joint === undefined ? at : joint.end + (ONE.test(words[joint.end]?.key ?? '') ? 1 : 0);
  const half = numbers.find(({ start, value }) => start === from && value === 0.5);
  return half?.end ?? null;
}

/** What stands between the ends of a range; of words only some: "three to five". */
const RANGE = /^(?:[-–—]|to|bis|ile|ila)$/u;
const JOINT = /^(?:[-–—]|to|bis|a|à|ai|al|and|und|y|et|e|ile|ila|ve)$/u;

const UNITS: Partial<Record<Cue, number>> = {
  decade: 120,
  lustrum: 60,
  year: 12,
  month: 1,
  week: 12 / 52,
  day: 12 / 365,
};
/** Units that need no article: "decade of sales", "lustros de oficio". */
const isLong = (unit: Cue): boolean => unit === 'decade' || unit === 'lustrum';

/**
 * The quantities that are followed by a unit of time, with a bound behind it as well ("5 years or more"). "20
 * deals a year" and "3 days a week" say how often, and name no length.
 */
export function lengthsIn(words: readonly Word[], found: Cues, quantities: readonly Quantity[]): Length[] {
  const one = found.cues.flatMap(({ value, start, end }): Length[] => {
    const factor = UNITS[value];
    const article = ONE.test(words[start - 1]?.key ?? '') || isLong(value);
    if (factor === undefined || !article || quantities.some((own) => isCounted(own, start, words))) return [];
    const half = halfAt(end, words, found);
    const after = boundAt(half ?? end, 1, words, found.cues, BOUND_AFTER);
    const before = boundAt(start - 1, -1, words, found.cues, BOUND_BEFORE);
    return [
      {
        comparison: before?.comparison ?? after?.comparison ?? '>=',
        value: 1,
        to: null,
        months: factor * (half === null ? 1 : 1.5),
        start: before?.edge ?? (ONE.test(words[start - 1]?.key ?? '') ? start - 1 : start),
        end: after?.edge ?? half ?? end,
      },
    ];
  });
  const counted = quantities.flatMap((quantity): Length[] => {
    const unit = found.cues.find(
      ({ value, start }) =>
        UNITS[value] !== undefined && (start === quantity.end || isCounted(quantity, start, words)),
    );
    if (unit === undefined) return [];
    // "two years and a half"
    const half = halfAt(unit.end, words, found);
    const bound = boundAt(half ?? unit.end, 1, words, found.cues, BOUND_AFTER);
    // "in ten years at most three firms": it bounds the number behind it
    const is_of_next =
      bound !== null && quantities.some(({ start }) => start >= unit.end && start <= bound.edge);
    const after = is_of_next ? null : bound;
    const factor = UNITS[unit.value] ?? 12;
    return [
      {
        ...quantity,
        comparison: after === null ? quantity.comparison : after.comparison,
        months: Math.round((quantity.value + (half === null ? 0 : 0.5)) * factor * 100) / 100,
        to: quantity.to === null ? null : quantity.to * factor,
        end: after?.edge ?? half ?? rangeEnd(quantity, unit.end, found.cues),
      },
    ];
  });
  const lengths = [...counted, ...one, ...severalIn(found.cues)].toSorted((a, b) => a.start - b.start);
  const rates = ratesIn(words, found, quantities);
  return lengths.filter(({ start, end }) => !rates.some((rate) => rate.start < end && start < rate.end));
}

/** Words between a number and its rate: "20 big deals a year". */
const COUNTED = 2;

/** "3 days a week", "20 deals a year", "20 Abschlüsse im Jahr", "haftada 3 gün": from the number up to the unit. */
function ratesIn(
  words: readonly Word[],
  { cues, function_words }: Cues,
  quantities: readonly Quantity[],
): { readonly start: number; readonly end: number }[] {
  const isStopWord = (at: number): boolean =>
    words[at]?.sign === true ||
    (function_words.some(({ start, end }) => start <= at && end > at) &&
      !cues.some(({ value, start }) => UNITS[value] !== undefined && start === at));
  return cues.flatMap((unit) => {
    if (UNITS[unit.value] === undefined || isLong(unit.value)) return [];
    const own = cues.find(
      ({ value, start, end }) => value === 'per' && start === unit.start && end === unit.end,
    );
    if (own !== undefined) {
      // "son 10 yılda": these years, not each of them
      if (quantities.some(({ end }) => end === unit.start)) return [];
      const counted = quantities.find(({ start }) => start === unit.end);
      return counted === undefined ? [] : [{ start: unit.start, end: counted.end + 1 }];
    }
    const per = cues.find(({ value, end }) => value === 'per' && end === unit.start);
    const from = per?.start ?? (ONE.test(words[unit.start - 1]?.key ?? '') ? unit.start - 1 : null);
    if (from === null) return [];
    const counted = quantities.findLast(({ start, end }) => start < from && end < from);
    if (counted === undefined || from - counted.end > COUNTED) return [];
    const between = Array.from({ length: from - counted.end }, (_, at) => counted.end + at);
    return between.some(isStopWord) ? [] : [{ start: counted.start, end: unit.end }];
  });
}

/** "3 ile 5 yıl *arası*": what says that it is a range may stand behind it. */
const rangeEnd = ({ to }: Quantity, end: number, cues: Cues['cues']): number =>
  (to === null ? undefined : cues.find(({ value, start }) => value === 'between' && start === end))?.end ??
  end;

/** "Several years": nobody who asks for them means two. */
const SEVERAL = 3;
/** "Several years", "mehrjährige", "mehrere Monate": a length without a number. */
function severalIn(cues: Cues['cues']): Length[] {
  const years = { comparison: '>=', value: SEVERAL, to: null, months: SEVERAL * 12 } as const;
  return cues.flatMap(({ value, start, end }): Length[] => {
    if (value === 'several_years') return [{ ...years, start, end }];
    if (value !== 'several') return [];
    const unit = cues.find((one) => (one.value === 'year' || one.value === 'month') && one.start === end);
    const months = SEVERAL * (UNITS[unit?.value ?? 'year'] ?? 12);
    return unit === undefined ? [] : [{ ...years, months, start, end: unit.end }];
  });
}

/** Whether a number counts the unit at a place: "five full years", "(5) years", "half a decade". */
function isCounted({ value, end }: Quantity, unit: number, words: readonly Word[]): boolean {
  const key = words[end]?.key ?? '';
  const between =
    /^(?:full|whole|entire|consecutive|volle|full-time|\))$/u.test(key) || (value === 0.5 && ONE.test(key));
  return end === unit || (between && end + 1 === unit);
}
