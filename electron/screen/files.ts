import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../usage_error.ts';

/**
 * Every file below the given files and folders, each once, sorted by name in code-unit order: the order decides
 * between equal scores, so it must be the same on every machine. Names that begin with a dot are the business of
 * editors and file managers and are passed over inside folders. What cannot be opened is in the list all the same, so
 * that whoever reads it can say so.
 * @throws UsageError when a path does not exist
 */
export async function collectFiles(paths: readonly string[]): Promise<string[]> {
  const found = new Map<string, string>();
  for (const given of paths) {
    const entry = await stat(given).catch(() => null);
    if (entry === null) throw new UsageError(`There is no file or folder "${given}".`);
    const files = entry.isDirectory() ? await below(given) : [given];
    for (const file of files) found.set(path.resolve(file), file);
  }
  return [...found.values()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

async function below(folder: string): Promise<string[]> {
  const files: string[] = [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (entries === null) return [folder];
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await below(name)));
    else files.push(name);
  }
  return files;
}
