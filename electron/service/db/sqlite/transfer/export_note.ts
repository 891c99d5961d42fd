import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../atomic_write.ts';

/** In the data folder, while everything is written to one file: to which. It holds everybody, and lies elsewhere. */
const NOTE = 'exporting.json';

/** Notes the file that is being written, before it is there. */
export function noteExport(data_dir: string, unfinished: string): void {
  writeAtomically(path.join(data_dir, NOTE), JSON.stringify({ path: unfinished }));
}

/** Removes what a kill left of an export. Where that cannot be reached now, the next start tries again. */
export function sweepExport(data_dir: string): void {
  const note = path.join(data_dir, NOTE);
  try {
    const { path: unfinished } = JSON.parse(readFileSync(note, 'utf8')) as { path?: unknown };
    if (typeof unfinished === 'string' && unfinished.endsWith('.unfinished')) {
      if (!existsSync(path.dirname(unfinished))) return;
      rmSync(unfinished, { force: true });
    }
    rmSync(note, { force: true });
  } catch {
    // none was cut off, or its disk is away
  }
}
