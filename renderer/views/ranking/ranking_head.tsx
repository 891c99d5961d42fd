import { useMay } from '../../lib/may.ts';
import { Looking } from '../../features/presence/looking.tsx';
import { Link, useNavigate } from '@tanstack/react-router';
import { memo, type RefObject } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import type { Criterion } from '../../api/criteria.ts';
import type { RankedList } from '../../api/ranked_list.ts';
import type { RankedEntry } from '../../api/ranking_filters.ts';
import type { RankingSearch } from '../../addresses/ranking_search.ts';
import { RunProgress } from '../../features/criteria/run_progress.tsx';
import { BETWEEN, joined } from '../../lib/joined.ts';
import { memoize } from '../../lib/memoize.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { SparseDescription } from '../../features/current/sparse_description.tsx';
import type { useKeyHelp } from '../../ui/key_help.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { texts } from '../../texts.ts';
import { FilterBar } from './filter_bar.tsx';
import { RankingMenu } from './ranking_menu.tsx';
import { CountCorrections, RankingTools } from './ranking_tools.tsx';
import css from './ranking.module.css';

/** What the ranking is by, its filters and tools. Not drawn anew while somebody moves through the rows. */
export const RankingHead = memo(function RankingHead(props: {
  search: RankingSearch;
  title: string;
  context: string | null;
  list: RankedList;
  stages: readonly NominationStage[];
  /** undefined while unknown. */
  criteria: readonly Criterion[] | undefined;
  filter: RefObject<HTMLInputElement | null>;
  filtering: boolean;
  onFiltering: (opened: boolean) => void;
  onExport: (format: 'csv' | 'xlsx') => void;
  /** How many people the filters let through, and of how many; whoever has several resumes counts once. */
  shown: number;
  total: number;
  help: ReturnType<typeof useKeyHelp>;
}) {
  const { search, list, total } = props;
  const { change } = useMay();
  const navigate = useNavigate();
  const apply = (to: RankingSearch): void => void navigate({ to: '/ranking', search: to, replace: true });
  const criteria = props.criteria ?? NONE;
  const said = joined([props.context, total === 0 ? null : texts.ranking.candidatesFrom(total, list.total)]);
  return (
    <ViewHeader
      dense
      title={props.title}
      beside={<Looking />}
      sub={
        <>
          {said}
          {search.job !== undefined && props.criteria !== undefined && (change || criteria.length > 0) && (
            <>
              {said !== '' && BETWEEN}
              <Link
                to="/jobs/$job_id"
                params={{ job_id: search.job }}
                search={{ part: 'criteria' }}
                className={css.criteria!}
              >
                {criteria.length === 0 ? texts.criteria.noneAsked : texts.criteria.count(criteria.length)}
              </Link>
              {criteria.length > 0 && (
                <>
                  <CountCorrections
                    search={search}
                    job_id={search.job}
                    corrections={correctionsIn(list.rows)}
                  />
                </>
              )}
            </>
          )}
          {search.job !== undefined && (
            <SparseDescription job_id={search.job} before={BETWEEN} link={texts.jobs.bareRanking} />
          )}
          {/* the last, so that nothing moves when it comes and goes */}
          {search.job !== undefined && criteria.length > 0 && (
            <RunProgress job_id={search.job} before={BETWEEN} />
          )}
        </>
      }
    >
      <Deferred fallback={<div className="h-36" />}>
        <FilterBar
          search={search}
          stages={props.stages}
          list={list}
          shown={props.shown}
          total={total}
          input={props.filter}
          criteria={criteria}
          filtering={props.filtering}
          onFiltering={props.onFiltering}
          tools={
            <>
              <RankingTools search={search} has_criteria={criteria.length > 0} />
              <RankingMenu search={search} onApply={apply} onExport={props.onExport} help={props.help} />
            </>
          }
        />
      </Deferred>
    </ViewHeader>
  );
});

const NONE: readonly Criterion[] = [];

/** How many answers people gave themselves about those in a list. */
const correctionsIn = memoize((rows: readonly RankedEntry[]): number =>
  rows.reduce((sum, { corrections }) => sum + (corrections ?? 0), 0),
);
