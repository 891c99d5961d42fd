import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';

/** In the order they are offered. */
export const STATUSES = ['open', 'closed', 'archived'] as const;
export const SHOWN_STATUSES = [...STATUSES, 'all'] as const;
export const JOB_SORTS = ['newest', 'activity', 'deadline', 'title'] as const;

/** What the address of Jobs says: which of them are on screen, and in which order; default: open ones, newest first. */
export type JobsSearch = {
  readonly q?: string;
  readonly status?: Exclude<(typeof SHOWN_STATUSES)[number], 'open'>;
  readonly sort?: Exclude<(typeof JOB_SORTS)[number], 'newest'>;
};

/** Reads an address; what it cannot understand is left out. */
export function parseJobsSearch({ q, status, sort }: Record<string, unknown>): JobsSearch {
  const known = SHOWN_STATUSES.find((one) => one === status);
  const order = JOB_SORTS.find((one) => one === sort);
  // a title of digits alone is read as a number
  const words = typeof q === 'number' ? String(q) : q;
  return {
    ...(typeof words === 'string' && words.trim() !== '' ? { q: words } : {}),
    ...(known === undefined || known === 'open' ? {} : { status: known }),
    ...(order === undefined || order === 'newest' ? {} : { sort: order }),
  };
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether all these words stand in what a job is called by: title, customer, contact person and place. */
function isAbout(job: JobOverview, words: readonly string[]): boolean {
  const { client_name, contact_name, location } = job.details;
  const said = plain([job.title, client_name, contact_name, location].join('\n'));
  return words.every((word) => said.includes(word));
}

const BY: Readonly<
  Record<Exclude<JobsSearch['sort'], undefined>, (a: JobOverview, b: JobOverview) => number>
> = {
  activity: (a, b) => b.last_activity_at.localeCompare(a.last_activity_at),
  deadline: (a, b) => (a.details.deadline ?? '9999').localeCompare(b.details.deadline ?? '9999'),
  title: (a, b) => a.title.localeCompare(b.title),
};

/** The jobs an address asks for, of all of them, newest first. A search finds every word of it in any order. */
export function jobsShown(jobs: readonly JobOverview[], { q = '', status, sort }: JobsSearch): JobOverview[] {
  const wanted = status ?? 'open';
  const words = plain(q).split(/\s+/u);
  const found = jobs.filter((job) => (wanted === 'all' || job.status === wanted) && isAbout(job, words));
  return sort === undefined ? found : found.toSorted(BY[sort]);
}
