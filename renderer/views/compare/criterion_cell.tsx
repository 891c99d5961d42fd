import { Link } from '@tanstack/react-router';
import { atCriterion } from '../../addresses/candidate_search.ts';
import type { Criterion } from '../../api/criteria.ts';
import { readFinding, shownFinding, toldFinding } from '../../api/marks.ts';
import { MarkShape } from '../../features/criteria/mark.tsx';
import { confidenceWord, evidenceOf, markOf, nameOf } from '../../features/criteria/names.ts';
import { Explained } from '../../ui/explained.tsx';
import { quotedLines } from '../../lib/format.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { Quoted } from '../../ui/quoted.tsx';
import { texts } from '../../texts.ts';
import css from './compare.module.css';
import type { Compared } from './use_comparison.ts';

/**
 * What was found of a criterion, how sure that is, and the words that say so; a click shows them on the page.
 * Nothing where there is no answer: see absence.ts.
 */
export function CriterionCell(props: { column: Compared; criterion: Criterion; job_id: string }) {
  const { column, criterion } = props;
  const one = column.evaluations?.get(criterion.id);
  if (one === undefined) return null;
  const mark = markOf(one);
  const shown = shownFinding(mark);
  const { result } = one.evaluation;
  const evidence = evidenceOf(one);
  // What speaks for the answer that is shown comes first.
  const quote = evidence.find((some) => (some.stance === 'for') === (shown === 'met')) ?? evidence[0] ?? null;
  const words =
    quote !== null ? (
      <span className={css.quote} dir="auto">
        <Quoted>
          <Hidden text={quotedLines(quote.quote)} />
        </Quoted>
      </span>
    ) : shown === 'in_progress' ? (
      texts.criteria.inProgress
    ) : (
      <span className="aside break-anywhere">
        {(result?.explanation ?? '').trim() === '' ? (
          texts.compare.unexplained[shown]
        ) : (
          <Explained text={result?.explanation ?? ''} told={one.told?.explanation} />
        )}
      </span>
    );
  return (
    <Link
      to="/candidates/$candidate_id"
      params={{ candidate_id: column.id }}
      search={atCriterion({ job: props.job_id }, criterion.id)}
      className={css.answer!}
      tabIndex={-1}
      title={texts.compare.opens(nameOf(criterion))}
    >
      <span className={css.finding}>
        <MarkShape mark={mark} />
        <b>{texts.criteria.findings[shown]}</b>
        <span className={css.mute}>
          {mark.override !== null
            ? texts.criteria.you
            : result !== null && shown !== 'not_stated'
              ? confidenceWord(toldFinding(mark), result.confidence_score)
              : ''}
        </span>
      </span>
      {mark.override !== null && (
        <span className="aside">
          {texts.criteria.itRead(readFinding(mark))}
          {one.override?.reason !== null && one.override?.reason !== undefined && (
            <>
              {' · '}
              <bdi>
                <Hidden text={one.override.reason} />
              </bdi>
            </>
          )}
        </span>
      )}
      {words}
    </Link>
  );
}
