import { columnOf } from './columns.ts';
import { MONTH } from '../language/date_points.ts';
import { findDates } from '../language/dates.ts';
import { split, wordsOf, type Line } from '../language/lines.ts';
import type { NamedLine } from './named_lines.ts';
import { alternatives } from '../language/locales/resume_locales.ts';
import type { Column } from '../language/resume_locale.ts';

/** A cell of the head of a table: what it names, and from where to where it stands on the page. */
export type Head = { readonly column: Column | null; readonly x: number | null; readonly right: number };

/** How far a cell may begin from the head of its column, in points. */
export const NEAR = 6;

/** Cells of a line with where each begins, and its place on the page where that is known. */
export function cellsOf(line: Line): { text: string; start: number; x: number | null; right: number }[] {
  return split({ text: line.text, start: 0 }, /\t+/g).map(({ text, start }) => {
    const words = line.words?.filter(([from]) => from >= start && from < start + text.length) ?? [];
    const last = words.at(-1);
    return {
      text,
      start: line.start + start,
      x: words[0]?.[2] ?? null,
      right: last === undefined ? 0 : last[2] + last[3],
    };
  });
}

/** What a cell of a head names: "Schule / Betrieb" by the first of its words that is known. */
function headColumn(text: string): Column | null {
  return (
    columnOf(text) ??
    text
      .split(/\s*[/&]\s*|\s(?:und|and|et|y|e|ve|en)\s/u)
      .map(columnOf)
      .find((column) => column !== null) ??
    null
  );
}

/** The columns that a line heads; null for any other line. One of several may have words that nobody knows. */
export function tableHead(line: Line): Head[] | null {
  const cells = cellsOf(line);
  if (cells.length < 2 || line.bullet || /\d/.test(line.text)) return null;
  const heads = cells.map(({ text, x, right }) => ({ column: headColumn(text), x, right }));
  const kinds = new Set(heads.flatMap(({ column }) => column ?? []));
  const unknown = cells.filter((_, at) => heads[at]?.column === null);
  const known = unknown.length === 0 || (unknown.length === 1 && kinds.size >= 2 && heads.length >= 3);
  // "From⇥To" above two columns of dates.
  if (!known || !(kinds.size >= 2 || kinds.has('dates'))) return null;
  if (unknown.some(({ text }) => wordsOf(text).length > 3)) return null;
  // What nobody knows beside the title and the employer tells of the job.
  return heads.map((head) =>
    head.column === null && kinds.size >= 3 ? { ...head, column: 'other' as const } : head,
  );
}

/** Cells of a line by the number of their column, as offsets of its text. */
type Cells = ReadonlyMap<number, { readonly from: number; readonly to: number }>;
type Row = { readonly lines: { readonly line: Line; readonly cells: Cells }[] };

/**
 * The rows of tables whose cells go on in the lines below ("March 2018 –⇥Shift Leader" over "June 2021"),
 * each as one line with its cells named; other lines stay as they are. Which cell a word belongs to is told
 * by its place on the page.
 */
export function joinTableRows(lines: readonly Line[]): NamedLine[] {
  const joined: NamedLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const heads = tableHead(line);
    const edges = heads === null ? null : edgesOf(heads, lines.slice(at + 1));
    // "From⇥To" above dates alone says nothing of what stands beside them
    const fields = heads?.some(({ column }) => column !== 'dates' && column !== 'other') ?? false;
    if (heads === null || edges === null || !fields) {
      joined.push(line);
      continue;
    }
    const columns = heads.map(({ column }) => column);
    const inside: { line: Line; cells: Cells }[] = [];
    for (const below of lines.slice(at + 1)) {
      const cells = cellsAt(below, edges, columns);
      if (cells === null || tableHead(below) !== null) break;
      inside.push({ line: below, cells });
    }
    // Lines of one row each are read as they stand.
    if (inside.length === 0) joined.push(line);
    for (const row of rowsOf(inside, columns)) joined.push(...linesOfRow(row, columns));
    at += inside.length;
  }
  return joined;
}

/** Where the columns of a table begin: at their heads, or, under heads that are centred, where most cells below do. */
function edgesOf(heads: readonly Head[], below: readonly Line[]): number[] | null {
  const starts = below.slice(0, 60).flatMap((line) => cellsOf(line).flatMap(({ x }) => x ?? []));
  const edges: number[] = [];
  for (const [at, head] of heads.entries()) {
    if (head.x === null) return null;
    const own = head.x;
    const left = heads[at - 1]?.right ?? 0;
    const near = starts.filter((x) => Math.abs(x - own) < NEAR).length;
    const inside = [
      ...Map.groupBy(
        starts.filter((x) => x > left && x < head.right),
        Math.round,
      ),
    ];
    const [most] = inside.toSorted((a, b) => b[1].length - a[1].length);
    edges.push(near === 0 && most !== undefined && most[1].length > 1 ? Math.min(...most[1]) : own);
  }
  return edges;
}

/** The cells of a line by the columns they begin in; null where a word stands across the edge of one. */
function cellsAt(line: Line, edges: readonly number[], columns: readonly (Column | null)[]): Cells | null {
  if (line.words === undefined || line.words.length === 0) return null;
  const cells = new Map<number, { from: number; to: number }>();
  for (const [from, to, x] of line.words) {
    const column = edges.findLastIndex((edge) => x >= edge - NEAR);
    if (column < 0) return null;
    const cell = cells.get(column);
    if (cell !== undefined) cell.to = to;
    else {
      // the points of a task begin further in
      const loose = line.bullet || columns[column] === 'other' ? 24 : NEAR;
      if (x > (edges[column] as number) + loose) return null;
      cells.set(column, { from, to });
    }
  }
  return cells;
}

const TO = new RegExp(String.raw`(?:[–—→-]|(?<!\p{L})(?:${alternatives(({ to }) => to)}))\s*$`, 'iu');
const MONTH_ALONE = new RegExp(String.raw`(?<!\p{L})(?:${MONTH})\.?\s*$`, 'iu');
// A month that no resume reaches: here only whether there are dates matters.
const EVER = '2100-01';

/** Whether the dates of a row go on: nothing that is a date yet, or an end that is still to come. */
function isOpen(dates: string): boolean {
  return dates === '' || findDates(dates, EVER).length === 0 || TO.test(dates) || MONTH_ALONE.test(dates);
}

/** Puts the lines of a table together to rows: by the space between them, and by their dates. */
function rowsOf(inside: readonly { line: Line; cells: Cells }[], columns: readonly (Column | null)[]): Row[] {
  const dates = columns.flatMap((column, at) => (column === 'dates' ? [at] : []));
  const filled = new Set(inside.flatMap(({ cells }) => [...cells.keys()]));
  const [dated] = dates.length === 1 ? dates.filter((at) => filled.has(at)) : [];
  const pitch = pitchOf(inside, filled.size, dated);
  const rows: Row[] = [];
  for (const entry of inside) {
    const open = rows.at(-1);
    const last = open?.lines.at(-1);
    const fresh = open === undefined || last === undefined || begins(open, last.line, entry);
    if (fresh) rows.push({ lines: [entry] });
    else open.lines.push(entry);
  }
  return rows;

  function begins(row: Row, last: Line, { line, cells }: { line: Line; cells: Cells }): boolean {
    const step =
      line.page === last.page && line.box !== null && last.box !== null ? line.box[1] - last.box[1] : 0;
    const wide = step > 1.3 * pitch;
    // without dates only a line that lacks a cell may go on, nearer than the rows are to each other
    if (dated === undefined) return cells.size === filled.size || step >= 0.9 * pitch;
    const own = cells.has(dated);
    const text = dateText(row, dated);
    // "March 2018 –" is not over, however far the line below stands
    if (own && isOpen(text) && (text !== '' || !wide)) return false;
    return wide || own;
  }
}

/** The step between lines of a row: the smallest to a line without a date, else that between rows. */
function pitchOf(
  inside: readonly { line: Line; cells: Cells }[],
  whole: number,
  dated: number | undefined,
): number {
  const steps = inside.flatMap(({ line, cells }, at) => {
    const last = inside[at - 1]?.line;
    if (last === undefined || line.box === null || last.box === null || last.page !== line.page) return [];
    const step = line.box[1] - last.box[1];
    const counts = dated === undefined ? cells.size === whole : !cells.has(dated);
    return step > 0 && counts ? [step] : [];
  });
  return steps.length === 0 ? 1.25 * (inside[0]?.line.font_size ?? 0) : Math.min(...steps);
}

/** The dates of a row; a dash that was taken for the sign of a point stands for itself. */
function dateText(row: Row, column: number): string {
  return row.lines
    .map(({ line, cells }) => `${line.bullet ? '– ' : ''}${cellText(line, cells, column)}`.trim())
    .filter((text) => text !== '')
    .join(' ');
}

function cellText(line: Line, cells: Cells, column: number): string {
  const cell = cells.get(column);
  return cell === undefined ? '' : line.text.slice(cell.from, cell.to).trim();
}

/** A row as one line with its cells named, and what it tells of the job in lines of their own below. */
function linesOfRow(row: Row, columns: readonly (Column | null)[]): NamedLine[] {
  const [first] = row.lines;
  if (first === undefined) return [];
  if (row.lines.length === 1) return [singleLine(first.line, first.cells, columns)];
  const named: { start: number; column: Column | null }[] = [];
  let text = '';
  for (const [at, column] of columns.entries()) {
    const cell =
      column === 'other'
        ? ''
        : column === 'dates'
          ? dateText(row, at)
          : row.lines
              .map(({ line, cells }) => cellText(line, cells, at))
              .filter((part) => part !== '')
              .join(' ');
    if (cell === '') continue;
    if (text !== '') text += '\t';
    named.push({ start: first.line.start + text.length, column });
    text += cell;
  }
  const end = Math.max(...row.lines.map(({ line }) => line.end));
  const head: NamedLine = { ...first.line, bullet: false, joined: true, text, end, columns: named };
  return text === '' ? told(row, columns) : [head, ...told(row, columns)];
}

/** What the cells without a field of their own say of the job, as it stands. */
function told(row: Row, columns: readonly (Column | null)[]): NamedLine[] {
  const at = columns.indexOf('other');
  return row.lines.flatMap(({ line, cells }) => {
    const cell = cells.get(at);
    if (cell === undefined) return [];
    const start = line.start + cell.from;
    const text = line.text.slice(cell.from, cell.to);
    return [
      { ...line, text, start, end: line.start + cell.to, columns: [{ start, column: 'other' as const }] },
    ];
  });
}

/** A row of one line: the white space before each cell is a gap, however small it is. */
function singleLine(line: Line, cells: Cells, columns: readonly (Column | null)[]): NamedLine {
  let { text } = line;
  for (const { from } of cells.values()) {
    if (from > 0 && text[from - 1] === ' ') text = `${text.slice(0, from - 1)}\t${text.slice(from)}`;
  }
  const named = [...cells].map(([at, { from }]) => ({
    start: line.start + from,
    column: columns[at] ?? null,
  }));
  return { ...line, text, columns: named };
}
