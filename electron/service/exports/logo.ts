import { inflateSync } from 'node:zlib';

/** The most a logo may take, as a file and as a picture. */
const MAX_LOGO_BYTES = 1024 * 1024;
const MAX_SIDE = 2000;

export type LogoType = 'image/png' | 'image/jpeg';

/**
 * What kind of picture these bytes are, told by them alone; null for every other, and for a damaged one. What passes is
 * set into a PDF as it is: so it is read to its end here. No SVG, which is a program and may fetch others.
 */
export function logoType(bytes: Uint8Array): LogoType | null {
  if (bytes.length > MAX_LOGO_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return isPng(view) ? 'image/png' : isJpeg(view) ? 'image/jpeg' : null;
  } catch {
    return null; // ends too early, or holds what its format does not
  }
}

const PNG = [0x89504e47, 0x0d0a1a0a] as const;
/** Values of a pixel, by the kind of its colours. */
const CHANNELS = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

function isPng(view: DataView): boolean {
  if (view.getUint32(0) !== PNG[0] || view.getUint32(4) !== PNG[1]) return false;
  const [width, height, depth] = [view.getUint32(16), view.getUint32(20), view.getUint8(24)];
  const color = view.getUint8(25);
  const channels = CHANNELS.get(color);
  const is_plain = depth === 8 && view.getUint8(28) === 0;
  if (channels === undefined || !is_plain || !isSize(width, height)) return false;
  const data: Uint8Array[] = [];
  let has_palette = false;
  for (let at = 8; ;) {
    const length = view.getUint32(at);
    const type = view.getUint32(at + 4);
    if (type === 0x49454e44) break;
    if (type === 0x504c5445) has_palette = length > 0 && length % 3 === 0;
    const body = new Uint8Array(view.buffer, view.byteOffset + at + 8, length);
    if (type === 0x49444154) data.push(body);
    at += length + 12;
  }
  const expected = height * (width * channels + 1);
  const pixels = inflateSync(Buffer.concat(data), { maxOutputLength: expected + 1 });
  return pixels.length === expected && (color !== 3 || has_palette);
}

/** Markers of a frame, which tells the size: all of SOF but tables of codes and what is reserved. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function isJpeg(view: DataView): boolean {
  if (view.getUint16(0) !== 0xffd8) return false;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return false;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      const [height, width, colors] = [view.getUint16(at + 5), view.getUint16(at + 7), view.getUint8(at + 9)];
      return view.getUint8(at + 4) === 8 && [1, 3, 4].includes(colors) && isSize(width, height);
    }
    at += 2 + view.getUint16(at + 2);
  }
}

const isSize = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE;
