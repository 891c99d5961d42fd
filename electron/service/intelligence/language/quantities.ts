import type { Cue } from './locale.ts';
import type { Cues } from './cues.ts';
import type { Word } from './words.ts';

export type Comparison = '>=' | '>' | '<=' | '<' | '=';

/** A number with its bound and the words it takes: `start` and `end` are places in the row, end exclusive. */
export type Quantity = {
  readonly comparison: Comparison;
  readonly value: number;
  /** The other end of a range; null for none. */
  readonly to: number | null;
  readonly start: number;
  readonly end: number;
};

/** A length of time in months. */
export type Length = Quantity & { readonly months: number };

const BOUND_BEFORE: Partial<Record<Cue, Comparison>> = {
  at_least: '>=',
  over: '>',
  at_most: '<=',
  under: '<',
  exactly: '=',
};
const BOUND_AFTER: Partial<Record<Cue, Comparison>> = {
  or_more: '>=',
  or_less: '<=',
  at_least: '>=',
  at_most: '<=',
};
const POSTPOSED: Readonly<Record<string, Comparison>> = { fazla: '>', askin: '>', az: '<' };
const SIGNS: Readonly<Record<string, Comparison>> = { '≥': '>=', '>': '>', '≤': '<=', '<': '<' };

/**
 * The numbers of a row with what bounds them: "at least 5", "5+", "no more than three", "3 to 5". A bare number is a lower
 * bound. Numbers inside names (`isName`) are none.
 */
export function quantitiesIn(
  words: readonly Word[],
  { cues, numbers }: Cues,
  isName: (at: number) => boolean,
): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const whole = numberAt(at, words, numbers);
    if (whole === null || isName(at)) continue;
    const half = halfAt(whole.end, words, { cues, numbers });
    const number = half === null ? whole : { value: whole.value + 0.5, end: half };
    let { end } = number;
    let to: number | null = null;
    const joint = words[end]?.key ?? '';
    const jump = JOINT.test(joint) ? 1 : 0;
    const other = numberAt(end + jump, words, numbers);
    const touches =
      words[end] !== undefined && (words[end] as Word).start - (words[end - 1] as Word).end <= 1;
    if (other !== null && touches && other.value > number.value && words[end + jump]?.value !== null) {
      to = other.value;
      end = other.end;
    }
    let start = at;
    let comparison: Comparison | null =
      words[at]?.plus === true || words[end - 1]?.plus === true ? '>=' : null;
    const before = boundAt(start, -1, words, cues, BOUND_BEFORE);
    if (before !== null) {
      comparison = before.comparison;
      start = before.edge;
    }
    // "between 10 and 15 years"
    const between = cues.find((cue) => to !== null && cue.value === 'between' && cue.end === start);
    if (between !== undefined) ({ start } = between);
    // "since 2016 at least once": nothing bounds a calendar year
    const dated = cues.some((cue) => cue.value === 'since' && cue.end === at);
    const after = dated ? null : boundAt(end, 1, words, cues, BOUND_AFTER);
    if (after !== null) {
      comparison ??= after.comparison;
      end = after.edge;
    }
    found.push({ comparison: comparison ?? '>=', value: number.value, to, start, end });
    at = end - 1;
  }
  return found;
}

function numberAt(
  at: number,
  words: readonly Word[],
  numbers: Cues['numbers'],
): { readonly value: number; readonly end: number } | null {
  const word = words[at];
  if (word === undefined) return null;
  if (word.value !== null) return { value: word.value, end: at + 1 };
  // "vingt et un", "on üç": the longest
  const named = numbers.filter(({ start }) => start === at).toSorted((a, b) => b.end - a.end)[0];
  return named === undefined ? null : { value: named.value, end: named.end };
}

/** "Four *and a half* years", "üç *buçuk* yıl": the place behind a half that is added; null for none. */
function halfAt(
  at: number,
  words: readonly Word[],
  { cues, numbers }: Pick<Cues, 'cues' | 'numbers'>,
): number | null {
  const joint = cues.find(({ value, start, end }) => value === 'and' && start === at && end === at + 1);
  // "ein halbes Jahr" is no one and a half
  if (joint === undefined && ONE.test(words[at - 1]?.key ?? '')) return null;
  const from = joint === undefined ? at : joint.end + (ONE.test(words[joint.end]?.key ?? '') ? 1 : 0);
  const half = numbers.find(({ start, value }) => start === from && value === 0.5);
  return half?.end ?? null;
}

function boundAt(
  edge: number,
  direction: 1 | -1,
  words: readonly Word[],
  cues: Cues['cues'],
  table: Partial<Record<Cue, Comparison>>,
): { readonly comparison: Comparison; readonly edge: number } | null {
  const beside = cues.filter(
    ({ value, start, end }) =>
      table[value] !== undefined && (direction === 1 ? start === edge : end === edge),
  );
  const longest = beside.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  if (longest === undefined && direction === -1 && LINK.test(words[edge - 1]?.key ?? '') && edge > 1) {
    return boundAt(edge - 1, direction, words, cues, table);
  }
  if (longest !== undefined) {
    return {
      comparison: table[longest.value] as Comparison,
      edge: direction === 1 ? longest.end : longest.start,
    };
  }
  // "5 years, or longer"
  if (direction === 1 && words[edge]?.key === ',') {
    const behind = boundAt(edge + 1, 1, words, cues, table);
    if (behind !== null) return behind;
  }
  // Turkish: "altı yıldan fazla", "üçten az"
  const behind = direction === 1 ? POSTPOSED[words[edge]?.key ?? ''] : undefined;
  if (behind !== undefined) return { comparison: behind, edge: edge + 1 };
  const sign = direction === 1 ? undefined : SIGNS[words[edge - 1]?.key ?? ''];
  return sign === undefined ? null : { comparison: sign, edge: edge - 1 };
}

/** What stands between the ends of a range. */
const JOINT = /^(?:[-–—]|to|bis|a|à|and|und|y|et|e|ile|ila|ve)$/u;

/** "Al menos a cinco", "at least a 5": stands between bound and number. */
const LINK = /^(?:a|the|de|d|di|full|volle|su)$/u;

const UNITS: Partial<Record<Cue, number>> = { decade: 120, year: 12, month: 1, week: 12 / 52, day: 12 / 365 };

/** The quantities that are followed by a unit of time, with a bound behind it as well ("5 years or more"). */
export function lengthsIn(words: readonly Word[], found: Cues, quantities: readonly Quantity[]): Length[] {
  const one = found.cues.flatMap(({ value, start, end }): Length[] => {
    const factor = UNITS[value];
    const article = ONE.test(words[start - 1]?.key ?? '') || value === 'decade';
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
    const after = boundAt(half ?? unit.end, 1, words, found.cues, BOUND_AFTER);
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
  const vague = severalIn(found.cues);
  return [...counted, ...one, ...vague].toSorted((a, b) => a.start - b.start);
}

/** "3 ile 5 yıl *arası*": what says that it is a range may stand behind it. */
const rangeEnd = ({ to }: Quantity, end: number, cues: Cues['cues']): number =>
  (to === null ? undefined : cues.find(({ value, start }) => value === 'between' && start === end))?.end ??
  end;

/** Years of "several years", months of "several months": nobody who asks for them means two. */
const SEVERAL = 3;

/** "Several years", "mehrjährige", "mehrere Monate": a length without a number. */
function severalIn(cues: Cues['cues']): Length[] {
  const years = { comparison: '>=', value: SEVERAL, to: null, months: SEVERAL * 12 } as const;
  return cues.flatMap(({ value, start, end }): Length[] => {
    if (value === 'several_years') return [{ ...years, start, end }];
    if (value !== 'several') return [];
    const unit = cues.find(
      (other) => (other.value === 'year' || other.value === 'month') && other.start === end,
    );
    const months = SEVERAL * (UNITS[unit?.value ?? 'year'] ?? 12);
    return unit === undefined ? [] : [{ ...years, months, start, end: unit.end }];
  });
}

/** "A year" is one. */
const ONE = /^(?:a|an|ein|eine|einem|einen|un|une|una|uno|een|um|uma|o)$/u;

/** Whether a number counts the unit at a place: "five full years", "(5) years", "half a decade". */
function isCounted({ value, end }: Quantity, unit: number, words: readonly Word[]): boolean {
  const key = words[end]?.key ?? '';
  const between =
    /^(?:full|whole|entire|consecutive|volle|full-time|\))$/u.test(key) || (value === 0.5 && ONE.test(key));
  return end === unit || (between && end + 1 === unit);
}

/** Whether a value in [low, high] satisfies a bound; null when the two ends disagree. */
export function satisfies(
  { comparison, value }: Pick<Quantity, 'comparison' | 'value'>,
  low: number,
  high: number = low,
): boolean | null {
  const holds = (given: number): boolean => {
    switch (comparison) {
      case '>=':
        return given >= value;
      case '>':
        return given > value;
      case '<=':
        return given <= value;
      case '<':
        return given < value;
      case '=':
        return Math.abs(given - value) < 1e-9;
    }
  };
  const [a, b] = [holds(low), holds(high)];
  return a === b ? a : null;
}
