import type { Criterion } from '../../api/criteria.ts';
import { toldFinding, type Marks } from '../../api/marks.ts';

type Counted = { readonly met: number; readonly of: number };
/** How many criteria of each weight somebody meets, by people's own answers first. */
export type MetCounts = { readonly must: Counted; readonly nice: Counted };

/** What somebody meets of what is asked; null before the first is answered. */
export function metCounts(criteria: readonly Criterion[], marks: Marks | null | undefined): MetCounts | null {
  const found = criteria.map(({ id, weight }) => {
    const mark = marks?.get(id);
    return { is_nice: weight === 'nice', finding: mark === undefined ? 'in_progress' : toldFinding(mark) };
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
