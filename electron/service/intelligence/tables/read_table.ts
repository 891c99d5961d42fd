import readSheets from 'read-excel-file/universal';
import { listZip, readZip } from '../text/zip.ts';
import { readTextTable } from './read_text.ts';
import { asTable, type TableRead } from './table.ts';

const fail = (message: string): TableRead => ({ ok: false, message });

/** Kinds of files that people take for tables, by their first bytes, with what to do. */
const OTHERS: readonly (readonly [begins: readonly number[], message: string])[] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is an old .xls file, or one with a password. Open it, save it as .xlsx without a password, and choose that.',
  ],
  [
    [0x25, 0x50, 0x44, 0x46],
    'This is a PDF. A resume is dropped as a file; of a printed table, save the original as .xlsx or .csv.',
  ],
];

/**
 * A spreadsheet or text file as rows of text. What the bytes are decides, not the file's name. Formulas come as
 * the values that were stored with them; nothing is calculated.
 * @param sheet name of the sheet to read; null for the first one that holds anything.
 */
export async function readTable(bytes: Uint8Array, sheet: string | null): Promise<TableRead> {
  if (bytes.length === 0) return fail('The file is empty (0 bytes). Save it once more and choose that.');
  const other = OTHERS.find(([begins]) => begins.every((byte, at) => bytes[at] === byte));
  if (other !== undefined) return fail(other[1]);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readWorkbook(bytes, sheet);
  return readTextTable(bytes);
}

async function readWorkbook(bytes: Uint8Array, wanted: string | null): Promise<TableRead> {
  const names = listZip(bytes);
  if (names === 'TOO_LARGE') {
    return fail(
      'The file unpacks to more than is read safely. Save the sheet you need as .csv and choose that.',
    );
  }
  // the library that reads it does not look at checksums
  if (names === 'CORRUPT' || readZip(bytes, () => true) === 'CORRUPT') {
    return fail('The file is damaged or was cut off on its way. Save it once more and choose that.');
  }
  if (!names.includes('xl/workbook.xml')) {
    return fail('This is not a spreadsheet that can be read. Save it as .xlsx or .csv and choose that.');
  }
  try {
    const sheets = await readSheets(new Uint8Array(bytes).buffer, { trim: false });
    const filled = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
    const read = wanted === null ? (filled ?? sheets[0]) : sheets.find(({ sheet }) => sheet === wanted);
    if (read === undefined) return fail('The file has no sheet with this name.');
    const all = sheets.map(({ sheet }) => sheet);
    return asTable(read.data, all, read.sheet);
  } catch {
    return fail(
      'The spreadsheet cannot be read: it is damaged, or made in an unusual way. Save it as .csv and choose that.',
    );
  }
}
