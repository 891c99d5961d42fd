import { cpSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { chooseRestore, chosenRestore } from '#service/db/sqlite/backups/restore_choice.ts';
import { readSetting, writeSetting } from '#service/db/settings.ts';
import { listSnapshots, makeSnapshot, snapshotFolder } from '#service/db/sqlite/backups/snapshots.ts';
import { bytesOf, cutOffWith, databaseOf, overwrite, said, say } from '../../helpers/damage.ts';
import { killedAt, NEXT_KILL } from '../../helpers/killed_at.ts';
import { temporaryFolder } from '../../helpers/service.ts';

it('killed before any change, it never mixes a damaged database or its log with the backup', async () => {
  const prepared = temporaryFolder();
  await say(prepared, 'old');
  const { name } = await makeSnapshot(prepared, 'ASKED');
  cutOffWith(prepared, 'in the log of what is damaged');
  overwrite(databaseOf(prepared), 0, 100);
  const damaged = bytesOf(prepared);
  chooseRestore(prepared, name);

  let change = 1;
  for (; ; change += NEXT_KILL) {
    const folder = temporaryFolder();
    cpSync(prepared, folder, { recursive: true });
    const killed = await killedAt(folder, change, 'open');
    expect(await said(folder), `killed before change ${change}`).toBe('old');
    const aside = readdirSync(snapshotFolder(folder)).filter((one) => one.startsWith('damaged-'));
    const kept = aside.map((one) => readFileSync(path.join(snapshotFolder(folder), one)).toString('base64'));
    expect(kept).toEqual(expect.arrayContaining([damaged['longlist.db'], damaged['longlist.db-wal']]));
    if (!killed) break;
  }
  expect(change).toBeGreaterThan(8);
});

it('killed before any change it makes to files, a restore is ended by the next start, and nothing is lost', async () => {
  const prepared = temporaryFolder();
  const open = await openDatabase(prepared);
  await open.write((trx) => writeSetting(trx, 'said', 'old'));
  const { name } = await makeSnapshot(prepared, 'ASKED');
  await open.write((trx) => writeSetting(trx, 'said', 'new'));
  await open.close();
  chooseRestore(prepared, name);

  let change = 1;
  for (; ; change += NEXT_KILL) {
    const folder = temporaryFolder();
    cpSync(prepared, folder, { recursive: true });
    const killed = await killedAt(folder, change, 'open');
    const opened = await openDatabase(folder);
    expect(await readSetting(opened.db, 'said'), `killed before change ${change}`).toBe('old');
    await opened.close();
    expect(chosenRestore(folder)).toBeNull();

    // the oldest copy made before it holds what was there
    const before = listSnapshots(folder).findLast(({ reason }) => reason === 'BEFORE_RESTORE');
    chooseRestore(folder, before?.name ?? '');
    const again = await openDatabase(folder);
    expect(await readSetting(again.db, 'said')).toBe('new');
    await again.close();
    if (!killed) break;
  }
  expect(change).toBeGreaterThan(8);
});
