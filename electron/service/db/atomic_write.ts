import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a small file for this account alone, whole or not at all: it is on the disk when this returns. */
export function writeAtomically(file: string, text: string): void {
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  flushFolder(path.dirname(file));
}

/** Makes an empty file for this account alone, unless there is one: what SQLite makes by itself others may read. */
export function createPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

/** Makes sure that what was written to a file is on the disk. */
export function flushFile(file: string): void {
  flush(file, process.platform === 'win32' ? 'r+' : 'r');
}

/** Makes sure that names in a folder are on the disk. */
export function flushFolder(folder: string): void {
  if (process.platform !== 'win32') flush(folder, 'r'); // Windows has no such thing
}

function flush(at: string, flags: string): void {
  const handle = openSync(at, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
