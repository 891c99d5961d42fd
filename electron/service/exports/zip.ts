import { zip } from 'fflate';

/** A file of a ZIP. */
export type File = { readonly name: string; readonly bytes: Uint8Array };

/** Files as a ZIP. @param day on which they were made: a time of making would tell when */
export async function zipOf(files: readonly File[], day: string): Promise<Uint8Array> {
  const names = new Set<string>();
  const entries = files.map(({ name, bytes }) => [unused(name, names), bytes] as const);
  return new Promise((resolve, reject) => {
    const mtime = new Date(`${day}T12:00:00`);
    zip(Object.fromEntries(entries), { level: 6, mtime }, (error, bytes) => {
      if (error === null) resolve(bytes);
      else reject(error);
    });
  });
}

/** A name that is no path. */
export function plainFileName(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same, where it was not given yet. */
function unused(name: string, names: Set<string>): string {
  const plain = plainFileName(name);
  const dot = plain.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
  const short = Array.from(stem).slice(0, 100).join('').trim();
  let free = `${short}${ending}`;
  for (let copy = 2; names.has(free.toLowerCase()); copy += 1) free = `${short} (${copy})${ending}`;
  names.add(free.toLowerCase());
  return free;
}
