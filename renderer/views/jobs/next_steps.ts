import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { SOON_DAYS, daysTo } from '../../lib/deadlines.ts';

/** What waits for somebody in a job. */
export type NextStep = {
  readonly kind: 'describe' | 'unread' | 'call' | 'files' | 'late' | 'soon' | 'fill';
  /** How many; of a deadline, how many days. */
  readonly count: number;
};

/** As many as a row has lines for. */
const LINES = 2;

/**
 * What there is to do in a job, in one order whatever the job: words it lacks, who was never looked at, who was chosen and
 * waits for a call, then files; the first two. A deadline, which has a place of its own, only where nothing else waits.
 */
export function nextStepsOf(job: JobOverview, now = new Date()): readonly NextStep[] {
  if (job.status !== 'open') return [];
  const { deadline } = job.details;
  const days = deadline === null ? null : daysTo(deadline, now);
  const { unread, to_call, total } = job.people;
  const work: readonly (NextStep | false)[] = [
    !job.is_described && { kind: 'describe', count: 0 },
    unread > 0 && { kind: 'unread', count: unread },
    to_call > 0 && { kind: 'call', count: to_call },
    job.files_in_need > 0 && { kind: 'files', count: job.files_in_need },
    total === 0 && { kind: 'fill', count: 0 },
  ];
  const steps = work.filter((step) => step !== false).slice(0, LINES);
  if (steps.length > 0 || days === null || days > SOON_DAYS) return steps;
  return [days < 0 ? { kind: 'late', count: -days } : { kind: 'soon', count: days }];
}
