/** Little-endian reads that give 0 beyond the end: every length in a hostile file is a lie until it is checked. */
export type Bytes = {
  readonly data: Uint8Array;
  readonly length: number;
  u8(at: number): number;
  u16(at: number): number;
  u32(at: number): number;
};

function bytesOf(data: Uint8Array): Bytes {
  const u8 = (at: number): number => data[at] ?? 0;
  const u16 = (at: number): number => u8(at) | (u8(at + 1) << 8);
  return { data, length: data.length, u8, u16, u32: (at) => (u16(at) | (u16(at + 2) << 16)) >>> 0 };
}

const END_OF_CHAIN = 0xfffffffa;
const HEADER = 512;
const ENTRY = 128;

/** What lies in a compound file, by its directory: a stream, or a storage with more in it. */
export type Entry = {
  readonly name: string;
  readonly is_storage: boolean;
  /** Its neighbours in the tree of the storage that it lies in, and the first of what lies in it. */
  readonly left: number;
  readonly right: number;
  readonly child: number;
  /** The bytes of a stream; null of a storage, and of a stream that says it is longer than the file. */
  read(): Bytes | null;
};

/** The named streams of a compound file, wherever they lie; null when it is none or damaged. */
export function readCompound(data: Uint8Array, wanted: readonly string[]): Map<string, Bytes> | null {
  const entries = openCompound(data);
  if (entries === null) return null;
  const streams = new Map<string, Bytes>();
  for (const { name, read } of entries) {
    const stream = wanted.includes(name) ? read() : null;
    if (stream !== null) streams.set(name, stream);
  }
  return streams;
}

/**
 * The directory of a compound file ([MS-CFB]), the root first; null when it is none or damaged. Bad chains end early.
 */
export function openCompound(data: Uint8Array): Entry[] | null {
  const file = bytesOf(data);
  const shift = file.u16(30);
  const mini_shift = file.u16(32);
  if ((shift !== 9 && shift !== 12) || mini_shift !== 6) return null;
  const size = 1 << shift;
  const sectors = Math.ceil((data.length - HEADER) / size);
  if (sectors < 2) return null;
  const place = (sector: number): number => (sector + 1) * size;

  const fat_sectors: number[] = [];
  for (let i = 0; i < 109; i += 1) fat_sectors.push(file.u32(76 + 4 * i));
  const seen = new Set<number>();
  for (let at = file.u32(68); at < sectors && !seen.has(at);) {
    seen.add(at);
    for (let i = 0; i < size / 4 - 1; i += 1) fat_sectors.push(file.u32(place(at) + 4 * i));
    at = file.u32(place(at) + size - 4);
  }
  const fat_places = fat_sectors.filter((sector) => sector < sectors).map(place);
  const next = (sector: number): number => {
    const page = fat_places[Math.floor(sector / (size / 4))];
    return page === undefined ? END_OF_CHAIN : file.u32(page + 4 * (sector % (size / 4)));
  };
  const chain = (first: number, length: number): Uint8Array => {
    const parts: Uint8Array[] = [];
    const used = new Set<number>();
    for (let at = first; at < sectors && !used.has(at) && used.size * size < length; at = next(at)) {
      used.add(at);
      parts.push(data.subarray(place(at), place(at) + size));
    }
    return join(parts).subarray(0, length);
  };
  const directory = bytesOf(chain(file.u32(48), 4096 * ENTRY));
  const entries = Array.from({ length: Math.floor(directory.length / ENTRY) }, (_, i) => {
    const at = i * ENTRY;
    const letters = Math.min(32, Math.max(0, directory.u16(at + 64) / 2 - 1));
    const name = Array.from({ length: letters }, (__, j) => String.fromCharCode(directory.u16(at + 2 * j)));
    return {
      name: name.join(''),
      type: directory.u8(at + 66),
      left: directory.u32(at + 68),
      right: directory.u32(at + 72),
      child: directory.u32(at + 76),
      start: directory.u32(at + 116),
      size: directory.u32(at + 120),
    };
  });
  const root = entries.find(({ type }) => type === 5);
  if (root === undefined) return null;
  const mini_fat = bytesOf(chain(file.u32(60), data.length));
  const mini = chain(root.start, Math.min(root.size, data.length));
  const miniChain = (first: number, length: number): Uint8Array => {
    const parts: Uint8Array[] = [];
    const used = new Set<number>();
    const count = mini.length >> mini_shift;
    for (let at = first; at < count && !used.has(at) && used.size << mini_shift < length;) {
      used.add(at);
      parts.push(mini.subarray(at << mini_shift, (at + 1) << mini_shift));
      at = mini_fat.u32(4 * at);
    }
    return join(parts).subarray(0, length);
  };
  return entries.map(({ name, type, left, right, child, start, size: length }) => ({
    name,
    is_storage: type !== 2,
    left,
    right,
    child,
    read: () => {
      if (type !== 2 || length > data.length) return null;
      return bytesOf(length < file.u32(56) ? miniChain(start, length) : chain(start, length));
    },
  }));
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
