import Papa from 'papaparse';
import type { SheetData } from 'write-excel-file/node';

/** What a column holds. Dates are `YYYY-MM-DD`, or a time stamp of which the day is shown. */
export type ColumnType = 'text' | 'number' | 'date';
export type TableColumn = { readonly key: string; readonly title: string; readonly type: ColumnType };
export type TableCell = string | number | boolean | null;

/** What stands on a screen as a table. A key that a row lacks is an empty cell. */
export type Table = {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly Readonly<Record<string, TableCell>>[];
};

/**
 * A text that no spreadsheet takes for a formula when it opens a CSV file: one that begins as a formula does gets an
 * apostrophe before it (also behind spaces, and in the wide forms that spreadsheets of some languages accept).
 */
export function neutralised(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r]/u.test(text) ? `'${text}` : text;
}

/** Titles as they are written, each once: a second column of a name gets a number. */
function uniqueTitles(columns: Table['columns']): string[] {
  const given = new Set<string>();
  return columns.map((column) => {
    const title = clean(column.title);
    let free = title;
    for (let copy = 2; given.has(free.trim().toLowerCase()); copy += 1) free = `${title.trim()} (${copy})`;
    given.add(free.trim().toLowerCase());
    return free;
  });
}

/** A table as CSV that spreadsheets of every language open: UTF-8 with a byte-order mark, CRLF. */
export function tableCsv({ columns, rows }: Table): Uint8Array {
  const lines = [
    uniqueTitles(columns).map(neutralised),
    ...rows.map((row) => columns.map((column) => csvCell(row[column.key] ?? null, column.type))),
  ];
  return new TextEncoder().encode(`\uFEFF${Papa.unparse(lines, { newline: '\r\n' })}\r\n`);
}

/**
 * A table as a workbook of one sheet: a bold header that stays in sight, numbers and dates as such. A text is a cell of
 * the type text, which no spreadsheet reckons, whatever it begins with: it stands there as it is.
 */
export async function tableXlsx(table: Table, sheet: string): Promise<Uint8Array> {
  // loaded when first needed: few who start the program export a workbook
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const { columns, rows } = table;
  const header = uniqueTitles(columns).map((title) => ({
    value: title,
    type: String,
    fontWeight: 'bold' as const,
    alignVertical: 'top' as const,
  }));
  const data = [
    header,
    ...rows.map((row) => columns.map((column) => xlsxCell(row[column.key] ?? null, column.type))),
  ] as SheetData;
  const bytes = await writeExcelFile(data, {
    sheet: sheetName(sheet),
    stickyRowsCount: 1,
    columns: columns.map((column) => ({ width: widthOf(column, rows) })),
  }).toBuffer();
  return new Uint8Array(bytes);
}

/** Characters that XML, and so a workbook, cannot hold; in text tables they are noise. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const clean = (text: string): string => text.toWellFormed().replace(UNWRITABLE, '');

function csvCell(value: TableCell, type: ColumnType): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const day = type === 'date' ? dayOf(value) : null;
  return day ?? neutralised(clean(value));
}

/** The most that a cell of a workbook holds. */
const MAX_CELL = 32_767;

function xlsxCell(value: TableCell, type: ColumnType): object | null {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number, alignVertical: 'top' };
  if (typeof value === 'boolean') return { value, type: Boolean, alignVertical: 'top' };
  const day = type === 'date' ? dayOf(value) : null;
  if (day !== null) {
    return { value: new Date(`${day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd', alignVertical: 'top' };
  }
  const text = clean(value);
  return {
    value: text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…`.toWellFormed() : text,
    type: String,
    wrap: text.length > WIDEST || text.includes('\n'),
    alignVertical: 'top',
  };
}

function dayOf(value: string): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(value)?.[1];
  return day === undefined || Number.isNaN(Date.parse(day)) ? null : day;
}

const WIDEST = 60;

/** As wide as its longest line, within reason. Looking at the first rows is enough for that. */
function widthOf({ key, title }: TableColumn, rows: Table['rows']): number {
  const longest = rows.slice(0, 500).reduce((most, row) => {
    const lines = String(row[key] ?? '').split('\n');
    return lines.reduce((longer, { length }) => Math.max(longer, length), most);
  }, title.length);
  return Math.min(Math.max(longest + 2, 8), WIDEST);
}

/** Names of sheets have at most 31 characters, and not these. */
function sheetName(text: string): string {
  const plain = clean(text)
    .replace(/[\\/?*[\]:']/g, ' ')
    .trim()
    .slice(0, 31);
  return plain === '' ? 'Sheet 1' : plain.toWellFormed();
}
