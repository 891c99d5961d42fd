import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Job, JobAutomation } from '#service/api/hiring/jobs/schema.ts';
import { longlist } from './client.ts';
import { useChange } from './use_change.ts';
import { isNotFound, missingOf, type Missing } from '../lib/errors.ts';
import { readVersioned, saveVersioned, useVersioned, type Versioned } from './versioned.ts';

export type JobFields = Pick<Job, 'title' | 'description' | 'status'> & {
  readonly job_posting_urls: readonly string[];
};
export const jobKeys = {
  all: ['jobs'] as const,
  list: ['jobs', 'list'] as const,
  one: (id: string) => ['jobs', 'one', id] as const,
  versioned: (id: string) => ['jobs', 'versioned', id] as const,
  automation: (id: string) => ['jobs', 'automation', id] as const,
};

/** All jobs, newest first. */
export function useJobs() {
  return useQuery({
    queryKey: jobKeys.list,
    queryFn: async ({ signal }) =>
      (await longlist.listJobs({}, { signal }).all()).toSorted((a, b) =>
        b.created_at.localeCompare(a.created_at),
      ),
  });
}

export function useJob(id: string | null) {
  return useQuery({
    queryKey: jobKeys.one(id ?? ''),
    queryFn: ({ signal }) => longlist.getJob(id ?? '', { signal }),
    enabled: id !== null,
  });
}

/** Why there is no such job; null as long as it is there, nobody knows, or none is asked for. */
export function useMissingJob(id: string | null): Missing | null {
  return missingOf(useJob(id));
}

/** Whether a job is known to be gone, though what is known of others may still name it. */
export function isKnownGone(client: QueryClient, id: string): boolean {
  return isNotFound(client.getQueryState(jobKeys.one(id))?.error);
}

export function useCreateJob() {
  return useChange(({ is_private, ...fields }: JobFields & { readonly is_private: boolean }) => {
    const remote_id = crypto.randomUUID();
    return is_private ? createPrivately(fields, remote_id) : longlist.createJob({ ...fields, remote_id });
  }, jobKeys.all);
}

/** In one act, so that nobody else sees it for a moment. */
async function createPrivately(fields: JobFields, remote_id: string): Promise<{ id: string }> {
  const path = `/jobs/remote.${remote_id}`;
  const [made] = await longlist.batch({
    atomic: true,
    operations: [
      { method: 'PUT', path, body: { ...fields, job_posting_urls: [...fields.job_posting_urls] } },
      { method: 'PUT', path: `${path}/visibility`, body: { is_private: true } },
    ],
  });
  const { result } = made!.body as unknown as { result: { id: string } };
  return result;
}

const jobSource = (id: string) => ({
  key: jobKeys.versioned(id),
  fetch: (signal?: AbortSignal): Promise<Versioned<Job>> =>
    readVersioned((options) => longlist.getJob(id, options), signal),
});
const automationSource = (id: string) => ({
  key: jobKeys.automation(id),
  fetch: (signal?: AbortSignal): Promise<Versioned<JobAutomation>> =>
    readVersioned((options) => longlist.getJobAutomation(id, options), signal),
});

/** A job with the version it has: what somebody begins to change. */
export function useJobToChange(id: string) {
  return useVersioned(jobSource(id));
}

/** What happens with the candidates of a job by itself. */
export function useJobAutomation(id: string) {
  return useVersioned(automationSource(id));
}

/** Changes these fields of a job and no other: see saveVersioned. */
export function useChangeJob(id: string) {
  const client = useQueryClient();
  return async (change: Partial<JobFields>, base: string | null): Promise<void> => {
    await saveVersioned(client, jobSource(id), {
      base,
      next: (job) => ({
        ...job,
        ...change,
        job_posting_urls: [...(change.job_posting_urls ?? job.job_posting_urls)],
      }),
      send: (_, if_match) => longlist.changeJob(id, bodyOf(change), { if_match }),
    });
    await client.invalidateQueries({ queryKey: jobKeys.all });
  };
}

function bodyOf({ job_posting_urls, ...rest }: Partial<JobFields>) {
  return job_posting_urls === undefined ? rest : { ...rest, job_posting_urls: [...job_posting_urls] };
}

/** Changes what happens by itself: see saveVersioned. */
export function useChangeAutomation(id: string) {
  const client = useQueryClient();
  return async (change: Partial<JobAutomation>): Promise<void> => {
    await saveVersioned(client, automationSource(id), {
      base: null,
      next: (automation) => ({ ...automation, ...change }),
      send: (_, if_match) => longlist.changeJob(id, change, { if_match }),
    });
    await client.invalidateQueries({ queryKey: jobKeys.versioned(id) });
  };
}

/** What is known of a job by now: after a conflict, what the other window wrote. */
export function useKnownJob(id: string) {
  const client = useQueryClient();
  return (): Job | undefined => client.getQueryData<Versioned<Job>>(jobKeys.versioned(id))?.value;
}

export async function deleteJob(id: string): Promise<void> {
  await longlist.deleteJob(id, { keepalive: true });
}
