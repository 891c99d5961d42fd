import { findGutter, MAX_WORK, type Work } from './gutter.ts';
import { findLetterhead } from './letterhead.ts';
import { withWholeLabels } from './labels.ts';
import { withNotesAfterHeaders } from './notes.ts';
import { rowsOf, type Row } from '../words/rows.ts';
import type { Run } from '../words/runs.ts';

/** Rows that are read one after the other. `column` is 0 for full width or the first column, 1 for the second, … */
export type Block = { readonly column: number; readonly rows: readonly Row[] };

/**
 * Puts the runs of a page into reading order: finds the widest gutter, reads what stands above it, its left
 * side, its right side, and what stands below, each by the same rule. Full-width rows (a name, a heading)
 * thus split a page into bands.
 */
export function readingOrder(
  runs: readonly Run[],
  column = 0,
  depth = 0,
  work: Work = { left: MAX_WORK },
): Block[] {
  const rows = rowsOf(runs);
  // Eight nested splits are far beyond any layout; the limit is for hostile files.
  const gutter = depth < 8 ? findGutter(rows, work) : null;
  const letterhead = depth === 0 ? findLetterhead(rows) : null;
  // Beside a whole column stands no contact block but the column's own beginning.
  if (letterhead && (!gutter || rows[gutter.from]!.y > letterhead.name.at(-1)!.y)) {
    return [
      { column, rows: letterhead.name },
      { column: column + 1, rows: rowsOf(letterhead.beside) },
      ...readingOrder(letterhead.rest, column, 1, work),
    ];
  }
  if (!gutter) return rows.length > 0 ? [{ column, rows: withNotesAfterHeaders(withWholeLabels(rows)) }] : [];
  const band = rows.slice(gutter.from, gutter.to).flatMap((row) => row.runs);
  const left = band.filter((run) => run.x0 < gutter.x);
  const right = band.filter((run) => run.x0 >= gutter.x);
  const inside =
    gutter.kind === 'label_rail'
      ? labelledBlocks(left, right, column)
      : [...readingOrder(left, column, depth + 1, work), ...readingOrder(right, column + 1, depth + 1, work)];
  return [
    ...readingOrder(
      rows.slice(0, gutter.from).flatMap((row) => row.runs),
      column,
      depth + 1,
      work,
    ),
    ...inside,
    ...readingOrder(
      rows.slice(gutter.to).flatMap((row) => row.runs),
      column,
      depth + 1,
      work,
    ),
  ];
}

/** Headings in a rail left of their text: each, of one or more rows, then the rows beside and below it. */
function labelledBlocks(left: readonly Run[], right: readonly Run[], column: number): Block[] {
  const labels = rowsOf(left);
  const text = rowsOf(right);
  const groups: Row[][] = [];
  for (const label of labels) {
    const previous = groups.at(-1)?.at(-1);
    if (previous && label.y - previous.y <= 1.6 * label.size) groups.at(-1)!.push(label);
    else groups.push([label]);
  }
  const blocks: Block[] = [];
  let at = 0;
  const emitUntil = (y: number) => {
    const from = at;
    while (at < text.length && text[at]!.y < y) at++;
    if (at > from) blocks.push({ column: column + 1, rows: text.slice(from, at) });
  };
  for (const group of groups) {
    emitUntil(group[0]!.y - 0.5 * group[0]!.size);
    blocks.push({ column, rows: group });
  }
  emitUntil(Infinity);
  return blocks;
}
