import type { Line } from '../language/lines.ts';
import type { Column } from '../language/resume_locale.ts';

/** What a table's head, or a label, says of the cell at an offset; null where none fits. */
export type NamedCell = { readonly start: number; readonly column: Column | null };
/** A line whose cells are named. */
export type NamedLine = Line & { readonly columns?: readonly NamedCell[] };

/** What names the cell an offset of the document stands in; null without a name. */
export function columnAt(columns: readonly NamedCell[] | undefined, offset: number): Column | null {
  return columns?.findLast(({ start }) => start <= offset)?.column ?? null;
}
