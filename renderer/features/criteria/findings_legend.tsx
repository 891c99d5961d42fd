import type { ToldFinding } from '../../api/marks.ts';
import { texts } from '../../texts.ts';
import { Shape } from './mark.tsx';
import css from './findings_legend.module.css';

/** What is not mentioned has the shape of what is not stated, which says both. */
const isNamed = (finding: ToldFinding, _: number, all: readonly ToldFinding[]): boolean =>
  finding !== 'not_mentioned' || !all.includes('not_stated');

/** What the shapes of findings mean, under a table on paper. */
export function FindingsLegend(props: {
  findings: readonly ToldFinding[];
  /** Whether something is only listed. */
  has_listed?: boolean;
  words: Readonly<Partial<Record<string, string>>>;
}) {
  return (
    <p className={css.legend}>
      {props.findings.filter(isNamed).map((finding) => (
        <span className="inline-flex gap-6 items-center" key={finding}>
          <Shape finding={finding} /> {props.words[finding]}
        </span>
      ))}
      {props.has_listed === true && (
        <span className="inline-flex gap-6 items-center">
          <Shape finding="met" is_listed /> {texts.criteria.onlyListed}
        </span>
      )}
    </p>
  );
}
