import { memo, useMemo } from 'react';
import type { RankedEntry } from '../../api/ranking_filters.ts';
import { Facts, type RowFacts } from './facts.ts';
import { FIGURES } from './columns_for.ts';
import { CELLS } from './ranking_columns.tsx';
import { texts } from '../../texts.ts';
import css from './ranking_table.module.css';

type Props = RowFacts & {
  readonly entry: RankedEntry;
  /** Where it lies in the list, in pixels. */
  readonly top: number;
  /** Counted from 1, over all rows of the list. */
  readonly number: number;
  readonly is_selected: boolean;
  readonly onSelect: (candidate_id: string) => void;
};

/** One candidate. Drawn anew only when something of its own changes: a key held down moves through thousands. */
export const RankingRow = memo(function RankingRow(props: Props) {
  const { entry, top, number, is_selected, onSelect, onOpen } = props;
  const { candidate, place, text_rank, files, columns, stage, disputed, criteria } = props;
  const { marks, current, is_picked, change, stack, onStack, onOpenAt, onPick } = props;
  const facts = useMemo(
    (): RowFacts => ({
      candidate,
      place,
      text_rank,
      files,
      columns,
      stage,
      disputed,
      criteria,
      marks,
      current,
      is_picked,
      change,
      stack,
      onStack,
      onOpen,
      onOpenAt,
      onPick,
    }),
    [
      candidate,
      place,
      text_rank,
      files,
      columns,
      stage,
      disputed,
      criteria,
      marks,
      current,
      is_picked,
      change,
      stack,
      onStack,
      onOpen,
      onOpenAt,
      onPick,
    ],
  );
  const id = entry.candidate_id;
  const own_rank = texts.same.stack.own(entry.position);
  return (
    <Facts value={facts}>
      <div
        id={`row-${id}`}
        className={css.row}
        style={{ transform: `translateY(${top}px)` }}
        role="row"
        aria-rowindex={number + 1}
        aria-selected={is_selected}
        data-picked={is_picked || undefined}
        data-beneath={place === null || undefined}
        onClick={(event) => {
          if (event.shiftKey || event.ctrlKey || event.metaKey) onPick(id, event.shiftKey);
          onSelect(id);
        }}
        onMouseDown={(event) => event.shiftKey && event.preventDefault()} // it would mark the text between
        onDoubleClick={() => onOpen(id)}
      >
        {columns.map((column) => {
          const Cell = CELLS[column];
          return (
            <span
              key={column}
              role="gridcell"
              data-column={column}
              title={column === 'position' && place !== entry.position ? own_rank : undefined}
              className={FIGURES.has(column) ? css.figure : undefined}
            >
              <Cell entry={entry} />
            </span>
          );
        })}
      </div>
    </Facts>
  );
});
