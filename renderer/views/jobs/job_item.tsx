import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { formatAgo, formatDate, formatMoment } from '../../lib/format.ts';
import { SOON_DAYS, daysTo } from '../../lib/deadlines.ts';
import { formatSalary } from '../../lib/format_money.ts';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import { JobMenu } from './job_menu.tsx';
import css from './job_list.module.css';
import { NextStepLinks } from './next_step_links.tsx';
import { StageBar } from './stage_bar.tsx';
import { PrivateSign } from './visibility.tsx';

type Props = {
  readonly job: JobOverview;
  /** The stages that have a column, where figures stand under one another. */
  readonly columns: readonly string[] | null;
  readonly is_begun: boolean;
};

/** One job of the list: a press anywhere that is no link of its own opens its ranking. */
export const JobItem = memo(function JobItem({ job, columns, is_begun }: Props) {
  const { client_name, contact_name, location } = job.details;
  const some = [client_name, location, formatSalary(job.details), contact_name];
  const terms = [...new Set(some)].filter((term) => term !== null && term !== '');
  const others = [
    ...terms.filter((term) => term !== client_name),
    ...(job.status === 'open' ? [] : [texts.jobs.statuses[job.status]]),
    ...(is_begun ? [texts.jobs.notSaved] : []),
  ];
  return (
    <li className={css.item} data-job={job.id} data-status={job.status}>
      <div className={css.what}>
        <div className={`${css.title} row gap-8 min-w-0`}>
          <h2 className="m-0 min-w-0 weight-600 size-inherit line-inherit" title={job.title}>
            <Link
              to="/ranking"
              search={{ job: job.id }}
              className={`${css.open} clamp no-underline break-anywhere`}
              data-title
              dir="auto"
            >
              {job.title}
            </Link>
          </h2>
          <PrivateSign job_id={job.id} />
        </div>
        <div className={`${css.line} flex min-w-0 gap-4`} title={joined(terms)}>
          <p className={`${css.client} m-0 clip`} dir="auto">
            {client_name}
          </p>
          {others.length > 0 && (
            <p className={`${css.terms} flex wrap m-0 overflow-hidden flex-1-1-0 gap-x-12 max-h-1lh`}>
              {others.map((term) => (
                <span className="relative max-w-full break-anywhere" key={term} dir="auto">
                  {term}{' '}
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
      <Deadline job={job} />
      <div className={css.stages}>
        <StageBar job={job} columns={columns} />
      </div>
      <NextStepLinks job={job} />
      <time
        className={`${css.activity} text-mute nowrap align-right`}
        dateTime={job.last_activity_at}
        title={`${texts.jobList.columns.activity}: ${formatMoment(job.last_activity_at)}`}
      >
        {formatAgo(job.last_activity_at)}
      </time>
      <div className={`${css.acts} relative z-1 m-n4-n6-0-0`}>
        <JobMenu job={job} edits />
      </div>
    </li>
  );
});

/** Days that are still counted: later ones say no more than their date. */
const FAR_DAYS = 60;

/** How far it is, which is what is planned by, in other colours where it is near or past; and the day. */
function Deadline({ job: { details, status } }: { job: JobOverview }) {
  const { deadline } = details;
  if (deadline === null) {
    return (
      <div className={`${css.deadline} aside`} data-none>
        {texts.jobList.noDeadline}
      </div>
    );
  }
  const days = daysTo(deadline);
  // noon: the same day wherever the person is
  const date = formatDate(`${deadline}T12:00:00`);
  return (
    <div className={css.deadline}>
      {status === 'open' && days <= FAR_DAYS && (
        <p className={css.far} data-state={days < 0 ? 'late' : days <= SOON_DAYS ? 'soon' : undefined}>
          {days < 0 ? texts.jobList.late(-days) : texts.jobList.soon(days)}
        </p>
      )}
      <time
        className={`${css.day} block text-mute font-12 nowrap tabular`}
        dateTime={deadline}
        title={`${texts.jobList.columns.deadline}: ${date}`}
      >
        {date}
      </time>
    </div>
  );
}
