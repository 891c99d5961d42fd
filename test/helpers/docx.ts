import { strToU8, zipSync, type Zippable } from 'fflate';

/** A minimal word-processing file: `body` is WordprocessingML; see paragraph(). */
export type DocxParts = {
  readonly body: string;
  readonly header?: string;
  readonly footer?: string;
  /** Targets of the links of the body, by relation id. */
  readonly links?: Readonly<Record<string, string>>;
  /** Targets of the links of the header. */
  readonly header_links?: Readonly<Record<string, string>>;
  readonly extra?: Zippable;
};

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function makeDocx({
  body,
  header,
  footer,
  links = {},
  header_links = {},
  extra = {},
}: DocxParts): Uint8Array {
  const relations = [
    ...Object.entries(links).map(([id, target]) => link(id, target)),
    header === undefined ? '' : `<Relationship Id="h1" Type="${TYPES}/header" Target="header1.xml"/>`,
    footer === undefined ? '' : `<Relationship Id="f1" Type="${TYPES}/footer" Target="footer1.xml"/>`,
  ];
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      relationships([`<Relationship Id="r1" Type="${TYPES}/officeDocument" Target="word/document.xml"/>`]),
    ),
    'word/document.xml': strToU8(
      `<w:document ${NAMESPACES}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    ),
    'word/_rels/document.xml.rels': strToU8(relationships(relations)),
    ...(header === undefined
      ? {}
      : { 'word/header1.xml': strToU8(`<w:hdr ${NAMESPACES}>${header}</w:hdr>`) }),
    ...(header === undefined
      ? {}
      : {
          'word/_rels/header1.xml.rels': strToU8(
            relationships(Object.entries(header_links).map(([id, target]) => link(id, target))),
          ),
        }),
    ...(footer === undefined
      ? {}
      : { 'word/footer1.xml': strToU8(`<w:ftr ${NAMESPACES}>${footer}</w:ftr>`) }),
    ...extra,
  });
}

/** A paragraph; a tab in the text is a tab stop, `run` are properties of its run. */
export function paragraph(text: string, run = ''): string {
  const content = text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t>`)
    .join('<w:tab/>');
  return `<w:p><w:r>${run ? `<w:rPr>${run}</w:rPr>` : ''}${content}</w:r></w:p>`;
}

/** A table from rows of cells; a cell is one paragraph or several. `cell` are properties of every cell. */
export function table(rows: readonly (readonly (string | readonly string[])[])[], cell = ''): string {
  const cells = (row: (typeof rows)[number]) =>
    row
      .map(
        (each) =>
          `<w:tc><w:tcPr>${cell}</w:tcPr>${(typeof each === 'string' ? [paragraph(each)] : each).join('')}</w:tc>`,
      )
      .join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}

const link = (id: string, target: string) =>
  `<Relationship Id="${id}" Type="${TYPES}/hyperlink" Target="${target}" TargetMode="External"/>`;
const relationships = (all: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;

/** The archive with another checksum for one of its parts, as damage on the way leaves it. */
export function withWrongSum(archive: Uint8Array, part: string): Uint8Array {
  const changed = Buffer.from(archive);
  // the directory stands at the end: the last place of the name
  const entry = changed.lastIndexOf(part) - 46;
  changed.writeUInt32LE((changed.readUInt32LE(entry + 16) ^ 0xff) >>> 0, entry + 16);
  return new Uint8Array(changed);
}
