import { Link, type LinkProps } from '@tanstack/react-router';
import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { texts } from '../../texts.ts';
import css from './job_list.module.css';
import { nextStepsOf, type NextStep } from './next_steps.ts';

/** What is to be done next in a job, as links to where it is done. */
export function NextStepLinks({ job }: { job: JobOverview }) {
  const steps = nextStepsOf(job);
  return (
    <div className={css.steps}>
      {steps.map((step) => (
        <Link key={step.kind} {...placeOf(step, job)} className={css.step!} title={wordsOf(step)}>
          {wordsOf(step)}
        </Link>
      ))}
      {steps.length === 0 && job.status === 'open' && (
        <span className={`${css.nothing} block text-mute`}>{texts.jobList.nothingWaits}</span>
      )}
    </div>
  );
}

function wordsOf({ kind, count }: NextStep): string {
  const words = texts.jobList.next[kind];
  return typeof words === 'string' ? words : words(count);
}

function placeOf({ kind }: NextStep, job: JobOverview): Pick<LinkProps, 'to' | 'params' | 'search'> {
  const inStage = (id: string | null) => ({
    to: '/ranking' as const,
    search: { job: job.id, ...(id === null ? {} : { stages: [id] }) },
  });
  switch (kind) {
    case 'describe':
      return { to: '/jobs/$job_id', params: { job_id: job.id } };
    case 'unread':
      return inStage(job.first_stage_id);
    case 'call':
      return { to: '/calls', search: { job: job.id } };
    case 'files':
      return { to: '/import', search: { list: 'attention' } };
    case 'fill':
      return { to: '/import' };
    default:
      return { to: '/pipeline', search: { job: job.id } };
  }
}
