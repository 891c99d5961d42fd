import { unzipSync } from 'fflate';
import { crc32, zipSums } from './zip_sums.ts';

/** Limits against zip bombs, checked against the archive's directory before anything is inflated. */
const MAX_TOTAL = 50 * 1024 * 1024;
const MAX_ENTRIES = 2000;
const MAX_RATIO = 100;
/** Small entries may compress better than the ratio allows: an empty style sheet repeated does. */
const RATIO_FROM = 1024 * 1024;

type ZipFailure = 'CORRUPT' | 'TOO_LARGE';

/** Names of all entries of a ZIP archive; TOO_LARGE when it would unpack beyond the limits. */
export function listZip(bytes: Uint8Array): readonly string[] | ZipFailure {
  const names: string[] = [];
  let total = 0;
  let too_large = false;
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        names.push(name);
        total += originalSize;
        too_large ||= originalSize > RATIO_FROM && originalSize > MAX_RATIO * size;
        return false;
      },
    });
  } catch {
    return 'CORRUPT';
  }
  if (too_large || total > MAX_TOTAL || names.length > MAX_ENTRIES) return 'TOO_LARGE';
  return names;
}

/**
 * Inflates the entries that are wanted; call listZip first. CORRUPT, too, where what comes out is not what
 * was put in: the library does not look at checksums, and a damaged entry may well unpack to something.
 */
export function readZip(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): Record<string, Uint8Array> | ZipFailure {
  try {
    const parts = unzipSync(bytes, { filter: ({ name }) => wanted(name) });
    const sums = zipSums(bytes);
    const is_whole = Object.entries(parts).every(([name, part]) => {
      const sum = sums?.get(name);
      return sum === undefined || sum === crc32(part);
    });
    return is_whole ? parts : 'CORRUPT';
  } catch {
    return 'CORRUPT';
  }
}
