import { yieldToEventLoop } from '../../../event_loop.ts';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDamage } from '../problem.ts';
import { openSqlite } from '../sqlite.ts';

/*
 * The files of candidates in backups: each once, by its hash, in a store beside the copies of the database, and never
 * written again. They are copies, not second names: damage to the one must not be damage to the other.
 */

const HASH = /^[0-9a-f]{64}$/;
const LOOKED_AT_ONCE = 64;

/** Where a file of a hash lies below `files` of the data folder, and below the store of backups. */
export function placeOf(root: string, sha256: string): string {
  return path.join(root, sha256.slice(0, 2), sha256);
}

/** The files that candidates' rows name. */
export function filesFolder(data_dir: string): string {
  return path.join(data_dir, 'files');
}

/** The store of backups. */
export function storeFolder(data_dir: string): string {
  return path.join(data_dir, 'snapshots', 'files');
}

/** A file that rows name. */
export type NamedFile = { readonly sha256: string; readonly byte_size: number };

/** All files that a database names, each once. */
export function filesIn(file: string): NamedFile[] {
  const sqlite = openSqlite(file, { readonly: true });
  try {
    const named = 'SELECT sha256, max(byte_size) AS byte_size FROM attachments GROUP BY sha256';
    return sqlite.prepare(named).all() as NamedFile[];
  } finally {
    sqlite.close();
  }
}

/**
 * Brings the store in line with the backups: takes in what they name and it has not, as far as it is there and sound,
 * and removes what none of them names any more. Requests are answered meanwhile.
 * @param copies all that are kept.
 */
export async function syncStoredFiles(data_dir: string, copies: readonly string[]): Promise<void> {
  const named = new Set<string>();
  for (const copy of copies) {
    for (const hash of hashesOfCopy(copy)) named.add(hash);
    await yieldToEventLoop();
  }
  const store = storeFolder(data_dir);
  const kept = new Set(await hashesBelow(store));
  for (const hash of named) {
    if (!kept.has(hash)) await copyIn(data_dir, hash);
  }
  for (const hash of kept) if (!named.has(hash)) await rm(placeOf(store, hash), { force: true });
}

/**
 * A damaged copy can never be restored, so it keeps no files; any other trouble must not cost the files of a sound
 * one.
 */
function hashesOfCopy(copy: string): string[] {
  try {
    return filesIn(copy).map(({ sha256 }) => sha256);
  } catch (error) {
    if (isDamage(error) || /no such table/.test(String(error))) return [];
    throw error;
  }
}

/** What is gone or damaged is no backup: then the store does without it, and Settings tell that the file is missing. */
async function copyIn(data_dir: string, sha256: string): Promise<void> {
  let bytes: Buffer;
  try {
    bytes = await readFile(placeOf(filesFolder(data_dir), sha256));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (!isOf(bytes, sha256)) return;
  const store = storeFolder(data_dir);
  const to = placeOf(store, sha256);
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  // beside the copies of the database, where each start removes what a kill left
  const unfinished = `${store}-${sha256}.unfinished`;
  await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
  await rename(unfinished, to);
}

/**
 * Puts files back that a database names and the data folder has not, or only in part, from the store of backups.
 * @returns how many were put back.
 */
export function putFilesBack(data_dir: string, named: readonly NamedFile[]): number {
  let put = 0;
  for (const { sha256, byte_size } of named) {
    const to = placeOf(filesFolder(data_dir), sha256);
    const from = placeOf(storeFolder(data_dir), sha256);
    if (statSync(to, { throwIfNoEntry: false })?.size === byte_size || !existsSync(from)) continue;
    const bytes = readFileSync(from);
    if (!isOf(bytes, sha256)) continue;
    mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
    writeFileSync(`${to}.unfinished`, bytes, { mode: 0o600, flush: true });
    renameSync(`${to}.unfinished`, to);
    put += 1;
  }
  return put;
}

/** Those that are not there as they should be. Sizes tell: to read everything takes minutes. */
export async function missingOf<T extends NamedFile>(data_dir: string, named: readonly T[]): Promise<T[]> {
  const root = filesFolder(data_dir);
  const missing: T[] = [];
  for (let from = 0; from < named.length; from += LOOKED_AT_ONCE) {
    const some = named.slice(from, from + LOOKED_AT_ONCE);
    const there = await Promise.all(some.map(({ sha256 }) => stat(placeOf(root, sha256)).catch(() => null)));
    missing.push(...some.filter(({ byte_size }, i) => there[i]?.size !== byte_size));
  }
  return missing;
}

/** Whether the store holds a sound file of a hash. */
export async function isInStore(data_dir: string, sha256: string): Promise<boolean> {
  return readFile(placeOf(storeFolder(data_dir), sha256)).then(
    (bytes) => isOf(bytes, sha256),
    () => false,
  );
}

/** How much room the files in backups take. */
export async function storeSize(data_dir: string): Promise<{ count: number; bytes: number }> {
  const store = storeFolder(data_dir);
  let [count, bytes] = [0, 0];
  for (const hash of await hashesBelow(store)) {
    const file = await stat(placeOf(store, hash)).catch(() => null);
    if (file === null) continue;
    count += 1;
    bytes += file.size;
  }
  return { count, bytes };
}

/** Hashes of all files below a folder of such files. */
async function hashesBelow(root: string): Promise<string[]> {
  const hashes: string[] = [];
  for (const folder of await readdir(root).catch(() => [])) {
    for (const name of await readdir(path.join(root, folder)).catch(() => [])) {
      if (HASH.test(name)) hashes.push(name);
    }
  }
  return hashes;
}

function isOf(bytes: Uint8Array, sha256: string): boolean {
  return createHash('sha256').update(bytes).digest('hex') === sha256;
}
