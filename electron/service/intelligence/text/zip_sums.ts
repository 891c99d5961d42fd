import { strFromU8 } from 'fflate';

/** Ends of archives and entries of their directories, by the numbers they begin with (APPNOTE.TXT, 4.3). */
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LONGEST_COMMENT = 0xffff;
const UTF8_NAME = 0x800;

/** Every entry's checksum by name; null where it stands elsewhere, as in archives beyond 4 GiB. */
export function zipSums(bytes: Uint8Array): ReadonlyMap<string, number> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lowest = Math.max(0, bytes.length - 22 - LONGEST_COMMENT);
  for (let end = bytes.length - 22; end >= lowest; end -= 1) {
    if (view.getUint32(end, true) !== DIRECTORY_END) continue;
    const sums = new Map<string, number>();
    const count = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    for (let i = 0; i < count; i += 1) {
      if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
      const name_length = view.getUint16(at + 28, true);
      // as fflate reads it
      const is_latin = (view.getUint16(at + 8, true) & UTF8_NAME) === 0;
      sums.set(
        strFromU8(bytes.subarray(at + 46, at + 46 + name_length), is_latin),
        view.getUint32(at + 16, true),
      );
      at += 46 + name_length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return sums;
  }
  return null;
}

let table: Int32Array | undefined;

/** CRC-32 as archives have it (ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  table ??= Int32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
  });
  let crc = -1;
  for (let i = 0; i < bytes.length; i += 1) crc = table[(crc ^ bytes[i]!) & 0xff]! ^ (crc >>> 8);
  return (crc ^ -1) >>> 0;
}
