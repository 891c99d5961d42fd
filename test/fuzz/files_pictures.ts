import { deflateSync } from 'node:zlib';
import { strToU8 } from 'fflate';
import { makeDocx } from '../helpers/docx.ts';
import { makeOdt } from '../helpers/odt.ts';
import { form, onePage, stream, type PdfObject } from './files_pdf.ts';

type Kind = readonly [name: string, make: () => Uint8Array];

/** A side just below what is unpacked, just above, and far above; the last is what 32 bits hold. */
const SIDES = [5_900, 6_500, 12_000, 40_000, 65_535, 2_147_483_647] as const;
/** Up to here the pixels are there, too, all of them alike: nothing packs better. */
const FULL_UP_TO = 12_000;

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]); // readers of pictures mostly look past a wrong sum
}

/** @param colour 0 grey, 2 RGB, 3 palette, 6 RGBA */
function png(side: number, depth: number, colour: number, interlaced: boolean): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const samples = { 0: 1, 2: 3, 3: 1, 6: 4 }[colour] ?? 1;
  const rows = side <= FULL_UP_TO ? side : 3;
  const row = Math.min(1 + Math.ceil((Math.min(side, 70_000) * samples * depth) / 8), 1_000_000);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', head),
      ...(colour === 3 ? [chunk('PLTE', Buffer.from([0, 0, 0, 255, 255, 255]))] : []),
      chunk('IDAT', deflateSync(Buffer.alloc(Math.min(row * rows, 150_000_000)), { level: 1 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

const segment = (mark: number, data: readonly number[]): number[] => [
  0xff,
  mark,
  (data.length + 2) >> 8,
  (data.length + 2) & 255,
  ...data,
];

/** A JPEG of 8 × 8 grey pixels whose head says otherwise. */
function jpeg(side: number, progressive: boolean, components: number): Buffer {
  const sides = Math.min(side, 65_535);
  const parts = Array.from({ length: components }, (_, i) => [i + 1, 0x11, 0]).flat();
  const scans = Array.from({ length: components }, (_, i) => [i + 1, 0]).flat();
  return Buffer.from([
    0xff,
    0xd8,
    ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    ...segment(progressive ? 0xc2 : 0xc0, [
      8,
      sides >> 8,
      sides & 255,
      sides >> 8,
      sides & 255,
      components,
      ...parts,
    ]),
    ...segment(0xc4, [0, 1, ...Array<number>(15).fill(0), 0]),
    ...segment(0xc4, [16, 1, ...Array<number>(15).fill(0), 0]),
    ...segment(0xda, [components, ...scans, 0, progressive ? 0 : 63, 0]),
    ...Array<number>(64).fill(0),
    0xff,
    0xd9,
  ]);
}

function tiff(side: number, compression: number, bits: number, samples: number): Uint8Array {
  const sides = Math.min(side, 0xffff_ffff);
  const entries: readonly (readonly [tag: number, type: number, value: number])[] = [
    [256, 4, sides],
    [257, 4, sides],
    [258, 3, bits],
    [259, 3, compression],
    [262, 3, samples === 1 ? 1 : 2],
    [273, 4, 200],
    [277, 3, samples],
    [278, 4, sides],
    [279, 4, 64],
  ];
  const bytes = Buffer.alloc(264);
  bytes.write('II*\0', 0, 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(entries.length, 8);
  for (const [i, [tag, type, value]] of entries.entries()) {
    const at = 10 + 12 * i;
    bytes.writeUInt16LE(tag, at);
    bytes.writeUInt16LE(type, at + 2);
    bytes.writeUInt32LE(1, at + 4);
    if (type === 3) bytes.writeUInt16LE(value, at + 8);
    else bytes.writeUInt32LE(value, at + 8);
  }
  return new Uint8Array(bytes);
}

function webp(side: number, kind: 'VP8X' | 'VP8L' | 'VP8 '): Uint8Array {
  const bytes = Buffer.alloc(64);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(56, 4);
  bytes.write(`WEBP${kind}`, 8, 'latin1');
  bytes.writeUInt32LE(44, 16);
  const most = Math.min(side, 0xff_ffff);
  if (kind === 'VP8X') {
    bytes.writeUIntLE(most - 1, 24, 3);
    bytes.writeUIntLE(most - 1, 27, 3);
  } else if (kind === 'VP8L') {
    bytes[20] = 0x2f;
    bytes.writeUInt32LE((((most - 1) & 0x3fff) | (((most - 1) & 0x3fff) << 14)) >>> 0, 21);
  } else {
    bytes.set([0x10, 0, 0, 0x9d, 0x01, 0x2a], 20);
    bytes.writeUInt16LE(most & 0x3fff, 26);
    bytes.writeUInt16LE(most & 0x3fff, 28);
  }
  return new Uint8Array(bytes);
}

const DRAW = stream(Buffer.from('q 500 0 0 700 0 0 cm /I Do Q'));
const picture = (side: number, data: Buffer, more: string): PdfObject =>
  stream(data, `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} ${more}`);
const inPdf = (image: PdfObject, more: readonly PdfObject[] = [], content = DRAW): Uint8Array =>
  onePage(content, [image, ...more], { resources: '/XObject << /I 6 0 R >>' });

/** What each filter is given: zeros, packed by itself, where it unpacks to something. */
const FILTERS: Readonly<Record<string, (side: number) => readonly [Buffer, string]>> = {
  none: () => [Buffer.alloc(100), '/ColorSpace /DeviceRGB /BitsPerComponent 8'],
  flate: (side) => [
    deflateSync(Buffer.alloc(Math.min(side * side, 150_000_000)), { level: 1 }),
    '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
  ],
  'flate-rgb16': (side) => [
    deflateSync(Buffer.alloc(Math.min(6 * side * side, 150_000_000)), { level: 1 }),
    '/ColorSpace /DeviceRGB /BitsPerComponent 16 /Filter /FlateDecode',
  ],
  'flate-twice': (side) => [
    deflateSync(deflateSync(Buffer.alloc(Math.min(side * side, 150_000_000)), { level: 1 })),
    '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter [/FlateDecode /FlateDecode]',
  ],
  predictor: (side) => [
    deflateSync(Buffer.alloc(Math.min(side * side, 50_000_000)), { level: 1 }),
    `/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns ${side} >>`,
  ],
  jpeg: (side) => [jpeg(side, false, 3), '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode'],
  'jpeg-progressive': (side) => [
    jpeg(side, true, 4),
    '/ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /DCTDecode',
  ],
  jpeg2000: (side) => [jpeg2000(side), '/Filter /JPXDecode'],
  jbig2: (side) => [jbig2(side), '/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode'],
  fax: (side) => [
    Buffer.alloc(5000),
    `/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${side} /Rows ${side} >>`,
  ],
  runs: () => [
    Buffer.alloc(200_000, 0x81),
    '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /RunLengthDecode',
  ],
  indexed: () => [
    Buffer.alloc(100),
    '/ColorSpace [/Indexed /DeviceRGB 255 <000000>] /BitsPerComponent 8 /SMask 6 0 R',
  ],
};

/** The head of a code stream of JPEG 2000 whose size is another than the dictionary's. */
function jpeg2000(side: number): Buffer {
  const bytes = Buffer.alloc(120);
  bytes.writeUInt32BE(0xff4f_ff51, 0);
  bytes.writeUInt16BE(41, 4);
  for (const at of [8, 12, 24, 28]) bytes.writeUInt32BE(Math.min(side, 0x7fff_ffff), at);
  bytes.writeUInt16BE(1, 40);
  bytes.set([7, 1, 1], 42);
  return bytes;
}

/** A page information segment of JBIG2, and a generic region as large. */
function jbig2(side: number): Buffer {
  const bytes = Buffer.alloc(80);
  bytes.writeUInt32BE(0, 0);
  bytes[4] = 48;
  bytes[6] = 1;
  bytes.writeUInt32BE(19, 7);
  bytes.writeUInt32BE(side >>> 0, 11);
  bytes.writeUInt32BE(side >>> 0, 15);
  bytes.writeUInt32BE(1, 30);
  bytes[34] = 38;
  bytes[36] = 1;
  bytes.writeUInt32BE(30, 37);
  bytes.writeUInt32BE(side >>> 0, 41);
  bytes.writeUInt32BE(side >>> 0, 45);
  return bytes;
}

const many = (count: number, side: number): Uint8Array => {
  const data = deflateSync(Buffer.alloc(side * side), { level: 1 });
  const images = Array.from({ length: count }, () =>
    picture(side, data, '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode'),
  );
  const names = images.map((_, i) => `/I${i}`);
  return onePage(
    stream(Buffer.from(names.map((name) => `q 500 0 0 700 0 0 cm ${name} Do Q`).join('\n'))),
    images,
    { resources: `/XObject << ${names.map((name, i) => `${name} ${6 + i} 0 R`).join(' ')} >>` },
  );
};
const masked = (side: number): Uint8Array =>
  inPdf(picture(10, Buffer.alloc(300), '/ColorSpace /DeviceRGB /BitsPerComponent 8 /SMask 7 0 R'), [
    picture(
      side,
      deflateSync(Buffer.alloc(Math.min(side * side, 150_000_000)), { level: 1 }),
      '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
    ),
  ]);
const nested = (side: number): Uint8Array =>
  onePage(
    stream(Buffer.from('/F Do')),
    [
      form('/F Do /F Do /F Do', '/XObject << /F 7 0 R >>'),
      form('q 500 0 0 700 0 0 cm /I Do Q '.repeat(50), '/XObject << /I 8 0 R >>'),
      picture(
        side,
        deflateSync(Buffer.alloc(Math.min(side * side, 150_000_000)), { level: 1 }),
        '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
      ),
    ],
    { resources: '/XObject << /F 6 0 R >>' },
  );
const inline = (side: number): Uint8Array =>
  onePage(
    stream(
      Buffer.from(
        `q 500 0 0 700 0 0 cm BI /W ${side} /H ${side} /CS /RGB /BPC 8 ID ${'\0'.repeat(500)} EI Q`,
      ),
    ),
  );

/** Pictures that are small as files and huge when they are unpacked: alone, in PDFs, in word-processing files. */
export const PICTURES: readonly Kind[] = SIDES.flatMap((side): Kind[] => [
  [`bomb-grey1-${side}.png`, () => png(side, 1, 0, false)],
  [`bomb-grey8-${side}.png`, () => png(side, 8, 0, false)],
  [`bomb-rgb8-${side}.png`, () => png(side, 8, 2, false)],
  [`bomb-palette-${side}.png`, () => png(side, 8, 3, true)],
  [`bomb-rgba16-${side}.png`, () => png(side, 16, 6, true)],
  [`bomb-baseline-${side}.jpg`, () => new Uint8Array(jpeg(side, false, 3))],
  [`bomb-progressive-${side}.jpg`, () => new Uint8Array(jpeg(side, true, 3))],
  ...[1, 4, 5, 7, 8, 32_773].map((way): Kind => [`bomb-${way}-${side}.tif`, () => tiff(side, way, 8, 3)]),
  [`bomb-samples-${side}.tif`, () => tiff(side, 1, 32, 65_535)],
  ...(['VP8X', 'VP8L', 'VP8 '] as const).map((kind): Kind => [
    `bomb-${kind.trim()}-${side}.webp`,
    () => webp(side, kind),
  ]),
  ...Object.entries(FILTERS).map(([name, make]): Kind => [
    `picture-${name}-${side}.pdf`,
    () => inPdf(picture(side, ...make(side))),
  ]),
  // the dictionary says little, the data much
  [`picture-lie-${side}.pdf`, () => inPdf(picture(10, jpeg2000(side), '/Filter /JPXDecode'))],
  [`picture-mask-${side}.pdf`, () => masked(side)],
  [`picture-forms-${side}.pdf`, () => nested(side)],
  [`picture-inline-${side}.pdf`, () => inline(side)],
  [
    `picture-${side}.docx`,
    () => makeDocx({ body: '<w:p/>', extra: { 'word/media/image1.png': png(side, 1, 0, false) } }),
  ],
  [
    `picture-${side}.odt`,
    () => makeOdt({ body: '<text:p/>', extra: { 'Pictures/1.jpg': new Uint8Array(jpeg(side, false, 3)) } }),
  ],
]).concat([
  ['pictures-30-of-9-million.pdf', () => many(30, 3000)],
  ['pictures-10-of-35-million.pdf', () => many(10, 5900)],
  ['not-a-picture.png', () => strToU8('\u0089PNG nothing')],
]);
