import { rowText } from '../words/rows.ts';
import { isDated, leftCells, medianWords, tightness, type Side, type Sides } from './sides.ts';

/** Whether what stands left and right of a gap belongs together row by row: tables, forms, rails of dates. */
export function readAcross(sides: Sides): boolean {
  return isTable(sides) || isDatedTable(sides) || isForm(sides) || isDateRail(sides);
}

/** Short cells, each beside another on one baseline, in rows set apart: a table of skills and levels. */
function isTable({ left, right, aligned }: Sides): boolean {
  return (
    aligned >= 0.8 * Math.max(left.length, right.length) &&
    tightness(left) < 0.3 &&
    Math.max(medianWords(left), medianWords(right)) <= 4
  );
}

/** Rows of three cells or more, one below the other, with dates in a column: a table, read across. */
function isDatedTable({ left, right, aligned }: Sides): boolean {
  if (aligned < 0.8 * Math.min(left.length, right.length)) return false;
  const beside = (side: Side): Side | undefined =>
    right.find(({ y }) => Math.abs(y - side.y) <= 0.14 * side.size);
  const rows = left.flatMap((side) => {
    const other = beside(side);
    return other === undefined ? [] : [[...side.runs, ...other.runs]];
  });
  const starts = rows.flatMap((runs) => runs.map(({ x0 }) => x0)).toSorted((a, b) => a - b);
  const shared = new Set(starts.filter((x, i) => near(starts[i - 1], x) || near(x, starts[i + 1])));
  const cells = rows.filter((runs) => runs.filter(({ x0 }) => shared.has(x0)).length >= 3);
  const dated = rows.filter((runs) => runs.some((run) => run.text.length <= 30 && isDated(run.text)));
  return cells.length >= 2 && cells.length >= 0.8 * rows.length && dated.length >= 0.5 * rows.length;
}

/** Whether one place and the next, from left to right, are the beginning of one column. */
function near(place: number | undefined, next: number | undefined): boolean {
  return place !== undefined && next !== undefined && next - place <= 1.5;
}

/** Labels that come again and again, each beside its field: the entries of a form, read across. */
function isForm({ left, aligned }: Sides): boolean {
  const texts = left.map(({ runs }) => rowText(runs));
  const again = texts.filter((text, i) => texts.indexOf(text) !== i || texts.lastIndexOf(text) !== i);
  return aligned >= 0.5 * left.length && again.length >= 0.5 * left.length && medianWords(left) <= 5;
}

/** Dates on the left, every one beside the text it dates: a rail, whatever else stands on the left below it. */
export function isDateRail(sides: Sides): boolean {
  const cells = leftCells(sides);
  const dated = cells.filter(({ rows }) => {
    const text = rows.map(({ runs }) => rowText(runs)).join(' ');
    return text.length <= 40 && isDated(text);
  });
  const tied = dated.filter((cell) => cell.tied);
  return dated.length >= 2 && dated.length >= 0.3 * cells.length && tied.length >= 0.9 * dated.length;
}
