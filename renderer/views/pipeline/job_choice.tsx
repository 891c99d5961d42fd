import { Link, Navigate } from '@tanstack/react-router';
import { useJobs } from '../../api/jobs.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import css from './board.module.css';

/** A pipeline belongs to a job: which one? Where there is one alone, nobody is asked. */
export function JobChoice() {
  const jobs = useJobs();
  const [first, ...others] = jobs.data ?? [];
  if (first !== undefined && others.length === 0) {
    return <Navigate to="/pipeline" search={{ job: first.id }} replace />;
  }
  return (
    <>
      <ViewHeader dense title={texts.shell.pipeline} />
      {content()}
    </>
  );

  function content() {
    if (jobs.isPending) return <SkeletonRows widths={[300]} count={5} />;
    if (jobs.data === undefined) return <Failed error={jobs.error} retry={() => void jobs.refetch()} />;
    if (jobs.data.length === 0) {
      return (
        <Empty title={texts.pipeline.noJobs} text={texts.pipeline.noJobsText} drawing={<Drawing of="jobs" />}>
          <ButtonLink to="/jobs/$job_id" params={{ job_id: 'new' }}>
            {texts.jobs.create}
          </ButtonLink>
        </Empty>
      );
    }
    return (
      <Empty
        title={texts.pipeline.choose}
        text={texts.pipeline.chooseText}
        drawing={<Drawing of="pipeline" />}
      >
        <div className={`${css.choices} grid gap-6 overflow-auto max-h-50vh p-2`}>
          {jobs.data.map((job) => (
            <Link key={job.id} to="/pipeline" search={{ job: job.id }} className={css.choice!}>
              <b className="overflow-hidden weight-600 ellipsis" dir="auto">
                {job.title}
              </b>
              <small className="flex-none text-mute font-13">{texts.jobs.statuses[job.status]}</small>
            </Link>
          ))}
        </div>
      </Empty>
    );
  }
}
