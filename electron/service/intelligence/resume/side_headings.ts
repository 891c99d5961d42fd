import { headingKind } from './headings.ts';
import type { Opening } from './identity.ts';
import type { Line } from '../language/lines.ts';
import { cellsOf } from './table_rows.ts';

/** How far left and right of its heading a column may begin, in points: points stand further in. */
const [LEFT, RIGHT] = [6, 45];

/**
 * Where the columns begin whose headings stand beside each other in one line ("SKILLS⇥CERTIFICATIONS") while
 * the columns below follow each other: the first line of each further column.
 */
export function sideOpenings(lines: readonly Line[]): Opening[] {
  return lines.flatMap((line, at) => {
    const cells = headingCells(line);
    return cells.slice(1).flatMap(({ text, x }): Opening[] => {
      const first = lines
        .slice(at + 1)
        .find(
          (other) =>
            other.page === line.page && other.column !== line.column && x !== null && isBelow(other, x),
        );
      const kind = headingKind(text);
      return first === undefined || kind === null ? [] : [{ at: first.start, kind, heading: null }];
    });
  });
}

/** The cells of a line that are headings all; none where one is not. */
function headingCells(line: Line): ReturnType<typeof cellsOf> {
  if (line.bullet || !line.text.includes('\t') || line.text.length > 90) return [];
  const cells = cellsOf(line);
  const kinds = cells.map(({ text }) => headingKind(text));
  return cells.length >= 2 &&
    kinds.every((kind) => kind !== null && kind !== 'header') &&
    new Set(kinds).size > 1
    ? cells
    : [];
}

function isBelow({ box }: Line, x: number): boolean {
  return box !== null && box[0] > x - LEFT && box[0] < x + RIGHT;
}
