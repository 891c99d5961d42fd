import { useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import type { NominationStage } from '#service/api/nomination_stages/schema.ts';
import { useCandidateRows } from '../../api/candidates.ts';
import type { Criterion } from '../../api/criteria.ts';
import { useCriterionMarks } from '../../api/evaluations.ts';
import { useJobNominations } from '../../api/nominations.ts';
import type { RankedEntry } from '../../api/ranking_filters.ts';
import { formatNumber } from '../../components/format.ts';
import { texts } from '../../texts.ts';
import { Facts, type RowFacts } from './facts.ts';
import { columns, columns_with_marks, features } from './ranking_columns.tsx';
import css from './ranking_table.module.css';

const ROW = 38;
const BAND = 30;
const HEAD = 36;
const HEAD_WITH_MARKS = 112;
/** More criteria than this stand closer together. */
const MANY = 10;

type Band = NonNullable<RankedEntry['band']>;
type Item =
  | { readonly kind: 'band'; readonly band: Band; readonly count: number }
  | { readonly kind: 'row'; readonly index: number };

/** Rows, and before the first of each band a line that names it. */
function withBands(rows: readonly RankedEntry[]): Item[] {
  const counts = new Map<Band, number>();
  for (const { band } of rows) if (band !== undefined) counts.set(band, (counts.get(band) ?? 0) + 1);
  const items: Item[] = [];
  let band: Band | undefined;
  for (const [index, row] of rows.entries()) {
    if (row.band !== undefined && row.band !== band) {
      items.push({ kind: 'band', band: row.band, count: counts.get(row.band) ?? 0 });
    }
    band = row.band;
    items.push({ kind: 'row', index });
  }
  return items;
}

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
}) {
  const { rows, selected, criteria, current, onOpenAt, onFilter } = props;
  const has_marks = criteria.length > 0;
  const scroller = useRef<HTMLDivElement>(null);
  const items = useMemo(() => withBands(rows), [rows]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: has_marks ? columns_with_marks : columns,
    data,
    getRowId: (row) => row.candidate_id,
  });
  const model = table.getRowModel().rows;
  // eslint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (items[index]?.kind === 'band' ? BAND : ROW),
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined
        ? index
        : item.kind === 'band'
          ? item.band
          : (rows[item.index]?.candidate_id ?? index);
    },
    overscan: 12,
    scrollPaddingStart: (has_marks ? HEAD_WITH_MARKS : HEAD) + BAND,
  });
  const shown = virtual.getVirtualItems();
  const visible = shown.flatMap(({ index }) => {
    const item = items[index];
    return item?.kind === 'row' ? [rows[item.index]!.candidate_id] : [];
  });
  const candidates = useCandidateRows(visible);
  const nominations = useJobNominations(props.job_id);
  const marks = useCriterionMarks(has_marks ? props.job_id : null, visible);
  const facts = useMemo((): RowFacts => {
    const by_id = new Map(props.stages.map((stage) => [stage.id, stage]));
    const stages = new Map(
      [...(nominations.data ?? [])].map(([id, nomination]) => [
        id,
        by_id.get(nomination.current_nomination_stage_id),
      ]),
    );
    return {
      candidates,
      stages,
      criteria,
      marks,
      current:
        selected === null || current === null ? null : { candidate_id: selected, criterion_id: current },
      onOpenAt,
      onFilter,
    };
  }, [candidates, nominations.data, props.stages, criteria, marks, selected, current, onOpenAt, onFilter]);

  const at = items.findIndex((item) => item.kind === 'row' && rows[item.index]?.candidate_id === selected);
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at === 1 ? 0 : at, { align: 'auto' });
  }, [at, virtual]);

  // Whoever comes here comes to read the list: the keys work at once, and a screen reader starts here.
  // Never out of a field: rows also come back while someone types a filter.
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement)) {
      scroller.current?.focus({ preventScroll: true });
    }
  }, []);

  return (
    <Facts value={facts}>
      <div
        ref={scroller}
        className={css.grid}
        role="grid"
        tabIndex={0}
        data-marks={has_marks || undefined}
        data-many={criteria.length > MANY || undefined}
        style={{ '--criteria': criteria.length } as CSSProperties}
        aria-label={texts.ranking.list}
        aria-rowcount={rows.length + 1}
        aria-activedescendant={
          selected === null ? undefined : current === null ? `row-${selected}` : `mark-${selected}-${current}`
        }
      >
        <div className={css.head} role="row" aria-rowindex={1}>
          {table.getHeaderGroups()[0]?.headers.map((header) => (
            <span key={header.id} role="columnheader" data-column={header.column.id}>
              <table.FlexRender header={header} />
            </span>
          ))}
        </div>
        <div className={css.body} style={{ height: virtual.getTotalSize() }} role="rowgroup">
          {shown.map(({ index, key, start }) => {
            const item = items[index];
            if (item === undefined) return null;
            const place = { transform: `translateY(${start}px)` };
            if (item.kind === 'band') {
              return (
                <div key={key} className={css.band} style={place} role="presentation">
                  {texts.bands[item.band]} <small>{formatNumber(item.count)}</small>
                </div>
              );
            }
            const row = model[item.index];
            if (row === undefined) return null;
            return (
              <div
                key={key}
                id={`row-${row.id}`}
                className={css.row}
                style={place}
                role="row"
                aria-rowindex={item.index + 2}
                aria-selected={row.id === selected}
                onClick={() => props.onSelect(row.id)}
                onDoubleClick={() => props.onOpen(row.id)}
              >
                {row.getAllCells().map((cell) => (
                  <span key={cell.id} role="gridcell" data-column={cell.column.id}>
                    <table.FlexRender cell={cell} />
                  </span>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </Facts>
  );
}
