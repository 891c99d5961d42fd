import { useQueryClient } from '@tanstack/react-query';
import type { JobDetails } from '#service/api/hiring/job_details/schema.ts';
import { longlist } from './client.ts';
import { overviewKeys } from './job_overviews.ts';
import { jobKeys } from './jobs.ts';
import { readVersioned, saveVersioned, useVersioned, type Versioned } from './versioned.ts';

const source = (id: string) => ({
  key: [...jobKeys.all, 'details', id],
  fetch: (signal?: AbortSignal): Promise<Versioned<JobDetails>> =>
    readVersioned((options) => longlist.getJobDetails(id, options), signal),
});

/** What a job says beside its ad, with the version it has. */
export function useJobDetails(id: string) {
  return useVersioned(source(id));
}

/** Changes these details of a job and no other: see saveVersioned. */
export function useChangeDetails(id: string) {
  const client = useQueryClient();
  return async (change: Partial<JobDetails>, base: string | null): Promise<void> => {
    await saveVersioned(client, source(id), {
      base,
      next: (details) => ({ ...details, ...change }),
      send: (_, if_match) => longlist.changeJobDetails(id, change, { if_match }),
    });
    await client.invalidateQueries({ queryKey: overviewKeys.all });
  };
}

/** Says the details of a job that was just made. */
export async function sayDetails(id: string, details: Partial<JobDetails>): Promise<void> {
  if (Object.keys(details).length > 0) await longlist.changeJobDetails(id, details);
}

/** What is known of the details of a job by now: after a conflict, what the other window wrote. */
export function useKnownDetails(id: string) {
  const client = useQueryClient();
  return (): JobDetails | undefined => client.getQueryData<Versioned<JobDetails>>(source(id).key)?.value;
}
