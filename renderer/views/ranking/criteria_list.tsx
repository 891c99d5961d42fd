import { useState } from 'react';
import type { Criterion } from '../../api/criteria.ts';
import { useJobEvaluations, type CriterionEvaluation } from '../../api/evaluations.ts';
import { countedTime } from '../../features/criteria/counted_time.ts';
import { MarkShape } from '../../features/criteria/mark.tsx';
import { byWhom, caveat, evidenceOf, headOf, markOf, nameOf, toldOf } from '../../features/criteria/names.ts';
import { joined } from '../../lib/joined.ts';
import { Explained } from '../../ui/explained.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { Quoted } from '../../ui/quoted.tsx';
import { quotedLines } from '../../lib/format.ts';
import { texts } from '../../texts.ts';
import css from './criteria_list.module.css';

/**
 * What was found of the one in front, a line each; below them the words that the one is about which the pointer or the
 * keys are on. Those have a place of their own: nothing moves away from under the pointer.
 */
export function CriteriaList(props: {
  candidate_id: string;
  job_id: string;
  criteria: readonly Criterion[];
  /** The criterion that the keys stand on in the list. */
  current: string | null;
  onOpenAt: (criterion_id: string) => void;
}) {
  const { criteria, current } = props;
  const evaluations = useJobEvaluations(props.candidate_id, props.job_id);
  const [looked_at, lookAt] = useState<string | null>(null);
  const at = new Map(criteria.map(({ id }, index) => [id, index]));
  const shown = (evaluations.data ?? []).toSorted(
    (a, b) => (at.get(a.criterion.id) ?? Infinity) - (at.get(b.criterion.id) ?? Infinity),
  );
  if (evaluations.data === undefined) return <Waiting criteria={criteria} />;
  if (shown.length === 0) return null;
  const asked = looked_at ?? current;
  const told =
    shown.find(({ criterion }) => criterion.id === asked) ??
    shown.find((one) => evidenceOf(one).length > 0) ??
    shown[0]!;
  return (
    <section aria-label={texts.criteria.title} className="mt-12" onPointerLeave={() => lookAt(null)}>
      <ul>
        {shown.map((one) => {
          const { id } = one.criterion;
          const told_as = toldOf(one);
          return (
            <li key={id}>
              <button
                type="button"
                className={css.one}
                data-told={one === told || undefined}
                aria-describedby={one === told ? 'ranking-words' : undefined}
                onPointerEnter={() => lookAt(id)}
                onFocus={() => lookAt(id)}
                onBlur={() => lookAt(null)}
                onClick={() => props.onOpenAt(id)}
              >
                <MarkShape mark={markOf(one)} />
                <span className="clamp flex-1-1-0 min-w-9ch" dir="auto" title={nameOf(one.criterion)}>
                  {headOf(one.criterion)}
                </span>
                <span className={`${css.found} text-mute font-12 flex-0-1-auto align-end`}>
                  {joined([
                    byWhom(markOf(one)),
                    told_as === 'met' ? null : texts.criteria.findings[told_as],
                    countedTime(one),
                    caveat(one),
                  ])}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className={css.words} id="ranking-words" dir="auto">
        <Words of={told} />
      </p>
    </section>
  );
}

/** Before the answers are there: what is asked, in its place, so that nothing jumps when they come. */
function Waiting({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <section aria-label={texts.criteria.title} aria-busy className="mt-12">
      <ul>
        {criteria.map((criterion) => (
          <li key={criterion.id} className={css.one}>
            <i className="flex-none bg-soft square-11 round" aria-hidden />
            <span className="clamp flex-1-1-0 min-w-9ch" dir="auto">
              {headOf(criterion)}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.words} />
    </section>
  );
}

/** The words an answer rests on, else why it is what it is. */
function Words({ of: one }: { of: CriterionEvaluation }) {
  const [first] = evidenceOf(one);
  const explanation = one.evaluation.result?.explanation ?? null;
  const said = one.override?.said ?? null;
  const spoken = said?.answer ?? null;
  return (
    <span className={`${css.told} block pl-10 edge-marker-bar`}>
      <span className="clamp">
        {said !== null && spoken !== null ? (
          <span data-words>
            {texts.calls.said(said.said_at)} <Hidden text={spoken} />
          </span>
        ) : first !== undefined && countedTime(one) === '' ? (
          <q className="serif font-14 no-quotes" data-words>
            <Quoted>
              <Hidden text={quotedLines(first.quote)} />
            </Quoted>
          </q>
        ) : explanation === null ? (
          texts.criteria.findings[toldOf(one)]
        ) : (
          <Explained text={explanation} told={one.told?.explanation} />
        )}
      </span>
    </span>
  );
}
