import type { Job } from '#service/api/hiring/jobs/schema.ts';

/** In the order they are offered. */
export const STATUSES = ['open', 'closed', 'archived'] as const;

/** What the address of Jobs says: which of them are on screen, and in which order; default: all, newest first. */
export type JobsSearch = {
  readonly q?: string;
  readonly status?: Job['status'];
  readonly sort?: 'changed';
};

/** Reads an address; what it cannot understand is left out. */
export function parseJobsSearch({ q, status, sort }: Record<string, unknown>): JobsSearch {
  const known = STATUSES.find((one) => one === status);
  // a title of digits alone is read as a number
  const words = typeof q === 'number' ? String(q) : q;
  return {
    ...(typeof words === 'string' && words.trim() !== '' ? { q: words } : {}),
    ...(known === undefined ? {} : { status: known }),
    ...(sort === 'changed' ? { sort } : {}),
  };
}

/** The jobs an address asks for, of all of them, newest first. A search finds every word of it in any order. */
export function jobsShown(jobs: readonly Job[], { q = '', status, sort }: JobsSearch): Job[] {
  const words = q.toLocaleLowerCase().split(/\s+/u);
  const found = jobs.filter((job) => {
    const title = job.title.toLocaleLowerCase();
    return (status === undefined || job.status === status) && words.every((word) => title.includes(word));
  });
  return sort === 'changed' ? found.toSorted((a, b) => b.modified_at.localeCompare(a.modified_at)) : found;
}
