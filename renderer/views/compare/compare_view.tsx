import { Looking } from '../../features/presence/looking.tsx';
import { Button, Select, Switch } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCandidateRows } from '../../api/candidates.ts';
import { compareSearch, MAX_COMPARED } from '../../addresses/compare_search.ts';
import { useJobCriteria } from '../../api/criteria.ts';
import { useJobs } from '../../api/jobs.ts';
import { useRankedList } from '../../api/ranked_list.ts';
import { currentJob } from '../../features/current/current_job.ts';
import { useDecisions } from '../../features/decisions/decisions.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { notify } from '../../ui/notices.tsx';
import { usePutForward } from '../../features/decisions/use_put_forward.tsx';
import { useRejectWithReason } from '../../features/decisions/reject_reason.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { WhereJob } from '../../features/missing/missing.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { AddCandidate } from './add_candidate.tsx';
import { CompareTable } from './compare_table.tsx';
import css from './compare.module.css';
import { compareGroups, moved, onlyDifferent } from './rows.ts';
import { SkillMatrix } from './skill_matrix.tsx';
import { Timelines } from './timelines.tsx';
import { useComparison } from './use_comparison.ts';

/** Two to five candidates side by side: what was found of each criterion, with the words, and the facts. */
export function CompareView() {
  const { job, ids } = useSearch({ from: '/compare' });
  const without = (
    <ButtonLink variant="default" to="/compare" search={compareSearch(null, ids ?? [])}>
      {texts.compare.withoutJob}
    </ButtonLink>
  );
  return (
    <WhereJob job_id={job ?? null} also={without}>
      <Comparison />
    </WhereJob>
  );
}

function Comparison() {
  const search = useSearch({ from: '/compare' });
  const navigate = useNavigate();
  const jobs = useJobs();
  // where there is one job alone, nobody is asked which
  const [first, ...others] = jobs.data ?? [];
  const job_id = search.job ?? (first !== undefined && others.length === 0 ? first.id : null);
  const asked = search.ids ?? [];
  const ids = asked.slice(0, MAX_COMPARED);
  const job = jobs.data?.find((one) => one.id === job_id);
  const criteria = useJobCriteria(job_id);
  const columns = useComparison(job_id, ids);
  const { stages, shortlist_stage_id, moveTo, shortlist } = useDecisions(job_id);
  const reject = useRejectWithReason(job_id);
  const putForward = usePutForward(job_id);
  const only = search.differ ?? ids.length > 2;
  useEffect(() => {
    if (job !== undefined) currentJob.set(job.id);
  }, [job]);

  const show = (next: readonly string[], for_job = job_id, differ = search.differ): void => {
    const found = compareSearch(for_job, next);
    void navigate({
      to: '/compare',
      search: differ === undefined ? found : { ...found, differ },
      replace: true,
    });
  };
  const remove = (id: string): void => {
    show(asked.filter((one) => one !== id));
    const name = columns.find((one) => one.id === id)?.candidate?.full_name ?? texts.ranking.thisCandidate;
    notify(texts.compare.removed(name), () => show(asked));
  };
  const groups = compareGroups(criteria.data ?? [], columns, job_id !== null);
  const shown = only && columns.length > 1 ? onlyDifferent(groups, columns) : { groups, left_out: 0 };
  const [now] = useState(() => new Date().getFullYear() + (new Date().getMonth() + 1) / 12);
  const add = <AddCandidate job_id={job_id} ids={ids} onAdd={(id) => show([...ids, id])} />;
  return (
    <>
      <ViewHeader
        dense
        title={texts.shell.compare}
        beside={<Looking />}
        sub={ids.length === 0 ? undefined : texts.compare.sub(ids.length)}
        tools={
          <>
            {ids.length > 1 && (
              <Switch
                label={texts.compare.onlyDifferent}
                checked={only}
                onChange={(event) => show(asked, job_id, event.currentTarget.checked)}
              />
            )}
            {(jobs.data ?? []).length > 0 && (
              <Select
                className="job-choice"
                aria-label={texts.compare.job}
                placeholder={texts.compare.noJob}
                data={(jobs.data ?? []).map((one) => ({ value: one.id, label: one.title }))}
                value={job_id}
                onChange={(next) => show(asked, next)}
                searchable
              />
            )}
            {ids.length > 0 && (
              <Button variant="default" onClick={() => window.print()}>
                {texts.compare.print}
              </Button>
            )}
          </>
        }
      >
        <Hints
          asked={asked.length}
          compared={ids.length}
          job_id={job_id}
          has_criteria={criteria.data?.length !== 0}
          shown={shown}
        />
      </ViewHeader>
      {content()}
    </>
  );

  function content() {
    if (ids.length === 0) return <NobodyYet job_id={job_id} onCompare={show} />;
    if (criteria.isLoadingError) {
      return <Failed error={criteria.error} retry={() => void criteria.refetch()} />;
    }
    const broken = columns.find((one) => one.failure !== null)?.failure ?? null;
    if (broken !== null) return <Failed error={broken.error} retry={broken.retry} />;
    if (job_id !== null && criteria.isPending) return <SkeletonRows widths={[120, 200, 200]} />;
    return (
      <CompareTable
        columns={columns}
        groups={shown.groups}
        job_id={job_id}
        add={ids.length < MAX_COMPARED ? add : null}
        below={
          <>
            <Timelines columns={columns} now={now} />
            {job_id !== null && shortlist_stage_id !== null && (
              <SkillMatrix job_id={job_id} stage_id={shortlist_stage_id} />
            )}
          </>
        }
        acts={{
          stages,
          shortlist_stage_id,
          onShortlist: shortlist,
          onReject: reject,
          onStage: (id, stage_id) => void moveTo(id, stage_id),
          onPutForward: (id) => void putForward([id]),
          onMove: (id, by) => show(moved(ids, id, by)),
          onRemove: remove,
        }}
      />
    );
  }
}

/** What is missing for a comparison, and what is left out of it. */
function Hints(props: {
  asked: number;
  compared: number;
  job_id: string | null;
  /** True while that is not known. */
  has_criteria: boolean;
  shown: ReturnType<typeof onlyDifferent>;
}) {
  const { compared, job_id, shown } = props;
  const rest = props.asked - compared;
  return (
    <div className={`${css.hints} aside no-print`} role="status">
      {rest > 0 && <p>{texts.compare.tooMany(MAX_COMPARED, rest)}</p>}
      {compared === 1 && <p>{texts.compare.oneMore}</p>}
      {compared > 0 && job_id === null && <p>{texts.compare.noJobText}</p>}
      {compared > 0 && job_id !== null && !props.has_criteria && (
        <p>
          {texts.compare.noCriteria}{' '}
          <Link to="/jobs/$job_id" params={{ job_id }} search={{ part: 'criteria' }}>
            {texts.compare.addCriteria}
          </Link>
        </p>
      )}
      {shown.left_out > 0 && (
        <p>{shown.groups.length === 0 ? texts.compare.allSame : texts.compare.same(shown.left_out)}</p>
      )}
    </div>
  );
}

/** How to begin: by picking people, or with the first of the ranking. */
function NobodyYet(props: { job_id: string | null; onCompare: (ids: readonly string[]) => void }) {
  const { job_id } = props;
  const ranking = useRankedList(job_id === null ? {} : { job: job_id });
  const [first, second] = ranking.rows.map((row) => row.candidate_id);
  const rows = useCandidateRows(first === undefined || second === undefined ? [] : [first, second]);
  const names = [first, second].map((id) => rows.get(id ?? '')?.full_name);
  return (
    <Empty title={texts.compare.empty} text={texts.compare.emptyText} drawing={<Drawing of="compare" />}>
      <div className="grid gap-10 justify-items-center">
        {first !== undefined && second !== undefined && names[0] !== undefined && names[1] !== undefined && (
          <Button onClick={() => props.onCompare([first, second])}>
            {texts.compare.firstTwo(names[0], names[1])}
          </Button>
        )}
        <AddCandidate job_id={job_id} ids={[]} onAdd={(id) => props.onCompare([id])} />
      </div>
    </Empty>
  );
}
