import type { CriterionEvaluation } from '../../api/evaluations.ts';
import { formatMonths } from '../../lib/format.ts';

/**
 * How long the jobs are together that an answer about years counted: "7 y 4 m", or from the least to the most that their
 * dates may mean. Nothing where none was counted, or several lengths were.
 */
export function countedTime({ told, override }: Pick<CriterionEvaluation, 'told' | 'override'>): string {
  const [counted, another] = told?.explanation.filter(({ code }) => code === 'years.counted') ?? [];
  // what a person says of it rests on something else
  if (counted === undefined || another !== undefined || (override ?? null) !== null) return '';
  const { months: least, up_to: most } = counted.args;
  if (typeof least !== 'number' || typeof most !== 'number' || most === 0) return '';
  return least === most ? formatMonths(least) : `${formatMonths(least)} – ${formatMonths(most)}`;
}
