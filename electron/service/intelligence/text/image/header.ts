/** What the first bytes of a picture say about it, before anything is decoded. */
export type PictureHeader = {
  readonly width: number;
  readonly height: number;
  /** Dots per inch; null where the file does not say. */
  readonly dots_per_inch: number | null;
};

/** The size of a PNG, JPEG or WebP, told without unpacking it; null when its head is damaged. */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (bytes[0] === 0x89) return pngHeader(view);
    if (bytes[0] === 0xff) return jpegHeader(view);
    return webpHeader(view);
  } catch (error) {
    if (error instanceof RangeError) return null; // the head is cut off
    throw error;
  }
}

const text = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/** PNG, section 11: chunks of length, name, data, checksum; pHYs counts pixels a metre. */
function pngHeader(view: DataView): PictureHeader | null {
  if (text(view, 12) !== 'IHDR') return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let dots_per_inch: number | null = null;
  for (let at = 33; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const name = text(view, at + 4);
    if (name === 'IDAT' || name === 'IEND') break;
    if (name === 'pHYs' && view.getUint8(at + 16) === 1) dots_per_inch = view.getUint32(at + 8) * 0.0254;
  }
  return { ...size, dots_per_inch: sensible(dots_per_inch) };
}

/** JPEG: segments of mark, length, data; JFIF counts dots an inch or a centimetre, EXIF the orientation. */
function jpegHeader(view: DataView): PictureHeader | null {
  let dots_per_inch: number | null = null;
  let turned = false;
  for (let at = 2; at + 4 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const mark = view.getUint8(at + 1);
    if (mark === 0xff) {
      at++;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (mark === 0xe0 && text(view, at + 4) === 'JFIF') {
      const unit = view.getUint8(at + 11);
      const density = view.getUint16(at + 12);
      dots_per_inch = unit === 1 ? density : unit === 2 ? density * 2.54 : null;
    }
    if (mark === 0xe1 && text(view, at + 4) === 'Exif') turned = exifOrientation(view, at + 10) >= 5;
    // Start of frame, in all its kinds; C4, C8 and CC are other things.
    if (mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc) {
      const height = view.getUint16(at + 5);
      const width = view.getUint16(at + 7);
      const size = turned ? { width: height, height: width } : { width, height };
      return { ...size, dots_per_inch: sensible(dots_per_inch) };
    }
    at += 2 + Math.max(2, length);
  }
  return null;
}

/** Tag 0x0112 of the first directory; 1 (upright) where there is none. */
function exifOrientation(view: DataView, tiff: number): number {
  const little = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, little);
  const entries = view.getUint16(directory, little);
  for (let i = 0; i < entries; i++) {
    const at = directory + 2 + 12 * i;
    if (view.getUint16(at, little) === 0x0112) return view.getUint16(at + 8, little);
  }
  return 1;
}

/** WebP: lossy, lossless or extended, each with its own place for the size. */
function webpHeader(view: DataView): PictureHeader | null {
  const kind = text(view, 12);
  if (kind === 'VP8X') {
    const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { width: 1 + three(24), height: 1 + three(27), dots_per_inch: null };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff), dots_per_inch: null };
  }
  if (kind === 'VP8 ') {
    return {
      width: view.getUint16(26, true) & 0x3fff,
      height: view.getUint16(28, true) & 0x3fff,
      dots_per_inch: null,
    };
  }
  return null;
}

/** 72 and 96 are what programs write when they do not know; others outside of what scanners do are mistakes. */
export function sensible(dots_per_inch: number | null): number | null {
  return dots_per_inch !== null && dots_per_inch >= 100 && dots_per_inch <= 1300 ? dots_per_inch : null;
}
