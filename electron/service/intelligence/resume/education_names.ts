import { isSchool } from '../language/degrees.ts';
import { titleScore } from '../language/job_titles.ts';
import { wordsOf } from '../language/lines.ts';

/** Score from which on a line is the title of a job, wherever it stands. */
export const TITLE = 1.6;

/** A piece of a row of an entry, and whether it is the whole row. */
export type Part = { readonly text: string; readonly row: number; readonly alone: boolean };

/**
 * The part that names a school; else the one that stands where schools stand: on another line than the degree. Not the
 * job that somebody wants or has, in a line below ("Java Developer - Fernhill").
 */
export function schoolOf(
  parts: readonly Part[],
  degreeRow: number,
  field: string | null,
  called: string | null,
): { school: string | null; known: boolean } {
  const named =
    parts.find(({ text }) => isSchool(text)) ?? parts.find(({ text }) => called?.startsWith(text) === true);
  if (named !== undefined) return { school: named.text, known: true };
  const of_jobs = new Set(
    parts.flatMap(({ text, row }) => (row !== degreeRow && titleScore(text) >= TITLE ? [row] : [])),
  );
  const proper = parts.filter(
    ({ text, row }) => /^\p{Lu}/u.test(text) && text !== field && !of_jobs.has(row),
  );
  const elsewhere = proper.filter(({ row }) => row !== degreeRow);
  // Degree, field and school on a line each: the field comes first.
  const below = elsewhere.filter(({ row, alone }) => row > degreeRow && alone);
  if (degreeRow >= 0 && field === null && below.length >= 2) {
    return { school: below[1]?.text ?? null, known: false };
  }
  return { school: (elsewhere[0] ?? proper[0])?.text ?? null, known: false };
}

/** What stands beside the degree, or alone on a line of its own, and is neither a school nor a job ("Sales Manager"). */
export function fieldOf(parts: readonly Part[], degreeRow: number, school: string | null): string | null {
  const fits = ({ text }: Part): boolean =>
    text !== school && wordsOf(text).length <= 6 && /\p{L}{3}/u.test(text) && !isSchool(text);
  return (
    parts.find((part) => part.row === degreeRow && fits(part))?.text ??
    parts.find((part) => part.alone && part.row > degreeRow && fits(part) && titleScore(part.text) < TITLE)
      ?.text ??
    null
  );
}
