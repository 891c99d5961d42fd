import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { atCriterion, atQuote, type CandidateSearch } from '../../api/candidate_search.ts';
import { useJobCriteria } from '../../api/criteria.ts';
import { useJob } from '../../api/jobs.ts';
import { useJobNominations } from '../../api/nominations.ts';
import { searchOf, type RankingAddress } from '../../api/ranking_address.ts';
import { idsOf, indexesOf } from '../../api/ranking_filters.ts';
import { hasFilters, shownOrder, withoutFilters } from '../../api/ranking_search.ts';
import { useRankedList } from '../../api/ranked_list.ts';
import { targetOf, usePrefetchReasons } from '../../api/rankings.ts';
import { currentJob } from '../../components/current_job.ts';
import { useDecisions } from '../../components/decisions.ts';
import { Drawing } from '../../components/drawings/drawing.tsx';
import { useDropZone } from '../../components/drop/drop_zones.ts';
import { useKeyHelp } from '../../components/key_help.tsx';
import type { Evidence } from '../../components/evidence.ts';
import { useFollowed, useIsInFront } from '../../components/in_front.ts';
import { Later } from '../../components/later.tsx';
import { useRankByFile } from '../../components/palette/use_rank_by_file.ts';
import { rankingKey } from '../../components/selection.ts';
import { BulkBar } from '../../components/bulk/bulk_bar.tsx';
import { usePicked } from '../../components/bulk/picked.ts';
import { CutShort } from '../../components/state/cut_short.tsx';
import { ToPool, WhereJob } from '../../components/state/missing.tsx';
import { Empty, Failed, SkeletonRows } from '../../components/state/states.tsx';
import { useTargetLabel } from '../../components/target_label.ts';
import { useOnceWhole } from '../../components/use_once_whole.ts';
import { useStood } from '../../components/use_stood.ts';
import { texts } from '../../texts.ts';
import { MovesLine } from './moves_line.tsx';
import { MissingTarget, NoTarget } from './no_target.tsx';
import { PrintedRanking } from './printed_ranking.tsx';
import { RankingHead } from './ranking_head.tsx';
import { RankingTable } from './ranking_table.tsx';
import { RelativeLine } from './relative_line.tsx';
import { ReasonsPanel } from './reasons_panel.tsx';
import { useMoves } from './use_moves.ts';
import { useRankingExport } from './use_ranking_export.ts';
import { useRankingKeys } from './use_ranking_keys.ts';
import { useRowInAddress } from './use_row_in_address.ts';
import css from './ranking.module.css';

/** The heart: everyone in order, and why. */
export function RankingView({ address }: { address: RankingAddress }) {
  return (
    <WhereJob job_id={address.job ?? null} also={<ToPool />}>
      <Ranking address={address} />
    </WhereJob>
  );
}

function Ranking({ address }: { address: RankingAddress }) {
  const search = useMemo(() => searchOf(address), [address]);
  const navigate = useNavigate();
  const job_id = search.job ?? null;
  const job = useJob(job_id);
  const list = useRankedList(search);
  const label = useTargetLabel(search);
  const target = targetOf(search);
  const [opened_id, select] = useRowInAddress(address);
  const selected_id = useFollowed(opened_id);
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

  // Thousands of rows that a filter took away, or a whole table of them, wait for the keys being pressed.
  const rows = useDeferredValue(list.rows);
  const ids = idsOf(list.rows);
  const found = selected_id === null ? 0 : indexesOf(list.rows).get(selected_id);
  const index = useStood(JSON.stringify(search), found, list.rows.length, list.filling);
  const picking = job_id === null ? `ranking:${rankingKey(search)}` : `ranking:${job_id}`;
  const picked = usePicked(picking);
  const help = useKeyHelp();
  const moves = useMoves(search, list);
  const order = shownOrder(search, criteria.length > 0);
  const on_screen = { title: label.title, job_id, order, rows: list.rows, criteria, stages };
  const exportRows = useRankingExport(on_screen);
  const entry = list.rows[index];

  // While a key is held down rows pass faster than reasons are drawn: the panel follows as soon as there is time.
  const told_index = useDeferredValue(index);
  const told = list.rows[told_index] ?? entry;
  // The next and the last one are ready before they are asked for.
  const is_in_front = useIsInFront();
  usePrefetchReasons(is_in_front ? [ids[told_index + 1], ids[told_index - 1]] : [], target);

  const step = (by: number): void => {
    const next = list.rows[Math.min(list.rows.length - 1, Math.max(0, index + by))];
    if (next !== undefined) select(next.candidate_id);
  };
  const open = (id: string | undefined, at: CandidateSearch = search): void => {
    if (id === undefined) return;
    select(id);
    void navigate({ to: '/candidates/$candidate_id', params: { candidate_id: id }, search: at });
  };
  const openAt = (id: string, criterion_id: string): void => open(id, atCriterion(search, criterion_id));
  const stepMark = (by: number): void => {
    if (criteria.length === 0) return;
    const next = mark_at === null ? (by > 0 ? 0 : criteria.length - 1) : mark_at + by;
    standOn(next < 0 || next >= criteria.length ? null : next);
  };
  const openMark = (): void => {
    const criterion = criteria[mark_at ?? 0];
    if (entry !== undefined && criterion !== undefined) openAt(entry.candidate_id, criterion.id);
  };
  const decide = (act: (candidate_id: string) => void, of = entry): void => {
    if (of === undefined) return;
    act(of.candidate_id);
    if (of === entry) step(1);
  };
  const pick = (id: string, extend: boolean): void => {
    if (extend) picked.extendTo(id, ids);
    else picked.toggle(id);
  };
  const pickWhole = useOnceWhole<void>(!list.filling, () => picked.set(ids));
  const pickAll = (all: boolean): void => (all ? pickWhole() : picked.clear());
  useRankingKeys({
    step,
    stepMark,
    openMark,
    open: () => open(entry?.candidate_id),
    shortlist: () => decide(shortlist),
    reject: () => decide(reject),
    pick: (extend) => {
      if (entry !== undefined) pick(entry.candidate_id, extend);
    },
    pickAll: () => pickAll(true),
    filter,
    help: help.toggle,
  });

  // Called by what is drawn on its own: the same all along.
  const exportWhole = useOnceWhole(!list.filling, (format: 'csv' | 'xlsx') => void exportRows(ids, format));
  const exportShown = useCallbackRef(exportWhole);
  const panelOpenAt = useCallbackRef(openAt);
  const panelOpen = useCallbackRef((id: string) => open(id));
  const panelShow = useCallbackRef((id: string, evidence: Evidence) => open(id, atQuote(search, evidence)));
  // the candidate in the panel, who for a moment may differ from the selected row
  const panelShortlist = useCallbackRef(() => decide(shortlist, told));
  const panelReject = useCallbackRef(() => decide(reject, told));
  const panelStage = useCallbackRef((id: string, stage_id: string) => void moveTo(id, stage_id));

  if (target === null) return <NoTarget />;
  if (list.is_target_missing) return <MissingTarget search={search} error={list.error} />;
  const nomination = told === undefined ? undefined : nominations.data?.get(told.candidate_id);
  return (
    <>
      <RankingHead
        search={search}
        title={label.title}
        context={label.context}
        list={list}
        stages={stages}
        criteria={job_id !== null && job_criteria.data !== undefined ? criteria : undefined}
        filter={filter}
        filtering={filtering}
        onFiltering={setFiltering}
        onExport={exportShown}
        help={help}
      />
      <div className={css.split} data-alone={entry === undefined || list.loading || undefined}>
        <section className={css.list} aria-label={texts.ranking.list}>
          <MovesLine {...moves} job_id={job_id} order={order} onSelect={select} />
          {job_id !== null && search.by === undefined && !hasFilters(search) && (
            <RelativeLine job_id={job_id} rows={list.rows} criteria={criteria} />
          )}
          {list.is_cut_short && list.rows.length > 0 && (
            <CutShort shown={list.order.length} total={list.total} retry={list.retry} />
          )}
          {list.rows.length > 0 && <PrintedRanking {...on_screen} search={search} is_whole={!list.filling} />}
          <div className={css.rows}>{content()}</div>
          <BulkBar list={picking} ids={ids} job_id={job_id} onExport={exportRows} />
        </section>
        {told !== undefined && !list.loading && (
          <Later fallback={<div />}>
            <ReasonsPanel
              entry={told}
              target={target}
              job_id={job_id}
              stages={stages}
              isShortlisted={
                nomination !== undefined && nomination.current_nomination_stage_id === shortlist_stage_id
              }
              criteria={criteria}
              next={list.rows[told_index + 1]}
              order={order}
              onOpenAt={panelOpenAt}
              onOpen={panelOpen}
              onShow={panelShow}
              onShortlist={panelShortlist}
              onReject={panelReject}
              onStage={panelStage}
            />
          </Later>
        )}
      </div>
    </>
  );

  function content() {
    if (list.error !== null && list.rows.length === 0) {
      return <Failed error={list.error} retry={list.retry} />;
    }
    if (list.loading || (rows.length === 0 && list.rows.length > 0)) return <SkeletonRows count={16} />;
    if (rows.length > 0) {
      return (
        <RankingTable
          rows={rows}
          stages={stages}
          job_id={job_id}
          selected={entry?.candidate_id ?? null}
          onSelect={select}
          onOpen={open}
          criteria={criteria}
          current={mark_at === null ? null : (criteria[mark_at]?.id ?? null)}
          onOpenAt={openAt}
          onFilter={openFilter}
          picked={picked.ids}
          onPick={pick}
          onPickAll={pickAll}
          moves={moves.moves}
        />
      );
    }
    if (hasFilters(search)) {
      return (
        <Empty
          drawing={<Drawing of="search" />}
          title={texts.ranking.noneLeft}
          text={texts.ranking.noneLeftText(list.total)}
        >
          <Button
            variant="default"
            onClick={() => void navigate({ to: '/ranking', search: withoutFilters(search) })}
          >
            {texts.filters.clearAll}
          </Button>
        </Empty>
      );
    }
    return (
      <Empty drawing={<Drawing of="desk" />} title={texts.ranking.nobody} text={texts.ranking.nobodyText}>
        <Button renderRoot={(props: Record<string, unknown>) => <Link to="/import" {...props} />}>
          {texts.ranking.add}
        </Button>
      </Empty>
    );
  }
}
