import { createHash } from 'node:crypto';

/**
 * A minimal PDF writer for tests and samples: text with place, size, colour, rendering mode and angle in the two Helvetica faces,
 * filled boxes, one-colour pictures, links, rotated and cropped pages, RC4 encryption. Coordinates are points from the page's
 * top left corner; y of a text is its baseline.
 */
export type TextItem = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
  /** Text rendering mode; 3 is invisible. */
  readonly mode?: number;
  /** Red, green, blue, 0…1. */
  readonly colour?: readonly [number, number, number];
  /** Degrees counter-clockwise. */
  readonly angle?: number;
  /** Extra space after each character, in points. */
  readonly spacing?: number;
};
export type BoxItem = {
  readonly box: readonly [number, number, number, number];
  readonly colour: readonly [number, number, number];
};
export type ImageItem = { readonly image: readonly [number, number, number, number] };
export type LinkItem = { readonly link: string; readonly area: readonly [number, number, number, number] };
/** Operators as they are, in PDF's own coordinates. */
export type RawItem = { readonly raw: string };
export type PdfItem = TextItem | BoxItem | ImageItem | LinkItem | RawItem;
export type PdfPage = {
  readonly items: readonly PdfItem[];
  readonly width?: number;
  readonly height?: number;
  readonly rotate?: 0 | 90 | 180 | 270;
  /** [x, y, width, height] from the top left corner of the whole page. */
  readonly crop?: readonly [number, number, number, number];
};
export type PdfOptions = { readonly user_password?: string; readonly owner_password?: string };

export function makePdf(pages: readonly PdfPage[], options: PdfOptions = {}): Uint8Array {
  const objects: { readonly body: string; readonly stream?: Buffer }[] = [];
  const add = (body: string, stream?: Buffer) => objects.push(stream ? { body, stream } : { body });
  const page_ids: number[] = [];
  const first_page = 6;
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(''); // the page tree, once the pages are known
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  // Readers take a file with an image object for one with pictures, so it is there only when used.
  const pictures = pages.some((page) => page.items.some((item) => 'image' in item));
  if (!pictures) add('null');
  else {
    add(
      '<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8',
      Buffer.from([200, 210, 220, 230]),
    );
  }
  for (const page of pages) {
    const width = page.width ?? 595;
    const height = page.height ?? 842;
    const links = page.items.filter((item) => 'link' in item);
    const page_id = objects.length + 1;
    page_ids.push(page_id);
    const crop = page.crop
      ? `/CropBox [${page.crop[0]} ${height - page.crop[1] - page.crop[3]} ${page.crop[0] + page.crop[2]} ${height - page.crop[1]}] `
      : '';
    const annotations =
      links.length > 0 ? `/Annots [${links.map((_, i) => `${page_id + 2 + i} 0 R`).join(' ')}] ` : '';
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ${crop}/Rotate ${page.rotate ?? 0} ${annotations}` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> /XObject << /Im 5 0 R >> >> /Contents ${page_id + 1} 0 R >>`,
    );
    add('<<', Buffer.from(page.items.map((item) => drawing(item, height)).join('\n'), 'latin1'));
    for (const { link, area } of links) {
      add(
        `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${area[0]} ${height - area[1] - area[3]} ${area[0] + area[2]} ${height - area[1]}] ` +
          `/A << /S /URI /URI ${literal(link)} >> >>`,
      );
    }
  }
  if (page_ids.length > 0 && page_ids[0] !== first_page) throw new Error('the fixed objects moved');
  objects[1] = {
    body: `<< /Type /Pages /Count ${page_ids.length} /Kids [${page_ids.map((id) => `${id} 0 R`).join(' ')}] >>`,
  };
  return write(objects, options);
}

/** Advance widths of Helvetica's ASCII characters from the space on, in thousandths of the size (Adobe's font metrics). */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** Width of a text in Helvetica, in points; for setting text flush right. Characters beyond ASCII count as a dash. */
export function textWidth(text: string, size = 10): number {
  return [...text].reduce((sum, char) => sum + (WIDTHS[char.charCodeAt(0) - 32] ?? 556), 0) * (size / 1000);
}

function drawing(item: PdfItem, height: number): string {
  if ('link' in item) return '';
  if ('raw' in item) return item.raw;
  if ('box' in item) {
    return `${item.colour.join(' ')} rg ${item.box[0]} ${height - item.box[1] - item.box[3]} ${item.box[2]} ${item.box[3]} re f`;
  }
  if ('image' in item) {
    const [x, y, w, h] = item.image;
    return `q ${w} 0 0 ${h} ${x} ${height - y - h} cm /Im Do Q`;
  }
  const turn = ((item.angle ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)].map((value) => value.toFixed(6));
  return [
    'BT',
    `/${item.bold ? 'F2' : 'F1'} ${item.size ?? 10} Tf`,
    `${(item.colour ?? [0, 0, 0]).join(' ')} rg`,
    `${item.mode ?? 0} Tr ${item.spacing ?? 0} Tc`,
    `${cos} ${sin} ${Number(sin) === 0 ? '0' : -Number(sin)} ${cos} ${item.x} ${height - item.y} Tm`,
    `${literal(item.text)} Tj`,
    'ET',
  ].join(' ');
}

/** Characters of Windows-1252 outside Latin-1 that resumes use. */
const WIN_ANSI: Readonly<Record<string, string>> = {
  '•': '\x95',
  '–': '\x96',
  '—': '\x97',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '…': '\x85',
  '€': '\x80',
};

function literal(text: string): string {
  const bytes = text.replace(/[^\x20-\xff]/g, (char) => WIN_ANSI[char] ?? '?');
  return `(${bytes.replace(/[\\()]/g, String.raw`\$&`)})`;
}

function write(
  objects: readonly { readonly body: string; readonly stream?: Buffer }[],
  options: PdfOptions,
): Uint8Array {
  const encryption =
    options.user_password !== undefined || options.owner_password !== undefined ? encryptor(options) : null;
  const chunks: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const put = (chunk: string | Buffer) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk;
    chunks.push(bytes);
    length += bytes.length;
  };
  put('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  objects.forEach(({ body, stream }, i) => {
    offsets.push(length);
    put(`${i + 1} 0 obj\n`);
    if (stream) {
      const data = encryption ? encryption.encrypt(stream, i + 1) : stream;
      put(`${body} /Length ${data.length} >>\nstream\n`);
      put(data);
      put('\nendstream');
    } else {
      put(body);
    }
    put('\nendobj\n');
  });
  const start = length;
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) put(`${String(offset).padStart(10, '0')} 00000 n \n`);
  put(
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /ID [<${ID}> <${ID}>] ${encryption?.dictionary ?? ''}>>\nstartxref\n${start}\n%%EOF\n`,
  );
  return new Uint8Array(Buffer.concat(chunks));
}

const ID = '000102030405060708090a0b0c0d0e0f';
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** The standard security handler, revision 2: RC4 with 40 bits (ISO 32000-1, 7.6.3). Strings in links are left as they are. */
function encryptor({ user_password = '', owner_password = '' }: PdfOptions) {
  const padded = (password: string) =>
    Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
  const owner = rc4(md5(padded(owner_password || user_password)).subarray(0, 5), padded(user_password));
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const key = md5(
    Buffer.concat([padded(user_password), owner, permissions, Buffer.from(ID, 'hex')]),
  ).subarray(0, 5);
  const user = rc4(key, PADDING);
  return {
    dictionary: `/Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >> `,
    encrypt(data: Buffer, object: number): Buffer {
      const salt = Buffer.from([object & 0xff, (object >> 8) & 0xff, (object >> 16) & 0xff, 0, 0]);
      return rc4(md5(Buffer.concat([key, salt])).subarray(0, 10), data);
    },
  };
}

const md5 = (data: Buffer) => createHash('md5').update(data).digest();

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!]);
  for (let i = 0, j = 0; i < 256; i++) swap(i, (j = (j + state[i]! + key[i % key.length]!) & 255));
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + state[i]!) & 255;
      swap(i, j);
      return byte ^ state[(state[i]! + state[j]!) & 255]!;
    }),
  );
}
