import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { SOON_DAYS, daysTo } from '../../lib/deadlines.ts';

/** What waits for somebody in a job. */
export type NextStep = {
  readonly kind: 'describe' | 'unread' | 'call' | 'files' | 'late' | 'soon' | 'fill';
  /** How many; of a deadline, how many days. */
  readonly count: number;
};

/** So many who were never looked at are more work than any calls. */
const MANY = 10;

/**
 * What there is to do in a job before all else: who was chosen and waits for a call, then who was never looked at, then
 * files; what can be done before dates. Where many were never looked at, or the deadline is near, they come first, and
 * the calls stay in sight behind them. None where nothing waits.
 */
export function nextStepsOf(job: JobOverview, now = new Date()): readonly NextStep[] {
  if (job.status !== 'open') return [];
  const { deadline } = job.details;
  const days = deadline === null ? null : daysTo(deadline, now);
  const is_near = days !== null && days >= 0 && days <= SOON_DAYS;
  const { unread: new_ones, to_call, total } = job.people;
  const is_large = new_ones >= MANY || (new_ones > 0 && is_near);
  const call: NextStep | false = to_call > 0 && { kind: 'call', count: to_call };
  const unread: NextStep = { kind: 'unread', count: new_ones };
  if (job.is_described && is_large) return call === false ? [unread] : [unread, call];
  const steps: readonly (NextStep | false)[] = [
    !job.is_described && { kind: 'describe', count: 0 },
    call,
    new_ones > 0 && unread,
    job.files_in_need > 0 && { kind: 'files', count: job.files_in_need },
    total === 0 && { kind: 'fill', count: 0 },
    days !== null && days < 0 && { kind: 'late', count: -days },
    is_near && { kind: 'soon', count: days },
  ];
  return steps.filter((step) => step !== false).slice(0, 1);
}
