import type { Comparison } from '../language/quantities.ts';

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

/** A bound: `value` in the unit asked for. */
export type Amount = { readonly comparison: Comparison; readonly value: number };

/** The words of a table as the source of a pattern. */
export const wordsOf = (table: readonly (readonly [Comparison, string])[]): string =>
  table.map(([, words]) => words).join('|');

/** What words of one of the tables compare by; null for no words. */
export function comparisonOf(
  written: string | undefined,
  table: readonly (readonly [Comparison, string])[],
): Comparison | null {
  if (written === undefined) return null;
  return table.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(written))?.[0] ?? null;
}
