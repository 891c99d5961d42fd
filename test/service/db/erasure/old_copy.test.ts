import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { insertCandidate } from '#service/api/people/candidates/store.ts';
import { IN_PROCESS } from '#service/db/sqlite/database_worker.ts';
import { erase } from '#service/db/erase.ts';
import {
  eraseFromOldCopies,
  mayOldCopyHoldErased,
} from '#service/db/sqlite/erasure/erase_from_old_copies.ts';
import {
  chooseMove,
  oldCopies,
  oldCopy,
  removeOldCopy,
  resolveDataFolder,
} from '#service/db/sqlite/transfer/move.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { makeSnapshot, snapshotFolder } from '#service/db/sqlite/backups/snapshots.ts';
import { foundBelow } from '../../../helpers/leftovers.ts';
import { temporaryFolder } from '../../../helpers/service.ts';

const [GONE, STAYS] = ['Vqorlumptik', 'Sabrentovilq'];

it('who is erased after a move goes from the folder the data came from, too', async () => {
  const from = temporaryFolder();
  const to = path.join(temporaryFolder(), 'moved');
  let opened = await openDatabase(from);
  const given = { email: null, phone: null, location: null, source: null };
  await opened.write((trx) => insertCandidate(trx, { ...given, full_name: STAYS }));
  const gone = await opened.write((trx) => insertCandidate(trx, { ...given, full_name: GONE }));
  await makeSnapshot(from, 'ASKED');
  await opened.close();
  chooseMove(from, to);
  expect(resolveDataFolder(from)).toBe(to);
  expect(oldCopy(to)).toBe(from);

  opened = await openDatabase(to);
  await opened.write((trx) => erase(trx, { candidates: [gone] }));
  await opened.close();
  await (await openDatabase(to)).close();
  expect(mayOldCopyHoldErased(to)).toBe(true);
  expect(foundBelow(from, [GONE]).length).toBeGreaterThan(1);

  await eraseFromOldCopies(to, IN_PROCESS, { all: false });
  expect(mayOldCopyHoldErased(to)).toBe(false);
  expect(foundBelow(from, [GONE])).toEqual([]);
  expect(foundBelow(from, [STAYS]).length).toBeGreaterThan(1);
  expect(resolveDataFolder(from)).toBe(to);
});

const person = (full_name: string) => ({ email: null, phone: null, location: null, source: null, full_name });

/** A folder with two people and a backup of them. @returns where it is, and the id of one of them. */
async function build(): Promise<[folder: string, gone: string]> {
  const folder = temporaryFolder();
  const { write, close } = await openDatabase(folder);
  await write((trx) => insertCandidate(trx, person(STAYS)));
  const gone = await write((trx) => insertCandidate(trx, person(GONE)));
  await makeSnapshot(folder, 'ASKED');
  await close();
  return [folder, gone];
}

function moved(from: string): string {
  const to = path.join(temporaryFolder(), 'moved');
  chooseMove(from, to);
  expect(resolveDataFolder(from)).toBe(to);
  return to;
}

async function eraseAt(folder: string, id: string): Promise<void> {
  const { write, close } = await openDatabase(folder);
  await write((trx) => erase(trx, { candidates: [id] }));
  await close();
}

it('of several moves every old folder is cleaned, told, and deleted one after the other', async () => {
  const [first, gone] = await build();
  const second = moved(first);
  const third = moved(second);
  expect(resolveDataFolder(first)).toBe(third);
  expect(oldCopies(third)).toEqual([second, first]);
  await eraseAt(third, gone);
  expect(mayOldCopyHoldErased(third)).toBe(true);
  expect((await eraseFromOldCopies(third, IN_PROCESS, { all: false })).left).toEqual([]);
  for (const old of [first, second]) expect(foundBelow(old, [GONE])).toEqual([]);
  expect(mayOldCopyHoldErased(third)).toBe(false);
  removeOldCopy(third);
  expect(oldCopy(third)).toBe(first);
  const fourth = moved(third);
  expect(oldCopies(fourth)).toEqual([third, first]);
  removeOldCopy(fourth);
  removeOldCopy(fourth);
  expect(oldCopy(fourth)).toBeNull();
  expect(resolveDataFolder(first)).toBe(fourth);
});

it('a clean-up that was cut off before a move is done in the old folder after it', async () => {
  const [from, gone] = await build();
  // noted as erased, and still in the backup: here the clean-up ended
  await eraseAt(from, gone);
  const to = moved(from);
  expect(foundBelow(from, [GONE])).not.toEqual([]);
  expect(mayOldCopyHoldErased(to)).toBe(true);
  await eraseFromOldCopies(to, IN_PROCESS, { all: false });
  expect(foundBelow(from, [GONE])).toEqual([]);
  expect(mayOldCopyHoldErased(to)).toBe(false);
});

it.each([
  ['its database is damaged', 'longlist.db', 'x'.repeat(9000)],
  ['its tombstones are damaged', 'erased.json', '{'],
])('an old folder keeps nobody from starting, and is told: %s', async (_what, name, text) => {
  const [from, gone] = await build();
  const to = moved(from);
  await eraseAt(to, gone);
  writeFileSync(path.join(from, name), text);
  expect(mayOldCopyHoldErased(to)).toBe(true);
  const { left } = await eraseFromOldCopies(to, IN_PROCESS, { all: false });
  expect(left).toEqual([{ path: from, message: expect.any(String) }]);
  rmSync(path.join(from, name));
  expect(readdirSync(snapshotFolder(from)).filter((file) => file.includes('unfinished'))).toEqual([]);
});
