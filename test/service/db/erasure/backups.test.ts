import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { insertCandidate } from '#service/api/candidates/store.ts';
import { HERE, type Apart } from '#service/db/apart.ts';
import { erase } from '#service/db/erase.ts';
import { eraseFromBackups, writeWithoutErased } from '#service/db/erased_backups.ts';
import { openDatabase } from '#service/db/open.ts';
import { makeSnapshot, snapshotFolder } from '#service/db/snapshots.ts';
import { foundBelow } from '../../../helpers/leftovers.ts';
import { temporaryFolder } from '../../../helpers/service.ts';

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
  const apart: Apart = {
    ...HERE,
    run: async (call) => {
      const made = await HERE.run(call);
      if (call.kind !== 'copy_without_erased' || call.from !== newest) return made;
      throw Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY' });
    },
  };
  const { left } = await eraseFromBackups(folder, apart, { all: false });
  expect(left).toEqual([{ path: newest, message: 'EBUSY: resource busy or locked' }]);
  const found = foundBelow(snapshotFolder(folder), [GONE]);
  expect(found).toEqual([`${path.basename(newest)}: ${GONE}`]);
  expect(unfinishedIn(snapshotFolder(folder))).toEqual([]);

  expect(await eraseFromBackups(folder, HERE, { all: true, only: [oldest] })).toEqual({ told: [], left: [] });
  expect(foundBelow(folder, [GONE])).not.toEqual([]);
  expect(await eraseFromBackups(folder, HERE, { all: true, only: [newest] })).toEqual({ told: [], left: [] });
  expect(foundBelow(snapshotFolder(folder), [GONE])).toEqual([]);
});

it('leaves nothing unfinished where the place cannot be taken', async () => {
  const [folder, [newest = '']] = await build();
  const taken = path.join(snapshotFolder(folder), 'taken');
  mkdirSync(path.join(taken, 'by something'), { recursive: true });
  await expect(writeWithoutErased(newest, taken, folder, HERE)).rejects.toThrow(
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
  expect((await eraseFromBackups(folder, HERE, { all: false })).told).toEqual([]);
  await write((trx) => erase(trx, { candidates: [one ?? ''] }));
  utimesSync(aside, new Date('2096-01-01'), new Date('2096-01-01'));
  expect((await eraseFromBackups(folder, HERE, { all: false })).told).toHaveLength(1);
  await close();

  // put aside after that: it may be wanted until somebody else is erased
  writeFileSync(aside.replace('000Z', '001Z'), GONE);
  const next = await openDatabase(folder);
  expect((await eraseFromBackups(folder, HERE, { all: true })).told).toEqual([]);
  await next.write((trx) => erase(trx, { candidates: [two ?? ''] }));
  expect((await eraseFromBackups(folder, HERE, { all: false })).told).toHaveLength(1);
  expect(foundBelow(folder, [GONE])).toEqual([]);
  await next.close();
});
