import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { longlist } from './client.ts';

/** How many meet each criterion of a job. */
export type CriterionCounts = {
  readonly met: ReadonlyMap<string, number>;
  /** Of so many. */
  readonly of: number;
};

/**
 * How many meet each criterion; undefined while that is not known. Its key is that of marks: what makes them stale makes
 * this stale, too.
 * @param of how many the ranking holds
 */
export function useCriterionCounts(job_id: string | null, of: number): CriterionCounts | undefined {
  const { data } = useQuery({
    queryKey: ['criterion_marks', 'counts', job_id],
    queryFn: async ({ signal }) =>
      new Map(
        (await longlist.listCriterionCounts(job_id ?? '', { signal })).map(({ criterion_id, met }) => [
          criterion_id,
          met,
        ]),
      ),
    enabled: job_id !== null,
  });
  return useMemo(() => {
    if (data === undefined) return undefined;
    // whoever is about to be deleted is counted until that is done, but is none of those ranked
    return { met: new Map([...data].map(([id, met]) => [id, Math.min(met, of)])), of };
  }, [data, of]);
}
