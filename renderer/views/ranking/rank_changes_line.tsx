import { Button, Popover } from '@mantine/core';
import { useCandidateRows } from '../../api/candidates.ts';
import { rankChangeReason, type RankChange } from '../../api/rank_changes.ts';
import type { RankingOrder } from '../../addresses/ranking_search.ts';
import { useRankChangeEvents } from '../../api/rank_change_events.ts';
import { formatAgo } from '../../lib/format.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { LineOver } from '../../ui/state/line_over.tsx';
import { texts } from '../../texts.ts';
import { RankChangeMark } from './rank_change.tsx';
import type { RankChanges } from './use_rank_changes.ts';
import css from './rank_changes.module.css';

/** So many of the changes are listed, the farthest first. */
const LISTED = 30;

/** That the order is another than the one seen last, who moved, and why as far as it was recorded. */
export function RankChangesLine(
  props: RankChanges & {
    job_id: string | null;
    order: RankingOrder;
    onSelect: (candidate_id: string) => void;
  },
) {
  const { changes, since, job_id, order } = props;
  if (changes.size === 0 || since === null) return null;
  const fresh = [...changes.values()].filter((change) => change.by === null).length;
  return (
    <LineOver>
      <span role="status">
        {texts.ranking.moves.said(changes.size - fresh, fresh)}{' '}
        <span className="aside">{texts.ranking.moves.since(formatAgo(since))}</span>
      </span>
      <Popover position="bottom-start" shadow="md" width={400} trapFocus returnFocus>
        <Popover.Target>
          <Button variant="subtle" size="compact-sm">
            {texts.ranking.moves.why}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={'max-h-60vh overflow-auto'!}>
          <ChangesList
            changes={changes}
            since={since}
            job_id={job_id}
            order={order}
            onSelect={props.onSelect}
          />
        </Popover.Dropdown>
      </Popover>
      <QuietButton onClick={props.seen}>{texts.ranking.moves.seen}</QuietButton>
    </LineOver>
  );
}

function ChangesList(props: {
  changes: ReadonlyMap<string, RankChange>;
  since: string;
  job_id: string | null;
  order: RankingOrder;
  onSelect: (candidate_id: string) => void;
}) {
  const farthest = [...props.changes]
    .toSorted(([, a], [, b]) => Math.abs(b.by ?? 0) - Math.abs(a.by ?? 0))
    .slice(0, LISTED);
  const candidates = useCandidateRows(farthest.map(([id]) => id));
  const events = useRankChangeEvents(props.since);
  return (
    <>
      <ul className="grid gap-2">
        {farthest.map(([id, change]) => (
          <li key={id}>
            <button type="button" className={`${css.one} hover-bg-soft`} onClick={() => props.onSelect(id)}>
              <RankChangeMark change={change} />
              <b className="clip" dir="auto">
                {candidates.get(id)?.full_name ?? texts.ranking.thisCandidate}
              </b>
              <span className="aside grid-column-2">
                {events.data !== undefined &&
                  texts.ranking.moves.reasons[
                    rankChangeReason(id, change, events.data, props.job_id, props.order)
                  ]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {props.changes.size > LISTED && (
        <p className="aside">{texts.ranking.moves.more(props.changes.size - LISTED)}</p>
      )}
    </>
  );
}
