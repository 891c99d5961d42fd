import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AvailabilityChanges, CandidateAvailability } from '#service/api/people/availability/schema.ts';
import { longlist } from './client.ts';
import { readVersioned, saveVersioned, useVersioned } from './versioned.ts';

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

const versionedSource = (candidate_id: string) => ({
  key: ['availability', 'versioned', candidate_id],
  fetch: (signal?: AbortSignal) =>
    readVersioned((options) => longlist.getCandidateAvailability(candidate_id, options), signal),
});

/** The same with the version it has. */
export function useVersionedAvailability(candidate_id: string) {
  return useVersioned(versionedSource(candidate_id));
}

/** Says it anew, as long as nobody else did since `base`: see saveVersioned. `shown` is what is then on screen. */
export function useSaveAvailability(candidate_id: string) {
  const client = useQueryClient();
  return async (
    changes: AvailabilityChanges,
    shown: Partial<CandidateAvailability>,
    base: string | null,
  ): Promise<void> => {
    await saveVersioned(client, versionedSource(candidate_id), {
      base,
      next: (now) => ({ ...now, ...shown }),
      send: (_, if_match) => longlist.changeCandidateAvailability(candidate_id, changes, { if_match }),
    });
    await client.invalidateQueries({ queryKey: keyOf(candidate_id) });
  };
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
