import path from 'node:path';
import { expect, it } from 'vitest';
import { insertCandidate } from '#service/api/candidates/store.ts';
import { HERE } from '#service/db/apart.ts';
import { erase } from '#service/db/erase.ts';
import { eraseFromOldCopy, isOldCopyBehind } from '#service/db/erased_old_copy.ts';
import { chooseMove, oldCopy, settleDataFolder } from '#service/db/move.ts';
import { openDatabase } from '#service/db/open.ts';
import { makeSnapshot } from '#service/db/snapshots.ts';
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
  expect(settleDataFolder(from)).toBe(to);
  expect(oldCopy(to)).toBe(from);

  opened = await openDatabase(to);
  await opened.write((trx) => erase(trx, { candidates: [gone] }));
  await opened.close();
  await (await openDatabase(to)).close();
  expect(isOldCopyBehind(to)).toBe(true);
  expect(foundBelow(from, [GONE]).length).toBeGreaterThan(1);

  await eraseFromOldCopy(to, HERE, { all: false });
  expect(isOldCopyBehind(to)).toBe(false);
  expect(foundBelow(from, [GONE])).toEqual([]);
  expect(foundBelow(from, [STAYS]).length).toBeGreaterThan(1);
  expect(settleDataFolder(from)).toBe(to);
});
