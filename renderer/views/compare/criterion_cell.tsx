import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { atCriterion } from '../../addresses/candidate_search.ts';
import type { Criterion } from '../../api/criteria.ts';
import { readFinding, shownFinding, toldFinding } from '../../api/marks.ts';
import { MarkShape } from '../../features/criteria/mark.tsx';
import { byWhom, caveat, evidenceOf, markOf, nameOf } from '../../features/criteria/names.ts';
import { Explained } from '../../ui/explained.tsx';
import { quotedLines } from '../../lib/format.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { Quoted } from '../../ui/quoted.tsx';
import { texts } from '../../texts.ts';
import css from './compare.module.css';
import type { Compared } from './use_comparison.ts';
import { BETWEEN } from '../../lib/joined.ts';

/**
 * What was found of a criterion, in one line: a mark, a word unless it is met, and how sure that is where it is not
 * very. Nothing where there is no answer: see absence.ts.
 */
export function CriterionCell({ column, criterion }: { column: Compared; criterion: Criterion }) {
  const one = column.evaluations?.get(criterion.id);
  if (one === undefined) return null;
  const mark = markOf(one);
  const told = toldFinding(mark);
  const word = texts.criteria.findings[told];
  const more = byWhom(mark) ?? caveat(one);
  return (
    <span className={css.finding}>
      <MarkShape mark={mark} />
      {told === 'met' ? (
        <VisuallyHidden>{word}</VisuallyHidden>
      ) : told === 'not_met' ? (
        <b className="weight-600">{word}</b>
      ) : (
        <span className={`${css.mute} aside`}>{word}</span>
      )}
      {more !== '' && <span className={`${css.mute} aside`}>{more}</span>}
    </span>
  );
}

/** The words that say so, or why there are none; a click shows them on the page. */
export function QuoteCell(props: { column: Compared; criterion: Criterion; job_id: string }) {
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
      <span className={`${css.quote} break-anywhere clamp ps-9 edge-s-marker-bar serif-14-1_42`} dir="auto">
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
      className={`${css.answer} grid gap-4 text-inherit no-underline columns-fr`}
      tabIndex={-1}
      title={texts.compare.opens(nameOf(criterion))}
    >
      {mark.override !== null && (
        <span className="aside">
          {texts.criteria.itRead(readFinding(mark))}
          {one.override?.reason !== null && one.override?.reason !== undefined && (
            <>
              {BETWEEN}
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
