import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NOTE = 'clean.json';

/** Notes how the database was left, so that the next start sees whether something else has changed it since. */
export function noteCleanShutdown(data_dir: string, file: string): void {
  const note = path.join(data_dir, NOTE);
  try {
    writeFileSync(`${note}.unfinished`, JSON.stringify(lookOf(file)), { mode: 0o600 });
    renameSync(`${note}.unfinished`, note);
  } catch {
    // a full disk, a folder that is gone: without the note the next start reads everything, and that is all
  }
}

/** Whether the database is as the last clean end left it, as far as its size and the time of its last change tell. */
export function isUnchangedSinceShutdown(data_dir: string, file: string): boolean {
  try {
    return readFileSync(path.join(data_dir, NOTE), 'utf8') === JSON.stringify(lookOf(file));
  } catch {
    return false;
  }
}

function lookOf(file: string): { readonly bytes: number; readonly changed_at: number } {
  const { size, mtimeMs } = statSync(file);
  return { bytes: size, changed_at: mtimeMs };
}
