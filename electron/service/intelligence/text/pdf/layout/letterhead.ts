import { rowsOf, type Row } from '../words/rows.ts';
import type { Run } from '../words/runs.ts';

/** The name of a page in its own large lines, what stands beside it, and everything else. */
type Letterhead = {
  readonly name: readonly Row[];
  readonly beside: readonly Run[];
  readonly rest: readonly Run[];
};

/** Rows in which a letterhead is looked for. */
const TOP_ROWS = 8;

/** Finds a name over several large lines with small lines beside it; null where a page opens otherwise. */
export function findLetterhead(rows: readonly Row[]): Letterhead | null {
  const runs = rows.flatMap((row) => row.runs);
  const top = rows.slice(0, TOP_ROWS).flatMap((row) => row.runs);
  const largest = Math.max(0, ...top.map((run) => run.size));
  if (largest < 1.6 * usualSize(runs)) return null;
  const big = top.filter((run) => run.size >= 0.9 * largest);
  const name = rowsOf(big);
  if (name.length < 2 || name.length > 4) return null;
  const left = Math.min(...name.map((row) => row.runs[0]!.x0));
  if (name.some((row) => row.runs[0]!.x0 > left + largest)) return null;
  const right = Math.max(...big.map((run) => run.x1));
  const from = name[0]!.y - 1.2 * largest;
  const to = name.at(-1)!.y + 0.5 * largest;
  const near = runs.filter((run) => !big.includes(run) && run.y > from && run.y < to);
  if (near.length === 0 || near.some((run) => run.x0 < right + 0.5 * largest)) return null;
  return { name, beside: near, rest: runs.filter((run) => !big.includes(run) && !near.includes(run)) };
}

/** The size most letters have. */
function usualSize(runs: readonly Run[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of runs) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}
