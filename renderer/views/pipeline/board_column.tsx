import { useVirtualizer, defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { memo, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { useCandidateRows } from '../../api/candidates.ts';
import { useCriterionMarks } from '../../api/evaluations.ts';
import { useJobNominations } from '../../api/nominations.ts';
import { useCandidateCards } from '../../api/pool.ts';
import { useRowInSight } from '../../lib/scroll_padding.ts';
import { formatNumber } from '../../lib/format.ts';
import { useVisibleRows } from '../../lib/visible_rows.ts';
import { texts } from '../../texts.ts';
import { BoardCard } from './board_card.tsx';
import css from './board.module.css';
import type { BoardColumn } from './columns.ts';
import { takeCards } from './dragging.ts';
import { Facts } from './facts.ts';
import { StageTime } from './stage_time.tsx';
import { stageName } from '../../features/stages/stage_name.ts';

/** About as high as most cards; each is measured, since names are never cut. */
const CARD = 98;
const GAP = 7;
/** Cards drawn above and below those in sight. */
const OVERSCAN = 4;

/**
 * A stage: its name, how many are in it, and a list in which only the cards in sight exist. Cards dropped here move
 * here.
 */
export const BoardColumnPart = memo(function Column(props: {
  column: BoardColumn;
  is_folded: boolean;
  /** The card the keys stand on, where it is in this column. */
  current: string | null;
  onFold: (stage: NominationStage) => void;
}) {
  const { column, is_folded } = props;
  const { stage } = column;
  const facts = use(Facts)!;
  const { onMove } = facts;
  const [is_over, setOver] = useState(false);
  const root = useRef<HTMLElement>(null);
  const drop = useRef<(ids: readonly string[]) => void>(() => undefined);
  useEffect(() => {
    drop.current = (ids) => onMove(ids, stage);
  });
  useEffect(
    () => (root.current === null ? undefined : takeCards(root.current, setOver, (ids) => drop.current(ids))),
    [],
  );
  return (
    <section
      ref={root}
      className={`${css.column} stack flex-1-1-0 min-w-104 max-w-340 rounded-8 bg-lane`}
      data-stage={stage.id}
      data-folded={is_folded || undefined}
      data-over={is_over || undefined}
      aria-label={texts.pipeline.column(stageName(stage), column.total)}
    >
      <header className={`${css.head} grid items-center columns-fr-auto-24 gap-0-4 p-8-6-7-14`}>
        <h2 className={`${css.name} serif-600-15-1_3 break-anywhere`} dir="auto" title={stageName(stage)}>
          {stageName(stage)}
        </h2>
        <span
          className={`${css.about} font-13 tabular text-ink weight-600`}
          data-none={column.total === 0 || undefined}
        >
          {column.cards.length === column.total
            ? formatNumber(column.total)
            : texts.pipeline.ofThem(column.cards.length, column.total)}
        </span>
        <button
          type="button"
          className={`${css.fold} hover-bg-select`}
          aria-expanded={!is_folded}
          aria-label={
            is_folded ? texts.pipeline.unfold(stageName(stage)) : texts.pipeline.fold(stageName(stage))
          }
          title={is_folded ? texts.pipeline.unfold(stageName(stage)) : texts.pipeline.fold(stageName(stage))}
          onClick={() => props.onFold(stage)}
        />
        {!is_folded && (
          <div className={`${css.time} span-all min-h-25 pe-8`}>
            {column.is_left_over && <p className="text-mute font-12 line-16">{texts.pipeline.leftOver}</p>}
            <StageTime stage={stage} times={facts.times} longest={facts.longest} />
          </div>
        )}
      </header>
      {!is_folded && column.cards.length > 0 && <Cards column={column} current={props.current} />}
      {!is_folded && column.cards.length === 0 && column.total > 0 && (
        <p className="aside p-6-12-12">{texts.pipeline.emptyFiltered}</p>
      )}
    </section>
  );
});

function Cards({ column, current }: { column: BoardColumn; current: string | null }) {
  const { cards, stage } = column;
  const { criteria, job_id, times } = use(Facts)!;
  const scroller = useRef<HTMLOListElement>(null);
  const at = current === null ? -1 : cards.indexOf(current);
  const [dragged, setDragged] = useState<string | null>(null);
  const dragged_at = dragged === null ? -1 : cards.indexOf(dragged);
  const rangeExtractor = useCallback(
    // A card that is dragged, or has the focus, stays on the page however far the list scrolls.
    (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...[at, dragged_at].filter((one) => one >= 0)])].toSorted(
        (a, b) => a - b,
      ),
    [at, dragged_at],
  );
  // the same for the same cards: for others all the places of the list are reckoned anew
  const keyOf = useCallback((index: number) => cards[index] ?? index, [cards]);
  // eslint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD,
    gap: GAP,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    useFlushSync: false,
    paddingStart: 2,
    paddingEnd: 10,
    rangeExtractor,
  });
  const shown = virtual.getVirtualItems();
  useRowInSight(scroller, null, current, virtual.measurementsCache[at] ?? null);
  const { startIndex, endIndex } = virtual.range ?? { startIndex: 0, endIndex: -1 };
  const in_sight = useVisibleRows(cards, Math.max(0, startIndex - OVERSCAN), endIndex + OVERSCAN);
  // the card with the focus and the one that is dragged, too, however far away they are
  const visible = useMemo(() => {
    const far = [at, dragged_at].flatMap((one) => cards[one] ?? []).filter((id) => !in_sight.includes(id));
    return far.length === 0 ? in_sight : [...in_sight, ...far];
  }, [in_sight, cards, at, dragged_at]);
  const candidates = useCandidateRows(visible);
  const cards_of = useCandidateCards(visible);
  const nominations = useJobNominations(job_id).data;
  const marks = useCriterionMarks(criteria.length > 0 ? job_id : null, visible);
  return (
    <ol ref={scroller} className={css.list} data-scrolls tabIndex={-1}>
      <li aria-hidden className="w-1" style={{ height: virtual.getTotalSize() }} />
      {shown.map(({ index, start }) => {
        const id = cards[index];
        if (id === undefined) return null;
        return (
          <BoardCard
            key={id}
            id={id}
            stage={stage}
            place={index + 1}
            of={cards.length}
            top={start}
            at={index}
            measure={virtual.measureElement}
            days={times.daysIn(id, stage.id)}
            is_current={id === current}
            candidate={candidates.get(id)}
            marks={marks.get(id)}
            tags={cards_of.get(id)?.tags}
            reason={nominations?.get(id)?.reason ?? null}
            onDragged={setDragged}
          />
        );
      })}
    </ol>
  );
}
