import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { RankedEntry } from '../../api/ranking_filters.ts';
import { memoize } from '../../lib/memoize.ts';
import type { Columns } from './columns_for.ts';
import type { StackedRows } from './stacks.ts';
import { useVisibleRows } from '../../lib/visible_rows.ts';

const ROW = 28;
const TALL_ROW = 42;
const BAND = 24;
/** Rows drawn above and below those in sight. */
const OVERSCAN = 8;

type Band = NonNullable<RankedEntry['band']>;
type Item =
  | { readonly kind: 'band'; readonly band: Band; readonly count: number }
  | { readonly kind: 'row'; readonly index: number };

type Layout = {
  /** Rows; before the first of each band a line that names it. */
  readonly items: readonly Item[];
  /** Where among the items somebody's row is, by candidate. */
  readonly places: ReadonlyMap<string, number>;
};

/** Where everything stands in the list. */
const layoutOf = memoize(({ rows, firsts, tops }: StackedRows): Layout => {
  const counts = new Map<Band, number>();
  for (const { band } of firsts) if (band !== undefined) counts.set(band, (counts.get(band) ?? 0) + 1);
  const items: Item[] = [];
  const places = new Map<string, number>();
  let band: Band | undefined;
  for (const [index, row] of rows.entries()) {
    // who stands in a stack is in no place of their own
    if (!tops.has(row.candidate_id)) {
      if (row.band !== undefined && row.band !== band) {
        items.push({ kind: 'band', band: row.band, count: counts.get(row.band) ?? 0 });
      }
      band = row.band;
    }
    places.set(row.candidate_id, items.length);
    items.push({ kind: 'row', index });
  }
  return { items, places };
});

/** How large the list was, and how far it was scrolled: who comes back finds it so, drawn in one go. */
let last_rect = { width: 0, height: 0 };
let last_row = ROW;

/** Rows that are a page of them: as many as are in sight, but for one that is seen before and after. */
export function rowsOfPage(): number {
  return Math.max(1, Math.floor(last_rect.height / last_row) - 3);
}

const last_offset = new WeakMap<readonly RankedEntry[], number>();

/** Which rows and bands of the ranking are drawn, and where: those in sight and a few around them. */
export function useRowsDrawn(
  scroller: RefObject<HTMLElement | null>,
  stacked: StackedRows,
  columnsAt: (width: number) => Columns,
) {
  const { rows } = stacked;
  const { items, places } = layoutOf(stacked);
  const [width, setWidth] = useState(last_rect.width);
  const columns = useMemo(() => columnsAt(Math.round(width)), [columnsAt, width]);
  const row = columns.is_tall ? TALL_ROW : ROW;
  // rows out of sight come after the first paint
  const has_settled = useDeferredValue(true, false);
  // the same for the same rows: for others all the places of the list are reckoned anew
  const sizeOf = useCallback(
    (index: number) => ({ row, band: BAND })[items[index]?.kind ?? 'row'],
    [items, row],
  );
  const keyOf = useCallback(
    (index: number) => {
      const item = items[index];
      if (item === undefined) return index;
      return item.kind === 'band' ? item.band : (rows[item.index]?.candidate_id ?? index);
    },
    // eslint-disable-next-line react/exhaustive-deps -- where rows have another height all places are reckoned anew
    [items, rows, row],
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
  useLayoutEffect(() => {
    if (virtual.scrollRect !== null && virtual.scrollRect.height > 0) last_rect = virtual.scrollRect;
    last_row = row;
  });
  const shown = virtual.getVirtualItems();
  const in_sight = useVisibleRows(items, shown[0]?.index ?? 0, shown.at(-1)?.index ?? -1);
  const visible = useMemo(
    () => in_sight.flatMap((item) => (item.kind === 'row' ? [rows[item.index]!.candidate_id] : [])),
    [in_sight, rows],
  );
  const width_now = virtual.scrollRect?.width ?? 0;
  if (width_now > 0 && width_now !== width) setWidth(width_now);
  return { virtual, items, places, shown, visible, columns, row };
}
