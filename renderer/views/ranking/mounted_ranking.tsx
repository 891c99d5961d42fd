import { CatchBoundary, useMatch } from '@tanstack/react-router';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { searchOf, type RankingAddress } from '../../addresses/ranking_address.ts';
import { targetOf } from '../../api/rankings.ts';
import { ActiveView } from '../../lib/active_view.ts';
import { Broken } from '../../ui/state/broken.tsx';
import css from './mounted_ranking.module.css';

/**
 * The ranking, in front or under the candidate who was opened from it: there it is only invisible, laid out as it was,
 * so that the way back needs nothing but paint.
 */
export function MountedRanking({ View }: { View: ComponentType<{ address: RankingAddress }> }) {
  const address = useMatch({ from: '/ranking', shouldThrow: false, select: (match) => match.search });
  const is_opened = useMatch({
    from: '/candidates/$candidate_id',
    shouldThrow: false,
    select: () => true,
  });
  const [last, keep] = useState<RankingAddress | null>(null);
  // a ranking of nothing is no list to come back to: as soon as there is a job it goes there by itself
  const is_list = last !== null && targetOf(searchOf(last)) !== null;
  const kept = address ?? (is_opened === true && is_list ? last : null);
  if (kept !== last) keep(kept);
  const is_active = address !== undefined;
  // the same element is not drawn again when it only goes under something, or comes back
  const view = useMemo(() => kept && <View address={kept} />, [View, kept]);
  useEffect(() => {
    // What hangs open over the list is drawn outside of it, and would stay over the candidate: it closes by a press
    // anywhere else.
    if (!is_active) document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  }, [is_active]);
  if (kept === null) return null;
  return (
    <div className={css.view} data-under={!is_active || undefined}>
      <CatchBoundary getResetKey={() => `${is_active} ${JSON.stringify(kept)}`} errorComponent={Broken}>
        <ActiveView value={is_active}>{view}</ActiveView>
      </CatchBoundary>
    </div>
  );
}
