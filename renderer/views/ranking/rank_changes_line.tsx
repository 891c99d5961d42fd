import { Button, Popover } from '@mantine/core';
import { useCandidateRows } from '../../api/candidates.ts';
import { reasonOf, type Move } from '../../api/rank_changes.ts';
import type { RankingOrder } from '../../addresses/ranking_search.ts';
import { useMoveEvents } from '../../api/rank_change_events.ts';
import { formatAgo } from '../../lib/format.ts';
import { LineOver } from '../../ui/state/line_over.tsx';
import { texts } from '../../texts.ts';
import { Moved } from './rank_change.tsx';
import type { Moves } from './use_rank_changes.ts';
import css from './rank_changes.module.css';

/** So many of the moves are listed, the farthest first. */
const LISTED = 30;

/** That the order is another than the one seen last, who moved, and why as far as it was recorded. */
export function MovesLine(
  props: Moves & {
    job_id: string | null;
    order: RankingOrder;
    onSelect: (candidate_id: string) => void;
  },
) {
  const { moves, since, job_id, order } = props;
  if (moves.size === 0 || since === null) return null;
  const fresh = [...moves.values()].filter((move) => move.by === null).length;
  return (
    <LineOver>
      <span role="status">
        {texts.ranking.moves.said(moves.size - fresh, fresh)}{' '}
        <span className={css.since}>{texts.ranking.moves.since(formatAgo(since))}</span>
      </span>
      <Popover position="bottom-start" shadow="md" width={400} trapFocus returnFocus>
        <Popover.Target>
          <Button variant="subtle" size="compact-sm">
            {texts.ranking.moves.why}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={texts.ranking.moves.why} className={css.sheet!}>
          <MovesList moves={moves} since={since} job_id={job_id} order={order} onSelect={props.onSelect} />
        </Popover.Dropdown>
      </Popover>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={props.seen}>
        {texts.ranking.moves.seen}
      </Button>
    </LineOver>
  );
}

function MovesList(props: {
  moves: ReadonlyMap<string, Move>;
  since: string;
  job_id: string | null;
  order: RankingOrder;
  onSelect: (candidate_id: string) => void;
}) {
  const farthest = [...props.moves]
    .toSorted(([, a], [, b]) => Math.abs(b.by ?? 0) - Math.abs(a.by ?? 0))
    .slice(0, LISTED);
  const candidates = useCandidateRows(farthest.map(([id]) => id));
  const events = useMoveEvents(props.since);
  return (
    <>
      <ul className={css.list}>
        {farthest.map(([id, move]) => (
          <li key={id}>
            <button type="button" className={css.one} onClick={() => props.onSelect(id)}>
              <Moved move={move} />
              <b dir="auto">{candidates.get(id)?.full_name ?? texts.ranking.thisCandidate}</b>
              <span className={css.reason}>
                {events.data !== undefined &&
                  texts.ranking.moves.reasons[reasonOf(id, move, events.data, props.job_id, props.order)]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {props.moves.size > LISTED && (
        <p className={css.since}>{texts.ranking.moves.more(props.moves.size - LISTED)}</p>
      )}
    </>
  );
}
