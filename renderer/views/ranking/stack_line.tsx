import type { RankedEntry } from '../../api/ranking_filters.ts';
import { BETWEEN } from '../../lib/joined.ts';
import { formatNumber } from '../../lib/format.ts';
import { texts } from '../../texts.ts';
import type { Stack } from './stacks.ts';
import css from './ranking_table.module.css';

/** How many more are probably the same person as the row above, and where they stand; opens and closes them. */
export function StackLine(props: {
  top: RankedEntry;
  stack: Stack;
  /** Where it lies in the list, in pixels. */
  start: number;
  onToggle: (candidate_id: string) => void;
}) {
  const { others, is_open } = props.stack;
  const at = texts.same.stack.ranks(rangesOf(others), others.length);
  return (
    <div role="row">
      <span role="gridcell">
        <button
          type="button"
          tabIndex={-1}
          className={css.stack}
          style={{ transform: `translateY(${props.start}px)` }}
          aria-expanded={is_open}
          title={`${at}\n${texts.same.stack.hint}`}
          onMouseDown={(event) => event.preventDefault()} // the list keeps the focus, and with it its keys
          onClick={() => props.onToggle(props.top.candidate_id)}
        >
          <span className="text-accent" aria-hidden>
            {is_open ? '▾' : '▸'}
          </span>{' '}
          {texts.same.stack.more(others.length)}
          {BETWEEN}
          {at}
        </button>
      </span>
    </div>
  );
}

/** Their positions, those in a row as one: "2, 3, 23–28". */
function rangesOf(others: readonly RankedEntry[]): string {
  const ranges: [number, number][] = [];
  for (const { position } of others) {
    const last = ranges.at(-1);
    if (last?.[1] === position - 1) last[1] = position;
    else ranges.push([position, position]);
  }
  return ranges
    .map(([from, to]) =>
      from === to
        ? formatNumber(from)
        : `${formatNumber(from)}${to === from + 1 ? ', ' : '–'}${formatNumber(to)}`,
    )
    .join(', ');
}
