import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallbackRef } from '@mantine/hooks';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
} from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { useCandidateRows } from '../../api/candidates.ts';
import type { Criterion } from '../../api/criteria.ts';
import { useCriterionMarks } from '../../api/evaluations.ts';
import { useJobNominations } from '../../api/nominations.ts';
import { idsOf, type RankedEntry } from '../../api/ranking_filters.ts';
import { memoize } from '../../lib/memoize.ts';
import { formatNumber } from '../../lib/format.ts';
import { useVisibleRows } from '../../lib/visible_rows.ts';
import { texts } from '../../texts.ts';
import type { RankChange } from '../../api/rank_changes.ts';
import { Head, type HeadFacts } from './facts.ts';
import { PickAll } from './pick.tsx';
import { columns, columns_with_marks } from './ranking_columns.tsx';
import { RankingRow } from './ranking_row.tsx';
import { useRowInSight } from '../../lib/scroll_padding.ts';
import { useIsActiveView } from '../../lib/active_view.ts';
import css from './ranking_table.module.css';

const ROW = 36;
const BAND = 26;
/** Rows drawn above and below those in sight. */
const OVERSCAN = 8;
/** More criteria than this stand closer together. */
const MANY = 10;

type Band = NonNullable<RankedEntry['band']>;
type Item =
  | { readonly kind: 'band'; readonly band: Band; readonly count: number }
  | { readonly kind: 'row'; readonly index: number };

type Layout = {
  /** Rows, and before the first of each band a line that names it. */
  readonly items: readonly Item[];
  /** Where among the items somebody's row is, by candidate. */
  readonly places: ReadonlyMap<string, number>;
};

/** Where everything stands in the list. */
const layoutOf = memoize((rows: readonly RankedEntry[]): Layout => {
  const counts = new Map<Band, number>();
  for (const { band } of rows) if (band !== undefined) counts.set(band, (counts.get(band) ?? 0) + 1);
  const items: Item[] = [];
  const places = new Map<string, number>();
  let band: Band | undefined;
  for (const [index, row] of rows.entries()) {
    if (row.band !== undefined && row.band !== band) {
      items.push({ kind: 'band', band: row.band, count: counts.get(row.band) ?? 0 });
    }
    band = row.band;
    places.set(row.candidate_id, items.length);
    items.push({ kind: 'row', index });
  }
  return { items, places };
});

/** How large the list was, and how far it was scrolled: who comes back finds it so, drawn in one go. */
let last_rect = { width: 0, height: 0 };
const last_offset = new WeakMap<readonly RankedEntry[], number>();

/** However many there are, only the rows in sight exist. */
export function RankingTable(props: {
  rows: readonly RankedEntry[];
  stages: readonly NominationStage[];
  job_id: string | null;
  selected: string | null;
  onSelect: (candidate_id: string) => void;
  onOpen: (candidate_id: string) => void;
  criteria: readonly Criterion[];
  /** The criterion whose mark the keys stand on, in the selected row. */
  current: string | null;
  onOpenAt: (candidate_id: string, criterion_id: string) => void;
  onFilter: () => void;
  picked: ReadonlySet<string>;
  onPick: (candidate_id: string, extend: boolean) => void;
  onPickAll: (all: boolean) => void;
  changes: ReadonlyMap<string, RankChange>;
}) {
  const { rows, selected, criteria, current, onFilter, picked } = props;
  const has_marks = criteria.length > 0;
  const scroller = useRef<HTMLDivElement>(null);
  const { items, places } = layoutOf(rows);
  // rows out of sight come after the first paint
  const has_settled = useDeferredValue(true, false);
  // the same for the same rows: for others all the places of the list are reckoned anew
  const sizeOf = useCallback((index: number) => (items[index]?.kind === 'band' ? BAND : ROW), [items]);
  const keyOf = useCallback(
    (index: number) => {
      const item = items[index];
      if (item === undefined) return index;
      return item.kind === 'band' ? item.band : (rows[item.index]?.candidate_id ?? index);
    },
    [items, rows],
  );
  // eslint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: sizeOf,
    getItemKey: keyOf,
    overscan: has_settled ? OVERSCAN : 0,
    initialRect: last_rect,
    initialOffset: () => last_offset.get(rows) ?? 0,
    useFlushSync: false,
  });
  useLayoutEffect(
    () => () => {
      last_rect = virtual.scrollRect ?? last_rect;
      last_offset.set(rows, virtual.scrollOffset ?? 0);
    },
    [virtual, rows],
  );
  const shown = virtual.getVirtualItems();
  const in_sight = useVisibleRows(items, shown[0]?.index ?? 0, shown.at(-1)?.index ?? -1);
  const visible = useMemo(
    () => in_sight.flatMap((item) => (item.kind === 'row' ? [rows[item.index]!.candidate_id] : [])),
    [in_sight, rows],
  );
  const candidates = useCandidateRows(visible);
  const nominations = useJobNominations(props.job_id);
  const marks = useCriterionMarks(has_marks ? props.job_id : null, visible);
  const stages = useMemo(() => new Map(props.stages.map((stage) => [stage.id, stage])), [props.stages]);
  const head = useMemo((): HeadFacts => ({ criteria, onFilter }), [criteria, onFilter]);
  // Rows are drawn anew only when their own facts change; what they call is the same all along.
  const onSelect = useCallbackRef(props.onSelect);
  const onOpen = useCallbackRef(props.onOpen);
  const onOpenAt = useCallbackRef(props.onOpenAt);
  const onPick = useCallbackRef(props.onPick);

  const at = selected === null ? -1 : (places.get(selected) ?? -1);
  const is_active = useIsActiveView();
  // under a candidate in a narrow window it had no size
  useRowInSight(scroller, '[role=row]', selected, virtual.measurementsCache[at] ?? null, is_active);

  // Whoever comes here comes to read the list: the keys work at once, and a screen reader starts here.
  // Never out of a field: rows also come back while someone types a filter.
  useEffect(() => {
    if (is_active && !(document.activeElement instanceof HTMLInputElement)) {
      scroller.current?.focus({ preventScroll: true });
    }
  }, [is_active]);

  return (
    <div
      ref={scroller}
      className={css.grid}
      role="grid"
      tabIndex={0}
      data-marks={has_marks || undefined}
      data-many={criteria.length > MANY || undefined}
      data-picking={picked.size > 0 || undefined}
      style={{ '--criteria': criteria.length } as CSSProperties}
      aria-label={texts.ranking.list}
      aria-rowcount={rows.length + 1}
      aria-activedescendant={
        selected === null ? undefined : current === null ? `row-${selected}` : `mark-${selected}-${current}`
      }
    >
      <div className={css.head} role="row" aria-rowindex={1}>
        <Head value={head}>
          {(has_marks ? columns_with_marks : columns).map((column) => (
            <span key={column.id} role="columnheader" data-column={column.id}>
              {column.id === 'pick' ? (
                <PickAll picked={picked} shown={idsOf(rows)} onChange={props.onPickAll} />
              ) : (
                <column.Head />
              )}
            </span>
          ))}
        </Head>
      </div>
      <div className={css.body} style={{ height: virtual.getTotalSize() }} role="rowgroup">
        {shown.map(({ index, key, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          if (item.kind === 'band') {
            const place = { transform: `translateY(${start}px)` };
            return (
              <div key={key} className={css.band} style={place} role="presentation">
                {texts.bands[item.band]} <small>{formatNumber(item.count)}</small>
              </div>
            );
          }
          const entry = rows[item.index];
          if (entry === undefined) return null;
          const id = entry.candidate_id;
          const stage_id = nominations.data?.get(id)?.current_nomination_stage_id;
          return (
            <RankingRow
              key={key}
              entry={entry}
              top={start}
              number={item.index + 1}
              is_selected={id === selected}
              onSelect={onSelect}
              onOpen={onOpen}
              candidate={candidates.get(id)}
              stage={stage_id === undefined ? undefined : stages.get(stage_id)}
              criteria={criteria}
              marks={marks.get(id)}
              current={id === selected ? current : null}
              is_picked={picked.has(id)}
              change={props.changes.get(id) ?? null}
              onOpenAt={onOpenAt}
              onPick={onPick}
            />
          );
        })}
      </div>
    </div>
  );
}
