import type { Cues } from './cue_row.ts';
import type { Cue } from './locale.ts';
import { ONE } from './number_words.ts';
import { follows, type WordRange } from './phrases.ts';
import type { Word } from './words.ts';

export type Comparison = '>=' | '>' | '<=' | '<' | '=';

/** Cues that bound a number behind them. */
export const BOUND_BEFORE: Partial<Record<Cue, Comparison>> = {
  at_least: '>=',
  over: '>',
  at_most: '<=',
  under: '<',
  exactly: '=',
};
/** Cues that bound a number before them. */
export const BOUND_AFTER: Partial<Record<Cue, Comparison>> = {
  or_more: '>=',
  or_less: '<=',
  at_least: '>=',
  at_most: '<=',
};
const POSTPOSED: Readonly<Record<string, Comparison>> = {
  fazla: '>',
  askin: '>',
  uzun: '>',
  az: '<',
  kisa: '<',
};
const SIGNS: Readonly<Record<string, Comparison>> = { '≥': '>=', '>': '>', '≤': '<=', '<': '<' };

/** "Al menos a cinco", "at least a 5", "min: 5": stands between bound and number. */
const LINK = /^(?::|a|the|de|d|di|full|volle|su)$/u;

/** Words between a number and a bound behind it. */
const APART = 5;

/** What bounds a number whose edge is at a place, before it or behind it; null for nothing. */
export function boundAt(
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
  // Turkish: "altı yıldan fazla", "üçten az"; in "3 uzun süreli iş" no number is longer than anything
  const key = words[edge]?.key ?? '';
  const is_bare = /^(?:uzun|kisa)$/u.test(key) && words[edge - 1]?.value !== null;
  const behind = direction === 1 && !is_bare ? POSTPOSED[key] : undefined;
  if (behind !== undefined) return { comparison: behind, edge: edge + 1 };
  const sign = direction === 1 ? undefined : SIGNS[words[edge - 1]?.key ?? ''];
  return sign === undefined ? null : { comparison: sign, edge: edge - 1 };
}

/**
 * "5 ans d'expérience *maximum*", "3 emplois *maximum* sur les 5 dernières années": the bound of a number that stands
 * a few words behind it, with no other number, sign or conjunction between them, and bounds nothing that follows it.
 */
export function boundApart(
  from: number,
  words: readonly Word[],
  { cues, function_words, numbers }: Cues,
): (WordRange & { readonly comparison: Comparison }) | undefined {
  const bound = cues.find(
    (cue) => BOUND_AFTER[cue.value] !== undefined && follows(cue, { end: from }, APART),
  );
  if (bound === undefined) return undefined;
  const next = words[bound.end];
  const joints = cues.filter(({ value }) => /^(?:and|or|not)$/u.test(value));
  const is_free =
    next === undefined ||
    next.sign ||
    joints.some(({ start }) => start === bound.end) ||
    (function_words.some(({ start }) => start === bound.end) && !ONE.test(next.key));
  const between = words.slice(from, bound.start);
  const is_broken =
    // "3 firms, not more": a comma right before it parts nothing
    between.some(
      ({ sign, value, key }, at) =>
        (sign && (key !== ',' || at < between.length - 1)) || value !== null || ONE.test(key),
    ) || [...joints, ...numbers].some(({ start }) => start >= from && start < bound.start);
  const comparison = BOUND_AFTER[bound.value];
  if (!is_free || is_broken || comparison === undefined) return undefined;
  return { start: bound.start, end: bound.end, comparison };
}

/** What bounds the words from a place up to another: "more than *a quarter*", "*half* or more". */
export const comparisonAround = (
  start: number,
  end: number,
  words: readonly Word[],
  { cues }: Cues,
): Comparison =>
  boundAt(start, -1, words, cues, BOUND_BEFORE)?.comparison ??
  boundAt(end, 1, words, cues, BOUND_AFTER)?.comparison ??
  '>=';
