import { NUMBER, numberOf } from './numbers.ts';

export { numberOf } from './numbers.ts';

/** Words before a number that make it a bound. "no more than" comes before "more than". */
export const BOUNDS_BEFORE: readonly (readonly [Comparison, string])[] = [
  [
    '<=',
    "no more than|not more than|never more than|at most|at the most|a maximum of|maximum of|maximum|max\\.?|up to|no longer than|not longer than|not over|≤|<=|höchstens|maximal|nicht mehr als|bis zu|como máximo|no más de|máximo|au plus|au maximum|pas plus de|jusqu['’]à|en fazla",
  ],
  [
    '<',
    "fewer than|less than|under|below|shorter than|<|weniger als|unter|kürzer als|menos de|moins de|moins d['’]",
  ],
  [
    '>=',
    'at least|at the very least|at the least|at a minimum|a minimum of|minimum of|minimum|min\\.?|no less than|not less than|nothing less than|nothing below|no fewer than|not fewer than|not under|not below|never below|never under|no shorter than|≥|>=|mindestens|mind\\.|wenigstens|nicht weniger als|al menos|por lo menos|mínimo|como mínimo|un mínimo de|no menos de|au moins|minimum de|un minimum de|pas moins de|en az|ab',
  ],
  [
    '>',
    "more than|over|above|exceeding|greater than|longer than|upwards of|in excess of|beyond|north of|>|mehr als|über|länger als|más de|plus de|plus d['’]",
  ],
  ['=', 'exactly|precisely|genau|exactamente|exactement'],
];
/** Words after a number, or after its unit, that make it a bound. */
export const BOUNDS_AFTER: readonly (readonly [Comparison, string])[] = [
  [
    '>=',
    '\\+|or more|or longer|or over|or greater|or above|or better|or upwards?|and more|and above|and up(?:wards)?|and over|and counting|plus|at least|at the (?:very )?least|at a minimum|as a minimum|minimum|min\\.?|upwards|oder mehr|oder länger|und mehr|mindestens|o más|y más|como mínimo|por lo menos|al menos|ou plus|et plus|au moins|au minimum|full',
  ],
  [
    '<=',
    'or less|or fewer|or under|or shorter|at most|at the most|tops|maximum|max\\.?|oder weniger|höchstens|maximal|o menos|como máximo|ou moins|au maximum|au plus',
  ],
];

export type Comparison = '>=' | '>' | '<=' | '<' | '=';
/** A bound: `value` in the unit asked for. */
export type Amount = { readonly comparison: Comparison; readonly value: number };

/** The words of a table as the source of a pattern. */
export const wordsOf = (table: readonly (readonly [Comparison, string])[]): string =>
  table.map(([, words]) => words).join('|');

const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<before>${wordsOf(BOUNDS_BEFORE)})\s*)?(?:an? (?=\d)|full |the |some |about |around |roughly )?(?<![\p{L}\d])(?<n>${NUMBER})(?:\s?(?:-|–|to|bis)\s?(?<m>\d{1,4}))?(?:\s?(?<after>${wordsOf(BOUNDS_AFTER)}))?(?![\p{L}\d])`,
  'giu',
);

/** An amount with where it stands, end exclusive. */
export type FoundAmount = Amount & { readonly start: number; readonly end: number };

/** Every number of a text with its comparison ("at least 5", "5+", "no more than three"); bare numbers are lower bounds. */
export function readAmounts(text: string): FoundAmount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const value = numberOf(match.groups?.['n'] ?? '');
    if (value === null) return [];
    const comparison =
      comparisonOf(match.groups?.['before'], BOUNDS_BEFORE) ??
      comparisonOf(match.groups?.['after'], BOUNDS_AFTER) ??
      '>=';
    return [{ comparison, value, start: match.index, end: match.index + match[0].length }];
  });
}

/** What words of one of the tables compare by; null for no words. */
export function comparisonOf(
  written: string | undefined,
  table: readonly (readonly [Comparison, string])[],
): Comparison | null {
  if (written === undefined) return null;
  return table.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(written))?.[0] ?? null;
}

/** Whether a value in [low, high] satisfies a bound: null when the two ends disagree. */
export function satisfies({ comparison, value }: Amount, low: number, high: number = low): boolean | null {
  const holds = (given: number): boolean =>
    comparison === '>='
      ? given >= value
      : comparison === '>'
        ? given > value
        : comparison === '<='
          ? given <= value
          : comparison === '<'
            ? given < value
            : Math.abs(given - value) < 1e-9;
  const [a, b] = [holds(low), holds(high)];
  return a === b ? a : null;
}

const NAMES: Readonly<Record<Comparison, string>> = {
  '>=': 'at least',
  '>': 'more than',
  '<=': 'at most',
  '<': 'less than',
  '=': 'exactly',
};

/** "at least 5". */
export function amountText({ comparison, value }: Amount): string {
  return `${NAMES[comparison]} ${value}`;
}
