import { Fragment } from 'react';
import type { Criterion } from '../../api/criteria.ts';
import { Shape } from '../../features/criteria/mark.tsx';
import { headOf, nameOf } from '../../features/criteria/names.ts';
import { Help } from '../../ui/help.tsx';
import { texts } from '../../texts.ts';
import css from './legend.module.css';

/** What the numbers over the columns of marks stand for, must-haves first, and what the marks mean. */
export function Legend({ criteria }: { criteria: readonly Criterion[] }) {
  const numbered = criteria.map((criterion, index) => ({ criterion, number: index + 1 }));
  const groups = Map.groupBy(numbered, ({ criterion }) => (criterion.weight === 'nice' ? 'nice' : 'must'));
  return (
    <div className={css.legend}>
      <div className={css.criteria} role="group" aria-label={texts.criteria.legend} tabIndex={0}>
        {(['must', 'nice'] as const).map((weight) =>
          groups.get(weight)?.map(({ criterion, number }, index) => (
            <Fragment key={criterion.id}>
              {index === 0 && <b className={css.weight}>{texts.criteria.weightsShort[weight]}</b>}
              <span
                className={css.one}
                data-weight={weight}
                data-long={headOf(criterion).length > SHORT || undefined}
                title={nameOf(criterion)}
              >
                <i className={css.number}>{number}</i>
                <bdi className={css.name}>{headOf(criterion)}</bdi>
              </span>
            </Fragment>
          )),
        )}
      </div>
      <Help term="marks">
        <span className={css.key}>
          {SHAPES.map((finding) => (
            <Fragment key={finding}>
              <Shape finding={finding} />
              {texts.criteria.findings[finding]}
            </Fragment>
          ))}
        </span>
      </Help>
    </div>
  );
}

/** A name of so few letters always stands whole. */
const SHORT = 12;

/** Those that a list can show, the best first. */
const SHAPES = ['met', 'not_met', 'not_mentioned', 'not_stated', 'failed', 'in_progress'] as const;
