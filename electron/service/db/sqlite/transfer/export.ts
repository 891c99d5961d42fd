import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { timestamp } from '../../../ids.ts';
import type { DatabaseWorker } from '../database_worker.ts';
import { filesFolder, filesIn, placeOf, storeFolder } from '../backups/backup_files.ts';
import { removeDatabase } from '../backups/copy_database.ts';
import { noteExport, sweepExport } from './export_note.ts';
import { snapshotFolder } from '../backups/snapshots.ts';
import { openSqlite } from '../sqlite.ts';
import { writeTar, type Entry, type TarWriter } from './tar.ts';
import { flushFolder } from '../../atomic_write.ts';

/*
 * The whole data folder as one file: what it is, the database, all files that it names, added languages of text
 * recognition, and last what all of these are, by which an import knows that nothing is missing or changed. What is
 * of this computer alone (backups, the owner's secret, notes of the program) stays here.
 */

export const FORMAT = 'longlist-export';
export const FORMAT_VERSION = 1;
/** First and last. */
export const HEAD = 'longlist-export.json';
export const CONTENTS = 'contents.json';

export type Contents = {
  readonly candidates: number;
  readonly files: number;
  /** Files that rows name and that were gone or damaged when this was made. */
  readonly missing: number;
  readonly entries: readonly Entry[];
};

export type Exported = Omit<Contents, 'entries'> & { readonly path: string; readonly bytes: number };

/** Why a file cannot be written to a folder, in words that follow "it"; null when it can. */
export function exportProblem(data_dir: string, folder: string): string | null {
  if (!path.isAbsolute(folder)) return 'is no full path';
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return 'is no folder';
  const way = path.relative(data_dir, folder);
  const is_inside = way === '' || (!path.isAbsolute(way) && way !== '..' && !way.startsWith(`..${path.sep}`));
  return is_inside ? 'lies in the data folder, where nothing else belongs' : null;
}

/** A name that is free in a folder, with the day in it. */
export function exportName(folder: string, now = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  for (let more = 1; ; more += 1) {
    const file = path.join(folder, `longlist-${day}${more === 1 ? '' : `-${more}`}.tar`);
    if (!existsSync(file)) return file;
  }
}

/** Writes everything to one file, while the database may be in use. The file has its name only when it is whole. */
export async function exportFolder(
  data_dir: string,
  file: string,
  { version, worker }: { readonly version: string; readonly worker: DatabaseWorker },
): Promise<Exported> {
  if (existsSync(file)) throw new Error(`There is a file ${file} already. Choose another name.`);
  const copy = path.join(snapshotFolder(data_dir), 'export.db.unfinished');
  const unfinished = `${file}.unfinished`;
  sweepExport(data_dir);
  noteExport(data_dir, unfinished);
  await rm(unfinished, { force: true });
  let tar: TarWriter | undefined;
  mkdirSync(snapshotFolder(data_dir), { recursive: true, mode: 0o700 });
  try {
    await worker.run({ kind: 'copy', from: path.join(data_dir, 'longlist.db'), to: copy });
    tar = await writeTar(unfinished);
    const contents = await pack(tar, data_dir, copy, version);
    await tar.addBytes(CONTENTS, Buffer.from(JSON.stringify(contents)));
    await tar.finish();
    await tar.close();
    await rename(unfinished, file);
    flushFolder(path.dirname(file));
    const { entries: _entries, ...counts } = contents;
    return { path: file, bytes: statSync(file).size, ...counts };
  } catch (error) {
    await tar?.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    removeDatabase(copy);
    sweepExport(data_dir);
  }
}

async function pack(tar: TarWriter, data_dir: string, copy: string, version: string): Promise<Contents> {
  const head = { format: FORMAT, format_version: FORMAT_VERSION, version, made_at: timestamp() };
  const entries = [await tar.addBytes(HEAD, Buffer.from(JSON.stringify(head)))];
  entries.push(await tar.addFile('longlist.db', copy));
  let missing = 0;
  const named = filesIn(copy);
  for (const { sha256, byte_size } of named) {
    const from = [filesFolder(data_dir), storeFolder(data_dir)]
      .map((root) => placeOf(root, sha256))
      .find((at) => statSync(at, { throwIfNoEntry: false })?.size === byte_size);
    if (from === undefined) {
      missing += 1;
      continue;
    }
    const entry = await tar.addFile(`files/${sha256.slice(0, 2)}/${sha256}`, from);
    if (entry.sha256 !== sha256) {
      throw new Error(
        `The file ${from} is damaged. Delete it, put it back in Settings › Data and backups, then export again.`,
      );
    }
    entries.push(entry);
  }
  const languages = path.join(data_dir, 'ocr');
  for (const name of existsSync(languages) ? readdirSync(languages).toSorted() : []) {
    if (LANGUAGE_FILE.test(name)) entries.push(await tar.addFile(`ocr/${name}`, path.join(languages, name)));
  }
  return { candidates: candidatesIn(copy), files: named.length - missing, missing, entries };
}

export const LANGUAGE_FILE = /^[a-z]{3}(?:_[a-z]+)?\.traineddata(?:\.gz)?$/;

function candidatesIn(copy: string): number {
  const sqlite = openSqlite(copy, { readonly: true });
  try {
    return Number(sqlite.prepare('SELECT count(*) FROM candidates').pluck().get());
  } finally {
    sqlite.close();
  }
}
