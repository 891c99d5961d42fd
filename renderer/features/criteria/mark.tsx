import { toldFinding, type CriterionMark, type ToldFinding } from '../../api/marks.ts';
import css from './mark.module.css';

/**
 * One finding as a shape: full, ring, the lower half of one where the resume does not say, cross, dash. A person's answer has a
 * second ring around it.
 */
export function Shape({ finding, by_person = false }: { finding: ToldFinding; by_person?: boolean }) {
  return <i className={css.mark} data-finding={finding} data-person={by_person || undefined} aria-hidden />;
}

/** A mark as it is shown: what a person said wins, and is told apart. */
export function MarkShape({ mark }: { mark: CriterionMark }) {
  return <Shape finding={toldFinding(mark)} by_person={mark.override !== null} />;
}
