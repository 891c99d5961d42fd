import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AvailabilityChanges, CandidateAvailability } from '#service/api/people/availability/schema.ts';
import { longlist } from './client.ts';

export type { AvailabilityChanges, CandidateAvailability };

const keyOf = (candidate_id: string) => ['availability', candidate_id] as const;

/** When a candidate can start, their notice and what they want to earn, as a query that others share. */
export function availabilityQuery(candidate_id: string) {
  return queryOptions({
    queryKey: keyOf(candidate_id),
    queryFn: ({ signal }) => longlist.getCandidateAvailability(candidate_id, { signal }),
  });
}

export function useAvailability(candidate_id: string) {
  return useQuery(availabilityQuery(candidate_id));
}

/** Says it anew; null takes back what people said. */
export function useSayAvailability(candidate_id: string) {
  const client = useQueryClient();
  return async (changes: AvailabilityChanges): Promise<void> => {
    try {
      await longlist.changeCandidateAvailability(candidate_id, changes);
    } finally {
      await client.invalidateQueries({ queryKey: keyOf(candidate_id) });
    }
  };
}
