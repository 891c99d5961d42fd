import { isDateRail, readAcross } from './across.ts';
import { rowText, type Row } from '../words/rows.ts';
import {
  dateShare,
  headingShare,
  isHeading,
  isList,
  leftCells,
  medianWords,
  rightEdge,
  sharing,
  sidesOf,
  tightness,
  type Side,
  type Sides,
} from './sides.ts';

/**
 * A vertical strip without ink through rows [from, to), with text on both sides. 'columns': each side is read
 * on its own; 'label_rail': headings on the left, each belonging to the rows beside it.
 */
type Gutter = {
  readonly kind: 'columns' | 'label_rail';
  readonly x: number;
  readonly from: number;
  readonly to: number;
};

/** Rows with ink that each side of a gutter needs; fewer is a contact block or a small table, better read across. */
const MIN_ROWS = 4;
/** Two lists side by side need no more: no contact block and no table has bullets on both sides. */
const MIN_ROWS_OF_LISTS = 2;
/** Narrowest gutter in points (1 % of a page's width). */
const MIN_WIDTH = 6;
/** Part of the width in which a gutter is looked for: outside are margins, bullets and hanging numbers. */
const CENTRAL: readonly [number, number] = [0.14, 0.86];

/** Strips looked at: every two points on a page of any usual width, further apart on a wider one. */
const MAX_STRIPS = 600;

/** What is left of the work that one page may cost. */
export type Work = { left: number };
/** Far more than a dense page takes; only a hostile file spends it, and the rest of its page is read across. */
export const MAX_WORK = 20_000_000;

/**
 * Finds the gutter that separates most rows, by projecting the ink of the runs, not where they start (starts of
 * bullets and indents look like columns). Pairs of rows and notes set flush right of a line (dates, places), rails of
 * dates, and small tables are no columns: there, what belongs together stands on one baseline.
 */
export function findGutter(rows: readonly Row[], work: Work): Gutter | null {
  if (rows.length < MIN_ROWS_OF_LISTS) return null;
  const x0 = Math.min(...rows.map((row) => row.runs[0]!.x0));
  const x1 = Math.max(...rows.map((row) => rightEdge(row.runs)));
  const width = x1 - x0;
  if (width < 90) return null;
  const found: { gutter: Gutter; score: number }[] = [];
  const rails: Omit<Gutter, 'kind'>[] = [];
  const seen = new Set<string>();
  const runs = rows.reduce((sum, row) => sum + row.runs.length, 0);
  const step = Math.max(2, ((CENTRAL[1] - CENTRAL[0]) * width) / MAX_STRIPS);
  for (let x = x0 + CENTRAL[0] * width; x <= x0 + CENTRAL[1] * width; x += step) {
    work.left -= runs;
    for (const [from, to] of openStretches(rows, x)) {
      const sides = sidesOf(rows, from, to, x);
      if (sides.corridor < MIN_WIDTH) continue;
      // Strips of the same corridor see the same sides.
      const key = `${from} ${to} ${Math.round(sides.left_edge)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      // Sides are compared row by row.
      work.left -= (to - from) ** 2;
      if (work.left < 0) return null;
      for (const [a, b] of stretchesOfGrid(rows, ...trim(rows, from, to, x), x)) {
        const judged = sidesOf(rows, a, b, x);
        const fewest = Math.min(judged.left.length, judged.right.length);
        if (fewest < MIN_ROWS_OF_LISTS) continue;
        const lists = isList(judged.left) && isList(judged.right);
        if (!lists && (fewest < MIN_ROWS || !hasEdge(judged))) continue;
        if (isDateRail(judged)) rails.push({ x: judged.right_edge, from: a, to: b });
        const kind = lists ? 'columns' : kindOf(judged, b - a);
        if (!kind) continue;
        // Rows first, those of the shorter side above all; the width only decides between strips that
        // separate the same rows.
        const most = Math.max(judged.left.length, judged.right.length);
        const score = fewest + 0.3 * most + 0.5 * (b - a) + Math.min(judged.corridor, 40) / 50;
        const x_between = (judged.left_edge + judged.right_edge) / 2;
        found.push({ gutter: { kind, x: x_between, from: a, to: b }, score });
      }
    }
  }
  // What is a rail as a whole is no column where its dates are short.
  const free = found.filter(
    ({ gutter }) => !rails.some(({ x, from, to }) => from <= gutter.from && gutter.to <= to && gutter.x < x),
  );
  return free.length === 0 ? null : free.reduce((best, one) => (one.score > best.score ? one : best)).gutter;
}

/** Stretches [from, to) of rows that no run crosses at x and that have enough ink on both sides. */
function openStretches(rows: readonly Row[], x: number): [number, number][] {
  const found: [number, number][] = [];
  let from = 0;
  let left = 0;
  let right = 0;
  for (let i = 0; i <= rows.length; i++) {
    const row = rows[i];
    if (!row || row.runs.some((run) => run.x0 < x && run.x1 > x)) {
      if (left >= MIN_ROWS_OF_LISTS && right >= MIN_ROWS_OF_LISTS) found.push([from, i]);
      from = i + 1;
      left = right = 0;
      continue;
    }
    if (row.runs.some((run) => run.x1 <= x)) left++;
    if (row.runs.some((run) => run.x0 >= x)) right++;
  }
  return found;
}

/**
 * Takes one-sided rows off the ends of a stretch that belong to the full-width text beyond it, such as the
 * last, short line of a paragraph above or the heading of the section below: those nearer to the crossing row
 * than to the next row inside.
 */
function trim(rows: readonly Row[], from: number, to: number, x: number): [number, number] {
  let [a, b] = [belowHeader(rows, from, to, x), to];
  while (
    a < b - 1 &&
    a > 0 &&
    !twoSided(rows[a]!, x) &&
    rows[a]!.y - rows[a - 1]!.y < 0.85 * (rows[a + 1]!.y - rows[a]!.y)
  ) {
    a++;
  }
  while (
    b - 1 > a &&
    b < rows.length &&
    !twoSided(rows[b - 1]!, x) &&
    rows[b]!.y - rows[b - 1]!.y < 0.85 * (rows[b - 1]!.y - rows[b - 2]!.y)
  ) {
    b--;
  }
  return withoutPairs(rows, a, b, x);
}

/** Rows at the ends of a stretch that may belong to full-width text: a title with its dates. */
const MAX_PAIRS = 4;

/**
 * Takes rows off the ends of a stretch that have text on both sides, on one baseline, but not where the right
 * column begins: a title with its dates flush right, above or below the columns. With those below goes the
 * heading over them.
 */
function withoutPairs(rows: readonly Row[], from: number, to: number, x: number): [number, number] {
  const { right } = sidesOf(rows, from, to, x);
  const starts = right.map(({ runs }) => runs[0]!.x0);
  const edge = starts.find(
    (start) => starts.filter((other) => Math.abs(other - start) <= 1.5).length >= 0.6 * starts.length,
  );
  if (edge === undefined) return [from, to];
  const isPair = (i: number) => {
    const one = sidesOf(rows, i, i + 1, x);
    return one.aligned === 1 && Math.abs(one.right_edge - edge) > 3 && !one.right.some(isHeading);
  };
  const isLeft = (i: number) => rows[i]!.runs.every((run) => run.x0 < x);
  let [a, b] = [from, to];
  for (let i = from; a > 0 && i < Math.min(from + MAX_PAIRS, to); i++) {
    if (isPair(i)) a = i + 1;
    else if (!isLeft(i)) break;
  }
  if (b === rows.length) return [a, b];
  for (let i = to - 1; i >= Math.max(to - MAX_PAIRS, a); i--) {
    if (isPair(i)) b = i;
    else if (!isLeft(i)) break;
  }
  const heading = b < to && b - 2 > a && isLeft(b - 1);
  if (heading && rows[b - 1]!.y - rows[b - 2]!.y > rows[b]!.y - rows[b - 1]!.y) b--;
  return [a, b];
}

function twoSided({ runs }: Row, x: number): boolean {
  return runs.some((run) => run.x1 <= x) && runs.some((run) => run.x0 >= x);
}

/**
 * Items set side by side on common baselines (cards of jobs or projects) are a grid: a heading between them
 * stands on one side only and ends one row of cards. Anything else is one stretch.
 */
function stretchesOfGrid(rows: readonly Row[], from: number, to: number, x: number): [number, number][] {
  const { left, right, aligned } = sidesOf(rows, from, to, x);
  if (aligned < 0.75 * Math.max(left.length, right.length)) return [[from, to]];
  const found: [number, number][] = [];
  let start = from;
  for (let i = from; i <= to; i++) {
    const row = rows[i];
    const gap = i > from && row ? row.y - rows[i - 1]!.y : 0;
    if (i < to && (twoSided(row!, x) || gap <= 1.7 * row!.size)) continue;
    if (i > start) found.push([start, i]);
    start = i + 1;
  }
  return found.length > 1 ? found : [[from, to]];
}

/**
 * A column has edges: most of its rows start where others start (headings, text, indented items), or are centred on one
 * line. Notes set flush right, and headings centred over two columns, have neither.
 */
function hasEdge({ left, right, aligned }: Sides): boolean {
  const starts = right.map(({ runs }) => runs[0]!.x0);
  if (isFlushRight(right, starts)) return false;
  const shared = starts.filter((x, i) =>
    starts.some((other, j) => i !== j && Math.abs(x - other) <= 1.5),
  ).length;
  if (shared >= 0.7 * right.length) return true;
  const ends = right.map(({ runs }) => rightEdge(runs));
  // A sidebar set flush right is a list of its own: close lines, few dates, and no baselines in common with
  // the text beside it.
  if (sharing(ends) >= 0.8) {
    const free = aligned < 0.6 * Math.min(left.length, right.length);
    return free && right.length >= 2 * MIN_ROWS && tightness(right) >= 0.6 && dateShare(right) < 0.2;
  }
  return sharing(ends) < 0.6 && sharing(ends.map((end, i) => (starts[i]! + end) / 2)) >= 0.6;
}

/** Dates and places set flush right beside their lines: one end for all, and as many starts as lengths. */
function isFlushRight(side: readonly Side[], starts: readonly number[]): boolean {
  return (
    sharing(side.map(({ runs }) => rightEdge(runs))) >= 0.85 &&
    sharing(starts) < 0.6 &&
    dateShare(side) >= 0.25 &&
    side.every(({ runs }) => rowText(runs).length <= 40)
  );
}

/**
 * First row of a stretch below a header line that only happens to have a gap there ("email   phone   city"):
 * such a row has ink on both sides on one baseline, stands near the top, and without it the gutter is much
 * wider.
 */
function belowHeader(rows: readonly Row[], from: number, to: number, x: number): number {
  const all = sidesOf(rows, from, to, x);
  for (let i = Math.min(from + 6, to - 2 * MIN_ROWS); i > from; i--) {
    const { left, right, aligned } = sidesOf(rows, i - 1, i, x);
    if (left.length === 0 || right.length === 0 || aligned === 0) continue;
    const rest = sidesOf(rows, i, to, x);
    if (rest.corridor >= 1.3 * all.corridor && rest.right_edge < right[0]!.runs[0]!.x0 - 3) return i;
  }
  return from;
}

/** What kind of gutter it is, or null when the two sides belong together row by row. */
function kindOf(sides: Sides, height: number): Gutter['kind'] | null {
  const { left, right, aligned } = sides;
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const tied = aligned / few.length;
  const dated = Math.max(dateShare(left), dateShare(right));
  if (dated >= 0.5 && tied >= 0.45) return null;
  if (readAcross(sides)) return null;
  if (tied < 0.8) return tightness(few) < 0.3 && few.length < 2 * MIN_ROWS ? null : 'columns';
  // Of few rows, two that happen to stand close do not make a list: labels and dates in a rail, each beside its text.
  const loose = few.length < 2 * MIN_ROWS ? 0.8 : 0.6;
  if (tightness(few) <= loose && few.length < 0.8 * many.length) {
    return few === left && headingShare(left) >= 0.6 ? 'label_rail' : null;
  }
  if (
    aligned >= Math.min(0.9 * many.length, many.length - 1) &&
    height <= 14 &&
    medianWords(left) <= 4 &&
    medianWords(right) <= 4 &&
    !(isHeading(left[0]!) && isHeading(right[0]!))
  ) {
    return null;
  }
  if (dated >= 0.35 && aligned >= 0.8 * many.length) return null;
  // "Languages   Python, SQL": short labels, every one beside its list, and no heading above them.
  const cells = leftCells(sides);
  if (
    cells.every((cell) => cell.tied) &&
    cells.length < 2 * MIN_ROWS &&
    height <= 14 &&
    medianWords(left) <= 2 &&
    !left.some(isHeading)
  ) {
    return null;
  }
  return 'columns';
}
