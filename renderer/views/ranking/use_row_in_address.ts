import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { parseRankingAddress, searchOf, type RankingAddress } from '../../addresses/ranking_address.ts';
import {
  putInAddress,
  rankingKey,
  selectFromAddress,
  useSelected,
} from '../../features/current/selection.ts';

/** So long a row stays chosen before the address names it: a key held down must not write an address a row. */
const STAYS_MS = 400;

/** The row that is chosen in a ranking; its address follows, so that a copied one opens the same place. */
export function useRowInAddress(address: RankingAddress): [string | null, (candidate_id: string) => void] {
  const navigate = useNavigate({ from: '/ranking' });
  const router = useRouter();
  const key = rankingKey(searchOf(address));
  const [selected, select] = useSelected(key);
  const { at } = address;
  const chosen = useRef(false);

  useEffect(() => {
    if (at !== undefined) selectFromAddress(key, at);
  }, [key, at]);
  useEffect(() => {
    // Nothing is written for somebody who only looks: the first row is the first row without a word.
    if (!chosen.current || selected === null || selected === at) return undefined;
    const timer = window.setTimeout(() => {
      // this view stands until the next one is loaded: whoever was opened meanwhile is not called back, and another
      // order does not take over the row of this one
      const { pathname, search } = router.latestLocation;
      if (pathname !== '/ranking' || rankingKey(searchOf(parseRankingAddress(search))) !== key) return;
      putInAddress(key, selected);
      void navigate({ search: (now) => ({ ...now, at: selected }), replace: true, resetScroll: false });
    }, STAYS_MS);
    return () => window.clearTimeout(timer);
  }, [key, at, selected, navigate, router]);

  return [
    selected,
    (candidate_id) => {
      chosen.current = true;
      select(candidate_id);
    },
  ];
}
