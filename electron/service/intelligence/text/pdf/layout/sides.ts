import { regex } from '../../../language/pattern.ts';
import { splitBullet } from '../../characters.ts';
import { rowText, type Row } from '../words/rows.ts';
import type { Run } from '../words/runs.ts';

/** What a row has on one side of a strip. */
export type Side = { readonly y: number; readonly size: number; readonly runs: readonly Run[] };
export type Sides = {
  left: Side[];
  right: Side[];
  /** rows with ink on both sides, on one baseline */ aligned: number;
  left_edge: number;
  right_edge: number;
  corridor: number;
};

export function sidesOf(rows: readonly Row[], from: number, to: number, x: number): Sides {
  const sides: Sides = {
    left: [],
    right: [],
    aligned: 0,
    left_edge: -Infinity,
    right_edge: Infinity,
    corridor: 0,
  };
  for (let i = from; i < to; i++) {
    const left = sideOf(rows[i]!.runs.filter((run) => run.x0 < x));
    const right = sideOf(rows[i]!.runs.filter((run) => run.x0 >= x));
    if (left) {
      sides.left.push(left);
      sides.left_edge = Math.max(sides.left_edge, rightEdge(left.runs));
    }
    if (right) {
      sides.right.push(right);
      sides.right_edge = Math.min(sides.right_edge, right.runs[0]!.x0);
    }
    if (left && right && Math.abs(left.y - right.y) <= 0.14 * Math.min(left.size, right.size)) {
      sides.aligned++;
    }
  }
  sides.corridor = sides.right_edge - sides.left_edge;
  return sides;
}

function sideOf(runs: readonly Run[]): Side | null {
  if (runs.length === 0) return null;
  const main = runs.reduce((a, b) => (b.x1 - b.x0 > a.x1 - a.x0 ? b : a));
  return { y: main.y, size: main.size, runs };
}

export const rightEdge = (runs: readonly Run[]) => Math.max(...runs.map((run) => run.x1));

/** Rows of one cell stand no further apart, in heads of letters. */
const CELL_STEP = 1.6;

/** How high letters reach above their baseline, in heads of letters, with the space fonts leave above them. */
const ASCENT = 0.9;

/** Whether two sides are beside each other: on one baseline, or, as cells in two sizes, from one height on. */
function beside(a: Side, b: Side): boolean {
  const near = 0.14 * Math.min(a.size, b.size);
  const heights = [a, b].map(({ y, size }) => y - ASCENT * size) as [number, number];
  return Math.abs(a.y - b.y) <= near || Math.abs(heights[0] - heights[1]) <= near;
}

/** What stands together on the left, and whether its first row has text beside it. */
type Cell = { readonly rows: Side[]; readonly tied: boolean };

/**
 * The left side as the cells of a narrow column: a row with nothing beside it on its baseline, right below another,
 * goes on with that one ("Mart 2020 –" over "Devam" over "ediyor" in smaller letters than the text beside them).
 */
export function leftCells({ left, right }: Sides): Cell[] {
  const cells: Cell[] = [];
  for (const side of left) {
    const tied = right.some((other) => beside(side, other));
    const open = cells.at(-1);
    const last = open?.rows.at(-1);
    const near = last !== undefined && side.y - last.y <= CELL_STEP * side.size;
    if (open !== undefined && near && !tied) open.rows.push(side);
    else cells.push({ rows: [side], tied });
  }
  return cells;
}

/** Starts with a bullet, and has another one at the same place. */
export function isList(side: readonly Side[]): boolean {
  const [first, ...others] = side
    .filter(({ runs }) => splitBullet(rowText(runs)).bullet)
    .map(({ runs }) => runs[0]!.x0);
  return (
    first !== undefined && first <= side[0]!.runs[0]!.x0 && others.some((x) => Math.abs(x - first) <= 1.5)
  );
}

/** Share of the values that lie within 1.5 points of the median. */
export function sharing(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  return values.filter((value) => Math.abs(value - median) <= 1.5).length / values.length;
}

const DATE = regex('i')`
    (?<![\d-])(?:1[89]|20)\d\d(?![\d-])|\b\d{1,2}[/.]\d{2,4}\b|\b(?:present|current|today|now|heute|
    actualidad|presente|aujourd)`;

/** Whether a short text has a date in it. */
export const isDated = (text: string): boolean => DATE.test(text);

export function dateShare(side: readonly Side[]): number {
  return (
    side.filter(({ runs }) => DATE.test(rowText(runs)) && rowText(runs).length <= 40).length / side.length
  );
}

/** Share of neighbouring rows that stand as close as lines of one paragraph or list. */
export function tightness(side: readonly Side[]): number {
  let tight = 0;
  for (let i = 1; i < side.length; i++) if (side[i]!.y - side[i - 1]!.y <= 2.2 * side[i]!.size) tight++;
  return tight / (side.length - 1);
}

export function isHeading({ runs }: Side): boolean {
  const text = rowText(runs);
  if (text.length > 40 || /[.:;,]$/.test(text) || DATE.test(text)) return false;
  return runs.every((run) => run.bold > 0.5) || (/\p{Lu}{2}/u.test(text) && text === text.toUpperCase());
}

export function headingShare(side: readonly Side[]): number {
  return side.filter(isHeading).length / side.length;
}

/** Words in the longest cell of a row, as a rule. */
export function medianWords(side: readonly Side[]): number {
  const counts = side
    .map(({ runs }) => Math.max(...runs.map(({ words }) => words.length)))
    .sort((a, b) => a - b);
  return counts[Math.floor(counts.length / 2)]!;
}
