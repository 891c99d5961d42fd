import { useNavigate } from '@tanstack/react-router';
import { useIsChecking } from '../../api/checking.ts';
import { inOrderOf, orderOf, type RankingOrder, type RankingSearch } from '../../addresses/ranking_search.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Help } from '../../ui/help.tsx';
import { Segments } from '../../ui/segments.tsx';
import { texts } from '../../texts.ts';
import { BETWEEN } from '../../lib/joined.ts';

/** What decides the order, and whom to call. */
export function RankingTools(props: { search: RankingSearch; has_criteria: boolean }) {
  const { search, has_criteria } = props;
  const goTo = useOrder(search);
  const now = orderOf(search);
  return (
    <>
      {has_criteria && search.by === undefined && (
        <>
          <Segments
            aria-label={texts.criteria.order}
            value={now === 'corrected' ? 'best' : now}
            onChange={goTo}
            data={(['best', 'meaning', 'criteria'] as const).map((value) => ({
              value,
              label: <span title={texts.criteria.orderHint[value]}>{texts.criteria.orders[value]}</span>,
            }))}
          />
          <Help term="criteria_order" />
        </>
      )}
      {search.job !== undefined && has_criteria && (
        <ButtonLink variant="default" to="/calls" search={{ job: search.job }}>
          {texts.calls.sheet}
        </ButtonLink>
      )}
    </>
  );
}

/** Puts the list in another order, which its address then names. */
function useOrder(search: RankingSearch): (order: RankingOrder) => void {
  const navigate = useNavigate();
  return (order) => void navigate({ to: '/ranking', search: inOrderOf(search, order), replace: true });
}

/** Whether the order counts what people answered themselves; nothing where nobody did. */
export function CountCorrections(props: {
  search: RankingSearch;
  job_id: string;
  /** Answers that people gave themselves, about those in the list. */
  corrections: number;
}) {
  const { search, corrections } = props;
  const goTo = useOrder(search);
  const now = orderOf(search);
  const is_on = now === 'corrected';
  // while everybody is checked, how far that is stands in its place
  const is_checking = useIsChecking(props.job_id);
  if (is_checking || search.by !== undefined || !(is_on || (now === 'best' && corrections > 0))) return null;
  return (
    <>
      {BETWEEN}
      <button
        type="button"
        className="min-h-24 p-0 text-button weight-600 size-inherit"
        aria-pressed={is_on}
        title={texts.criteria.orderHint.corrected}
        onClick={() => goTo(is_on ? 'best' : 'corrected')}
      >
        {is_on && '✓ '}
        {texts.criteria.countCorrections(corrections)}
      </button>
    </>
  );
}
