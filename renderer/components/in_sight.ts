import { useMemo } from 'react';

/** Fetches the facts of this many neighbouring rows at once: a scrolling list asks once for many frames. */
const STRETCH = 24;

/**
 * The part of a list that is on screen, widened to whole stretches: the same array as long as the same stretches are
 * in sight.
 * @param first index of the first item drawn; @param last of the last one, -1 when there is none.
 */
export function useInSight<T>(list: readonly T[], first: number, last: number): readonly T[] {
  const from = Math.floor(first / STRETCH) * STRETCH;
  const to = Math.ceil((last + 1) / STRETCH) * STRETCH;
  return useMemo(() => list.slice(from, to), [list, from, to]);
}
