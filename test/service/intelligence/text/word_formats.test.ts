import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  BOLD,
  IN_TABLE,
  LIST,
  makeDoc,
  ROW_END,
  TINY,
  VANISH,
  WHITE,
  type DocParagraph,
} from '../../../helpers/doc.ts';
import { withWrongSum } from '../../../helpers/docx.ts';
import { makeOdt, odtStyle } from '../../../helpers/odt.ts';
import { linesOf, readBytes, reasonOf, textsOf } from '../../../helpers/reading.ts';

const STUFFED = 'best of all people for the job';

describe('ODT', () => {
  test('headings, bold, lists, tabs, line breaks, links', async () => {
    const document = await readBytes(
      makeOdt({
        styles:
          odtStyle('text', 'B', 'fo:font-weight="bold"') + odtStyle('paragraph', 'P', 'fo:font-size="20pt"'),
        body:
          '<text:p text:style-name="P">Ada<text:s/>Example</text:p><text:h text:outline-level="1">Work</text:h>' +
          '<text:p><text:span text:style-name="B">Bookkeeper</text:span><text:tab/>2019 – 2021</text:p>' +
          '<text:list><text:list-item><text:p>Kept  the\nledgers</text:p></text:list-item><text:list-item><text:list><text:list-item><text:p>daily</text:p></text:list-item></text:list></text:list-item></text:list>' +
          '<text:p>Leeds<text:line-break/><text:a xlink:href="https://ada.example.com">site</text:a> &amp; more</text:p>',
      }),
    );
    expect(linesOf(document)).toMatchObject([
      { text: 'Ada Example', font_size: 20, bold: false },
      { text: 'Work', bold: true },
      { text: 'Bookkeeper\t2019 – 2021' },
      { text: 'Kept the ledgers', bullet: true },
      { text: 'daily', bullet: true },
      { text: 'Leeds', bullet: false },
      { text: 'site & more', links: ['https://ada.example.com'] },
    ]);
  });

  test('headers first, frames before their paragraph, footers and notes last, comments and deleted text not at all', async () => {
    const body =
      '<text:tracked-changes><text:p>deleted</text:p></text:tracked-changes>' +
      '<text:p>Ada<draw:frame><draw:text-box><text:p>ada@example.com</text:p></draw:text-box></draw:frame><office:annotation><text:p>comment</text:p></office:annotation></text:p>' +
      '<text:p>Work<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>a note</text:p></text:note-body></text:note></text:p>';
    const header = '<text:p>+44 20 5550 0123</text:p>';
    const footer = '<text:p>Page <text:page-number>1</text:page-number></text:p><text:p>Leeds</text:p>';
    expect(textsOf(await readBytes(makeOdt({ body, header, footer })))).toEqual([
      '+44 20 5550 0123',
      'ada@example.com',
      'Ada',
      'Work',
      'a note',
      'Leeds',
    ]);
  });

  test('rows of data are lines, cells of layout are columns', async () => {
    const body =
      `<table:table><table:table-row>${cell(p('German'))}${cell(p('B2'))}</table:table-row></table:table>` +
      `<table:table><table:table-row>${cell(p('Skills') + p('Excel'))}${cell(p('Work'))}</table:table-row></table:table>`;
    expect(linesOf(await readBytes(makeOdt({ body })))).toMatchObject([
      { text: 'German\tB2', column: 0 },
      { text: 'Skills', column: 0 },
      { text: 'Excel', column: 0 },
      { text: 'Work', column: 1 },
    ]);
  });

  test.each([
    [
      'style',
      odtStyle('text', 'X', 'text:display="none"'),
      `<text:p><text:span text:style-name="X">${STUFFED}</text:span></text:p>`,
    ],
    [
      'colour',
      odtStyle('text', 'X', 'fo:color="#ffffff"'),
      `<text:p><text:span text:style-name="X">${STUFFED}</text:span></text:p>`,
    ],
    [
      'size',
      odtStyle('text', 'X', 'fo:font-size="1pt"'),
      `<text:p><text:span text:style-name="X">${STUFFED}</text:span></text:p>`,
    ],
    ['section', '', `<text:section text:display="none"><text:p>${STUFFED}</text:p></text:section>`],
    ['paragraph', '', `<text:p><text:hidden-paragraph text:is-hidden="true"/>${STUFFED}</text:p>`],
  ])('hidden by %s: left out and told', async (_, styles, hidden) => {
    const document = await readBytes(makeOdt({ styles, body: `<text:p>Ada Example</text:p>${hidden}` }));
    expect(document.text).toBe('Ada Example');
    expect(document.notices).toMatchObject([{ type: 'HIDDEN_TEXT' }]);
  });

  test.each<readonly [string, Uint8Array, string]>([
    ['encrypted', makeOdt({ body: '', manifest: '<manifest:encryption-data/>' }), 'ENCRYPTED'],
    ['cut off', makeOdt({ body: '<text:p>Ada</text:p>' }).slice(0, 500), 'CORRUPT'],
    ['a wrong checksum', withWrongSum(makeOdt({ body: '<text:p>Ada</text:p>' }), 'content.xml'), 'CORRUPT'],
    ['empty', makeOdt({ body: '<text:p/>' }), 'NO_TEXT'],
    ['a picture', makeOdt({ body: '<text:p/>', extra: { 'Pictures/a.png': strToU8('x') } }), 'SCAN'],
  ])('%s: is not read, and why is told', async (_, bytes, reason) => {
    expect(await reasonOf(bytes, 'ada.odt')).toBe(reason);
  });
});

const cell = (inner: string) => `<table:table-cell>${inner}</table:table-cell>`;
const p = (text: string) => `<text:p>${text}</text:p>`;

const rtf = (body: string): Uint8Array =>
  Uint8Array.from(
    Buffer.from(
      String.raw`{\rtf1\ansi\ansicpg1252\uc1{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset238 Arial CE;}}{\colortbl;\red255\green255\blue255;\red0\green0\blue0;}{\info{\author Nobody}}` +
        `${body}}`,
      'latin1',
    ),
  );

describe('RTF', () => {
  test('characters: code pages, Unicode with its fallback, dashes and quotes', async () => {
    const body = String.raw`Zo\'eb M\u252\'fcller\par {\f1 \'a3\'f3d\'9f}\par 2019 \endash  2021\~x \u-10179?\u-8704?\par {\upr{A}{\*\ud{\u321?}}}`;
    expect(textsOf(await readBytes(rtf(body)))).toEqual(['Zoë Müller', 'Łódź', '2019 – 2021 x 😀', 'Ł']);
  });

  test('bold, lists, tabs, line breaks, links, pictures and binary data', async () => {
    const body =
      String.raw`\pard\plain\b\fs40 Ada Example\par \pard\plain\fs22{\listtext\'b7\tab}Kept ledgers\par ` +
      String.raw`\pard\plain Clerk\tab 2019\line Leeds\par {\field{\*\fldinst{HYPERLINK "https://ada.example.com"}}{\fldrslt{site}}}\par ` +
      String.raw`{\pict\wmetafile8 0102ff}{\*\unknown secret}\bin4 ab{}\par end`;
    expect(linesOf(await readBytes(rtf(body)))).toMatchObject([
      { text: 'Ada Example', bold: true, font_size: 20, bullet: false },
      { text: 'Kept ledgers', bold: false, bullet: true },
      { text: 'Clerk\t2019', bullet: false },
      { text: 'Leeds' },
      { text: 'site', links: ['https://ada.example.com'] },
      { text: 'end' },
    ]);
  });

  test('tables, tables in tables, headers first, notes and footers last', async () => {
    const body =
      String.raw`{\header ada@example.com\par}{\footer Leeds\par}Ada{\footnote a note}\par ` +
      String.raw`\trowd\cellx1\cellx2 \pard\intbl German\cell B2\cell\row\pard After\par ` +
      String.raw`\trowd \pard\intbl Skills\par Excel\cell \pard\intbl\itap2 a\nestcell b\nestcell{\*\nesttableprops\nestrow}{\nonesttables\par}\pard\intbl Work\cell\row`;
    expect(linesOf(await readBytes(rtf(body)))).toMatchObject([
      { text: 'ada@example.com' },
      { text: 'Ada' },
      { text: 'German\tB2' },
      { text: 'After' },
      { text: 'Skills', column: 0 },
      { text: 'Excel', column: 0 },
      { text: 'a\tb', column: 1 },
      { text: 'Work', column: 1 },
      { text: 'a note' },
      { text: 'Leeds' },
    ]);
  });

  test.each([
    ['marked hidden', String.raw`\v `],
    ['white', String.raw`\cf1 `],
    ['tiny', String.raw`\fs2 `],
    ['deleted', String.raw`\deleted `],
  ])('%s: left out and told', async (_, look) => {
    const document = await readBytes(rtf(String.raw`Ada Example\par {${look}${STUFFED}}\par`));
    expect(document.text).toBe('Ada Example');
    expect(document.notices).toMatchObject([{ type: 'HIDDEN_TEXT' }]);
  });

  test('white in a dark cell is kept', async () => {
    const body = String.raw`\trowd\clcbpat2\cellx1\pard\intbl{\cf1 Summary}\cell\row`;
    expect((await readBytes(rtf(body))).text).toBe('Summary');
  });

  test('cut off: what is there is read, and told', async () => {
    const whole = rtf(String.raw`Ada Example\par Kept the ledgers\par`);
    const document = await readBytes(whole.slice(0, whole.length - 10));
    expect(document.text).toMatch(/^Ada Example\nKept the l/);
    expect(document.notices).toMatchObject([{ type: 'TRUNCATED' }]);
  });
});

const paragraph = (
  text: string,
  changes: readonly number[] = [],
  own: readonly number[] = [],
): DocParagraph => ({
  runs: [{ text, changes }],
  changes: own,
});

describe('DOC', () => {
  test('paragraphs, bold, lists, tabs, links', async () => {
    const link = '\u0013 HYPERLINK "https://ada.example.com" \u0014site\u0015';
    const document = await readBytes(
      makeDoc([
        paragraph('Ada Exámple – Łódź', BOLD),
        paragraph('Clerk\t2019\u000bLeeds'),
        paragraph('Kept the ledgers', [], LIST),
        paragraph(link),
      ]),
    );
    expect(linesOf(document)).toMatchObject([
      { text: 'Ada Exámple – Łódź', bold: true },
      { text: 'Clerk\t2019', bullet: false },
      { text: 'Leeds' },
      { text: 'Kept the ledgers', bullet: true, bold: false },
      { text: 'site', links: ['https://ada.example.com'] },
    ]);
  });

  test('rows of a table are lines', async () => {
    const ends = (text: string) => ({ ...paragraph(text, [], IN_TABLE), mark: 7 });
    const row_end = { runs: [], changes: ROW_END, mark: 7 };
    const rows = [ends('German'), ends('B2'), row_end, ends('Polish'), ends('A1'), row_end];
    expect(textsOf(await readBytes(makeDoc([paragraph('Ada'), ...rows, paragraph('End')])))).toEqual([
      'Ada',
      'German\tB2',
      'Polish\tA1',
      'End',
    ]);
  });

  test.each([
    ['marked hidden', VANISH],
    ['white', WHITE],
    ['tiny', TINY],
  ])('%s: left out and told', async (_, changes) => {
    const document = await readBytes(makeDoc([paragraph('Ada Example'), paragraph(STUFFED, changes)]));
    expect(document.text).toBe('Ada Example');
    expect(document.notices).toMatchObject([{ type: 'HIDDEN_TEXT' }]);
  });

  test.each<readonly [string, Uint8Array, string]>([
    ['encrypted', makeDoc([paragraph('Ada')], { flags: 0x100 }), 'ENCRYPTED'],
    ['of Word 95', makeDoc([paragraph('Ada')], { version: 104 }), 'UNSUPPORTED'],
    ['cut off', makeDoc([paragraph('Ada')]).slice(0, 3000), 'CORRUPT'],
    ['empty', makeDoc([paragraph('')]), 'NO_TEXT'],
  ])('%s: is not read, and why is told', async (_, bytes, reason) => {
    expect(await reasonOf(bytes, 'ada.doc')).toBe(reason);
  });
});
