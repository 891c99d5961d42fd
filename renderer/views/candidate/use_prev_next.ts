import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { poolAddress, rankingOf, type CandidateSearch } from '../../addresses/candidate_search.ts';
import { usePoolList } from '../../api/pool.ts';
import type { RankedList } from '../../api/ranked_list.ts';
import { oneOfEach, useRankedPeople } from '../../api/ranked_people.ts';
import { idsOf, positionsOf } from '../../api/ranking_filters.ts';
import { targetOf } from '../../api/rankings.ts';
import { rankingKey, select } from '../../features/current/selection.ts';

/** The list a candidate was opened from, Pool or ranking, and the ways to the previous, the next and back. */
export type PrevNext = {
  readonly ids: readonly string[];
  /** Their place in the ranking and of how many, whatever its filters; of people, among those listed. */
  readonly place: number | null;
  readonly total: number;
  /** Opens one of them in the place of who is open, at the same part and criterion. */
  readonly open: (candidate_id: string, at?: Pick<CandidateSearch, 'tab' | 'criterion'>) => void;
  /** To the list, where whoever was open last is chosen. */
  readonly back: () => void;
};

/**
 * From person to person: of whom there are several resumes, one is stepped on.
 * @param list the ranking of the address
 */
export function usePrevNext(candidate_id: string, address: CandidateSearch, list: RankedList): PrevNext {
  const navigate = useNavigate();
  const { pool } = address;
  const found = usePoolList(pool ?? null);
  const people = useRankedPeople(list);
  const rows = idsOf(list.rows);
  const ids = useMemo(
    () => (pool === undefined ? oneOfEach(rows, people, candidate_id) : found.ids),
    [pool, rows, people, candidate_id, found.ids],
  );
  const search = rankingOf(address);
  return {
    ids,
    ...(people === null
      ? { place: positionsOf(list.rows).get(candidate_id) ?? null, total: list.total }
      : { place: ids.indexOf(candidate_id) + 1 || null, total: ids.length }),
    open: (to, at = {}) => {
      select(pool === undefined ? rankingKey(search) : 'pool', to);
      void navigate({
        to: '/candidates/$candidate_id',
        params: { candidate_id: to },
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
