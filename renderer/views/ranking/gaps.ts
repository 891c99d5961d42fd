import type { RankedEntry } from '../../api/ranking_filters.ts';
import { memoize } from '../../lib/memoize.ts';

/** How far somebody stands before the next one, beside what is usual in their list. */
export type Gap = {
  /** 0 for none … 1 for one that is seen at once. */
  readonly size: number;
  readonly kind: 'close' | 'ahead' | 'clear';
};

/** So many times the usual step down are a clear one; under this part of it two stand close together. */
const CLEAR = 3;
const CLOSE = 0.5;

/** What they are in order by; undefined where that is no figure, as by the share of criteria met. */
function figureOf({ best_match_score, score }: RankedEntry): number {
  return best_match_score ?? score;
}

/**
 * The step from each row to the next, one an entry; nothing for the last. They compare people of one list with each
 * other and say nothing of how well anybody matches.
 */
export const gapsOf = memoize((rows: readonly RankedEntry[]): readonly (Gap | undefined)[] => {
  const figures = rows.map(figureOf);
  const [first, last] = [figures[0], figures.at(-1)];
  if (first === undefined || last === undefined) return [];
  const usual = (first - last) / Math.max(1, rows.length - 1);
  return figures.map((figure, index) => {
    const next = figures[index + 1];
    if (next === undefined) return undefined;
    const times = usual > 0 ? Math.max(0, figure - next) / usual : 0;
    const kind = times >= CLEAR ? 'clear' : times <= CLOSE ? 'close' : 'ahead';
    return { size: Math.min(1, times / (2 * CLEAR)), kind };
  });
});
