import { useMemo } from 'react';
import { idsOfMusts, type Criterion } from '../../api/criteria.ts';
import { useCriterionMarks } from '../../api/evaluations.ts';
import type { RankedEntry } from '../../api/ranking_filters.ts';
import { Help } from '../../ui/help.tsx';
import { LineOver } from '../../ui/state/line_over.tsx';
import { texts } from '../../texts.ts';
import { LOOKED_AT, merelyRelative } from './relative.ts';

/** That even those to review first show little of what the job must have: the order compares people, no more. */
export function RelativeLine(props: {
  job_id: string;
  /** All of the ranking, whatever the filters. */
  rows: readonly RankedEntry[];
  criteria: readonly Criterion[];
}) {
  const { rows, criteria } = props;
  const first = useMemo(
    () =>
      rows
        .slice(0, LOOKED_AT)
        .filter(({ band }) => band === 'first')
        .map(({ candidate_id }) => candidate_id),
    [rows],
  );
  const marks = useCriterionMarks(props.job_id, first);
  const found = merelyRelative(
    first.map((id) => marks.get(id)),
    idsOfMusts(criteria),
  );
  if (found === null) return null;
  return (
    <LineOver role="note">
      <span>
        {texts.ranking.relative(found.people, found.most, found.musts)} <Help term="band" />
      </span>
    </LineOver>
  );
}
