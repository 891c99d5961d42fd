import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { newId } from '../ids.ts';
import type { Apart } from './apart.ts';
import { isDamage } from './problem.ts';
import { listSnapshots, settleFiles, snapshotFolder } from './snapshots.ts';
import { readTombstones } from './tombstones.ts';
import { flushFolder } from './whole_file.ts';

/**
 * Takes everybody who was erased out of the backups of a data folder, whatever version of the data model they have:
 * each that holds somebody is written anew beside itself and changes places with what it was in one step, so that a
 * kill leaves the one or the other. What cannot be cleaned goes: a damaged copy, which could not be restored either.
 * @param options `all`: also those that hold nobody in their rows, as unused parts of them may. `erased_from`: the
 * folder whose tombstones count.
 * @returns sentences for the log about copies that had to go.
 */
export async function eraseFromBackups(
  data_dir: string,
  apart: Apart,
  { all, erased_from = data_dir }: { readonly all: boolean; readonly erased_from?: string },
): Promise<string[]> {
  const folder = snapshotFolder(data_dir);
  const told: string[] = [];
  for (const { name } of listSnapshots(data_dir)) {
    const copy = path.join(folder, name);
    try {
      if (all || (await apart.run({ kind: 'holds_erased', from: copy, data_dir: erased_from })) === true) {
        await writeWithoutErased(copy, copy, erased_from, apart);
      }
    } catch (error) {
      if (!existsSync(copy)) continue; // it was one too many meanwhile
      if (/no such table/.test(String(error))) continue; // a database of something else
      if (!isDamage(error)) throw error;
      rmSync(copy, { force: true });
      told.push(
        `The damaged backup ${name} was deleted: it could not be restored, and may hold somebody who was erased.`,
      );
    }
  }
  told.push(...removePutAside(data_dir, erased_from));
  await settleFiles(data_dir);
  return told;
}

/** Puts a database in a place, or back in its own, without those who were erased. */
export async function writeWithoutErased(
  from: string,
  to: string,
  data_dir: string,
  apart: Apart,
): Promise<void> {
  const { atime, mtime } = statSync(from);
  // a name of its own: what a killed service began may still be at work
  const unfinished = `${to}.${newId()}.unfinished`;
  await apart.run({ kind: 'copy_without_erased', from, to: unfinished, data_dir });
  // when a copy was made is told by this where its name does not
  utimesSync(unfinished, atime, mtime);
  renameSync(unfinished, to);
  flushFolder(path.dirname(to));
}

/** Databases that were damaged when a backup took their place: nobody can be taken out of them. */
function removePutAside(data_dir: string, erased_from: string): string[] {
  const { erased } = readTombstones(erased_from);
  const folder = snapshotFolder(data_dir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => {
    if (!name.startsWith('damaged-')) return [];
    const file = path.join(folder, name);
    const put_aside = statSync(file).ctime.toISOString();
    if (!erased.some(({ erased_at }) => erased_at > put_aside)) return [];
    rmSync(file, { force: true });
    return [
      `The damaged database ${name}, put aside at a restore, was deleted: it may hold somebody who was erased.`,
    ];
  });
}

/** Removes what a kill left of copies that were being made. For the start: nothing is being made then. */
export function sweepUnfinished(data_dir: string): void {
  const folder = snapshotFolder(data_dir);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (/\.unfinished/.test(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
