import { useMay } from '../../lib/may.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Job } from '#service/api/hiring/jobs/schema.ts';
import { useStore } from '../../lib/external_store.ts';
import { jobsShown, parseJobsSearch, STATUSES, type JobsSearch } from '../../addresses/jobs_search.ts';
import { deleteJob, jobKeys, useJobs } from '../../api/jobs.ts';
import { useNominationCount } from '../../api/nominations.ts';
import { useScrollPadding } from '../../lib/scroll_padding.ts';
import { currentJob } from '../../features/current/current_job.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { TypedField } from '../../ui/filters/typed_field.tsx';
import { formatAgo } from '../../lib/format.ts';
import { isSparseDescription } from '../../features/current/sparse_description.tsx';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { deleteWithUndo } from '../../ui/delete_with_undo.ts';
import { Segments } from '../../ui/segments.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { useKeys } from '../../lib/use_keys.ts';
import { texts } from '../../texts.ts';
import css from './jobs.module.css';
import { useJobDrafts } from './use_job_draft.ts';
import { PrivateSign } from './visibility.tsx';

/** More are searched and filtered. */
const MANY = 10;

/** All vacancies, newest first. */
export function JobsView() {
  const jobs = useJobs();
  const gone = useStore(pendingDeletions);
  const drafts = useJobDrafts();
  const search = useSearch({ from: '/jobs' });
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLElement>(null);
  useScrollPadding(scroller, null);
  const all = jobs.data?.filter((job) => !gone.has(job.id)) ?? [];
  const shown = jobsShown(all, search);
  const is_filtered = search.q !== undefined || search.status !== undefined;
  const has_bar = all.length > MANY || is_filtered;
  const set = (next: JobsSearch): void => void navigate({ to: '/jobs', search: next, replace: true });
  useKeys([['/', () => input.current?.focus()]]);
  const create = (
    <ButtonLink data-changes to="/jobs/$job_id" params={{ job_id: 'new' }}>
      {drafts['new'] === undefined ? texts.jobs.create : texts.jobs.continueNew}
    </ButtonLink>
  );
  return (
    <>
      <ViewHeader
        title={texts.shell.jobs}
        sub={jobs.data === undefined ? ' ' : texts.jobs.count(shown.length)}
        tools={create}
      >
        {has_bar && (
          <div className={css.bar}>
            <TypedField
              value={search.q ?? ''}
              label={texts.jobs.searchLabel}
              placeholder={texts.jobs.search}
              input={input}
              clears
              className={css.search}
              onChange={(q) => set(parseJobsSearch({ ...search, q }))}
            />
            <Segments
              small
              aria-label={texts.jobs.filter}
              value={search.status ?? 'all'}
              onChange={(status) => set(parseJobsSearch({ ...search, status }))}
              data={(['all', ...STATUSES] as const).map((value) => ({
                value,
                label: value === 'all' ? texts.jobs.all : texts.jobs.statuses[value],
              }))}
            />
          </div>
        )}
      </ViewHeader>
      <section ref={scroller} className={css.list}>
        {jobs.isPending ? (
          <SkeletonRows />
        ) : jobs.data === undefined ? (
          <Failed error={jobs.error} retry={() => void jobs.refetch()} />
        ) : shown.length === 0 && is_filtered ? (
          <Empty title={texts.jobs.nothingFound} text={texts.jobs.nothingFoundText}>
            <Button variant="default" onClick={() => set({})}>
              {texts.jobs.showAll}
            </Button>
          </Empty>
        ) : shown.length === 0 ? (
          <Empty drawing={<Drawing of="jobs" />} title={texts.jobs.none} text={texts.jobs.noneText}>
            {create}
          </Empty>
        ) : (
          <table className={css.table}>
            <thead>
              <tr>
                <th>{texts.jobs.columns.title}</th>
                <th>{texts.jobs.columns.status}</th>
                <th className={css.number}>{texts.jobs.columns.candidates}</th>
                <th aria-sort={search.sort === 'changed' ? 'descending' : 'none'}>
                  <button
                    type="button"
                    className={css.sort}
                    title={search.sort === 'changed' ? texts.jobs.byNewest : texts.jobs.byChanged}
                    onClick={() =>
                      set(parseJobsSearch({ ...search, sort: search.sort === 'changed' ? '' : 'changed' }))
                    }
                  >
                    {texts.jobs.columns.changed}
                    {search.sort === 'changed' && <span aria-hidden> ↓</span>}
                  </button>
                </th>
                <th>
                  <VisuallyHidden>{texts.import.actions}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((job) => (
                <JobRow key={job.id} job={job} is_begun={drafts[job.id] !== undefined} />
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  );
}

function JobRow({ job, is_begun }: { job: Job; is_begun: boolean }) {
  const client = useQueryClient();
  const { change } = useMay();
  const count = useNominationCount(job.id);
  const remove = (): void => {
    deleteWithUndo(job.id, {
      said: texts.jobs.deleted(job.title),
      failed: texts.jobs.deleteFailed(job.title),
      act: () => {
        if (currentJob.get() === job.id) currentJob.set(null);
        return deleteJob(job.id);
      },
      refresh: () => client.invalidateQueries({ queryKey: jobKeys.all }),
    });
  };
  return (
    <tr>
      <td>
        <Link
          to="/ranking"
          search={{ job: job.id }}
          className="weight-600 break-anywhere no-underline hover-underline"
          dir="auto"
        >
          {job.title}
        </Link>{' '}
        <PrivateSign job_id={job.id} />
        {is_begun && <small className={css.mute}> {texts.jobs.notSaved}</small>}
        {isSparseDescription(job.description) && (
          <Link to="/jobs/$job_id" params={{ job_id: job.id }} className="block text-accent font-13">
            {texts.jobs.describe}
          </Link>
        )}
      </td>
      <td>
        <span className={css.status} data-status={job.status}>
          {texts.jobs.statuses[job.status]}
        </span>
      </td>
      <td className={css.number}>{count.data ?? ''}</td>
      <td className={css.mute}>{formatAgo(job.modified_at)}</td>
      <td className={css.actions}>
        <ButtonLink variant="default" size="compact-sm" to="/jobs/$job_id" params={{ job_id: job.id }}>
          {change ? texts.actions.edit : texts.actions.open}
        </ButtonLink>
        <QuietButton data-changes onClick={remove} aria-label={texts.jobs.deleteOne(job.title)}>
          {texts.actions.delete}
        </QuietButton>
      </td>
    </tr>
  );
}
