import type { ToldFinding } from '../../api/marks.ts';
import { Shape } from './mark.tsx';
import css from './findings_legend.module.css';

/** What the shapes of findings mean, under a table on paper. */
export function FindingsLegend(props: {
  findings: readonly ToldFinding[];
  words: Readonly<Partial<Record<string, string>>>;
}) {
  return (
    <p className={css.legend}>
      {props.findings.map((finding) => (
        <span key={finding}>
          <Shape finding={finding} /> {props.words[finding]}
        </span>
      ))}
    </p>
  );
}
