import type { EducationRow } from './education_rows.ts';
import { wordsOf } from './lines.ts';
import { isPlace } from './places.ts';

/** The rows of an entry that is being gathered, and what they name so far. */
export type Group = { rows: EducationRow[]; degree: boolean; school: boolean; date: boolean };

/** A plain line with nothing but dates below it, when the open entry has its own: a school that no word says is one. */
export function headsDates(
  rows: readonly (EducationRow | null)[],
  at: number,
  open: Group | undefined,
): boolean {
  const row = rows[at];
  const next = rows[at + 1];
  return (
    open?.date === true &&
    row?.degree === null &&
    row.range === null &&
    !row.school &&
    !isPlace(row.line.text) &&
    next !== null &&
    next !== undefined &&
    next.range !== null &&
    wordsOf(next.line.text.slice(0, next.range.from) + next.line.text.slice(next.range.to)).length === 0
  );
}

/**
 * Whether a plain line is the school of the entry below it ("EPFL" above "BSc Mathematics"), in a section whose entries
 * begin so: the open one does, it has its degree, and the next line brings another.
 */
export function heads(rows: readonly (EducationRow | null)[], at: number, open: Group | undefined): boolean {
  const row = rows[at];
  const next = rows[at + 1];
  return (
    open !== undefined &&
    open.degree &&
    open.rows[0]?.degree === null &&
    open.rows.at(-1)?.degree !== null &&
    row?.degree === null &&
    row.range === null &&
    next !== undefined &&
    next !== null &&
    next.degree !== null &&
    !next.school
  );
}
