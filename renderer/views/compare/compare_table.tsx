import { VisuallyHidden } from '@mantine/core';
import { useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useScrollPadding } from '../../lib/scroll_padding.ts';
import { nameOf } from '../../features/criteria/names.ts';
import { texts } from '../../texts.ts';
import { CompareCell } from './compare_cell.tsx';
import { CompareHead, type HeadActs } from './compare_head.tsx';
import css from './compare.module.css';
import { differs, type CompareGroup, type CompareRow } from './rows.ts';
import { QuoteCell } from './criterion_cell.tsx';
import type { Compared } from './use_comparison.ts';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Facts differ between any two people: that is no news. What the job asks for, and what we decided, is. */
function isDecisive(row: CompareRow): boolean {
  return row.kind === 'criterion' || row.kind === 'skill' || row.kind === 'ours';
}

/** A row of the table: of what is compared, or the words for the criterion above it. */
type Line = { readonly row: CompareRow; readonly is_quotes: boolean };

/**
 * Candidates as columns, what they are compared by as rows. Arrows lead from cell to cell; Enter opens the words for a
 * criterion under its row, and those on the page.
 */
export function CompareTable(props: {
  columns: readonly Compared[];
  groups: readonly CompareGroup[];
  job_id: string | null;
  acts: HeadActs;
  /** The corner: a place for one more. */
  add: ReactNode;
  /** What stands under the table, and scrolls with it. */
  below: ReactNode;
}) {
  const { columns, groups, job_id } = props;
  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useScrollPadding(scroller, 'thead');
  const [at, stand] = useState<readonly [number, number]>([0, 0]);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const linesOf = (group: CompareGroup): Line[] =>
    group.rows.flatMap((row) => [
      { row, is_quotes: false },
      ...(row.kind === 'criterion' && open.has(row.id) ? [{ row, is_quotes: true }] : []),
    ]);
  const grouped = groups.map((group) => ({ group, lines: linesOf(group) }));
  const rows = grouped.flatMap(({ lines }) => lines);
  const turn = (id: string): void =>
    setOpen((ids) => (ids.has(id) ? without(ids, id) : new Set([...ids, id])));
  const stop = [
    Math.min(at[0], Math.max(0, rows.length - 1)),
    Math.min(at[1], Math.max(0, columns.length - 1)),
  ] as const;
  const keys = (event: KeyboardEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null;
    if (cell === null) return;
    if (event.key === 'Enter' && event.target === cell) {
      (cell.querySelector<HTMLElement>('a') ?? cell).click();
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const row = Math.max(0, Math.min(rows.length - 1, stop[0] + step[0]));
    const column = Math.max(0, Math.min(columns.length - 1, stop[1] + step[1]));
    stand([row, column]);
    const next = table.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <div ref={scroller} className={`${css.scroll} print-overflow-visible`}>
      <table
        ref={table}
        className={css.table}
        role="grid"
        aria-label={texts.compare.table}
        onKeyDown={keys}
        style={{ '--people': columns.length } as CSSProperties}
      >
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <VisuallyHidden>{texts.compare.corner}</VisuallyHidden>
              {props.add}
            </th>
            {columns.map((column, place) => (
              <th key={column.id} scope="col" data-column={column.id}>
                <CompareHead
                  column={column}
                  job_id={job_id}
                  is_first={place === 0}
                  is_last={place === columns.length - 1}
                  acts={props.acts}
                />
              </th>
            ))}
          </tr>
        </thead>
        {grouped.map(({ group, lines }) => (
          <tbody key={group.id}>
            <tr className={css.group}>
              <th scope="rowgroup" className={css.groupName}>
                {texts.compare.groups[group.id]}
              </th>
              <td className="p-5-10 align-y-top" colSpan={columns.length} />
            </tr>
            {lines.map((line) => {
              const { row, is_quotes } = line;
              const at_line = rows.indexOf(line);
              const is_open = open.has(row.id);
              return (
                <tr
                  key={is_quotes ? `quotes-${row.id}` : row.id}
                  data-row={is_quotes ? 'quotes' : row.kind}
                  data-open={(is_open && !is_quotes) || undefined}
                  data-differs={(!is_quotes && isDecisive(row) && differs(row, columns)) || undefined}
                >
                  <th scope="row" className={`${css.rowName} break-anywhere`}>
                    <RowName line={line} is_open={is_open} onTurn={() => turn(row.id)} />
                  </th>
                  {columns.map((column, place) => (
                    <td
                      className="p-5-10 align-y-top"
                      key={column.id}
                      data-cell={`${at_line}:${place}`}
                      tabIndex={at_line === stop[0] && place === stop[1] ? 0 : -1}
                      onFocus={() => stand([at_line, place])}
                      onClick={row.kind === 'criterion' && !is_quotes ? () => turn(row.id) : undefined}
                    >
                      {is_quotes && row.kind === 'criterion' ? (
                        <QuoteCell column={column} criterion={row.criterion} job_id={job_id ?? ''} />
                      ) : (
                        <CompareCell row={row} column={column} job_id={job_id} />
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
      {props.below}
    </div>
  );
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((one) => one !== id));
}

function RowName(props: { line: Line; is_open: boolean; onTurn: () => void }) {
  const { row, is_quotes } = props.line;
  if (row.kind === 'criterion') {
    const name = nameOf(row.criterion);
    if (is_quotes) return <VisuallyHidden>{texts.compare.quotes(name)}</VisuallyHidden>;
    return (
      <button
        type="button"
        data-print
        dir="auto"
        className={`${css.rowToggle} bare-button align-left cursor-pointer w-full p-0 font-inherit break-anywhere`}
        title={row.criterion.prompt_text}
        aria-expanded={props.is_open}
        onClick={props.onTurn}
      >
        {name}
      </button>
    );
  }
  if (row.kind === 'skill') return <span dir="auto">{texts.service.skill(row.skill)}</span>;
  return texts.compare.facts[row.id];
}
