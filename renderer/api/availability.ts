import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AvailabilityChanges, CandidateAvailability } from '#service/api/people/availability/schema.ts';
import { longlist } from './client.ts';

export type { AvailabilityChanges, CandidateAvailability };

const keyOf = (candidate_id: string) => ['availability', candidate_id] as const;

/** When a candidate can start, their notice and what they want to earn. */
export function useAvailability(candidate_id: string) {
  return useQuery({
    queryKey: keyOf(candidate_id),
    queryFn: ({ signal }) => longlist.getCandidateAvailability(candidate_id, { signal }),
  });
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
