import { toldFinding, type CriterionMark, type ToldFinding } from '../../api/marks.ts';
import css from './mark.module.css';

/**
 * One finding as a shape: full, full within a ring where it is weak, ring, a short dash where the resume does not say,
 * cross, a small hollow dot while it is being checked. A person's answer has a second ring around it.
 */
export function Shape(props: { finding: ToldFinding; by_person?: boolean; is_weak?: boolean }) {
  return (
    <i
      className={css.mark}
      data-finding={props.finding}
      data-person={props.by_person || undefined}
      data-weak={props.is_weak || undefined}
      aria-hidden
    />
  );
}

/**
 * A mark as it is shown: what a person said wins, and is told apart.
 * @param props.is_weak the skill is named, and nothing shows it at work
 */
export function MarkShape({ mark, is_weak }: { mark: CriterionMark; is_weak?: boolean }) {
  return <Shape finding={toldFinding(mark)} by_person={mark.override !== null} is_weak={is_weak ?? false} />;
}
