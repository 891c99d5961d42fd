import { createStore, useStore } from '../../lib/external_store.ts';
import { useJobs } from '../../api/jobs.ts';

const KEY = 'longlist.current_job';

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage switched off: nothing is remembered, all else works
  }
}

/** The job looked at last: imports go to it and the rail leads back to it. */
export const currentJob = createStore<string | null>(remembered());

currentJob.subscribe(() => {
  const id = currentJob.get();
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // as above
  }
});

/** The job looked at last, as long as it exists: another data folder behind the same address has others. */
export function useCurrentJob() {
  const id = useStore(currentJob);
  const jobs = useJobs();
  return jobs.data?.find((job) => job.id === id) ?? null;
}
