import type { Criterion } from '../../api/criteria.ts';
import { headOf, nameOf } from '../../features/criteria/names.ts';
import { texts } from '../../texts.ts';
import css from './legend.module.css';

/** What the numbers over the columns of marks stand for, always in sight: must-haves first. */
export function Legend({ criteria }: { criteria: readonly Criterion[] }) {
  const numbered = criteria.map((criterion, index) => ({ criterion, number: index + 1 }));
  const groups = Map.groupBy(numbered, ({ criterion }) => (criterion.weight === 'nice' ? 'nice' : 'must'));
  return (
    <div className={css.legend} role="group" aria-label={texts.criteria.legend} tabIndex={0}>
      {(['must', 'nice'] as const).map((weight) => {
        const some = groups.get(weight);
        if (some === undefined) return null;
        return (
          <p key={weight} className={css.group} data-weight={weight}>
            {some.map(({ criterion, number }, index) => (
              <span key={criterion.id} className={css.one}>
                {index === 0 && <b className={css.weight}>{texts.criteria.weightsShort[weight]}</b>}
                <i className={css.number}>{number}</i>
                <bdi className={css.name} title={nameOf(criterion)}>
                  {headOf(criterion)}
                </bdi>{' '}
              </span>
            ))}
          </p>
        );
      })}
    </div>
  );
}
