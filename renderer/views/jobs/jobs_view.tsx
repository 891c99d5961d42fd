import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Job } from '#service/api/jobs/schema.ts';
import { deleteJob, jobKeys, useJobs } from '../../api/jobs.ts';
import { useNominationCount } from '../../api/nominations.ts';
import { currentJob } from '../../components/current_job.ts';
import { formatAgo } from '../../components/format.ts';
import { later, notifyError } from '../../components/notices.tsx';
import { ViewHeader } from '../../components/shell/view_header.tsx';
import { Empty, Failed, SkeletonRows } from '../../components/state/states.tsx';
import { texts } from '../../texts.ts';
import css from './jobs.module.css';

/** All vacancies. */
export function JobsView() {
  const jobs = useJobs();
  const create = (
    <Button
      renderRoot={(props: Record<string, unknown>) => (
        <Link to="/jobs/$job_id" params={{ job_id: 'new' }} {...props} />
      )}
    >
      {texts.jobs.create}
    </Button>
  );
  return (
    <>
      <ViewHeader
        title={texts.shell.jobs}
        sub={jobs.data === undefined ? ' ' : texts.jobs.count(jobs.data.length)}
        tools={create}
      />
      <section className={css.list}>
        {jobs.isPending ? (
          <SkeletonRows />
        ) : jobs.isError ? (
          <Failed error={jobs.error} retry={() => void jobs.refetch()} />
        ) : jobs.data.length === 0 ? (
          <Empty title={texts.jobs.none} text={texts.jobs.noneText}>
            {create}
          </Empty>
        ) : (
          <table className={css.table}>
            <thead>
              <tr>
                <th>{texts.jobs.columns.title}</th>
                <th>{texts.jobs.columns.status}</th>
                <th className={css.number}>{texts.jobs.columns.candidates}</th>
                <th>{texts.jobs.columns.changed}</th>
                <th aria-label={texts.import.actions} />
              </tr>
            </thead>
            <tbody>
              {jobs.data.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  );
}

function JobRow({ job }: { job: Job }) {
  const client = useQueryClient();
  const count = useNominationCount(job.id);
  const remove = (): void => {
    client.setQueryData<Job[]>(jobKeys.list, (jobs) => jobs?.filter((one) => one.id !== job.id));
    const refresh = (): void => void client.invalidateQueries({ queryKey: jobKeys.all });
    later(texts.jobs.deleted(job.title), {
      run() {
        if (currentJob.get() === job.id) currentJob.set(null);
        deleteJob(job.id)
          .catch((error: unknown) => notifyError(texts.jobs.deleteFailed(job.title), error))
          .finally(refresh);
      },
      undo: refresh,
    });
  };
  return (
    <tr>
      <td>
        <Link to="/ranking" search={{ job: job.id }} className={css.title}>
          {job.title}
        </Link>
      </td>
      <td>
        <span className={css.status} data-status={job.status}>
          {texts.jobs.statuses[job.status]}
        </span>
      </td>
      <td className={css.number}>{count.data ?? ''}</td>
      <td className={css.mute}>{formatAgo(job.modified_at)}</td>
      <td className={css.actions}>
        <Button
          variant="default"
          size="compact-sm"
          renderRoot={(props: Record<string, unknown>) => (
            <Link to="/jobs/$job_id" params={{ job_id: job.id }} {...props} />
          )}
        >
          {texts.actions.edit}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={remove}
          aria-label={texts.jobs.deleteOne(job.title)}
        >
          {texts.actions.delete}
        </Button>
      </td>
    </tr>
  );
}
