import { deflateSync } from 'node:zlib';

/** An object of a PDF; a stream is a pair of dictionary and data. */
export type PdfObject = string | readonly [string, Buffer];

/** A PDF from the bodies of its objects, the first of which is the catalogue. A stream is a pair of dictionary and data. */
export function pdf(objects: readonly PdfObject[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  for (const [i, object] of objects.entries()) {
    places.push(parts.reduce((sum, { length }) => sum + length, 0));
    const [body, data] = typeof object === 'string' ? [object, null] : object;
    parts.push(Buffer.from(`${i + 1} 0 obj\n${body}\n`, 'latin1'));
    if (data !== null) parts.push(Buffer.from('stream\n'), data, Buffer.from('\nendstream\n'));
    parts.push(Buffer.from('endobj\n'));
  }
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return new Uint8Array(
    Buffer.concat([
      ...parts,
      Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer.replaceAll('START', String(start))} >>\nstartxref\n${start}\n%%EOF\n`,
      ),
    ]),
  );
}

export const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
export const text = (words: string): Buffer => Buffer.from(`BT /F1 10 Tf 50 700 Td (${words}) Tj ET`);
export const stream = (data: Buffer, more = ''): readonly [string, Buffer] => [
  `<< /Length ${data.length} ${more} >>`,
  data,
];
export const flate = (data: Buffer, more = ''): readonly [string, Buffer] =>
  stream(deflateSync(data), `/Filter /FlateDecode ${more}`);
/** A file of one page; `content` and further objects begin at number 5. */
export const onePage = (
  content: readonly [string, Buffer],
  more: readonly PdfObject[] = [],
  { box = '0 0 595 842', resources = '', page = '' } = {},
): Uint8Array =>
  pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> ${resources} >> ${page} >>`,
    FONT,
    content,
    ...more,
  ]);
export const form = (data: string, resources: string): readonly [string, Buffer] =>
  stream(
    Buffer.from(data),
    `/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << ${resources} >>`,
  );
