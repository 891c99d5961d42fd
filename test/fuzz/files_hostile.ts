import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { makeDocx, paragraph, table } from '../helpers/docx.ts';
import { makeOdt } from '../helpers/odt.ts';
import { BOMBS } from './files_bombs.ts';
import type { Sample } from './files_mutate.ts';
import { PICTURES } from './files_pictures.ts';
import { flate, FONT, form, onePage, pdf, stream, text } from './files_pdf.ts';

const PDFS: Readonly<Record<string, () => Uint8Array>> = {
  'page-tree-loop': () =>
    pdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 9 /Kids [2 0 R 3 0 R] >>',
      '<< /Type /Pages /Count 3 /Parent 2 0 R /Kids [2 0 R] >>',
    ]),
  'page-count-lie': () =>
    pdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 2147483647 /Kids [] >>']),
  'form-loop': () =>
    onePage(
      stream(Buffer.from('/A Do')),
      [form('/B Do', '/XObject << /B 7 0 R >>'), form('/A Do /A Do', '/XObject << /A 6 0 R >>')],
      { resources: '/XObject << /A 6 0 R >>' },
    ),
  // Each form draws the next one ten times: a thousand million drawings in twenty objects.
  'form-bomb': () =>
    onePage(
      stream(Buffer.from('/X Do')),
      Array.from({ length: 10 }, (_, i) =>
        i === 9
          ? form('BT /F1 8 Tf (x) Tj ET', '/Font << /F1 4 0 R >>')
          : form('/X Do '.repeat(10), `/XObject << /X ${7 + i} 0 R >>`),
      ),
      { resources: '/XObject << /X 6 0 R >>' },
    ),
  'type3-loop': () =>
    onePage(
      stream(Buffer.from('BT /T3 10 Tf (aaa) Tj ET')),
      [
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [1] /Encoding << /Differences [97 /a] >> /CharProcs << /a 7 0 R >> /Resources << /Font << /T3 6 0 R >> >> >>',
        stream(Buffer.from('BT /T3 1 Tf (a) Tj ET')),
      ],
      { resources: '/Font << /T3 6 0 R >>' },
    ),
  'font-loop': () =>
    onePage(
      stream(Buffer.from('BT /F2 10 Tf (aaa) Tj ET')),
      [
        '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 6 0 R >>',
      ],
      { resources: '/Font << /F2 6 0 R >>' },
    ),
  'page-of-a-thousand-miles': () =>
    onePage(stream(text('Ada Example')), [], { box: '0 0 1000000000 1000000000' }),
  'page-without-size': () => onePage(stream(text('Ada Example')), [], { box: '0 0 0 0' }),
  'box-of-no-numbers': () => onePage(stream(text('Ada Example')), [], { box: '/a (b) << >> null' }),
  'length-lie': () => onePage(['<< /Length 99999999999 >>', text('Ada Example')]),
  'length-loop': () => onePage(['<< /Length 5 0 R >>', text('Ada Example')]),
  'content-loop': () =>
    pdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 3 0 R /MediaBox [0 0 595 842] /Contents [3 0 R 4 0 R 4 0 R] >>',
      '[4 0 R 4 0 R]',
    ]),
  'flate-bomb': () => onePage(flate(Buffer.alloc(300 * 1024 * 1024, ' '))),
  'flate-bomb-twice': () =>
    onePage(
      stream(
        deflateSync(deflateSync(Buffer.alloc(200 * 1024 * 1024, ' '))),
        '/Filter [/FlateDecode /FlateDecode]',
      ),
    ),
  'text-bomb': () =>
    onePage(flate(Buffer.from(`BT /F1 10 Tf 50 700 Td ${'(aaaaaaaaaa) Tj '.repeat(1_000_000)} ET`))),
  'string-bomb': () => onePage(flate(Buffer.from(`BT /F1 10 Tf (${'a'.repeat(20_000_000)}) Tj ET`))),
  'state-bomb': () => onePage(flate(Buffer.from(`${'q '.repeat(2_000_000)} BT /F1 10 Tf (Ada) Tj ET`))),
  'path-bomb': () => onePage(flate(Buffer.from('0 0 m 9 9 l S 1 1 5 5 re f '.repeat(400_000)))),
  'deep-arrays': () => onePage(flate(Buffer.from(`${'['.repeat(300_000)} TJ`))),
  'deep-dictionaries': () =>
    onePage(stream(text('Ada')), [`${'<< /A '.repeat(50_000)} 1 ${'>>'.repeat(50_000)}`], {
      page: '/Piece 6 0 R',
    }),
  'object-stream-bomb': () =>
    onePage(stream(text('Ada')), [
      flate(
        Buffer.from(Array.from({ length: 200_000 }, (_, i) => `${i + 10} 0 `).join('')),
        '/Type /ObjStm /N 999999999 /First 1000000',
      ),
    ]),
  'xref-loop': () =>
    pdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 0 /Kids [] >>'], '/Prev START'),
  'unicode-map-bomb': () =>
    onePage(
      stream(Buffer.from('BT /F2 10 Tf <00010002> Tj ET')),
      [
        '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (A) /Ordering (I) /Supplement 0 >> >>] /ToUnicode 7 0 R >>',
        flate(
          Buffer.from(
            `begincmap 1 begincodespacerange <0000> <ffffffff> endcodespacerange ${'100 beginbfrange <00000000> <ffffffff> <0000> endbfrange '.repeat(2000)} endcmap`,
          ),
        ),
      ],
      { resources: '/Font << /F2 6 0 R >>' },
    ),
  'image-of-a-thousand-miles': () =>
    onePage(
      stream(Buffer.from('q 500 0 0 500 0 0 cm /I Do Q')),
      [
        stream(
          Buffer.from('x'),
          '/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /ColorSpace /DeviceGray /BitsPerComponent 8',
        ),
      ],
      { resources: '/XObject << /I 6 0 R >>' },
    ),
  'ten-thousand-pages': () =>
    pdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count 10000 /Kids [${'3 0 R '.repeat(10_000)}] >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
      FONT,
      stream(text('Ada Example')),
    ]),
  'annotations-of-itself': () =>
    onePage(
      stream(text('Ada')),
      [
        '<< /Type /Annot /Subtype /Link /Rect [0 0 1e300 -1e300] /Parent 6 0 R /A << /S /URI /URI 6 0 R /Next 6 0 R >> >>',
      ],
      { page: `/Annots [${'6 0 R '.repeat(20_000)}]` },
    ),
};

const bodyOf = (xml: string): Uint8Array => makeDocx({ body: xml });
const ARCHIVES: Readonly<Record<string, () => Uint8Array>> = {
  'entity-bomb.docx': () =>
    makeDocx({
      body: paragraph('Ada'),
      extra: {
        'word/styles.xml': strToU8(
          `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(1000)}">${Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i} "${`&a${i - 1};`.repeat(10)}">`).join('')}]><x>&a8;</x>`,
        ),
      },
    }),
  'zip-bomb.docx': () =>
    makeDocx({ body: paragraph('Ada'), extra: { 'word/media/a.bin': new Uint8Array(64 * 1024 * 1024) } }),
  'document-bomb.docx': () => bodyOf(paragraph('a '.repeat(20 * 1024 * 1024))),
  'slip.docx': () =>
    makeDocx({
      body: paragraph('Ada Example'),
      extra: {
        '../../evil.xml': strToU8('<x/>'),
        '/etc/evil': strToU8('x'),
        'word/..\\evil.xml': strToU8('<x/>'),
      },
    }),
  'hundred-thousand-cells.docx': () =>
    bodyOf(
      table(Array.from({ length: 1000 }, (_, i) => Array.from({ length: 100 }, (__, j) => `${i}.${j}`))),
    ),
  'tables-in-tables.docx': () =>
    bodyOf(`${'<w:tbl><w:tr><w:tc>'.repeat(300)}${paragraph('Ada')}${'</w:tc></w:tr></w:tbl>'.repeat(300)}`),
  'deep.docx': () => bodyOf('<w:sdt><w:sdtContent>'.repeat(100_000)),
  'elements.docx': () => bodyOf('<w:p/>'.repeat(1_600_000)),
  'fields.docx': () =>
    bodyOf(
      `<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(20_000)}${'<w:r><w:t>Ada</w:t></w:r>'.repeat(2_000)}</w:p>`,
    ),
  'styles-loop.docx': () =>
    makeDocx({
      body: '<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:t>Ada Example</w:t></w:r></w:p>',
      extra: {
        'word/styles.xml': strToU8(
          '<w:styles><w:style w:styleId="A" w:type="paragraph"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>',
        ),
      },
    }),
  'headers.docx': () =>
    makeDocx({
      body: paragraph('Ada'),
      extra: {
        'word/_rels/document.xml.rels': strToU8(
          `<Relationships>${'<Relationship Id="r1" Type="x/header" Target="document.xml"/>'.repeat(5000)}</Relationships>`,
        ),
      },
    }),
  'entity-bomb.odt': () =>
    makeOdt({
      body: '<text:p>Ada</text:p>',
      extra: { 'content.xml': strToU8('<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>') },
    }),
  'lists.odt': () => makeOdt({ body: '<text:list><text:list-item>'.repeat(400) + '<text:p>Ada</text:p>' }),
  'spaces.odt': () => makeOdt({ body: `<text:p>${'<text:s text:c="999999999"/>a'.repeat(20_000)}</text:p>` }),
  'styles-loop.odt': () =>
    makeOdt({
      styles: '<style:style style:name="A" style:family="paragraph" style:parent-style-name="A"/>',
      body: '<text:p text:style-name="A">Ada Example</text:p>',
    }),
  'rows.odt': () =>
    makeOdt({
      body: `<table:table>${`<table:table-row table:number-rows-repeated="999999999">${'<table:table-cell><text:p>a</text:p></table:table-cell>'.repeat(100)}</table:table-row>`.repeat(1000)}</table:table>`,
    }),
  'nothing.docx': () => zipSync({ 'word/document.xml': new Uint8Array(0) }),
};

const repeated = (start: string, part: string, times: number, end = ''): Uint8Array =>
  new Uint8Array(Buffer.from(start + part.repeat(times) + end, 'latin1'));
const TEXTS: Readonly<Record<string, () => Uint8Array>> = {
  'groups.rtf': () => repeated('{\\rtf1 Ada ', '{', 200_000),
  'binary.rtf': () => repeated('{\\rtf1 Ada Example ', '\\bin2147483647 ', 5),
  'cells.rtf': () => repeated('{\\rtf1 \\trowd ', '\\intbl a\\cell ', 100_000, '\\row}'),
  'levels.rtf': () => repeated('{\\rtf1 ', '\\itap2147483647 a\\nestcell\\nestrow ', 20_000, '}'),
  'unicode.rtf': () => repeated('{\\rtf1\\uc99999999 Ada ', "\\u-32768 \\'ff", 100_000, '}'),
  'deep.html': () => repeated('<!doctype html><p>Ada</p>', '<div>', 200_000),
  'tables.html': () => repeated('<!doctype html>', '<table><tr><td>a<td>b', 20_000),
  'styles.html': () => repeated('<!doctype html><p>Ada</p>', '<b><i><font>', 5000, 'x'),
  'deep.json': () => repeated('{"basics": {}, "work": [', '[', 500_000),
  'wide.json': () =>
    repeated(
      '{"basics": {"name": "Ada"}, "work": [{}',
      ',{"position":"a","startDate":"2020-01","highlights":["b"]}',
      50_000,
      ']}',
    ),
  'one-line.txt': () => repeated('', 'a ', 6_000_000),
  'many-lines.txt': () => repeated('', 'Manager, Example Ltd, Jan 2019 - Dec 2020\n', 60_000),
  'dates.txt': () => repeated('Experience\n', 'Jan 2019 - Feb 2020 to to - ', 40_000),
  'links.md': () => repeated('', '[a](', 200_000),
  'stars.md': () => repeated('', '**a_', 100_000),
  'huge.png': () =>
    new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d494844520001869f0001869f0806000000', 'hex')),
  'cut.jpg': () =>
    new Uint8Array(Buffer.from('ffd8ffe000104a46494600010100000100010000ffc00011080fff0fff03', 'hex')),
  'loop.tif': () =>
    new Uint8Array(Buffer.from('49492a00080000000100000103000100000000000000080000000000', 'hex')),
  'huge.webp': () => new Uint8Array(Buffer.from('52494646ffffff7f574542505650384cffffff7f2fffffffff', 'hex')),
};

/** Files made to hurt a reader, by name. They are made when they are needed: some are large. */
export const HOSTILE: readonly { readonly name: string; make(): Sample }[] = [
  ...Object.entries(PDFS).map(([name, make]) => [`${name}.pdf`, make] as const),
  ...Object.entries(ARCHIVES),
  ...Object.entries(TEXTS),
  ...PICTURES,
  ...BOMBS,
].map(([name, make]) => ({ name, make: () => ({ name, bytes: make() }) }));
