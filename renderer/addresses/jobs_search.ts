import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { SOON_DAYS, daysTo } from '../lib/deadlines.ts';

/** In the order they are offered. */
export const STATUSES = ['open', 'closed', 'archived'] as const;
export const SHOWN_STATUSES = [...STATUSES, 'all'] as const;
export const JOB_SORTS = ['attention', 'newest', 'activity', 'deadline', 'title'] as const;

/** What the address of Jobs says: which are on screen, in which order; default: open ones, by what needs attention. */
export type JobsSearch = {
  readonly q?: string;
  readonly status?: Exclude<(typeof SHOWN_STATUSES)[number], 'open'>;
  readonly sort?: Exclude<(typeof JOB_SORTS)[number], 'attention'>;
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
    ...(order === undefined || order === 'attention' ? {} : { sort: order }),
  };
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether all these words stand in what a job is called by: title, customer, contact person and place. */
function isAbout(job: JobOverview, words: readonly string[]): boolean {
  const { client_name, contact_name, location } = job.details;
  const said = plain([job.title, client_name, contact_name, location].join('\n'));
  return words.every((word) => said.includes(word));
}

type Compare = (a: JobOverview, b: JobOverview) => number;

const byDeadline: Compare = (a, b) =>
  (a.details.deadline ?? '9999').localeCompare(b.details.deadline ?? '9999');

/** How soon a job needs somebody: a deadline past or near, people who wait, files and words it lacks, nothing. */
function urgencyOf(job: JobOverview, now: Date): number {
  if (job.status !== 'open') return 5;
  const { deadline } = job.details;
  const days = deadline === null ? Infinity : daysTo(deadline, now);
  if (days <= SOON_DAYS) return days < 0 ? 0 : 1;
  if (waitingIn(job) > 0) return 2;
  return job.files_in_need > 0 || !job.is_described || job.people.total === 0 ? 3 : 4;
}

/** People of a job who wait to be read or called. */
const waitingIn = ({ people }: JobOverview): number => people.unread + people.to_call;

function byAttention(now: Date): Compare {
  return (a, b) => {
    const urgency = urgencyOf(a, now);
    return urgency - urgencyOf(b, now) || (urgency < 2 ? byDeadline(a, b) : 0) || waitingIn(b) - waitingIn(a);
  };
}

const BY: Readonly<Record<Exclude<JobsSearch['sort'], 'newest' | undefined>, Compare>> = {
  activity: (a, b) => b.last_activity_at.localeCompare(a.last_activity_at),
  deadline: byDeadline,
  title: (a, b) => a.title.localeCompare(b.title),
};

/** The jobs an address asks for, of all of them, newest first. A search finds every word of it in any order. */
export function jobsShown(
  jobs: readonly JobOverview[],
  { q = '', status, sort }: JobsSearch,
  now = new Date(),
): JobOverview[] {
  const wanted = status ?? 'open';
  const words = plain(q).split(/\s+/u);
  const found = jobs.filter((job) => (wanted === 'all' || job.status === wanted) && isAbout(job, words));
  if (sort === 'newest') return found;
  return found.toSorted(sort === undefined ? byAttention(now) : BY[sort]);
}
