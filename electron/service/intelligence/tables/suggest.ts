import type { TableField } from './fields.ts';
import { SINGLE_FIELDS } from './fields.ts';
import { fieldOfHeader } from './headers.ts';

type TableColumn = {
  /** The header as it stands; without one, the column's letter. */
  readonly name: string;
  /** A few different cells, to be recognised by. */
  readonly examples: string[];
  readonly suggested_field: TableField | null;
};
type Rows = readonly (readonly string[])[];

/** A header may stand below a title and an empty line, not further down. */
const HEADER_WITHIN = 12;
const LOOKED_AT = 200;
const EXAMPLES = 3;
const EXAMPLE_LENGTH = 80;

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/;
const URL_LIKE = /^(?:https?:\/\/\S+|(?:www\.|(?:[a-z]{2}\.)?linkedin\.com\/|github\.com\/)\S+)$/i;
const PHONE = /^\+?[\d\s()./-]{7,22}$/;
const NAME = /^\p{Lu}[\p{L}'’.-]*(?:\s+\p{L}[\p{L}'’.-]*){1,3}$/u;
const FORM_OF_ADDRESS =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|herr|frau|m|mme|mlle|sr|sra|sig|dhr|mevr|pan|pani)\.?$/i;

/** Index of the row of headers; null where the first rows are people already. */
export function headerRowOf(rows: Rows): number | null {
  let best: { row: number; known: number } | null = null;
  for (const [row, cells] of rows.slice(0, HEADER_WITHIN).entries()) {
    if (cells.some((cell) => EMAIL.test(cell) || URL_LIKE.test(cell))) break; // people begin here
    const known = new Set(cells.map(fieldOfHeader).filter((field) => field !== null)).size;
    if (known > (best?.known ?? 0)) best = { row, known };
  }
  if (best !== null) return best.row;
  const first = rows.findIndex((cells) => cells.some((cell) => cell !== ''));
  const cells = rows[first] ?? [];
  const holds_data = cells.some(
    (cell) => EMAIL.test(cell) || URL_LIKE.test(cell) || PHONE.test(cell) || /\d{4,}/.test(cell),
  );
  const named = cells.filter((cell) => cell !== '').length;
  // a person's name alone in the first cell of a list without headers
  if (holds_data || named < 2 || NAME.test(cells.find((cell) => cell !== '') ?? '')) return null;
  return first;
}

/** A, B, …, Z, AA: as spreadsheets call their columns. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? '' : columnLetter(rest - 1)) + String.fromCodePoint(65 + (index % 26));
}

/** The columns of a table whose headers stand in a row (null: nowhere), each with what it probably holds. */
export function columnsOf(rows: Rows, header_row: number | null): TableColumn[] {
  const data = rows.slice(header_row === null ? 0 : header_row + 1);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const headers = header_row === null ? [] : (rows[header_row] ?? []);
  const cells = Array.from({ length: width }, (_, column) =>
    data
      .slice(0, LOOKED_AT)
      .map((row) => row[column] ?? '')
      .filter((cell) => cell !== ''),
  );
  const fields = settle(
    cells.map((held, column) => fieldOf(headers[column] ?? '', held)),
    cells,
  );
  return cells.map((held, column) => ({
    name: headers[column] || columnLetter(column),
    examples: [...new Set(held)].slice(0, EXAMPLES).map((cell) => shortened(cell)),
    suggested_field: fields[column] ?? null,
  }));
}

function shortened(cell: string): string {
  const line = cell.replaceAll(/\s+/g, ' ');
  return line.length > EXAMPLE_LENGTH ? `${line.slice(0, EXAMPLE_LENGTH - 1).toWellFormed()}…` : line;
}

function fieldOf(header: string, cells: readonly string[]): TableField | null {
  const told = fieldOfHeader(header);
  const share = (pattern: RegExp): number =>
    cells.length === 0 ? 0 : cells.filter((cell) => pattern.test(cell)).length / cells.length;
  // What the cells are outweighs a header that says little: a "Contact" of addresses, a "Title" of Mr and Ms.
  if (told === 'title' && share(FORM_OF_ADDRESS) > 0.5) return null;
  if (told === 'location' && share(EMAIL) > 0.5) return 'email';
  if (told !== null) return told;
  if (share(EMAIL) > 0.5) return 'email';
  if (share(URL_LIKE) > 0.5) return 'links';
  if (share(PHONE) > 0.6 && !cells.every((cell) => /^\d{1,9}$/.test(cell) || isDate(cell))) return 'phone';
  return null;
}

function isDate(cell: string): boolean {
  return /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(cell);
}

/** What only all columns together tell. */
function settle(
  told: readonly (TableField | null)[],
  cells: readonly (readonly string[])[],
): (TableField | null)[] {
  const fields = [...told];
  const at = (field: TableField): number => fields.indexOf(field);
  // German tables head the surname "Name" beside "Vorname"; French and Italian ones do the like
  if (at('full_name') >= 0 && at('first_name') >= 0 && at('last_name') < 0) {
    fields[at('full_name')] = 'last_name';
  }
  // and "Nom" or "Nome" alone is the whole name
  if (at('full_name') < 0 && at('first_name') >= 0 !== at('last_name') >= 0) {
    fields[Math.max(at('first_name'), at('last_name'))] = 'full_name';
  }
  if (at('full_name') < 0 && at('last_name') < 0) {
    const names = cells.findIndex(
      (held, column) =>
        fields[column] === null &&
        held.length > 0 &&
        held.filter((cell) => NAME.test(cell)).length / held.length > 0.6,
    );
    if (names >= 0) fields[names] = 'full_name';
  }
  // a whole name beside its parts: the parts are enough
  if (at('first_name') >= 0 && at('last_name') >= 0 && at('full_name') >= 0) {
    fields[at('full_name')] = null;
  }
  return fields.map((field, column) =>
    field !== null && SINGLE_FIELDS.has(field) && fields.indexOf(field) !== column ? null : field,
  );
}
