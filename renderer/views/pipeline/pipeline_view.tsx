import { Looking } from '../../features/presence/looking.tsx';
import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useJob } from '../../api/jobs.ts';
import { useStages } from '../../api/nominations.ts';
import { useBulkActs } from '../../features/bulk/bulk_acts.ts';
import { usePicked } from '../../features/bulk/picked.ts';
import { currentJob } from '../../features/current/current_job.ts';
import { OtherJob } from '../../features/current/other_job.tsx';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { Help } from '../../ui/help.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { StageEditor } from '../../features/stages/stage_editor.tsx';
import { ToPool, WhereJob } from '../../features/missing/missing.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import { Board } from './board.tsx';
import { JobChoice } from './job_choice.tsx';
import { PipelineFilters } from './pipeline_filters.tsx';
import { PrintedBoard } from './printed_board.tsx';
import { useBoard } from './use_board.ts';

/** So many are brought in by one click. */
const FIRST = 20;
const NEXT = 10;

/** How far everyone is: the stages of a job side by side. */
export function PipelineView() {
  const search = useSearch({ from: '/pipeline' });
  if (search.job === undefined) return <JobChoice />;
  return (
    <WhereJob job_id={search.job} also={<ToPool />}>
      <OfJob key={search.job} job_id={search.job} />
    </WhereJob>
  );
}

function OfJob({ job_id }: { job_id: string }) {
  const search = useSearch({ from: '/pipeline' });
  const navigate = useNavigate();
  const job = useJob(job_id);
  const board = useBoard(search);
  const [editing, setEditing] = useState(false);
  useEffect(() => {
    if (job.data !== undefined) currentJob.set(job.data.id);
  }, [job.data]);

  if (job.isLoadingError) return <Failed error={job.error} retry={() => void job.refetch()} />;
  const is_filled = !board.loading && board.total > 0;
  return (
    <>
      <ViewHeader
        dense
        title={<bdi>{job.data?.title ?? '\u00A0'}</bdi>}
        beside={<Looking />}
        sub={
          board.loading ? (
            '\u00A0'
          ) : (
            <>
              {joined([texts.ranking.candidatesFrom(board.total, board.resume_total), texts.pipeline.order])}{' '}
              <Help term="board_order" />
            </>
          )
        }
        tools={
          <>
            <OtherJob job_id={job_id} to="/pipeline" />
            {!is_filled && acts()}
            {is_filled && (
              <ButtonLink variant="default" to="/calls" search={{ job: job_id }}>
                {texts.calls.sheet}
              </ButtonLink>
            )}
            <ButtonLink variant="default" to="/ranking" search={{ job: job_id }}>
              {texts.pipeline.toRanking}
            </ButtonLink>
          </>
        }
      >
        {is_filled && (
          <PipelineFilters search={search} board={board}>
            {acts()}
          </PipelineFilters>
        )}
      </ViewHeader>
      {content()}
      <StageEditor job_id={job_id} opened={editing} onClose={() => setEditing(false)} />
    </>
  );

  function acts() {
    return (
      <>
        <Button data-changes variant="default" onClick={() => setEditing(true)}>
          {texts.pipeline.stages}
        </Button>
        {is_filled && board.further.length > 0 && (
          <Consider job_id={job_id} ids={board.further.slice(0, NEXT)} next />
        )}
      </>
    );
  }

  function content() {
    if (board.error !== null) return <Failed error={board.error} retry={board.retry} />;
    if (board.loading) return <SkeletonRows widths={[150, 190, 170, 190, 160]} />;
    if (board.total === 0) return <Nobody job_id={job_id} further={board.further} />;
    if (board.shown === 0 && (search.words ?? search.tag) !== undefined) {
      return (
        <Empty title={texts.pipeline.noneShown} text={texts.pipeline.noneShownText(board.total)}>
          <Button
            variant="default"
            onClick={() => void navigate({ to: '/pipeline', search: { job: job_id }, replace: true })}
          >
            {texts.pipeline.clear}
          </Button>
        </Empty>
      );
    }
    return (
      <>
        <PrintedBoard
          job_id={job_id}
          columns={board.columns}
          positions={board.positions}
          resumes={board.resumes}
          search={search}
          is_whole={!board.filling}
        />
        <Board job_id={job_id} board={board} />
      </>
    );
  }
}

/** Nobody has a stage yet: one click brings in the first people of the ranking. */
function Nobody({ job_id, further }: { job_id: string; further: readonly string[] }) {
  const drawing = <Drawing of="pipeline" />;
  if (further.length === 0) {
    return (
      <Empty title={texts.pipeline.nobodyAtAll} text={texts.pipeline.nobodyAtAllText} drawing={drawing}>
        <ButtonLink data-changes to="/import">
          {texts.ranking.add}
        </ButtonLink>
      </Empty>
    );
  }
  return (
    <Empty title={texts.pipeline.nobody} text={texts.pipeline.nobodyText} drawing={drawing}>
      <Consider job_id={job_id} ids={further.slice(0, FIRST)} />
      <ButtonLink variant="default" to="/ranking" search={{ job: job_id }}>
        {texts.pipeline.toRanking}
      </ButtonLink>
    </Empty>
  );
}

/** Nominates the first of the ranking who are not nominated yet; one notice takes it back. */
function Consider({ job_id, ids, next }: { job_id: string; ids: readonly string[]; next?: boolean }) {
  const stages = useStages(job_id);
  const picked = usePicked(`pipeline:${job_id}`);
  const { busy, moveTo } = useBulkActs({ ...picked, set: () => undefined }, ids);
  const first = stages.data.find((stage) => stage.category === 'active');
  if (first === undefined) return null;
  return (
    <Button
      data-changes
      variant={next === true ? 'default' : 'filled'}
      title={texts.pipeline.considerHint}
      loading={busy}
      onClick={() => void moveTo(job_id, first)}
    >
      {next === true ? texts.pipeline.considerNext(ids.length) : texts.pipeline.considerFirst(ids.length)}
    </Button>
  );
}
