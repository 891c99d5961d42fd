import { lstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * The bytes of a file, of a database in use too: to close what this process opened of one would let go of all locks that
 * it has on it, and another process would take it for unused.
 */
function bytesOf(file: string): Buffer {
  const is_locked =
    process.platform !== 'win32' && /(?:longlist|lock)\.db(?:-wal|-shm|-journal)?$/.test(file);
  return readFileSync(is_locked ? openSync(file, 'r') : file);
}

/** Whether bytes hold a text, as UTF-8 or UTF-16, whatever its case. */
function holds(bytes: string, text: string): boolean {
  return bytes.includes(text) || bytes.includes([...text].join('\0'));
}

/**
 * Where below a folder these texts stand, in a file or in its name: `file: text`. The first letters of a text are left
 * away, as an index of words stores only what differs from the word before.
 */
export function foundBelow(folder: string, texts: readonly string[]): string[] {
  const found: string[] = [];
  for (const file of filesBelow(folder)) {
    let bytes: string;
    try {
      bytes = bytesOf(file).toString('latin1').toLowerCase();
    } catch {
      continue; // gone meanwhile
    }
    const name = path.relative(folder, file);
    for (const text of texts) {
      const part = text.toLowerCase().slice(3);
      if (holds(bytes, part) || name.toLowerCase().includes(part)) found.push(`${name}: ${text}`);
    }
  }
  return found;
}

/** Modes of everything below a folder and itself that others than its owner could use: `file: mode`. */
export function openToOthers(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    path.join(entry.parentPath, entry.name),
  );
  return [folder, ...all].flatMap((at) => {
    const stat = lstatSync(at, { throwIfNoEntry: false });
    if (stat === undefined) return [];
    const wanted = stat.isDirectory() ? 0o700 : 0o600;
    const mode = stat.mode & 0o777;
    return mode === wanted ? [] : [`${path.relative(folder, at)}: ${mode.toString(8)}`];
  });
}
