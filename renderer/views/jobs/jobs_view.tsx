import { Button, NativeSelect } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, type CSSProperties } from 'react';
import {
  JOB_SORTS,
  SHOWN_STATUSES,
  jobsShown,
  parseJobsSearch,
  type JobsSearch,
} from '../../addresses/jobs_search.ts';
import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { useJobOverviews } from '../../api/job_overviews.ts';
import { daysTo } from '../../lib/deadlines.ts';
import { createStore, useStore } from '../../lib/external_store.ts';
import { BETWEEN, joined } from '../../lib/joined.ts';
import { readLocal, writeLocal } from '../../lib/local_storage.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { useScrollPadding } from '../../lib/scroll_padding.ts';
import { useKeys } from '../../lib/use_keys.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { TypedField } from '../../ui/filters/typed_field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { texts } from '../../texts.ts';
import { JobItem } from './job_item.tsx';
import { StageHeads } from './stage_bar.tsx';
import { MOST_COLUMNS, stageColumns, stageTemplate } from './stage_columns.ts';
import css from './job_list.module.css';
import { useJobDrafts } from './use_job_draft.ts';
import { useJobListKeys } from './use_job_list_keys.ts';

const LAYOUTS = ['table', 'cards'] as const;
type Layout = (typeof LAYOUTS)[number];
const layout = createStore<Layout>(readLocal('jobs_layout') === 'cards' ? 'cards' : 'table');
layout.subscribe(() => writeLocal('jobs_layout', layout.get()));

/** All jobs at a glance: what waits, until when, who came since. Where work begins. */
export function JobsView() {
  const jobs = useJobOverviews();
  const gone = useStore(pendingDeletions);
  const drafts = useJobDrafts();
  const shown_as = useStore(layout);
  const search = useSearch({ from: '/jobs' });
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLElement>(null);
  useScrollPadding(scroller, null);
  const all = useMemo(() => jobs.data?.filter((job) => !gone.has(job.id)) ?? [], [jobs.data, gone]);
  const shown = useMemo(() => jobsShown(all, search), [all, search]);
  const columns = useMemo(() => (shown_as === 'table' ? stageColumns(shown) : null), [shown, shown_as]);
  const is_asked = search.q !== undefined || search.status !== undefined;
  const is_empty = jobs.data !== undefined && all.length === 0 && !is_asked;
  const set = (next: JobsSearch): void => void navigate({ to: '/jobs', search: next, replace: true });
  useKeys([['/', () => input.current?.focus()]]);
  useJobListKeys(scroller);
  const create = (
    <ButtonLink data-changes to="/jobs/$job_id" params={{ job_id: 'new' }}>
      {drafts['new'] === undefined ? texts.jobs.create : texts.jobs.continueNew}
    </ButtonLink>
  );
  return (
    <>
      <ViewHeader
        dense
        title={texts.shell.jobs}
        sub={jobs.data === undefined || is_empty ? ' ' : <Sums jobs={shown} status={search.status} />}
        tools={is_empty ? undefined : create}
      >
        {(all.length > 1 || is_asked) && (
          <div className="row-wrap mt-10 gap-8-12">
            <TypedField
              value={search.q ?? ''}
              label={texts.jobList.searchLabel}
              placeholder={texts.jobList.search}
              input={input}
              clears
              className="flex-0-1-240"
              onChange={(q) => set(parseJobsSearch({ ...search, q }))}
            />
            <Segments
              small
              aria-label={texts.jobList.show}
              value={search.status ?? 'open'}
              onChange={(status) => set(parseJobsSearch({ ...search, status }))}
              data={SHOWN_STATUSES.map((value) => ({ value, label: texts.jobList.statuses[value] }))}
            />
            <NativeSelect
              aria-label={texts.jobList.sort}
              value={search.sort ?? 'attention'}
              onChange={(event) => set(parseJobsSearch({ ...search, sort: event.currentTarget.value }))}
              data={JOB_SORTS.map((value) => ({ value, label: texts.jobList.sorts[value] }))}
            />
            <Segments
              small
              className={'ms-auto'!}
              aria-label={texts.jobList.layout}
              value={shown_as}
              onChange={layout.set}
              data={LAYOUTS.map((value) => ({ value, label: texts.jobList.layouts[value] }))}
            />
          </div>
        )}
      </ViewHeader>
      <section
        ref={scroller}
        className={css.list}
        data-layout={shown_as}
        data-aligned={columns !== null || undefined}
        style={
          {
            '--stages': Math.max(2, columns?.length ?? MOST_COLUMNS),
            '--stage-columns': stageTemplate(columns ?? []),
          } as CSSProperties
        }
      >
        {jobs.isPending ? (
          <SkeletonRows />
        ) : jobs.data === undefined ? (
          <Failed error={jobs.error} retry={() => void jobs.refetch()} />
        ) : is_empty ? (
          <Empty drawing={<Drawing of="jobs" />} title={texts.jobs.none} text={texts.jobs.noneText}>
            {create}
          </Empty>
        ) : shown.length === 0 ? (
          <Empty
            title={is_asked ? texts.jobs.nothingFound : texts.jobList.noneOpen}
            text={is_asked ? texts.jobList.nothingText : texts.jobList.noneOpenText}
          >
            <Button variant="default" onClick={() => set({ status: 'all' })}>
              {texts.jobs.showAll}
            </Button>
          </Empty>
        ) : (
          <>
            {shown_as === 'table' && <Heads columns={columns} />}
            <ul
              className={`${css.items} p-0 m-0 list-none`}
              aria-label={texts.shell.jobs}
              aria-description={texts.jobList.keys}
            >
              {shown.map((job) => (
                <JobItem key={job.id} job={job} columns={columns} is_begun={drafts[job.id] !== undefined} />
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}

/** How many jobs are on screen, and what waits in those that are open. */
function Sums({ jobs, status }: { jobs: readonly JobOverview[]; status: JobsSearch['status'] }) {
  const { sums } = texts.jobList;
  const open = jobs.filter((job) => job.status === 'open');
  const unread = open.reduce((sum, job) => sum + job.people.unread, 0);
  const calls = open.reduce((sum, job) => sum + job.people.to_call, 0);
  const late = open.filter(({ details: { deadline } }) => deadline !== null && daysTo(deadline) < 0).length;
  return (
    <>
      {joined([
        status === undefined ? sums.open(jobs.length) : texts.jobs.count(jobs.length),
        unread > 0 ? sums.unread(unread) : null,
        calls > 0 ? sums.calls(calls) : null,
      ])}
      {late > 0 && (
        <>
          {BETWEEN}
          <b className="text-bad">{sums.late(late)}</b>
        </>
      )}
    </>
  );
}

/** What stands in which column; each row says it by itself as well. */
function Heads({ columns }: { columns: readonly string[] | null }) {
  const { job, client, deadline, stages, next, activity } = texts.jobList.columns;
  return (
    <div className={css.heads} aria-hidden>
      <span>{job}</span>
      <span className={`${css.client} m-0 clip`}>{client}</span>
      <span className={css.deadline}>{deadline}</span>
      {columns === null ? <span>{stages}</span> : <StageHeads columns={columns} />}
      <span>{next}</span>
      <span className={`${css.activity} text-mute nowrap align-right`}>{activity}</span>
    </div>
  );
}
