import { VisuallyHidden } from '@mantine/core';
import { Fragment, type CSSProperties } from 'react';
import type { Criterion } from '../../api/criteria.ts';
import type { CriterionCounts } from '../../api/criterion_counts.ts';
import { Shape } from '../../features/criteria/mark.tsx';
import { briefHeads, widthInTwoLines } from '../../features/criteria/brief_heads.ts';
import { headOf, nameOf } from '../../features/criteria/names.ts';
import { formatNumber } from '../../lib/format.ts';
import { Help } from '../../ui/help.tsx';
import { texts } from '../../texts.ts';
import { MatchSwatch } from './match_bar.tsx';
import css from './legend.module.css';

/** As many characters of a name stand in its two lines. */
const MOST_CHARACTERS = 24;

/** So many stand side by side in the narrowest list; more have a line each of as many as they need. */
const FEW = 7;

/** What the numbers over the columns of marks stand for, must-haves first, and how many meet each. */
export function Legend(props: { criteria: readonly Criterion[]; counts: CriterionCounts | undefined }) {
  const heads = briefHeads(props.criteria.map(headOf), MOST_CHARACTERS);
  const numbered = props.criteria.map((criterion, index) => ({
    criterion,
    number: index + 1,
    head: heads[index]!,
  }));
  const groups = Map.groupBy(numbered, ({ criterion }) => (criterion.weight === 'nice' ? 'nice' : 'must'));
  return (
    <div
      className={css.legend}
      style={{ '--criteria': numbered.length } as CSSProperties}
      data-many={numbered.length > FEW || undefined}
      role="group"
      aria-label={texts.criteria.legend}
    >
      {(['must', 'nice'] as const).map((weight) =>
        groups.get(weight)?.map(({ criterion, number, head }, index) => (
          <Fragment key={criterion.id}>
            {index === 0 && <b className={css.weight}>{texts.criteria.weightsShort[weight]}</b>}
            <span
              className={css.one}
              style={{ '--least': widthInTwoLines(`${number} ${head}`) } as CSSProperties}
              data-weight={weight}
              title={titleOf(criterion, props.counts)}
            >
              <span className={css.name}>
                <i className={css.number}>{number}</i>&nbsp;<bdi>{head}</bdi>
              </span>
              <Met met={props.counts?.met.get(criterion.id)} of={props.counts?.of ?? 0} />
            </span>
          </Fragment>
        )),
      )}
    </div>
  );
}

/** All of its name, and how many meet it. */
function titleOf(criterion: Criterion, counts: CriterionCounts | undefined): string {
  const met = counts?.met.get(criterion.id);
  return met === undefined ? nameOf(criterion) : texts.criteria.meet(nameOf(criterion), met, counts!);
}

/** How many of all meet a criterion, as a bar and in figures; the room for it while that is not known. */
function Met({ met, of }: { met: number | undefined; of: number }) {
  if (met === undefined) return <span className={css.met} />;
  return (
    <span className={css.met}>
      <i className={css.bar} style={{ '--share': met / Math.max(1, of) } as CSSProperties} aria-hidden />
      <span aria-hidden>{formatNumber(met)}</span>
      <VisuallyHidden>{texts.filters.shown(met, of)}</VisuallyHidden>
    </span>
  );
}

/** What the marks mean, under the list and always in sight. */
export function MarksKey({ has_match }: { has_match: boolean }) {
  return (
    <p className={css.key}>
      {SHAPES.map((finding) => (
        <span key={finding}>
          <Shape finding={finding} /> {texts.criteria.findings[finding]}
        </span>
      ))}
      <Help term="marks" />
      {has_match && (
        <span className={css.match}>
          {texts.ranking.columns.match}:
          {MATCH_PARTS.map((part) => (
            <span key={part}>
              <MatchSwatch of={part} />
              {texts.ranking.matchParts[part]}
            </span>
          ))}
        </span>
      )}
    </p>
  );
}

/** Those that a list shows once everybody is checked, the best first; a rare one says itself in its tip. */
const SHAPES = ['met', 'not_met', 'not_stated'] as const;
const MATCH_PARTS = ['criteria', 'text'] as const;
