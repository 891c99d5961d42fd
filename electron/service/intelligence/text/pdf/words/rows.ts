import { WORD_GAP, type Run } from './runs.ts';
import type { RawWord } from './words.ts';

/** Runs on one baseline, left to right. */
export type Row = { readonly y: number; readonly size: number; readonly runs: readonly Run[] };

/** Gap in ems between two runs of a row that is kept as a tab in its text. */
const TAB_GAP = 0.7;

/** Gathers runs into rows, top to bottom. Raised and lowered runs join the row they overlap. */
export function rowsOf(runs: readonly Run[]): Row[] {
  type Open = { y: number; size: number; runs: Run[] };
  const rows: Open[] = [];
  // Big runs first: a row's baseline is that of its main text, and small marks join it.
  const order = [...runs].sort((a, b) => b.size - a.size || a.y - b.y || a.x0 - b.x0);
  const by_band = new Map<number, Open[]>();
  const BAND = 12;
  for (const run of order) {
    let best: Open | null = null;
    const band = Math.floor(run.y / BAND);
    for (const row of [band - 1, band, band + 1].flatMap((key) => by_band.get(key) ?? [])) {
      const distance = Math.abs(row.y - run.y);
      if (distance > (isMark(row, run) ? 0.6 * row.size : Math.min(0.4 * row.size, 0.6 * run.size))) continue;
      if (best && distance >= Math.abs(best.y - run.y)) continue;
      if (row.runs.some((other) => covers(other, run))) continue;
      best = row;
    }
    if (best) {
      best.runs.push(run);
    } else {
      const row = { y: run.y, size: run.size, runs: [run] };
      rows.push(row);
      const group = by_band.get(band);
      if (group) group.push(row);
      else by_band.set(band, [row]);
    }
  }
  for (const row of rows) row.runs.sort((a, b) => a.x0 - b.x0);
  return rows.sort((a, b) => a.y - b.y);
}

/** A short, smaller text that touches a text of the row: an ordinal's letters, an exponent, a footnote's number. */
function isMark(row: { readonly size: number; readonly runs: readonly Run[] }, run: Run): boolean {
  if (run.size > 0.9 * row.size || run.text.length > 3) return false;
  return row.runs.some((other) => Math.abs(run.x0 - other.x1) < 0.15 * row.size);
}

function covers(a: Run, b: Run): boolean {
  // A small letter hung into a big one, as in the name of TeX's family.
  if (b.text.length === 1 && b.size < 0.8 * a.size) return false;
  return (
    Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 0.4 * Math.min(a.x1 - a.x0, b.x1 - b.x0) &&
    Math.min(a.x1 - a.x0, b.x1 - b.x0) > 0.5
  );
}

/** The row's text: nothing, a space, or a tab between its runs, by the gap. */
export function rowText(runs: readonly Run[]): string {
  return runs.reduce((text, run, i) => text + (i > 0 ? between(runs[i - 1]!, run) : '') + run.text, '');
}

/** The words of the row's text: those at the ends of two runs that touch are one. */
export function rowWords(runs: readonly Run[]): RawWord[] {
  const words: RawWord[] = [];
  for (const [i, run] of runs.entries()) {
    const last = words.at(-1);
    const [first, ...rest] = run.words;
    if (!first) continue;
    if (last && between(runs[i - 1]!, run) === '') {
      words[words.length - 1] = { text: last.text + first.text, x0: last.x0, x1: first.x1 };
    } else words.push(first);
    words.push(...rest);
  }
  return words;
}

function between(previous: Run, run: Run): '' | ' ' | '\t' {
  const gap = run.x0 - previous.x1;
  if (gap > TAB_GAP * Math.max(previous.size, run.size)) return '\t';
  const size = Math.min(previous.size, run.size);
  if (gap > WORD_GAP * size) return ' ';
  return (previous.space_after || run.space_before) && gap > 0.05 * size ? ' ' : '';
}
