import { isOnlyListed, toldFinding, type CriterionMark, type ToldFinding } from '../../api/marks.ts';
import css from './mark.module.css';

/**
 * One finding as a shape: full, half full where it is only listed, ring, a short dash where the resume does not say,
 * cross, a small hollow dot while it is being checked. A person's answer has a second ring around it.
 */
export function Shape(props: { finding: ToldFinding; by_person?: boolean; is_listed?: boolean }) {
  return (
    <i
      className={css.mark}
      data-finding={props.finding}
      data-person={props.by_person || undefined}
      data-listed={props.is_listed || undefined}
      aria-hidden
    />
  );
}

/** A mark as it is shown: what a person said wins, and is told apart, as is what is only listed. */
export function MarkShape({ mark }: { mark: CriterionMark }) {
  return (
    <Shape finding={toldFinding(mark)} by_person={mark.override !== null} is_listed={isOnlyListed(mark)} />
  );
}
