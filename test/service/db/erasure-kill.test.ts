import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { insertCandidate } from '#service/api/people/candidates/store.ts';
import { IN_PROCESS } from '#service/db/sqlite/database_worker.ts';
import { erase } from '#service/db/erase.ts';
import { eraseFromBackups, sweepUnfinished } from '#service/db/sqlite/erasure/erase_from_backups.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { makeSnapshot, snapshotFolder } from '#service/db/sqlite/backups/snapshots.ts';
import { openSqlite } from '#service/db/sqlite/sqlite.ts';
import { foundBelow } from '../../helpers/leftovers.ts';
import { killedAt, NEXT_KILL } from '../../helpers/killed_at.ts';
import { temporaryFolder } from '../../helpers/service.ts';

const GONE = 'Vqorlumptik';
const STAYS = 'Sabrentovilq';

/** A folder with two people, a backup of both, and one of them erased since. */
async function prepare(): Promise<string> {
  const folder = temporaryFolder();
  const opened = await openDatabase(folder);
  const given = { email: null, phone: null, location: null, source: null };
  const add = (full_name: string): Promise<string> =>
    opened.write((trx) => insertCandidate(trx, { ...given, full_name }));
  await add(STAYS);
  const gone = await add(GONE);
  await makeSnapshot(folder, 'ASKED');
  await opened.write((trx) => erase(trx, { candidates: [gone] }));
  await opened.close();
  // the tombstones reach their file
  await (await openDatabase(folder)).close();
  return folder;
}

const namesIn = (file: string): unknown[] => {
  const sqlite = openSqlite(file, { readonly: true });
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  const names = sqlite.prepare('SELECT full_name FROM candidates ORDER BY full_name').pluck().all();
  sqlite.close();
  return names;
};

it('killed before any change, the clean-up of a backup leaves a whole one, and ends when it runs again', async () => {
  const prepared = await prepare();
  let change = 1;
  for (; ; change += NEXT_KILL) {
    const folder = temporaryFolder();
    cpSync(prepared, folder, { recursive: true });
    const killed = await killedAt(folder, change, 'erase');
    const copies = readdirSync(snapshotFolder(folder)).filter((name) => name.endsWith('.db'));
    expect(copies).toHaveLength(1);
    const copy = path.join(snapshotFolder(folder), copies[0] ?? '');
    expect([[STAYS], [STAYS, GONE]], `killed before change ${change}`).toContainEqual(namesIn(copy));
    sweepUnfinished(folder);
    await eraseFromBackups(folder, IN_PROCESS, { all: true });
    expect(namesIn(copy)).toEqual([STAYS]);
    expect(foundBelow(folder, [GONE])).toEqual([]);
    if (!killed) break;
  }
  expect(change).toBeGreaterThan(3);
});

it('killed before any change while the database is written anew, it has lost nothing and ends it next time', async () => {
  const prepared = await prepare();
  const database = path.join(prepared, 'longlist.db');
  const sqlite = openSqlite(database);
  sqlite.exec("INSERT OR IGNORE INTO settings VALUES ('erased_since_written_anew', '')");
  sqlite.close();
  let change = 1;
  for (; ; change += NEXT_KILL) {
    const folder = temporaryFolder();
    cpSync(prepared, folder, { recursive: true });
    const killed = await killedAt(folder, change, 'open');
    expect(namesIn(path.join(folder, 'longlist.db')), `killed before change ${change}`).toEqual([STAYS]);
    await (await openDatabase(folder)).close();
    expect(readdirSync(folder).filter((name) => /anew|scratch/.test(name))).toEqual([]);
    const after = openSqlite(path.join(folder, 'longlist.db'), { readonly: true });
    expect(after.prepare("SELECT key FROM settings WHERE key LIKE 'erased_since%'").all()).toEqual([]);
    after.close();
    if (!killed) break;
  }
  expect(change).toBeGreaterThan(5);
});
