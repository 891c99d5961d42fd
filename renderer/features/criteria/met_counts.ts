import type { RankingOrder } from '../../addresses/ranking_search.ts';
import type { Criterion } from '../../api/criteria.ts';
import { readFinding, toldFinding, type CriterionMark, type ToldFinding } from '../../api/marks.ts';

type Counted = {
  readonly met: number;
  readonly of: number;
  /** Answered, and not met: what is still being checked may yet be. */
  readonly missing: number;
};
/** How many criteria of each weight somebody meets. */
export type MetCounts = { readonly must: Counted; readonly nice: Counted };

/** A finding as an order counts it: answers people gave themselves count in their own order alone. */
export function findingIn(order: RankingOrder, mark: CriterionMark): ToldFinding {
  return order === 'corrected' ? toldFinding(mark) : readFinding(mark);
}

/**
 * What somebody meets of what is asked, as it is told, answers people gave themselves among them: one figure wherever it
 * stands, whatever an order counts. null before the first is answered.
 */
export function metCounts(
  criteria: readonly Criterion[],
  marks: ReadonlyMap<string, CriterionMark> | null | undefined,
): MetCounts | null {
  const found = criteria.map(({ id, weight }) => {
    const mark = marks?.get(id);
    return { is_nice: weight === 'nice', finding: mark === undefined ? 'in_progress' : toldFinding(mark) };
  });
  if (found.every(({ finding }) => finding === 'in_progress')) return null;
  const counted = (is_nice: boolean): Counted => {
    const of = found.filter((one) => one.is_nice === is_nice);
    const amount = (one: ToldFinding): number => of.filter(({ finding }) => finding === one).length;
    const met = amount('met');
    return { met, of: of.length, missing: of.length - met - amount('in_progress') };
  };
  return { must: counted(false), nice: counted(true) };
}

/** How many answers people gave themselves tell otherwise than what was read, and do not count in an order. */
export function uncounted(order: RankingOrder, marks: Iterable<CriterionMark>): number {
  return [...marks].filter((mark) => findingIn(order, mark) !== toldFinding(mark)).length;
}

/** Whether some of what is asked is a must-have and some is not: then the two are counted apart. */
export function hasBothWeights(criteria: readonly Criterion[]): boolean {
  return new Set(criteria.map(({ weight }) => weight === 'nice')).size > 1;
}
