import type { unzipSync as UnzipSync } from 'fflate';
import type { GivenFile } from '../../lib/read_entries.ts';
import { isJunk } from '../../lib/read_entries.ts';

/** Against bombs: an archive that holds more is opened by hand. */
const MAX_FILES = 5000;
const MAX_BYTES = 1024 * 1024 * 1024;
const MAX_RATIO = 200;
/** Inflated between two breaths of the page. */
const AT_ONCE_BYTES = 4 * 1024 * 1024;

/** The archive cannot be opened, or holds more than is safe. */
export class ArchiveError extends Error {}

export function isArchive(name: string): boolean {
  return /\.zip$/iu.test(name);
}

type Entry = { readonly name: string; readonly size: number };

/** The files in an archive, in the order of their names, each with its path; hidden ones stay behind. */
export async function unzip({ file, name }: GivenFile): Promise<GivenFile[]> {
  // loaded when first needed
  const { unzipSync } = await import('fflate');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const entries = list(unzipSync, bytes);
  const folder = name.replace(/\.zip$/iu, '');
  const files: GivenFile[] = [];
  for (const some of inPortions(entries)) {
    const wanted = new Set(some.map((entry) => entry.name));
    let inflated: Record<string, Uint8Array>;
    try {
      inflated = unzipSync(bytes, { filter: (entry) => wanted.has(entry.name) });
    } catch {
      throw new ArchiveError('DAMAGED');
    }
    for (const entry of some) {
      const content = inflated[entry.name];
      if (content === undefined) continue;
      const own_name = entry.name.split('/').at(-1) ?? entry.name;
      files.push({ file: new File([content as BlobPart], own_name), name: `${folder}/${entry.name}` });
    }
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  return files;
}

function list(unzipSync: typeof UnzipSync, bytes: Uint8Array): Entry[] {
  const entries: Entry[] = [];
  let total = 0;
  let is_bomb = false;
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        if (name.endsWith('/') || name.split('/').some((part) => isJunk(part) || part === '..')) return false;
        entries.push({ name, size: originalSize });
        total += originalSize;
        is_bomb ||= originalSize > 1024 * 1024 && originalSize > size * MAX_RATIO;
        return false;
      },
    });
  } catch {
    throw new ArchiveError('DAMAGED');
  }
  if (is_bomb || total > MAX_BYTES || entries.length > MAX_FILES) throw new ArchiveError('TOO_LARGE');
  return entries.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}

function* inPortions(entries: readonly Entry[]): Generator<Entry[]> {
  let some: Entry[] = [];
  let size = 0;
  for (const entry of entries) {
    some.push(entry);
    size += entry.size;
    if (size < AT_ONCE_BYTES && some.length < 50) continue;
    yield some;
    some = [];
    size = 0;
  }
  if (some.length > 0) yield some;
}
