import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { longlist } from './client.ts';
import { jobKeys } from './jobs.ts';

export const overviewKeys = {
  all: ['job_overviews'] as const,
  list: ['job_overviews', 'list'] as const,
};

/** All jobs at a glance, newest first: how many are where, what is new, what waits. */
export function useJobOverviews() {
  return useQuery({
    queryKey: overviewKeys.list,
    queryFn: ({ signal }) => longlist.listJobOverviews({}, { signal }).all(),
  });
}

/**
 * Keeps that somebody looks at the candidates of a job, when they come and when they go: who arrives meanwhile is
 * seen. Nothing is said where that fails: the jobs only call somebody new once more.
 */
export function useLook(job_id: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (job_id === null) return undefined;
    const look = (): void => {
      longlist
        .lookAtJob(job_id, { keepalive: true })
        .then(() => client.invalidateQueries({ queryKey: overviewKeys.all }))
        .catch(() => undefined);
    };
    look();
    return look;
  }, [job_id, client]);
}

/** Opens, closes or archives a job, on screen at once. */
export function useSetStatus() {
  const client = useQueryClient();
  return async (id: string, status: JobOverview['status']): Promise<void> => {
    client.setQueryData<JobOverview[]>(overviewKeys.list, (jobs) =>
      jobs?.map((job) => (job.id === id ? { ...job, status } : job)),
    );
    try {
      await longlist.changeJob(id, { status });
    } finally {
      await Promise.all(
        [overviewKeys.all, jobKeys.all].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    }
  };
}
