import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCandidate } from '../../api/candidates.ts';
import type { DuplicatePair, MergeFields } from '../../api/duplicates.ts';
import { Because, MergeTable } from '../../features/duplicates/merge_table.tsx';
import { stepKeys, unlessOn, useKeys } from '../../lib/use_keys.ts';
import { useMay } from '../../lib/may.ts';
import { texts } from '../../texts.ts';
import { Failed, SkeletonRows } from '../../ui/state/states.tsx';
import type { Review } from './use_pairs.ts';
import css from './duplicates.module.css';

/** What has keys of its own. */
const CONTROLS = 'a, button, select, [role=menuitem]';

/** Two records side by side, and what to do about them. */
export function PairPanel({ pair, review }: { pair: DuplicatePair; review: Review }) {
  const own = useCandidate(pair.candidate_id);
  const other = useCandidate(pair.other_id);
  const [chosen, choose] = useState<MergeFields>({});
  const may = useMay();
  const merge = (): void => {
    if (may.change) review.merge(pair, chosen);
  };
  const apart = (): void => {
    if (may.change) review.apart(pair);
  };
  useKeys([
    ...stepKeys(review.step, 10),
    ['m', merge],
    ['x', apart],
    ['Enter', unlessOn(CONTROLS, merge), { preventDefault: false }],
  ]);
  const error = own.error ?? other.error;
  return (
    <section
      className="stack min-w-0 min-h-0 bg-paper"
      aria-label={texts.duplicates.pair(pair.full_name, pair.other_name)}
    >
      <div className="flex-1 overflow-auto p-18-26">
        <h2 className={`${css.names} flex wrap break-anywhere gap-2-24 m-0-0-8 serif-600-19-1_3`} dir="auto">
          {[
            [pair.candidate_id, pair.full_name],
            [pair.other_id, pair.other_name],
          ].map(([id = '', name]) => (
            <Link key={id} to="/candidates/$candidate_id" params={{ candidate_id: id }}>
              {name}
            </Link>
          ))}
        </h2>
        <Because reasons={pair.reasons} />
        {error !== null ? (
          <Failed error={error} />
        ) : own.data === undefined || other.data === undefined ? (
          <SkeletonRows widths={[80, 220, 220]} count={6} />
        ) : (
          <MergeTable own={own.data} other={other.data} chosen={chosen} onChoose={choose} />
        )}
      </div>
      <div className="row-wrap gap-8 border-t p-12-26" data-changes>
        <Button onClick={merge} aria-keyshortcuts="m">
          {texts.same.merge}
        </Button>
        <Button variant="default" onClick={apart} aria-keyshortcuts="x">
          {texts.same.notSame}
        </Button>
        <span className="flex wrap aside gap-2-14 ms-auto" aria-hidden>
          {texts.duplicates.keys.map(([key, does]) => (
            <span key={key}>
              <kbd>{key}</kbd> {does}
            </span>
          ))}
        </span>
      </div>
    </section>
  );
}
