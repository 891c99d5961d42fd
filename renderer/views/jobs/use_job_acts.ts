import { useQueryClient } from '@tanstack/react-query';
import type { Job } from '#service/api/hiring/jobs/schema.ts';
import { overviewKeys, useSetStatus } from '../../api/job_overviews.ts';
import { deleteJob, jobKeys } from '../../api/jobs.ts';
import { currentJob } from '../../features/current/current_job.ts';
import { deleteWithUndo } from '../../ui/delete_with_undo.ts';
import { attempt, notify } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';

type Named = Pick<Job, 'id' | 'title' | 'status'>;

/** Opens, closes or archives a job; undone from the notice. */
export function useStatusActs() {
  const set = useSetStatus();
  return async ({ id, title, status: before }: Named, status: Job['status']): Promise<void> =>
    attempt(texts.jobList.setFailed(title), async () => {
      await set(id, status);
      notify(
        texts.jobList.isSet[status](title),
        () => void attempt(texts.jobList.setFailed(title), () => set(id, before)),
      );
    });
}

/** Deletes a job once the notice goes that offers to take it back. */
export function useDeleteJob() {
  const client = useQueryClient();
  return ({ id, title }: Named): void => {
    deleteWithUndo(id, {
      said: texts.jobs.deleted(title),
      failed: texts.jobs.deleteFailed(title),
      act: () => {
        if (currentJob.get() === id) currentJob.set(null);
        return deleteJob(id);
      },
      refresh: async () => {
        await Promise.all(
          [overviewKeys.all, jobKeys.all].map((queryKey) => client.invalidateQueries({ queryKey })),
        );
      },
    });
  };
}
