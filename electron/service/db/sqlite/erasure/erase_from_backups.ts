import type { ErasureResidue } from '../../erasure_residue.ts';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { newId } from '../../../ids.ts';
import type { DatabaseWorker } from '../database_worker.ts';
import { removeDatabase } from '../backups/copy_database.ts';
import type { Erased } from './erasure.ts';
import { sweepExport } from '../transfer/export_note.ts';
import { isDamage } from '../problem.ts';
import { listSnapshots, syncBackupFiles, snapshotFolder } from '../backups/snapshots.ts';
import { readTombstones } from './tombstones.ts';
import { flushFolder, writeAtomically } from '../../atomic_write.ts';

/** Is told the hashes of files that go with a backup's rows, before they are forgotten. */
export type FoundFiles = (hashes: readonly string[]) => Promise<void>;

/** What a clean-up did and could not do. */
export type Cleaning = {
  /** Sentences for the log about what had to go. */
  readonly told: readonly string[];
  /** What may still hold somebody who was erased, and what stands in the way. */
  readonly left: readonly ErasureResidue[];
};

/**
 * Takes everybody who was erased out of the backups of a data folder, whatever version of the data model they have:
 * each that holds somebody is written anew beside itself and changes places with what it was in one step, so that a
 * kill leaves the one or the other. A damaged copy, which could not be restored either, goes; one that cannot be
 * changed now (on Windows another program may have it open) keeps nobody in the others.
 * @param options `all`: also those that hold nobody in their rows, as unused parts of them may. `only`: the paths of
 * some. `erased_from`: the folder whose tombstones count.
 */
export async function eraseFromBackups(
  data_dir: string,
  worker: DatabaseWorker,
  options: {
    readonly all: boolean;
    readonly only?: readonly string[];
    readonly erased_from?: string;
    readonly foundFiles?: FoundFiles;
  },
): Promise<Cleaning> {
  const { all, only, erased_from = data_dir, foundFiles } = options;
  const told: string[] = [];
  const left: ErasureResidue[] = [];
  const unless = async (at: string, work: () => unknown): Promise<void> => {
    try {
      await work();
    } catch (error) {
      left.push({ path: at, message: error instanceof Error ? error.message : String(error) });
    }
  };
  for (const { name } of listSnapshots(data_dir)) {
    const copy = path.join(snapshotFolder(data_dir), name);
    if (only !== undefined && !only.includes(copy)) continue;
    await unless(copy, async () => {
      try {
        if (all || (await worker.run({ kind: 'holds_erased', from: copy, data_dir: erased_from })) === true) {
          await writeWithoutErased(copy, copy, erased_from, worker, foundFiles);
        }
      } catch (error) {
        if (!existsSync(copy)) return; // it was one too many meanwhile
        if (/no such table/.test(String(error))) return; // a database of something else
        if (!isDamage(error)) throw error;
        rmSync(copy, { force: true });
        told.push(
          `The damaged backup ${name} was deleted: it could not be restored, and may hold somebody who was erased.`,
        );
      }
    });
  }
  for (const aside of putAsideBefore(data_dir, erased_from)) {
    await unless(aside, () => {
      rmSync(aside, { force: true });
      told.push(
        `The damaged database ${path.basename(aside)}, put aside at a restore, was deleted: it may hold ` +
          'somebody who was erased.',
      );
    });
  }
  await unless(snapshotFolder(data_dir), () => syncBackupFiles(data_dir));
  return { told, left };
}

/** Puts a database in a place, or back in its own, without those who were erased. */
export async function writeWithoutErased(
  from: string,
  to: string,
  data_dir: string,
  worker: DatabaseWorker,
  foundFiles: FoundFiles = async () => undefined,
): Promise<void> {
  const { atime, mtime } = statSync(from);
  // a name of its own: what a killed service began may still be at work
  const unfinished = `${to}.${newId()}.unfinished`;
  try {
    const call = { kind: 'copy_without_erased', from, to: unfinished, data_dir } as const;
    const { hashes } = (await worker.run(call)) as Erased;
    if (hashes.length > 0) await foundFiles(hashes);
    // when a copy was made is told by this where its name does not
    utimesSync(unfinished, atime, mtime);
    renameSync(unfinished, to);
  } catch (error) {
    removeDatabase(unfinished);
    throw error;
  }
  flushFolder(path.dirname(to));
}

/** In the folder of backups: how many had been erased when each damaged database was put aside. */
const ASIDE = 'put_aside.json';

function asideIn(folder: string): string[] {
  return (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.startsWith('damaged-'));
}

function erasedWhenPutAside(folder: string): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(path.join(folder, ASIDE), 'utf8')) as Record<string, number>;
  } catch {
    return {}; // none yet, or no telling any more
  }
}

function countErased(data_dir: string): number {
  return readTombstones(data_dir).erased.filter(({ kind }) => kind !== 'file').length;
}

/** Notes what was put aside at this start, by what was erased until now: clocks may be set back. */
function notePutAside(data_dir: string): void {
  const folder = snapshotFolder(data_dir);
  const names = asideIn(folder);
  if (names.length === 0) return;
  const known = erasedWhenPutAside(folder);
  if (names.every((name) => known[name] !== undefined)) return;
  const now = countErased(data_dir);
  const all = Object.fromEntries(names.map((name) => [name, known[name] ?? now]));
  writeAtomically(path.join(folder, ASIDE), JSON.stringify(all));
}

/** Damaged databases put aside before somebody was erased: nobody can be taken out of them. */
function putAsideBefore(data_dir: string, erased_from: string): string[] {
  const folder = snapshotFolder(data_dir);
  const known = erasedWhenPutAside(folder);
  const names = asideIn(folder);
  if (names.length === 0) return [];
  const now = countErased(erased_from);
  return names.filter((name) => now > (known[name] ?? 0)).map((name) => path.join(folder, name));
}

/** Removes what a kill left of copies that were being made. For the start: nothing is being made then. */
export function sweepUnfinished(data_dir: string): void {
  const folder = snapshotFolder(data_dir);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (/\.unfinished/.test(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  sweepExport(data_dir);
  notePutAside(data_dir);
}
