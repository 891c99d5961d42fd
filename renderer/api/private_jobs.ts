import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { JobVisibility } from '#service/api/hiring/jobs/schema.ts';
import { longlist } from './client.ts';
import { jobKeys } from './jobs.ts';
import { useMe } from './me.ts';
import { readVersioned, saveVersioned, useVersioned, type Versioned } from './versioned.ts';

/** Whether somebody is signed in who may have jobs of their own. */
export function useMayOwnJobs(): boolean {
  const role = useMe().data?.user?.role;
  return role !== undefined && role !== 'reader';
}

/** Ids of the jobs that nobody else sees. */
export function usePrivateJobs(): ReadonlySet<string> {
  const is_person = (useMe().data?.user ?? null) !== null;
  const { data } = useQuery({
    queryKey: [...jobKeys.all, 'private'],
    queryFn: async ({ signal }) => (await longlist.listPrivateJobs({ signal })).map(({ id }) => id),
    enabled: is_person,
  });
  return new Set(data);
}

const source = (id: string) => ({
  key: [...jobKeys.all, 'visibility', id],
  fetch: (signal?: AbortSignal): Promise<Versioned<JobVisibility>> =>
    readVersioned((options) => longlist.getJobVisibility(id, options), signal),
});

/** Whose a job is. */
export function useJobVisibility(id: string) {
  return useVersioned(source(id));
}

/** Makes a job one's own, or everybody's: see saveVersioned. */
export function useChangeVisibility(id: string) {
  const client = useQueryClient();
  return async (is_private: boolean): Promise<void> => {
    await saveVersioned(client, source(id), {
      base: null,
      next: (visibility) => ({ ...visibility, is_private }),
      send: (_, if_match) => longlist.setJobVisibility(id, { is_private }, { if_match }),
    });
    await client.invalidateQueries({ queryKey: jobKeys.all });
  };
}
