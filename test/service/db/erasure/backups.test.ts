import { mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fileFolder } from '#service/db/sqlite/file_folder.ts';
import { insertCandidate } from '#service/api/people/candidates/store.ts';
import { IN_PROCESS, type DatabaseWorker } from '#service/db/sqlite/database_worker.ts';
import { erase } from '#service/db/erase.ts';
import { eraseFromBackups, writeWithoutErased } from '#service/db/sqlite/erasure/erase_from_backups.ts';
import { exportFolder } from '#service/db/sqlite/transfer/export.ts';
import { noteExport } from '#service/db/sqlite/transfer/export_note.ts';
import { readErasureResidue } from '#service/db/erasure_residue.ts';
import { keepFolder } from '#service/db/sqlite/kept_folder.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { makeSnapshot, snapshotFolder } from '#service/db/sqlite/backups/snapshots.ts';
import { cleanUpErasedTask } from '#service/tasks/clean-up-erased.ts';
import { foundBelow } from '../../../helpers/leftovers.ts';
import { temporaryFolder, testOptions } from '../../../helpers/service.ts';

const GONE = 'Vqorlumptik';
const given = { email: null, phone: null, location: null, source: null };

/** A folder with two backups of somebody who was erased since. @returns where, and the backups, newest first. */
async function build(): Promise<[folder: string, backups: string[]]> {
  const folder = temporaryFolder();
  const { write, close } = await openDatabase(folder);
  const gone = await write((trx) => insertCandidate(trx, { ...given, full_name: GONE }));
  const made = [await makeSnapshot(folder, 'ASKED'), await makeSnapshot(folder, 'ASKED')];
  await write((trx) => erase(trx, { candidates: [gone] }));
  await close();
  return [folder, made.toReversed().map(({ name }) => path.join(snapshotFolder(folder), name))];
}

const unfinishedIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.includes('unfinished'));

it('a backup that cannot be changed now keeps nobody in the others, and is told and tried again', async () => {
  const [folder, [newest = '', oldest = '']] = await build();
  const worker: DatabaseWorker = {
    ...IN_PROCESS,
    run: async (call) => {
      const made = await IN_PROCESS.run(call);
      if (call.kind !== 'copy_without_erased' || call.from !== newest) return made;
      throw Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY' });
    },
  };
  const { left } = await eraseFromBackups(folder, worker, { all: false });
  expect(left).toEqual([{ path: newest, message: 'EBUSY: resource busy or locked' }]);
  const found = foundBelow(snapshotFolder(folder), [GONE]);
  expect(found).toEqual([`${path.basename(newest)}: ${GONE}`]);
  expect(unfinishedIn(snapshotFolder(folder))).toEqual([]);

  expect(await eraseFromBackups(folder, IN_PROCESS, { all: true, only: [oldest] })).toEqual({
    told: [],
    left: [],
  });
  expect(foundBelow(folder, [GONE])).not.toEqual([]);
  expect(await eraseFromBackups(folder, IN_PROCESS, { all: true, only: [newest] })).toEqual({
    told: [],
    left: [],
  });
  expect(foundBelow(snapshotFolder(folder), [GONE])).toEqual([]);
});

it('leaves nothing unfinished where the place cannot be taken', async () => {
  const [folder, [newest = '']] = await build();
  const taken = path.join(snapshotFolder(folder), 'taken');
  mkdirSync(path.join(taken, 'by something'), { recursive: true });
  await expect(writeWithoutErased(newest, taken, folder, IN_PROCESS)).rejects.toThrow(
    /EISDIR|ENOTEMPTY|EPERM|EEXIST/,
  );
  expect(unfinishedIn(snapshotFolder(folder))).toEqual([]);
});

it('a damaged database that was put aside goes when somebody is erased after that, whatever the clock says', async () => {
  const folder = temporaryFolder();
  mkdirSync(snapshotFolder(folder));
  const aside = path.join(snapshotFolder(folder), 'damaged-before-restore-20260101T000000000Z.db');
  writeFileSync(aside, GONE);
  const { write, close } = await openDatabase(folder);
  const [one, two] = await write(async (trx) => [
    await insertCandidate(trx, { ...given, full_name: 'One' }),
    await insertCandidate(trx, { ...given, full_name: 'Two' }),
  ]);
  expect((await eraseFromBackups(folder, IN_PROCESS, { all: false })).told).toEqual([]);
  await write((trx) => erase(trx, { candidates: [one ?? ''] }));
  utimesSync(aside, new Date('2096-01-01'), new Date('2096-01-01'));
  expect((await eraseFromBackups(folder, IN_PROCESS, { all: false })).told).toHaveLength(1);
  await close();

  // put aside after that: it may be wanted until somebody else is erased
  writeFileSync(aside.replace('000Z', '001Z'), GONE);
  const next = await openDatabase(folder);
  expect((await eraseFromBackups(folder, IN_PROCESS, { all: true })).told).toEqual([]);
  await next.write((trx) => erase(trx, { candidates: [two ?? ''] }));
  expect((await eraseFromBackups(folder, IN_PROCESS, { all: false })).told).toHaveLength(1);
  expect(foundBelow(folder, [GONE])).toEqual([]);
  await next.close();
});

it('what the clean-up could not change is kept to be told, and tried alone; then it is forgotten', async () => {
  const [folder, [newest = '']] = await build();
  const { db, write, condition, close } = await openDatabase(folder);
  const stuck: DatabaseWorker = {
    ...IN_PROCESS,
    run: async (call) => {
      if (!('from' in call) || call.from !== newest) return IN_PROCESS.run(call);
      throw new Error('EBUSY: resource busy or locked');
    },
  };
  const cleanUp = async (
    worker: DatabaseWorker,
    payload: { all: boolean; only?: readonly string[] },
  ): Promise<void> => {
    const options = testOptions({ data_dir: folder });
    const kept = keepFolder(options, condition, worker);
    const { run } = cleanUpErasedTask(
      { db, write, options },
      {
        files: fileFolder(folder, db),
        folder: kept,
        overwriteErased: async () => undefined,
        isStopping: () => false,
      },
    );
    await write(await run(payload));
    await kept.stop();
  };
  await cleanUp(stuck, { all: false });
  expect(await readErasureResidue(db)).toEqual([{ path: newest, message: 'EBUSY: resource busy or locked' }]);
  const queued = await db.selectFrom('tasks').select('payload').where('state', '=', 'QUEUED').execute();
  expect(queued.map(({ payload }) => JSON.parse(payload))).toContainEqual({ all: false, only: [newest] });
  await cleanUp(IN_PROCESS, { all: false, only: [newest] });
  expect(await readErasureResidue(db)).toEqual([]);
  expect(foundBelow(snapshotFolder(folder), [GONE])).toEqual([]);
  await close();
});

it('an export that was cut off leaves nothing in the folder that was chosen, once Longlist starts again', async () => {
  const [folder] = await build();
  const chosen = temporaryFolder();
  const half = path.join(chosen, 'longlist-2026-11-20.tar.unfinished');
  noteExport(folder, half);
  writeFileSync(half, GONE);
  writeFileSync(path.join(chosen, 'other.txt'), 'stays');
  await (await openDatabase(folder)).close();
  expect(readdirSync(chosen)).toEqual(['other.txt']);
  expect(readdirSync(folder)).not.toContain('exporting.json');
  // and in the middle of one, it is noted
  const file = path.join(chosen, 'again.tar');
  let noted = '';
  const worker: DatabaseWorker = {
    ...IN_PROCESS,
    run: async (call) => {
      noted = readFileSync(path.join(folder, 'exporting.json'), 'utf8');
      return IN_PROCESS.run(call);
    },
  };
  await exportFolder(folder, file, { version: '1', worker });
  expect(noted).toContain('again.tar.unfinished');
  expect(readdirSync(folder)).not.toContain('exporting.json');
});
