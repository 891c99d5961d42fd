import type { RankingAddress } from '../../addresses/ranking_address.ts';
import { hasFilters } from '../../addresses/ranking_search.ts';
import { idsOf } from '../../api/ranking_filters.ts';
import { BulkBar } from '../../features/bulk/bulk_bar.tsx';
import { ToPool, WhereJob } from '../../features/missing/missing.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { CutShort } from '../../ui/state/cut_short.tsx';
import { texts } from '../../texts.ts';
import { MissingTarget, NoTarget } from './no_target.tsx';
import { OfferedLine } from './offered_line.tsx';
import { PrintedRanking } from './printed_ranking.tsx';
import { RankChangesLine } from './rank_changes_line.tsx';
import { RankingContent } from './ranking_content.tsx';
import { RankingHead } from './ranking_head.tsx';
import { RankingTable } from './ranking_table.tsx';
import { ReasonsPanel } from './reasons_panel.tsx';
import { RelativeLine } from './relative_line.tsx';
import { SuggestedLine } from './suggested_line.tsx';
import { useRanking } from './use_ranking.ts';
import { useRankingActs } from './use_ranking_acts.ts';
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
  const ranking = useRanking(address);
  const acts = useRankingActs(ranking);
  const { search, job_id, target, label, list, entry, told, criteria, changes, order } = ranking;
  const { stages } = ranking.decisions;
  /** The job, where it is what decides the order. */
  const by_job = search.by === undefined ? job_id : null;

  if (target === null) return <NoTarget />;
  if (list.is_target_missing) return <MissingTarget search={search} error={list.error} />;
  return (
    <>
      <RankingHead
        search={search}
        title={label.title}
        context={label.context}
        list={list}
        stages={stages}
        criteria={job_id !== null && ranking.are_criteria_known ? criteria : undefined}
        filter={ranking.filter}
        filtering={ranking.filtering}
        onFiltering={ranking.setFiltering}
        onExport={acts.exportShown}
        shown={ranking.stacked.firsts.length}
        total={ranking.total}
        help={acts.help}
      />
      <div
        className={`${css.split} print-block narrow-block narrow-overflow-auto`}
        data-alone={entry === undefined || list.loading || undefined}
      >
        <section className={`${css.list} stack min-w-0 min-h-0 bg-paper`} aria-label={texts.ranking.list}>
          <RankChangesLine {...changes} job_id={job_id} order={order} onSelect={ranking.select} />
          {by_job !== null && <SuggestedLine job_id={by_job} />}
          {by_job !== null && ranking.are_criteria_known && criteria.length === 0 && (
            <OfferedLine job_id={by_job} />
          )}
          {by_job !== null && !hasFilters(search) && (
            <RelativeLine job_id={by_job} rows={ranking.stacked.firsts} criteria={criteria} />
          )}
          {list.is_cut_short && list.rows.length > 0 && (
            <CutShort shown={list.order.length} total={list.total} retry={list.retry} />
          )}
          {list.rows.length > 0 && (
            <PrintedRanking {...ranking.on_screen} search={search} is_whole={!list.filling} />
          )}
          <div className="relative flex-1 min-h-0">
            <RankingContent ranking={ranking}>
              <RankingTable
                stacked={ranking.stacked}
                counts_people={ranking.people !== null}
                textPlaces={ranking.text_places}
                job_id={job_id}
                selected={entry?.candidate_id ?? null}
                onSelect={ranking.select}
                onOpen={ranking.open}
                criteria={criteria}
                counts={ranking.counts}
                ofSeveral={ranking.of_several}
                rule={texts.criteria.orderRule[order]}
                has_match={order === 'best'}
                current={acts.mark}
                onOpenAt={acts.openAt}
                onFilter={ranking.openFilter}
                picked={ranking.picked.ids}
                onPick={acts.pick}
                onPickAll={acts.pickAll}
                onStack={ranking.toggle}
                changes={changes.changes}
              />
            </RankingContent>
          </div>
          <BulkBar
            list={ranking.picking}
            ids={idsOf(list.rows)}
            job_id={job_id}
            onExport={ranking.exportRows}
          />
        </section>
        {told !== undefined && !list.loading && (
          <Deferred fallback={<div />}>
            <ReasonsPanel
              entry={told}
              target={target}
              job_id={job_id}
              stages={stages}
              elsewhere={ranking.told_elsewhere}
              isShortlisted={ranking.is_told_shortlisted}
              isPastShortlist={ranking.is_told_past_shortlist}
              criteria={criteria}
              current={acts.mark}
              next={ranking.next}
              order={order}
              {...acts.panel}
            />
          </Deferred>
        )}
      </div>
    </>
  );
}
