/** A sheet of cells as text: every row of the file in its place, so that a row keeps the number people see. */
export type Table = {
  /** Names of all sheets; a text file has none. */
  readonly sheets: readonly string[];
  /** Of these, the one that was read; null for a text file. */
  readonly sheet: string | null;
  readonly rows: readonly (readonly string[])[];
};

/** Why a file is no table, or none that can be taken; a sentence for a person. */
export type TableRead =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly message: string };

const MAX_TABLE_ROWS = 20_000;
const MAX_TABLE_COLUMNS = 200;
/** Longer cells are cut: no field of a candidate holds more, and a note not either. */
const MAX_CELL = 20_000;

/** Control characters other than line breaks and tabs; a spreadsheet may hold them, a person's name not. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** A cell as it is kept. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  const text = typeof value === 'string' ? value : String(value as number | boolean);
  return text
    .slice(0, MAX_CELL)
    .toWellFormed()
    .replaceAll(CONTROL, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u00A0', ' ')
    .trim();
}

/** Rows without empty ends; or what is wrong with their number. */
export function asTable(
  rows: Iterable<readonly unknown[]>,
  sheets: readonly string[] = [],
  sheet: string | null = null,
): TableRead {
  const kept: string[][] = [];
  let filled = 0;
  for (const row of rows) {
    const cells = row.map(cellText);
    while (cells.at(-1) === '') cells.pop();
    if (cells.length > MAX_TABLE_COLUMNS) {
      return {
        ok: false,
        message: `The table has more than ${MAX_TABLE_COLUMNS} columns. Save a copy with the columns you need.`,
      };
    }
    if (cells.length > 0) filled += 1;
    if (filled > MAX_TABLE_ROWS + 1) {
      return {
        ok: false,
        message: `The table has more than ${MAX_TABLE_ROWS.toLocaleString('en')} rows. Save it in parts and bring in one after the other.`,
      };
    }
    kept.push(cells);
  }
  while (kept.at(-1)?.length === 0) kept.pop();
  if (filled === 0) {
    const where =
      sheets.length > 1 ? `The sheet “${sheet}” is empty. Choose another one.` : 'The file holds no rows.';
    return { ok: false, message: where };
  }
  return { ok: true, table: { sheets, sheet, rows: kept } };
}
