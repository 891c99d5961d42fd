import { splitBullet } from '../../characters.ts';
import { rowText, type Row } from '../words/rows.ts';
import type { Run } from '../words/runs.ts';

/** Longest text of a margin note: a place, a range of dates, a duration. */
const MAX_NOTE = 40;

/**
 * Some templates set place, dates and duration under each other at the right margin, beside the first bullets
 * of an entry. Read row by row, the dates would end up inside the bullets. Such notes are read right after
 * the row they start on.
 */
export function withNotesAfterHeaders(rows: readonly Row[]): Row[] {
  const right = Math.max(...rows.map(({ runs }) => runs.at(-1)!.x1));
  const split = rows.map((row) => splitNote(row, right));
  const result: Row[] = [];
  for (let i = 0; i < rows.length; i++) {
    const { main, note } = split[i]!;
    if (!note || main.length === 0 || isBullet(main)) {
      result.push(rows[i]!);
      continue;
    }
    const notes: Row[] = [];
    const beside: Row[] = [];
    let last = rows[i]!;
    for (let j = i + 1; j < rows.length; j++) {
      const next = split[j]!;
      const row = rows[j]!;
      const inside =
        next.main.length === 0 ||
        isBullet(next.main) ||
        (beside.length > 0 && next.main[0]!.x0 > main[0]!.x0 + 3);
      if (!next.note || !inside || row.y - last.y > 1.7 * last.size) break;
      notes.push({ ...row, runs: next.note });
      if (next.main.length > 0) beside.push({ ...row, runs: next.main });
      last = row;
    }
    result.push(rows[i]!, ...notes, ...beside);
    i += notes.length;
  }
  return result;
}

function isBullet(runs: readonly Run[]): boolean {
  return splitBullet(rowText(runs)).bullet;
}

/** The short text at the right margin behind a wide gap, apart from the rest of the row. */
function splitNote(
  { runs }: Row,
  right: number,
): { readonly main: readonly Run[]; readonly note: readonly Run[] | null } {
  const whole = { main: runs, note: null };
  if (right - runs.at(-1)!.x1 > 2.5) return whole;
  let from = runs.length - 1;
  while (from > 0 && runs[from]!.x0 - runs[from - 1]!.x1 <= 1.2 * runs[from]!.size) from--;
  const note = runs.slice(from);
  if (rowText(note).length > MAX_NOTE || (from === 0 && note[0]!.x0 < 0.5 * right)) return whole;
  return { main: runs.slice(0, from), note };
}
