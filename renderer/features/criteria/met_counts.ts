import type { RankingOrder } from '../../addresses/ranking_search.ts';
import type { Criterion } from '../../api/criteria.ts';
import { readFinding, toldFinding, type CriterionMark, type ToldFinding } from '../../api/marks.ts';

type Counted = { readonly met: number; readonly of: number };
/** How many criteria of each weight somebody meets. */
export type MetCounts = { readonly must: Counted; readonly nice: Counted };

/** A finding as an order counts it: answers people gave themselves count in their own order alone. */
export function findingIn(order: RankingOrder, mark: CriterionMark): ToldFinding {
  return order === 'corrected' ? toldFinding(mark) : readFinding(mark);
}

/**
 * What somebody meets of what is asked; null before the first is answered.
 * @param findingOf how a mark counts: as it is told, or as an order counts it
 */
export function metCounts(
  criteria: readonly Criterion[],
  marks: ReadonlyMap<string, CriterionMark> | null | undefined,
  findingOf: (mark: CriterionMark) => ToldFinding = toldFinding,
): MetCounts | null {
  const found = criteria.map(({ id, weight }) => {
    const mark = marks?.get(id);
    return { is_nice: weight === 'nice', finding: mark === undefined ? 'in_progress' : findingOf(mark) };
  });
  if (found.every(({ finding }) => finding === 'in_progress')) return null;
  const counted = (is_nice: boolean): Counted => {
    const of = found.filter((one) => one.is_nice === is_nice);
    return { met: of.filter(({ finding }) => finding === 'met').length, of: of.length };
  };
  return { must: counted(false), nice: counted(true) };
}

/** Whether some of what is asked is a must-have and some is not: then the two are counted apart. */
export function hasBothWeights(criteria: readonly Criterion[]): boolean {
  return new Set(criteria.map(({ weight }) => weight === 'nice')).size > 1;
}
