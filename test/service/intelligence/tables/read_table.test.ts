import { zipSync, strToU8 } from 'fflate';
import writeExcel from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { readTable } from '#service/intelligence/tables/read_table.ts';
import { withWrongSum } from '../../../helpers/docx.ts';

const rowsOf = async (
  bytes: Uint8Array,
  sheet: string | null = null,
): Promise<readonly (readonly string[])[]> => {
  const read = await readTable(bytes, sheet);
  if (!read.ok) throw new Error(read.message);
  return read.table.rows;
};
const text = (words: string): Uint8Array => Buffer.from(words, 'utf8');
const PEOPLE = [
  ['Name', 'Ort'],
  ['Zoë Müller', 'Köln, Süd'],
];

const book = (sheets: { name: string; rows: unknown[][] }[]): Promise<Buffer> =>
  writeExcel(
    sheets.map(({ rows, name }) => ({
      sheet: name,
      data: rows.map((row) => row.map((value) => (value === null ? null : { value: value as string }))),
    })),
  ).toBuffer();

describe('text files', () => {
  it.each([
    ['commas and quotes', text('Name,Ort\nZoë Müller,"Köln, Süd"\n')],
    ['semicolons', text('Name;Ort\r\nZoë Müller;Köln, Süd\r\n')],
    ['tabs', text('Name\tOrt\nZoë Müller\tKöln, Süd')],
    ['bars', text('Name|Ort\nZoë Müller|Köln, Süd')],
    ['a hint for Excel', text('sep=;\nName;Ort\nZoë Müller;Köln, Süd')],
    ['UTF-8 with a mark', text('\uFEFFName;Ort\nZoë Müller;Köln, Süd')],
    ['UTF-16 with a mark', Buffer.from('\uFEFFName;Ort\nZoë Müller;Köln, Süd', 'utf16le')],
    ['UTF-16 without one', Buffer.from('Name;Ort\nZoë Müller;Köln, Süd', 'utf16le')],
    ['UTF-16, the other way round', Buffer.from('\uFEFFName;Ort\nZoë Müller;Köln, Süd', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Name;Ort\nZoë Müller;Köln, Süd', 'latin1')],
  ])('with %s', async (_what, bytes) => expect(await rowsOf(bytes)).toEqual(PEOPLE));

  it('keep their rows in place: line breaks in cells, empty rows, ragged ends', async () => {
    const rows = await rowsOf(text('Name,Note\n"Ada","one\r\ntwo"\n,,,\n\nBen\n,\n'));
    expect(rows).toEqual([['Name', 'Note'], ['Ada', 'one\ntwo'], [], [], ['Ben']]);
  });

  it('keep hostile cells as words: formulas, markup, controls; very long ones are cut', async () => {
    const [row = []] = await rowsOf(text(`=HYPERLINK("x"),<b>hi</b>,a\u0000\u0007b,${'x'.repeat(30_000)}`));
    expect(row.slice(0, 3)).toEqual(['=HYPERLINK("x")', '<b>hi</b>', 'ab']);
    expect(row[3]).toHaveLength(20_000);
  });
});

describe('workbooks', () => {
  it('are damaged where a checksum is wrong', async () => {
    const damaged = withWrongSum(await book([{ name: 'People', rows: PEOPLE }]), 'xl/worksheets/sheet1.xml');
    expect(await readTable(damaged, null)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/damaged/) as string,
    });
  });

  it('are read whatever they are called, the first sheet with rows or the one that is asked for', async () => {
    const bytes = await book([
      { name: 'Empty', rows: [] },
      { name: 'People', rows: PEOPLE },
      { name: 'Other', rows: [['x', 4.5, true, null, 491511234567]] },
    ]);
    const read = await readTable(bytes, null);
    expect(read).toMatchObject({
      ok: true,
      table: { sheets: ['Empty', 'People', 'Other'], sheet: 'People' },
    });
    expect(await rowsOf(bytes)).toEqual(PEOPLE);
    expect(await rowsOf(bytes, 'Other')).toEqual([['x', '4.5', 'true', '', '491511234567']]);
    expect(await readTable(bytes, 'Empty')).toMatchObject({ ok: false, message: /“Empty” is empty/ });
    expect(await readTable(bytes, 'None')).toMatchObject({ ok: false });
  });
});

describe('what cannot be taken, and what helps', () => {
  const wide = Array.from({ length: 201 }, (_, at) => `c${at}`).join(',');
  it.each([
    ['nothing', text(''), /empty \(0 bytes\)/],
    ['only blanks', text('\n,,\n \n'), /holds no rows/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old \.xls.*\.xlsx/],
    ['a PDF', text('%PDF-1.7'), /This is a PDF/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex'), /no table/],
    ['a zip of anything', zipSync({ 'a.txt': strToU8('x') }), /not a spreadsheet/],
    ['a broken workbook', zipSync({ 'xl/workbook.xml': strToU8('<nothing') }), /damaged/],
    ['half a workbook', Buffer.from('PK\u0003\u0004rest'), /damaged/],
    ['a bomb', zipSync({ 'xl/workbook.xml': new Uint8Array(60_000_000) }), /unpacks to more/],
    ['too many rows', text('x\n'.repeat(20_002)), /more than 20,000 rows/],
    ['too many columns', text(wide), /more than 200 columns/],
  ])('%s', async (_what, bytes, message) => {
    expect(await readTable(bytes, null)).toEqual({
      ok: false,
      message: expect.stringMatching(message) as string,
    });
  });
});
