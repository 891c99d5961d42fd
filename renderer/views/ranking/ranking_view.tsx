import { Button, SegmentedControl } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useJobCriteria } from '../../api/criteria.ts';
import { useJob } from '../../api/jobs.ts';
import { useJobNominations } from '../../api/nominations.ts';
import { hasFilters, isByCriteria, withoutFilters, type RankingSearch } from '../../api/ranking_search.ts';
import { useRankedList } from '../../api/ranked_list.ts';
import { targetOf, usePrefetchReasons } from '../../api/rankings.ts';
import { currentJob } from '../../components/current_job.ts';
import { useDecisions } from '../../components/decisions.ts';
import { useDropZone } from '../../components/drop/drop_zones.ts';
import { openPalette } from '../../components/palette/palette.tsx';
import { useRankByFile } from '../../components/palette/use_rank_by_file.ts';
import { RunProgress } from '../../components/criteria/run_progress.tsx';
import { askForCriterion, useSelected } from '../../components/selection.ts';
import { ViewHeader } from '../../components/shell/view_header.tsx';
import { Empty, Failed, SkeletonRows } from '../../components/state/states.tsx';
import { useTargetLabel } from '../../components/target_label.ts';
import { useKeys } from '../../components/use_keys.ts';
import { texts } from '../../texts.ts';
import { FilterBar } from './filter_bar.tsx';
import { NoTarget } from './no_target.tsx';
import { RankingTable } from './ranking_table.tsx';
import { ReasonsPanel } from './reasons_panel.tsx';
import css from './ranking.module.css';

/** Enter on a button or a link is that button's or link's own. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, [role=menuitem]') !== null;
}

/** The heart: everyone in order, and why. */
export function RankingView() {
  const search = useSearch({ from: '/ranking' });
  const navigate = useNavigate();
  const job_id = search.job ?? null;
  const job = useJob(job_id);
  const list = useRankedList(search);
  const label = useTargetLabel(search);
  const target = targetOf(search);
  const [selected_id, select] = useSelected(JSON.stringify(withoutFilters(search)));
  const { stages, moveTo, shortlist, reject, shortlist_stage_id } = useDecisions(job_id);
  const nominations = useJobNominations(job_id);
  const rankByFile = useRankByFile();
  const filter = useRef<HTMLInputElement>(null);
  const job_criteria = useJobCriteria(job_id);
  const criteria = useMemo(() => job_criteria.data ?? [], [job_criteria.data]);
  const [mark_at, standOn] = useState<number | null>(null);
  const [filtering, setFiltering] = useState(false);
  const openFilter = useCallback(() => setFiltering(true), []);

  useEffect(() => {
    if (job.data !== undefined) currentJob.set(job.data.id);
  }, [job.data]);
  useDropZone({
    id: 'target',
    title: texts.drop.rankBy,
    hint: texts.drop.rankByHint,
    onFiles: (files) => rankByFile(files[0]?.file),
  });

  const index = useMemo(
    () =>
      Math.max(
        0,
        list.rows.findIndex((row) => row.candidate_id === selected_id),
      ),
    [list.rows, selected_id],
  );
  const entry = list.rows[index];

  // The next and the last one are ready before they are asked for.
  usePrefetchReasons([list.rows[index + 1]?.candidate_id, list.rows[index - 1]?.candidate_id], target);

  const step = (by: number): void => {
    const next = list.rows[Math.min(list.rows.length - 1, Math.max(0, index + by))];
    if (next !== undefined) select(next.candidate_id);
  };
  const open = (id: string | undefined): void => {
    if (id !== undefined) {
      void navigate({ to: '/candidates/$candidate_id', params: { candidate_id: id }, search });
    }
  };
  const openAt = (id: string, criterion_id: string): void => {
    askForCriterion(criterion_id);
    select(id);
    open(id);
  };
  const stepMark = (by: number): void => {
    if (criteria.length === 0) return;
    const next = mark_at === null ? (by > 0 ? 0 : criteria.length - 1) : mark_at + by;
    standOn(next < 0 || next >= criteria.length ? null : next);
  };
  const openMark = (): void => {
    const criterion = criteria[mark_at ?? 0];
    if (entry !== undefined && criterion !== undefined) openAt(entry.candidate_id, criterion.id);
  };
  const decide = (act: (candidate_id: string) => void): void => {
    if (entry === undefined) return;
    act(entry.candidate_id);
    step(1);
  };
  useKeys([
    ['j', () => step(1)],
    ['k', () => step(-1)],
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['ArrowRight', () => stepMark(1)],
    ['ArrowLeft', () => stepMark(-1)],
    ['e', openMark],
    ['PageDown', () => step(12)],
    ['PageUp', () => step(-12)],
    ['Home', () => step(-Infinity)],
    ['End', () => step(Infinity)],
    [
      'Enter',
      (event) => void (!isControl(event.target) && open(entry?.candidate_id)),
      { preventDefault: false },
    ],
    ['s', () => decide(shortlist)],
    ['x', () => decide(reject)],
    ['/', () => filter.current?.focus()],
    ['r', openPalette],
  ]);

  if (target === null) return <NoTarget />;
  return (
    <>
      <ViewHeader
        title={label.title}
        sub={
          <>
            {[label.context, list.total > 0 ? texts.ranking.candidates(list.total) : null]
              .filter((part) => part !== null)
              .join(' · ')}
            {job_id !== null && job_criteria.isSuccess && (
              <>
                {' · '}
                <Link
                  to="/jobs/$job_id"
                  params={{ job_id }}
                  search={{ part: 'criteria' }}
                  className={css.criteria!}
                >
                  {criteria.length === 0 ? texts.criteria.noneAsked : texts.criteria.count(criteria.length)}
                </Link>
              </>
            )}
          </>
        }
        tools={
          <>
            {job_id !== null && criteria.length > 0 && <RunProgress job_id={job_id} />}
            {criteria.length > 0 && search.by === undefined && (
              <SegmentedControl
                aria-label={texts.criteria.order}
                value={isByCriteria(search) ? 'criteria' : 'meaning'}
                onChange={(order) => {
                  const { order: _order, ...rest } = search;
                  const next: RankingSearch = order === 'criteria' ? { ...rest, order: 'criteria' } : rest;
                  void navigate({ to: '/ranking', search: next, replace: true });
                }}
                data={(['meaning', 'criteria'] as const).map((value) => ({
                  value,
                  label: (
                    <span title={texts.criteria.orderHint[value]}>
                      {value === 'meaning' ? texts.criteria.byMeaningOrder : texts.criteria.byCriteriaOrder}
                    </span>
                  ),
                }))}
              />
            )}
            <Button variant="default" onClick={openPalette} rightSection={<kbd>R</kbd>}>
              {texts.ranking.rankBy}
            </Button>
            <Button renderRoot={(props: Record<string, unknown>) => <Link to="/import" {...props} />}>
              {texts.ranking.add}
            </Button>
          </>
        }
      >
        <FilterBar
          search={search}
          stages={stages}
          list={list}
          input={filter}
          criteria={criteria}
          filtering={filtering}
          onFiltering={setFiltering}
        />
      </ViewHeader>
      <div className={css.split} data-alone={entry === undefined || list.loading || undefined}>
        <section className={css.list} aria-label={texts.ranking.list}>
          {content()}
        </section>
        {entry !== undefined && !list.loading && (
          <ReasonsPanel
            key={entry.candidate_id}
            entry={entry}
            target={target}
            job_id={job_id}
            stages={stages}
            isShortlisted={
              nominations.data?.get(entry.candidate_id)?.current_nomination_stage_id === shortlist_stage_id
            }
            nomination_id={nominations.data?.get(entry.candidate_id)?.id ?? null}
            criteria={criteria.map((one) => one.id)}
            onOpenAt={(criterion_id) => openAt(entry.candidate_id, criterion_id)}
            onOpen={() => open(entry.candidate_id)}
            onShortlist={() => decide(shortlist)}
            onReject={() => decide(reject)}
            onStage={(stage_id) => void moveTo(entry.candidate_id, stage_id)}
          />
        )}
      </div>
    </>
  );

  function content() {
    if (list.error !== null && list.rows.length === 0) {
      return <Failed error={list.error} retry={list.retry} />;
    }
    if (list.loading) return <SkeletonRows count={16} />;
    if (list.rows.length > 0) {
      return (
        <RankingTable
          rows={list.rows}
          stages={stages}
          job_id={job_id}
          selected={entry?.candidate_id ?? null}
          onSelect={select}
          onOpen={open}
          criteria={criteria}
          current={mark_at === null ? null : (criteria[mark_at]?.id ?? null)}
          onOpenAt={openAt}
          onFilter={openFilter}
        />
      );
    }
    if (hasFilters(search)) {
      return (
        <Empty title={texts.ranking.noneLeft} text={texts.ranking.noneLeftText(list.total)}>
          <Button
            variant="default"
            onClick={() => void navigate({ to: '/ranking', search: withoutFilters(search) })}
          >
            {texts.ranking.clearFilters}
          </Button>
        </Empty>
      );
    }
    return (
      <Empty title={texts.ranking.nobody} text={texts.ranking.nobodyText}>
        <Button renderRoot={(props: Record<string, unknown>) => <Link to="/import" {...props} />}>
          {texts.ranking.add}
        </Button>
      </Empty>
    );
  }
}
