import { useEffect, useState } from 'react';
import { useIsChecking } from '../../api/checking.ts';
import { useImportProgress } from '../../api/imports.ts';
import {
  peopleSeen,
  saveSeenOrder,
  rankChangesSince,
  seenOrder,
  type RankChange,
  type SeenOrder,
} from '../../api/rank_changes.ts';
import type { RankedList } from '../../api/ranked_list.ts';
import { oneOfEach, type RankedPeople } from '../../api/ranked_people.ts';
import { orderOf, type RankingSearch } from '../../addresses/ranking_search.ts';
import { useIsActiveView } from '../../lib/active_view.ts';
import { rankingKey } from '../../features/current/selection.ts';

/**
 * An order that has stood so long is one that somebody saw, unless resumes are still being read: then it only
 * pauses.
 */
const SEEN_AFTER_MS = 6000;

export type RankChanges = {
  readonly changes: ReadonlyMap<string, RankChange>;
  /** When the order was seen that this one is compared with. */
  readonly since: string | null;
  /** From now on this order is the one that was seen. */
  readonly seen: () => void;
};

const NONE: ReadonlyMap<string, RankChange> = new Map();

/** Who moved since somebody looked last at this ranking, on this computer; people, where some have several resumes. */
export function useRankChanges(
  search: RankingSearch,
  list: RankedList,
  people: RankedPeople | null,
): RankChanges {
  // an order of before, whose default was by meaning, is not compared with this one
  const best = orderOf(search) === 'best' ? 'best ' : '';
  const ranking = `${best}${rankingKey(search)}${search.applicants === true ? '!' : ''}`;
  const [kept, setKept] = useState<{ ranking: string; order: SeenOrder | null }>({
    ranking: '',
    order: null,
  });
  const order = kept.ranking === ranking ? kept.order : seenOrder(ranking);
  if (kept.ranking !== ranking) setKept({ ranking, order });
  const { order: now, filling, loading } = list;
  const is_checking = useIsChecking(search.job ?? null);
  const is_whole = !filling && !loading && !is_checking && now.length > 0 && now.length === list.total;

  const is_read = useImportProgress().data?.open === 0;

  const is_active = useIsActiveView();
  useEffect(() => {
    if (!is_active || !is_whole || !is_read || order !== null) return undefined;
    const timer = window.setTimeout(
      () => setKept({ ranking, order: saveSeenOrder(ranking, now) }),
      SEEN_AFTER_MS,
    );
    return () => window.clearTimeout(timer);
  }, [is_active, is_whole, is_read, order, ranking, now]);

  const before = order === null || people === null ? order : peopleSeen(people)(order);
  const changes = !is_whole || before === null ? NONE : rankChangesSince(before, oneOfEach(now, people));
  return {
    changes,
    since: order?.at ?? null,
    seen: () => setKept({ ranking, order: saveSeenOrder(ranking, now) }),
  };
}
