import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { formatAgo, formatDate, formatMoment, formatRole } from '../../lib/format.ts';
import { formatSalary } from '../../lib/format_money.ts';
import { useMay } from '../../lib/may.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { texts } from '../../texts.ts';
import { JobMenu } from './job_menu.tsx';
import css from './job_list.module.css';
import { NextSteps } from './next_step_links.tsx';
import { SOON_DAYS, daysTo } from './next_steps.ts';
import { StageBar } from './stage_bar.tsx';
import { PrivateSign } from './visibility.tsx';

/** One job of the list: a press anywhere that is no link of its own opens its ranking. */
export const JobItem = memo(function JobItem({ job, is_begun }: { job: JobOverview; is_begun: boolean }) {
  const { change } = useMay();
  const { client_name, contact_name, location } = job.details;
  const terms = formatSalary(job.details);
  const whom = formatRole(client_name, contact_name);
  return (
    <li className={css.item} data-job={job.id} data-status={job.status}>
      <div className={css.what}>
        <div className={css.title}>
          <h2 className={css.name}>
            <Link to="/ranking" search={{ job: job.id }} className={css.open!} data-title dir="auto">
              {job.title}
            </Link>
          </h2>
          <PrivateSign job_id={job.id} />
        </div>
        <div className={css.under}>
          {job.new_candidates > 0 && (
            <span className={css.new} title={texts.jobList.newLong(job.new_candidates)}>
              {texts.jobList.new(job.new_candidates)}
            </span>
          )}
          {job.status !== 'open' && <span className={css.status}>{texts.jobs.statuses[job.status]}</span>}
          {is_begun && <span className={css.status}>{texts.jobs.notSaved}</span>}
          <p className={css.client} dir="auto" title={whom}>
            {whom}
          </p>
        </div>
      </div>
      <div className={css.terms} dir="auto">
        {location !== null && <p className={css.place}>{location}</p>}
        {terms !== '' && <p className={location === null ? css.place : css.aside}>{terms}</p>}
      </div>
      <Deadline job={job} />
      <div className={css.stages}>
        <StageBar job_id={job.id} stages={job.stages} />
      </div>
      <NextSteps job={job} />
      <time
        className={css.activity}
        dateTime={job.last_activity_at}
        title={`${texts.jobList.columns.activity}: ${formatMoment(job.last_activity_at)}`}
      >
        {formatAgo(job.last_activity_at)}
      </time>
      <div className={css.acts}>
        <ButtonLink
          variant="subtle"
          color="gray"
          size="compact-sm"
          to="/jobs/$job_id"
          params={{ job_id: job.id }}
          aria-label={change ? texts.jobList.editOne(job.title) : texts.jobList.openOne(job.title)}
        >
          {change ? texts.actions.edit : texts.actions.open}
        </ButtonLink>
        {change && <JobMenu job={job} />}
      </div>
    </li>
  );
});

/** Days that are still counted: later ones say no more than their date. */
const FAR_DAYS = 60;

/** The day; in words and with a sign where it is near or past and the job is open. */
function Deadline({ job: { details, status } }: { job: JobOverview }) {
  const { deadline } = details;
  if (deadline === null) return <div className={css.deadline} />;
  const days = daysTo(deadline);
  const is_open = status === 'open';
  const state = is_open && days < 0 ? 'late' : is_open && days <= SOON_DAYS ? 'soon' : 'later';
  // noon: the same day wherever the person is
  const date = formatDate(`${deadline}T12:00:00`);
  return (
    <div className={css.deadline}>
      <time dateTime={deadline} data-state={state} title={`${texts.jobList.columns.deadline}: ${date}`}>
        {state === 'later' ? date : state === 'late' ? texts.jobList.late(-days) : texts.jobList.soon(days)}
      </time>
      {state !== 'later' && <p className={css.aside}>{date}</p>}
      {state === 'later' && is_open && days <= FAR_DAYS && (
        <p className={css.aside}>{texts.jobList.soon(days)}</p>
      )}
    </div>
  );
}
