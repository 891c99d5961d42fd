import { useNavigate } from '@tanstack/react-router';
import { poolAddress, rankingOf, type CandidateSearch } from '../../addresses/candidate_search.ts';
import { usePoolList } from '../../api/pool.ts';
import type { RankedList } from '../../api/ranked_list.ts';
import { idsOf } from '../../api/ranking_filters.ts';
import { targetOf } from '../../api/rankings.ts';
import { rankingKey, select } from '../../features/current/selection.ts';

/** The list a candidate was opened from, Pool or ranking, and the ways to the previous, the next and back. */
export type PrevNext = {
  readonly ids: readonly string[];
  /** Opens one of them in the place of who is open, at the same part and criterion. */
  readonly open: (candidate_id: string, at?: Pick<CandidateSearch, 'tab' | 'criterion'>) => void;
  /** To the list, where whoever was open last is chosen. */
  readonly back: () => void;
};

/** @param list the ranking of the address */
export function usePrevNext(address: CandidateSearch, list: RankedList): PrevNext {
  const navigate = useNavigate();
  const { pool } = address;
  const found = usePoolList(pool ?? null);
  const ids = pool === undefined ? idsOf(list.rows) : found.ids;
  const search = rankingOf(address);
  return {
    ids,
    open: (candidate_id, at = {}) => {
      select(pool === undefined ? rankingKey(search) : 'pool', candidate_id);
      void navigate({
        to: '/candidates/$candidate_id',
        params: { candidate_id },
        search: { ...(pool === undefined ? search : poolAddress(pool)), ...at },
        replace: true,
      });
    },
    back: () => {
      if (pool !== undefined || targetOf(search) === null) void navigate({ to: '/pool', search: pool ?? {} });
      else void navigate({ to: '/ranking', search });
    },
  };
}
