import { createStore, useStore } from '../../lib/external_store.ts';
import { readLocal, writeLocal } from '../../lib/local_storage.ts';
import { useJobs } from '../../api/jobs.ts';

const KEY = 'current_job';

/** The job looked at last: imports go to it and the rail leads back to it. */
export const currentJob = createStore<string | null>(readLocal(KEY));

currentJob.subscribe(() => writeLocal(KEY, currentJob.get()));

/** The job looked at last, as long as it exists: another data folder behind the same address has others. */
export function useCurrentJob() {
  const id = useStore(currentJob);
  const jobs = useJobs();
  return jobs.data?.find((job) => job.id === id) ?? null;
}
