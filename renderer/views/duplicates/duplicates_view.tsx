import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useBlindMode } from '../../api/blind.ts';
import { useDuplicatePairs, type DuplicatePair } from '../../api/duplicates.ts';
import { reasonsInWords } from '../../features/duplicates/reasons.ts';
import { texts } from '../../texts.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { PairPanel } from './pair_panel.tsx';
import { usePairs } from './use_pairs.ts';
import css from './duplicates.module.css';

/** Candidates who may be the same person, two by two: one record, or two people. */
export function DuplicatesView() {
  const found = useDuplicatePairs();
  const { is_on: is_blind } = useBlindMode();
  const review = usePairs(found.data);
  return (
    <>
      <ViewHeader
        dense
        crumb={
          <Link to="/pool" className="no-underline hover-underline">
            {texts.shell.pool}
          </Link>
        }
        title={texts.duplicates.title}
        sub={<span role="status">{review.left === 0 ? ' ' : texts.duplicates.left(review.left)}</span>}
      />
      {found.isLoadingError ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : found.data === undefined ? (
        <SkeletonRows />
      ) : review.current === null ? (
        <Empty
          title={is_blind ? texts.duplicates.blind : texts.duplicates.empty}
          text={is_blind ? undefined : texts.duplicates.emptyText}
        >
          <ButtonLink to="/pool">{texts.duplicates.toPool}</ButtonLink>
        </Empty>
      ) : (
        <div className={css.split}>
          <ul
            className={`${css.list} min-h-0 overflow-auto p-0 list-none m-0 border-e`}
            aria-label={texts.duplicates.list}
          >
            {review.pairs.map((pair, at) => (
              <Pair
                key={keyOf(pair)}
                pair={pair}
                is_current={at === review.at}
                onChoose={() => review.go(at)}
              />
            ))}
          </ul>
          <PairPanel key={keyOf(review.current)} pair={review.current} review={review} />
        </div>
      )}
    </>
  );
}

const keyOf = ({ candidate_id, other_id }: DuplicatePair): string => `${candidate_id} ${other_id}`;

/** Two names, and why. */
function Pair(props: { pair: DuplicatePair; is_current: boolean; onChoose: () => void }) {
  const { pair, is_current } = props;
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (is_current) line.current?.scrollIntoView({ block: 'nearest' });
  }, [is_current]);
  return (
    <li>
      <button
        ref={line}
        type="button"
        className={`${css.pair} hover-bg-soft grid row-button gap-1 p-8-22 border-b-soft align-start`}
        aria-current={is_current || undefined}
        onClick={props.onChoose}
      >
        <b className="break-anywhere weight-600" dir="auto">
          {pair.full_name === pair.other_name
            ? pair.full_name
            : texts.duplicates.pair(pair.full_name, pair.other_name)}
        </b>
        <span className="text-mute font-13">{reasonsInWords(pair.reasons)}</span>
      </button>
    </li>
  );
}
