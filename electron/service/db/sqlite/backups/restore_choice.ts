import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../atomic_write.ts';

const MARKER = 'restore.json';

/** The copy that takes the place of the database at the next start; null for none. */
export function chosenRestore(data_dir: string): string | null {
  return nameIn(path.join(data_dir, MARKER));
}

/** Chooses a copy for the next start, or none after all (null). */
export function chooseRestore(data_dir: string, name: string | null): void {
  const marker = path.join(data_dir, MARKER);
  if (name === null) rmSync(marker, { force: true });
  else writeAtomically(marker, JSON.stringify({ name }));
}

function nameIn(file: string): string | null {
  try {
    const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown };
    return typeof name === 'string' ? name : null;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
