import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isCalled, useCallSheets, type CallSheet } from '../../api/calls.ts';
import { useJob, useJobs } from '../../api/jobs.ts';
import { currentJob, useCurrentJob } from '../../features/current/current_job.ts';
import { WhereJob } from '../../features/missing/missing.tsx';
import { unlessOn, useKeys } from '../../lib/use_keys.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { KeyHelp, useKeyHelp } from '../../ui/key_help.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { PersonSheet } from './person_sheet.tsx';
import { PrintedSheets } from './printed_sheets.tsx';
import type { QuestionKeys } from './question_row.tsx';

/** Calls of a job: whom to call, what to ask them, and what they say. */
export function CallsView() {
  const search = useSearch({ from: '/calls' });
  const current = useCurrentJob();
  const jobs = useJobs();
  const job_id = search.job ?? current?.id ?? jobs.data?.[0]?.id;
  if (job_id === undefined) {
    return (
      <>
        <ViewHeader dense title={texts.calls.title} />
        <Nobody />
      </>
    );
  }
  return (
    <WhereJob job_id={job_id}>
      <OfJob key={job_id} job_id={job_id} />
    </WhereJob>
  );
}

function OfJob({ job_id }: { job_id: string }) {
  const { ids } = useSearch({ from: '/calls' });
  const job = useJob(job_id);
  const sheets = useCallSheets(job_id, ids);
  const help = useKeyHelp();
  const title = job.data?.title ?? '';
  useEffect(() => {
    if (job.data !== undefined) currentJob.set(job.data.id);
  }, [job.data]);
  const all = sheets.data ?? [];
  return (
    <>
      <ViewHeader
        dense
        crumb={texts.calls.title}
        title={<bdi>{title === '' ? '\u00A0' : title}</bdi>}
        sub={all.length === 0 ? '\u00A0' : texts.calls.progress(all.filter(isCalled).length, all.length)}
        tools={
          <>
            <KeyHelp {...help} keys={texts.calls.keys} />
            {all.length > 0 && (
              <Button variant="default" onClick={() => window.print()}>
                {texts.calls.print}
              </Button>
            )}
            <ButtonLink variant="default" to="/ranking" search={{ job: job_id }}>
              {texts.pipeline.toRanking}
            </ButtonLink>
          </>
        }
      />
      {content()}
    </>
  );

  function content() {
    if (sheets.isLoadingError) return <Failed error={sheets.error} retry={() => void sheets.refetch()} />;
    if (sheets.data === undefined) return <SkeletonRows widths={[150, 190, 170]} />;
    if (all.length === 0) return <Nobody job_id={job_id} />;
    return <People sheets={all} job_id={job_id} job_title={title} onHelp={help.toggle} />;
  }
}

function Nobody({ job_id }: { job_id?: string }) {
  return (
    <Empty title={texts.calls.nobody} text={texts.calls.nobodyText} drawing={<Drawing of="pipeline" />}>
      {job_id !== undefined && (
        <ButtonLink to="/ranking" search={{ job: job_id }}>
          {texts.pipeline.toRanking}
        </ButtonLink>
      )}
    </Empty>
  );
}

function People(props: {
  sheets: readonly CallSheet[];
  job_id: string;
  job_title: string;
  onHelp: () => void;
}) {
  const { sheets, job_id } = props;
  const search = useSearch({ from: '/calls' });
  const navigate = useNavigate();
  const [question, goTo] = useState(0);
  const keys = useRef<QuestionKeys | null>(null);
  const place = Math.max(
    sheets.findIndex(({ candidate_id }) => candidate_id === search.at),
    0,
  );
  const sheet = sheets[place]!;
  const show = (index: number): void => {
    const next = sheets[Math.min(Math.max(index, 0), sheets.length - 1)]!;
    goTo(0);
    void navigate({ to: '/calls', search: { ...search, job: job_id, at: next.candidate_id }, replace: true });
  };
  const step = (by: number): void =>
    goTo(Math.min(Math.max(question + by, 0), Math.max(sheet.questions.length - 1, 0)));
  useKeys([
    ['j', () => show(place + 1)],
    ['k', () => show(place - 1)],
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    [
      'Enter',
      (event) => unlessOn('button:not([aria-current]), a', () => keys.current?.type())(event),
      { preventDefault: false },
    ],
    ['y', () => keys.current?.judge(true)],
    ['n', () => keys.current?.judge(false)],
    ['u', () => keys.current?.judge(null)],
    ...([1, 2, 3, 4, 5] as const).map((score) => [String(score), () => keys.current?.rate(score)] as const),
    ['?', props.onHelp],
  ]);
  return (
    <>
      <PrintedSheets sheets={sheets} job_title={props.job_title} />
      <div className="narrow-columns-fr narrow-overflow-auto grid flex-1 min-h-0 columns-250-fr">
        <ul
          className="narrow-max-h-180 narrow-border-0 overflow-auto m-0 list-none p-8 border-r"
          aria-label={texts.calls.people}
        >
          {sheets.map((one, index) => (
            <li key={one.nomination_id}>
              <button
                type="button"
                className="on-bg-select flex gap-10 items-baseline row-button rounded-5 p-6-10"
                aria-current={index === place || undefined}
                onClick={() => show(index)}
              >
                <span className="flex-1 min-w-0 clip" dir="auto">
                  {one.full_name}
                </span>
                <small className="flex-none text-mute font-12">
                  {isCalled(one) ? `✓ ${texts.calls.called}` : texts.calls.open(one.questions.length)}
                </small>
              </button>
            </li>
          ))}
        </ul>
        <PersonSheet
          key={sheet.nomination_id}
          sheet={sheet}
          job_id={job_id}
          job_title={props.job_title}
          at={question}
          onAt={goTo}
          onKeys={(own) => {
            keys.current = own;
          }}
        />
      </div>
    </>
  );
}
