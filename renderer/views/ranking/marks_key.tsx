import { Shape } from '../../features/criteria/mark.tsx';
import { Help } from '../../ui/help.tsx';
import { texts } from '../../texts.ts';
import css from './marks.module.css';

/** Those that a list shows once everybody is checked, the best first; a rare one says itself in its tip. */
const SHAPES = ['met', 'not_met', 'not_stated'] as const;

/** What the marks mean, in the corner that the names over their columns leave free. */
export function MarksKey({ has_nice }: { has_nice: boolean }) {
  return (
    <p className={css.key}>
      {SHAPES.map((finding) => (
        <span key={finding}>
          <Shape finding={finding} /> {texts.criteria.findings[finding]}
        </span>
      ))}
      {has_nice && <i className={css.nice}>{texts.criteria.weights.nice}</i>}
      <Help term="marks" />
    </p>
  );
}
