import { unzipSync } from 'fflate';
import readXlsx from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { neutralised, tableCsv, tableXlsx } from '#service/exports/table.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const columns = [
  { key: 'name', title: 'Name', type: 'text' },
  { key: 'years', title: 'Years', type: 'number' },
  { key: 'day', title: '=Day', type: 'date' },
] as const;

describe('what a spreadsheet would take for a formula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+44 117 555 0100', "'+44 117 555 0100"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
    ['Ana-Lena', 'Ana-Lena'],
    ['', ''],
  ])('%j becomes %j', (text, written) => expect(neutralised(text)).toBe(written));
});

describe('CSV', () => {
  it('has a byte-order mark, CRLF, quoted cells, typed numbers and days', () => {
    const rows = [
      { name: '=HYPERLINK("x")', years: -5, day: '2024-02-03T10:00:00.000Z' },
      { name: 'a "b", c\nd', years: null, day: 'soon' },
      { name: '<b>שלום</b> 😀\u0001', years: 1.5 },
    ];
    expect(decode(tableCsv({ columns, rows }))).toBe(
      '\uFEFFName,Years,\'=Day\r\n"\'=HYPERLINK(""x"")",-5,2024-02-03\r\n"a ""b"", c\nd",,soon\r\n<b>שלום</b> 😀,1.5,\r\n',
    );
  });
});

describe('titles', () => {
  it('are each there once', async () => {
    const titles = ['Has led a team', 'has led a team ', 'Name', 'Has led a team', 'Has led a team (2)'];
    const same = titles.map((title, at) => ({ key: `${at}`, title, type: 'text' as const }));
    const once = [
      'Has led a team',
      'has led a team (2)',
      'Name',
      'Has led a team (3)',
      'Has led a team (2) (2)',
    ];
    const [csv] = decode(tableCsv({ columns: same, rows: [] }))
      .slice(1)
      .split('\r\n');
    expect(csv).toBe(once.join(','));
    const [sheet] = await readXlsx(Buffer.from(await tableXlsx({ columns: same, rows: [] }, 'x')));
    expect(sheet?.data[0]).toEqual(once);
  });
});

describe('a workbook', () => {
  it('shows texts that begin as formulas do as they are, and never as formulas', async () => {
    const texts = ['=1+1', '+44 117 555 0100', '-5', '@SUM(A1)', '＝1'];
    const rows = texts.map((name) => ({ name }));
    const bytes = await tableXlsx({ columns: columns.slice(0, 1), rows }, 'x');
    const [sheet] = await readXlsx(Buffer.from(bytes));
    expect(sheet?.data.slice(1).map(([cell]) => cell)).toEqual(texts);
    const parts = Object.entries(unzipSync(bytes)).filter(([name]) => name.includes('sheet1'));
    expect(parts.map(([, xml]) => decode(xml)).join('')).not.toContain('<f>');
  });

  it('holds numbers and dates as such, and formulas and what XML cannot hold as text', async () => {
    const rows = [
      { name: '=1+1', years: 7, day: '2024-02-03' },
      { name: `<b>&\u0001 \uD800 ${'x'.repeat(40_000)}`, years: null, day: null },
    ];
    const [sheet] = await readXlsx(Buffer.from(await tableXlsx({ columns, rows }, "a/b: 'c' [d]")));
    const [header, first, second] = sheet?.data ?? [];
    expect(header).toEqual(['Name', 'Years', '=Day']);
    expect(first).toEqual(['=1+1', 7, new Date('2024-02-03T00:00:00Z')]);
    const long = String(second?.[0]);
    expect([long.slice(0, 5), long.endsWith('x…'), long.length <= 32_767]).toEqual(['<b>& ', true, true]);
  });
});
