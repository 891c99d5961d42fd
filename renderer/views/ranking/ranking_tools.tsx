import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { inOrderOf, orderOf, type RankingOrder, type RankingSearch } from '../../addresses/ranking_search.ts';
import { RunProgress } from '../../features/criteria/run_progress.tsx';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Help } from '../../ui/help.tsx';
import { openPalette } from '../../features/palette/palette.tsx';
import { Segments } from '../../ui/segments.tsx';
import { texts } from '../../texts.ts';

/** What decides the order, and who else could be in it. */
export function RankingTools(props: {
  search: RankingSearch;
  has_criteria: boolean;
  /** Answers that people gave themselves, about those in the list. */
  corrections: number;
}) {
  const { search, has_criteria } = props;
  const navigate = useNavigate();
  const now = orderOf(search);
  const goTo = (order: RankingOrder): void => {
    void navigate({ to: '/ranking', search: inOrderOf(search, order), replace: true });
  };
  const is_corrected = now === 'corrected';
  return (
    <>
      {search.job !== undefined && has_criteria && <RunProgress job_id={search.job} />}
      {has_criteria && search.by === undefined && (
        <>
          <Segments
            aria-label={texts.criteria.order}
            value={is_corrected ? 'best' : now}
            onChange={goTo}
            data={(['best', 'meaning', 'criteria'] as const).map((value) => ({
              value,
              label: <span title={texts.criteria.orderHint[value]}>{texts.criteria.orders[value]}</span>,
            }))}
          />
          {(is_corrected || (now === 'best' && props.corrections > 0)) && (
            <Button
              variant={is_corrected ? 'light' : 'default'}
              aria-pressed={is_corrected}
              title={texts.criteria.orderHint.corrected}
              onClick={() => goTo(is_corrected ? 'best' : 'corrected')}
            >
              {texts.criteria.countCorrections(props.corrections)}
            </Button>
          )}
          <Help term="criteria_order" />
        </>
      )}
      {search.job !== undefined && has_criteria && (
        <ButtonLink variant="default" to="/calls" search={{ job: search.job }}>
          {texts.calls.sheet}
        </ButtonLink>
      )}
      <Button variant="default" onClick={openPalette} rightSection={<kbd>R</kbd>}>
        {texts.ranking.rankBy}
      </Button>
      <ButtonLink data-changes to="/import">
        {texts.ranking.add}
      </ButtonLink>
    </>
  );
}
