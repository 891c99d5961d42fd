import { useJobEvaluations } from '../../api/evaluations.ts';
import { MarkShape } from '../../features/criteria/mark.tsx';
import { confidenceWord, markOf, nameOf } from '../../features/criteria/names.ts';
import { Explained } from '../../ui/explained.tsx';
import { texts } from '../../texts.ts';
import { readFinding, toldFinding } from '../../api/marks.ts';
import css from './criteria_list.module.css';

/** What was found of the one in front, each with the reason in a line. */
export function CriteriaList(props: {
  candidate_id: string;
  job_id: string;
  order: readonly string[];
  onOpenAt: (criterion_id: string) => void;
}) {
  const evaluations = useJobEvaluations(props.candidate_id, props.job_id);
  const at = new Map(props.order.map((id, index) => [id, index]));
  const shown = (evaluations.data ?? []).toSorted(
    (a, b) => (at.get(a.criterion.id) ?? Infinity) - (at.get(b.criterion.id) ?? Infinity),
  );
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className="panel-heading mb-4">{texts.criteria.title}</h3>
      <ul>
        {shown.map((one) => {
          const mark = markOf(one);
          const { result } = one.evaluation;
          return (
            <li key={one.criterion.id}>
              <button type="button" className={css.one} onClick={() => props.onOpenAt(one.criterion.id)}>
                <span className={css.shape}>
                  <MarkShape mark={mark} />
                </span>
                <span className="flex-1 min-w-0">
                  <span className={css.name} dir="auto">
                    {nameOf(one.criterion)}
                  </span>
                  <span className={css.why}>
                    {result?.explanation === null || result?.explanation === undefined ? (
                      texts.criteria.findings[readFinding(mark)]
                    ) : (
                      <Explained text={result.explanation} told={one.told?.explanation} />
                    )}
                  </span>
                </span>
                <span className="flex-none text-mute font-12">
                  {mark.override !== null
                    ? texts.criteria.you
                    : result === null || toldFinding(mark) === 'not_stated'
                      ? ''
                      : confidenceWord(readFinding(mark), result.confidence_score)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
