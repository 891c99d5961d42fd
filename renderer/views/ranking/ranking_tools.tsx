import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { isByCriteria, type RankingSearch } from '../../api/ranking_search.ts';
import { RunProgress } from '../../components/criteria/run_progress.tsx';
import { Help } from '../../components/help.tsx';
import { openPalette } from '../../components/palette/palette.tsx';
import { Segments } from '../../components/segments.tsx';
import { texts } from '../../texts.ts';

/** What decides the order, and who else could be in it. */
export function RankingTools({ search, has_criteria }: { search: RankingSearch; has_criteria: boolean }) {
  const navigate = useNavigate();
  return (
    <>
      {search.job !== undefined && has_criteria && <RunProgress job_id={search.job} />}
      {has_criteria && search.by === undefined && (
        <>
          <Segments
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
          <Help term="criteria_order" />
        </>
      )}
      <Button variant="default" onClick={openPalette} rightSection={<kbd>R</kbd>}>
        {texts.ranking.rankBy}
      </Button>
      <Button renderRoot={(props: Record<string, unknown>) => <Link to="/import" {...props} />}>
        {texts.ranking.add}
      </Button>
    </>
  );
}
