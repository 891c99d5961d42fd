import { columnOf, leadingLabel } from './columns.ts';
import { findDates } from './dates.ts';
import { split, wordsOf, type Line } from './lines.ts';
import { employerScore, titleScore } from './titles.ts';
import type { Column } from './tongues/tongue.ts';

/** What the head of a table, or a label, says of a cell that begins at an offset of the document; null where none fits. */
export type NamedCell = { readonly start: number; readonly column: Column | null };
/** A line whose cells are named. */
export type NamedLine = Line & { readonly columns?: readonly NamedCell[] };

/** What names the cell an offset of the document stands in; null without a name. */
export function columnAt(columns: readonly NamedCell[] | undefined, offset: number): Column | null {
  return columns?.findLast(({ start }) => start <= offset)?.column ?? null;
}

// A month that no resume reaches: here only whether there are dates matters.
const EVER = '2100-01';

/**
 * The lines of a section as plain entries: under the head of a table each cell knows its column, labels before their fields are
 * taken off ("Position held: Cook"), and points that are whole entries ("• Cook – Globex, 2019 – 2021") are no points.
 */
export function namedLines(lines: readonly Line[]): NamedLine[] {
  return withLabels(withTableHeads(withoutEntryBullets(lines)));
}

/** Cells of a line with where each begins, and its place on the page where that is known. */
function cellsOf(line: Line): { text: string; start: number; x: number | null }[] {
  return split({ text: line.text, start: 0 }, /\t+/g).map(({ text, start }) => ({
    text,
    start: line.start + start,
    x: line.words?.find(([from]) => from >= start)?.[2] ?? null,
  }));
}

type Head = { readonly column: Column; readonly x: number | null };

/** The columns that a line heads; null for any other line. */
function tableHead(line: Line): Head[] | null {
  const cells = cellsOf(line);
  if (cells.length < 2 || line.bullet) return null;
  const heads = cells.map(({ text, x }) => ({ column: columnOf(text), x }));
  const known = heads.filter((head): head is Head => head.column !== null);
  return known.length === heads.length && new Set(known.map(({ column }) => column)).size >= 2 ? known : null;
}

function withTableHeads(lines: readonly Line[]): NamedLine[] {
  let heads: Head[] | null = null;
  return lines.flatMap((line): NamedLine[] => {
    const own = tableHead(line);
    if (own !== null) {
      heads = own;
      return [];
    }
    const cells = cellsOf(line);
    if (heads === null || line.bullet || cells.length < 2) return [line];
    const table = heads;
    const columns = cells.map(({ start, x }, at) => {
      const near =
        x === null ? undefined : table.find((head) => head.x !== null && Math.abs(head.x - x) < NEAR);
      const head = near ?? (cells.length === table.length ? table[at] : undefined);
      return { start, column: head?.column ?? null };
    });
    return [{ ...line, columns }];
  });
}

/** How far a cell may begin from the head of its column, in points. */
const NEAR = 6;

/** A single label names nothing: "Team: five people" stands inside a job. */
const FEWEST_LABELS = 2;

function withLabels(lines: readonly NamedLine[]): NamedLine[] {
  const labels = lines.map((line) =>
    line.bullet || line.columns !== undefined ? null : leadingLabel(line.text),
  );
  const named = new Set(labels.map((label) => label?.column).filter((column) => column !== 'other'));
  named.delete(undefined);
  if (named.size < FEWEST_LABELS) return [...lines];
  return lines.map((line, at) => {
    const label = labels[at] ?? null;
    if (label === null) return line;
    const words = line.words?.filter(([from]) => from >= label.from) ?? [];
    return {
      ...line,
      text: line.text.slice(label.from),
      start: line.start + label.from,
      columns: [{ start: line.start + label.from, column: label.column }],
      ...(line.words === undefined
        ? {}
        : {
            words: words.map(([from, to, x, width]): [number, number, number, number] => [
              from - label.from,
              to - label.from,
              x,
              width,
            ]),
          }),
    };
  });
}

/**
 * Points that begin or end with their dates, where more than one does, no plain line has dates, and they name jobs or stand
 * further out than the points below them: the heads of entries.
 */
function withoutEntryBullets(lines: readonly Line[]): readonly Line[] {
  const dated = lines.filter((line) => endsDated(line));
  const entries = dated.filter((line) => line.bullet);
  if (entries.length < 2 || entries.length < dated.length) return lines;
  const inner = lines.filter((line) => line.bullet && !entries.includes(line));
  const edge = Math.max(...entries.map((line) => line.box?.[0] ?? Number.POSITIVE_INFINITY));
  const outer = inner.length > 0 && inner.every((line) => (line.box?.[0] ?? 0) > edge + 2);
  if (!outer && entries.filter((line) => namesJob(line.text)).length < 2) return lines;
  const heads = new Set(entries);
  return lines.map((line) => (heads.has(line) ? { ...line, bullet: false } : line));
}

function endsDated(line: Line): boolean {
  if (wordsOf(line.text).length > 16) return false;
  return findDates(line.text, EVER).some(
    ({ start, current, from, to }) =>
      (start !== null || current) && (/^[\s).,]*$/.test(line.text.slice(to)) || from <= 1),
  );
}

function namesJob(text: string): boolean {
  return text
    .split(/\t+|\s[|–—·•-]\s|,\s+|:\s+/u)
    .some((part) => titleScore(part) >= 1.6 || employerScore(part) >= 0.8);
}
