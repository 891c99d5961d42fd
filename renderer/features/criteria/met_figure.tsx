import type { Criterion } from '../../api/criteria.ts';
import type { CriterionMark } from '../../api/marks.ts';
import { formatNumber } from '../../lib/format.ts';
import { texts } from '../../texts.ts';
import { metCounts } from './met_counts.ts';

/**
 * How many criteria somebody meets, as their marks have it, and how many must-haves of that they lack, which is what the
 * order goes by; nothing before the first is answered.
 */
export function MetFigure(props: {
  criteria: readonly Criterion[];
  marks: ReadonlyMap<string, CriterionMark> | null | undefined;
}) {
  const counts = metCounts(props.criteria, props.marks);
  if (counts === null) return null;
  const { must, nice } = counts;
  return (
    <span title={texts.criteria.meets(must, nice)}>
      {formatNumber(must.met + nice.met)}/{formatNumber(must.of + nice.of)}
      {nice.of > 0 && must.missing > 0 && <small> {texts.criteria.mustsMissing(must.missing)}</small>}
    </span>
  );
}
