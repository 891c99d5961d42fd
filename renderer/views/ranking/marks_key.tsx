import { Shape } from '../../features/criteria/mark.tsx';
import { Help } from '../../ui/help.tsx';
import { texts } from '../../texts.ts';
import { trackOf, type Columns } from './columns_for.ts';
import css from './marks.module.css';

/** Those that a list shows once everybody is checked, the best first; a rare one says itself in its tip. */
const SHAPES = [
  ['met', 'met', false],
  ['listed', 'met', true],
  ['not_met', 'not_met', false],
  ['not_stated', 'not_stated', false],
] as const;

/** What decides the order and what the marks mean, in the corner that the names over their columns leave free. */
export function MarksKey(props: { has_nice: boolean; rule: string; columns: Columns }) {
  return (
    <div
      className={`${css.corner} absolute top-0 grid w-full no-print z-3 gap-x-8 p-6-14-0-16 no-pointer`}
      style={{ gridTemplateColumns: props.columns.template }}
    >
      <div
        className="text-mute font-12 line-17"
        style={{ gridColumn: `1 / ${trackOf('criteria', props.columns)}` }}
      >
        <p className="m-0 text-ink pointer">
          {props.rule} <Help term="marks" />
        </p>
        <p className="row-wrap m-0 gap-0-10 pointer">
          {SHAPES.map(([words, finding, is_listed]) => (
            <span key={words} className="nowrap">
              <Shape finding={finding} is_listed={is_listed} />{' '}
              {is_listed ? texts.criteria.onlyListed : texts.criteria.findings[finding]}
            </span>
          ))}
          {props.has_nice && <i className="italic">{texts.criteria.weights.nice}</i>}
        </p>
      </div>
    </div>
  );
}
