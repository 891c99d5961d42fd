import type { Db } from '../../../db/schema.ts';
import type { ErrorDetail } from '../../../errors.ts';
import { OWN_FIELD, SINGLE_FIELDS } from '../../../intelligence/tables/fields.ts';
import { columnsOf, headerRowOf } from '../../../intelligence/tables/suggest.ts';
import { dataRows, headersOf } from './plan.ts';
import type { CandidateTable, TableImportInput } from './schema.ts';
import { toItem, type Rows, type TableRow } from './store.ts';

const PREVIEW_ROWS = 20;

/** The rows of a table as they stand in the file. */
export function cellsOf(table: TableRow): Rows {
  return JSON.parse(table.cells) as Rows;
}

/** Where the headers stand: as a person says, else as it looks. */
export function headerRow(rows: Rows, has_header: boolean | undefined): number | null {
  if (has_header === false) return null;
  const found = headerRowOf(rows);
  return has_header === true && found === null ? rows.findIndex((row) => row.length > 0) : found;
}

/** A table with what its columns probably hold. */
export async function toRecord(db: Db, table: TableRow, has_header?: boolean): Promise<CandidateTable> {
  const rows = cellsOf(table);
  const header_row = headerRow(rows, has_header);
  return {
    ...(await toItem(db, table)),
    row_count: dataRows(rows, header_row).length,
    sheets: JSON.parse(table.sheets) as string[],
    sheet: table.sheet,
    has_header: header_row !== null,
    columns: columnsOf(rows, header_row),
    preview_rows: dataRows(rows, header_row)
      .slice(0, PREVIEW_ROWS)
      .map(({ row, cells }) => ({ row, cells: cells.map((cell) => cell.slice(0, 500).toWellFormed()) })),
  };
}

/** What is wrong with a mapping of these rows. */
export function wrongMapping(
  rows: Rows,
  mapping: TableImportInput['mapping'],
  own_fields: readonly { readonly id: string }[],
): ErrorDetail[] {
  const width = headersOf(rows, null).length;
  if (width === 0) {
    const message = 'fits no column: backups keep no rows of spreadsheets. Upload the file again';
    return [{ path: 'body.mapping', message }];
  }
  return mapping.flatMap(({ column, field, custom_field_id }, at) => {
    const path = `body.mapping.${at}`;
    const earlier = mapping.slice(0, at);
    if (column >= width) {
      return [{ path: `${path}.column`, message: `must be a column from 0 to ${width - 1}` }];
    }
    if (earlier.some((other) => other.column === column)) {
      return [{ path: `${path}.column`, message: 'is mapped twice' }];
    }
    if (field === OWN_FIELD && !own_fields.some(({ id }) => id === custom_field_id)) {
      return [{ path: `${path}.custom_field_id`, message: 'must name an own field of candidates' }];
    }
    const twice =
      (field === OWN_FIELD || SINGLE_FIELDS.has(field)) &&
      earlier.some((other) => other.field === field && other.custom_field_id === custom_field_id);
    return twice ? [{ path: `${path}.field`, message: 'can be taken from one column only' }] : [];
  });
}
