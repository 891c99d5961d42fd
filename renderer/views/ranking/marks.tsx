import { Tooltip } from '@mantine/core';
import { useContext, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { Criterion } from '../../api/criteria.ts';
import { toldFinding, type CriterionMark, type ToldFinding } from '../../api/marks.ts';
import { MarkShape } from '../../features/criteria/mark.tsx';
import { headOf, markLabel, nameOf } from '../../features/criteria/names.ts';
import { formatNumber } from '../../lib/format.ts';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import { Facts, Head } from './facts.ts';
import { namesOver } from './slant.ts';
import { markId, TIP_ID } from './tip_place.ts';
import css from './marks.module.css';

/** Where the keys lead among so many names in a row. */
const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => Infinity,
};

/**
 * The criteria as a head: short names, slanted over their columns, and how many meet each. The whole prompt comes on
 * hover and focus; each opens the filter. One stop of the Tab key for all of them; the arrows lead from one to the next.
 */
export function MarksHead() {
  const { criteria, counts, onFilter } = useContext(Head);
  const head = useRef<HTMLSpanElement>(null);
  const [at, stand] = useState(0);
  const stop = Math.min(at, criteria.length - 1);
  const names = namesOver(criteria);
  const fewest = Math.min(...criteria.map(({ id }) => counts?.met.get(id) || Infinity));
  const step = (event: KeyboardEvent): void => {
    const next = STEPS[event.key]?.(stop);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation(); // in the table the same keys mean the row
    const to = Math.max(0, Math.min(criteria.length - 1, next));
    stand(to);
    head.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <span
      ref={head}
      className="flex h-full"
      role="toolbar"
      aria-label={texts.criteria.title}
      onKeyDown={step}
    >
      {criteria.map((criterion, index) => {
        const met = counts?.met.get(criterion.id);
        const said = met === undefined ? null : texts.criteria.meet(headOf(criterion), met, counts!.of);
        return (
          <Tooltip
            key={criterion.id}
            label={<Prompt criterion={criterion} said={said} />}
            events={{ hover: true, focus: true, touch: true }}
            position="top"
            multiline
            maw={360}
          >
            <button
              type="button"
              data-print
              tabIndex={index === stop ? 0 : -1}
              className={css.label}
              data-nice={criterion.weight === 'nice' || undefined}
              data-met={
                met === undefined ? undefined : met === 0 ? 'nobody' : met === fewest ? 'fewest' : 'some'
              }
              aria-label={joined([texts.criteria.heading(headOf(criterion), criterion.weight), said], '. ')}
              onFocus={() => stand(index)}
              onClick={onFilter}
            >
              <bdi className={css.name}>{names[index]}</bdi>
              {/* drawn, not written: the name of the button says it in a sentence */}
              <span
                className={`${css.count} text-mute tabular tracking-n0_04em`}
                data-count={met === undefined ? '…' : formatNumber(met)}
              />
              <i
                className={css.bar}
                style={{ '--share': (met ?? 0) / Math.max(1, counts?.of ?? 0) } as CSSProperties}
              />
            </button>
          </Tooltip>
        );
      })}
    </span>
  );
}

function Prompt({ criterion, said }: { criterion: Criterion; said: string | null }) {
  return (
    <span dir="auto" className="break-anywhere">
      {said !== null && nameOf({ prompt_text: criterion.prompt_text }) === headOf(criterion)
        ? ''
        : criterion.prompt_text}
      {criterion.weight === 'nice' && ` (${texts.criteria.weights.nice.toLocaleLowerCase()})`}
      {said !== null && (
        <>
          <br />
          {said}
        </>
      )}
    </span>
  );
}

/** What was found of one candidate, a mark a criterion; each leads to where it says why. */
export function Marks({ id }: { id: string }) {
  const facts = useContext(Facts);
  if (facts === null) return null;
  const { criteria, marks: found, current, onOpenAt } = facts;
  if (found === undefined) return <span data-wait className={css.wait} />;
  if (found === null) return null;
  const known = criteria.flatMap((criterion): [Criterion, CriterionMark][] => {
    const mark = found.get(criterion.id);
    return mark === undefined ? [] : [[criterion, mark]];
  });
  const counts = new Map<ToldFinding, number>();
  for (const [, mark] of known) {
    const finding = toldFinding(mark);
    counts.set(finding, (counts.get(finding) ?? 0) + 1);
  }
  return (
    <span className="flex" role="group" aria-label={texts.criteria.marks.all(counts)}>
      {criteria.map((criterion) => {
        const mark = found.get(criterion.id);
        if (mark === undefined) {
          return (
            <span
              key={criterion.id}
              className={`${css.place} inline-center flex-none p-0 bare rounded-5 h-26`}
            />
          );
        }
        const is_current = current === criterion.id;
        return (
          <button
            key={criterion.id}
            id={markId(id, criterion.id)}
            type="button"
            tabIndex={-1}
            data-print
            className={`${css.place} inline-center flex-none p-0 bare rounded-5 h-26`}
            data-current={is_current || undefined}
            data-candidate={id}
            data-mark={criterion.id}
            aria-label={markLabel(criterion, mark)}
            aria-describedby={is_current ? TIP_ID : undefined}
            onClick={(event) => {
              event.stopPropagation();
              onOpenAt(id, criterion.id);
            }}
            onDoubleClick={(event) => event.stopPropagation()}
          >
            <MarkShape mark={mark} />
          </button>
        );
      })}
    </span>
  );
}
