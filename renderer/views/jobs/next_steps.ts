import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { SOON_DAYS, daysTo } from '../../lib/deadlines.ts';

/** What waits for somebody in a job. */
export type NextStep = {
  readonly kind: 'describe' | 'unread' | 'call' | 'files' | 'late' | 'soon' | 'fill';
  /** How many; of a deadline, how many days. */
  readonly count: number;
};

/**
 * What there is to do in a job before all else: who was chosen and waits for a call, then who was never looked at, then
 * files; what can be done before dates. undefined where nothing waits.
 */
export function nextStepOf(job: JobOverview, now = new Date()): NextStep | undefined {
  if (job.status !== 'open') return undefined;
  const { deadline } = job.details;
  const days = deadline === null ? null : daysTo(deadline, now);
  const steps: readonly (NextStep | false)[] = [
    !job.is_described && { kind: 'describe', count: 0 },
    job.to_call > 0 && { kind: 'call', count: job.to_call },
    job.unread > 0 && { kind: 'unread', count: job.unread },
    job.files_in_need > 0 && { kind: 'files', count: job.files_in_need },
    job.candidates === 0 && { kind: 'fill', count: 0 },
    days !== null && days < 0 && { kind: 'late', count: -days },
    days !== null && days >= 0 && days <= SOON_DAYS && { kind: 'soon', count: days },
  ];
  return steps.find((step) => step !== false);
}
