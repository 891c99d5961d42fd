import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import UTIF from 'utif2';

/** Words on a picture of a page, in points from its top left corner; the baseline is at y. */
export type ScanItem = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
};

export type ScanOptions = {
  /** Points. */
  readonly width?: number;
  readonly height?: number;
  readonly dots_per_inch?: number;
  /** Degrees, clockwise. */
  readonly tilt?: number;
  /** Quarter turns, clockwise. */
  readonly turns?: number;
  readonly ink?: string;
  readonly paper?: string;
  readonly format?: 'png' | 'jpeg' | 'webp' | 'tiff';
};

const require = createRequire(import.meta.url);
GlobalFonts.registerFromPath(
  require.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
  'Scan',
);

/** A picture of a page with these words, as a scanner gives it. */
export function makeScan(items: readonly ScanItem[], options: ScanOptions = {}): Buffer {
  const { width = 595, height = 400, dots_per_inch = 200, tilt = 0, turns = 0 } = options;
  const scale = dots_per_inch / 72;
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const canvas = turns % 2 === 1 ? createCanvas(h, w) : createCanvas(w, h);
  const context = canvas.getContext('2d');
  context.fillStyle = options.paper ?? '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2 + (tilt * Math.PI) / 180);
  context.translate(-w / 2, -h / 2);
  context.scale(scale, scale);
  context.fillStyle = options.ink ?? '#000000';
  for (const { text, x, y, size = 11, bold = false } of items) {
    context.font = `${bold ? 700 : 400} ${size}px Scan`;
    context.fillText(text, x, y);
  }
  const format = options.format ?? 'png';
  if (format === 'tiff') {
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return Buffer.from(UTIF.encodeImage(new Uint8Array(data.buffer), canvas.width, canvas.height));
  }
  return format === 'png'
    ? canvas.toBuffer('image/png')
    : canvas.toBuffer(`image/${format}` as 'image/jpeg', 92);
}

/** The JPEG with an EXIF segment that says how it is turned: 6 for a camera that was held upright. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  // Exif, then a TIFF with one directory of one entry: tag 0x0112, one short number.
  const exif = Buffer.from(
    `${Buffer.from('Exif').toString('hex')}00004d4d002a00000008000101120003000000010000000000000000`,
    'hex',
  );
  exif.writeUInt16BE(orientation, 24);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** A PDF of pages that are one JPEG each, or one with a text layer of its own in front of it. */
export function makeScanPdf(
  pages: readonly { readonly jpeg?: Buffer; readonly text?: readonly ScanItem[] }[],
): Buffer {
  const objects: Buffer[] = [];
  const add = (body: string, stream?: Buffer): number => {
    const head = stream ? `${body.slice(0, -2)} /Length ${stream.length} >>\nstream\n` : body;
    objects.push(
      Buffer.concat([Buffer.from(head), stream ?? Buffer.alloc(0), Buffer.from(stream ? '\nendstream' : '')]),
    );
    return objects.length;
  };
  add('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pages.map((_, i) => `${4 + 3 * i} 0 R`).join(' ');
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  pages.forEach(({ jpeg, text = [] }, i) => {
    const at = 4 + 3 * i;
    const picture = jpeg ? `/XObject << /P ${at + 2} 0 R >>` : '';
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 400] /Contents ${at + 1} 0 R /Resources << /Font << /F 3 0 R >> ${picture} >> >>`,
    );
    const words = text.map(
      (item) => `BT /F ${item.size ?? 11} Tf ${item.x} ${400 - item.y} Td (${item.text}) Tj ET`,
    );
    add('<< >>', Buffer.from([jpeg ? 'q 595 0 0 400 0 0 cm /P Do Q' : '', ...words].join('\n')));
    // Width and height as the JPEG's own header has them: makeScan at 200 dots an inch.
    if (jpeg) {
      add(
        '<< /Type /XObject /Subtype /Image /Width 1653 /Height 1111 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode >>',
        jpeg,
      );
    } else add('null');
  });
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  objects.forEach((object, i) => {
    const whole = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += whole.length;
    parts.push(whole);
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
