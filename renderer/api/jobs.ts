import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Job } from '#service/api/jobs/schema.ts';
import { longlist } from './client.ts';

export type JobFields = Pick<Job, 'title' | 'description' | 'status'> & {
  readonly job_posting_urls: readonly string[];
};

export const jobKeys = {
  all: ['jobs'] as const,
  list: ['jobs', 'list'] as const,
  one: (id: string) => ['jobs', 'one', id] as const,
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

export function useCreateJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fields: JobFields) => longlist.createJob({ ...fields, remote_id: crypto.randomUUID() }),
    onSuccess: () => client.invalidateQueries({ queryKey: jobKeys.all }),
  });
}

export function useUpdateJob(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fields: Partial<JobFields>) => longlist.changeJob(id, fields),
    onSuccess: () => client.invalidateQueries({ queryKey: jobKeys.all }),
  });
}

export async function deleteJob(id: string): Promise<void> {
  await longlist.deleteJob(id, { keepalive: true });
}
