import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { SuggestedCandidate } from '#service/api/screening/rankings/schema.ts';
import { longlist } from './client.ts';
import { moveMany, type BulkMove } from './stage_mutations.ts';

export type { SuggestedCandidate };

/** Begins like those of nominations: whoever is nominated is suggested no longer. */
const queryKey = (job_id: string) => ['nominations', 'suggested', job_id];

/** Strong people of other jobs for this one, best first. */
export function useSuggestedCandidates(job_id: string | null) {
  return useQuery({
    queryKey: queryKey(job_id ?? ''),
    queryFn: ({ signal }) => longlist.listSuggestedCandidates(job_id ?? '', { signal }),
    enabled: job_id !== null,
    // the order of a job is made for it
    staleTime: 60_000,
  });
}

async function decline(
  client: QueryClient,
  job_id: string,
  candidate_ids: readonly string[],
  is_declined: boolean,
): Promise<void> {
  await longlist.declineSuggestedCandidates(job_id, { candidate_ids: [...candidate_ids], is_declined });
  await client.invalidateQueries({ queryKey: queryKey(job_id) });
}

/** What is done with people who are suggested for a job. */
export function useSuggestions(job_id: string) {
  const client = useQueryClient();
  return {
    /** They are not suggested for it again. @returns what takes that back */
    async decline(ids: readonly string[]): Promise<() => Promise<void>> {
      await decline(client, job_id, ids, true);
      return () => decline(client, job_id, ids, false);
    },
    /** Brings them in. Taken back, they are suggested again: nobody decided against them. */
    async add(ids: readonly string[], stage_id: string): Promise<BulkMove> {
      const outcome = await moveMany(client, job_id, ids, stage_id, { only_new: true });
      void client.invalidateQueries({ queryKey: queryKey(job_id) });
      const undo = async () => {
        const failures = await outcome.undo();
        const failed = new Set(failures.map(({ candidate_id }) => candidate_id));
        const back = outcome.done.filter((id) => !failed.has(id));
        if (back.length > 0) await decline(client, job_id, back, false);
        return failures;
      };
      return { ...outcome, undo };
    },
  };
}
