import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#service/db/open.ts';
import { chooseRestore, chosenRestore } from '#service/db/restore.ts';
import { writeSetting, readSetting } from '#service/db/settings.ts';
import {
  keepSnapshots,
  listSnapshots,
  makeSnapshot,
  outdated,
  snapshotFolder,
  snapshotName,
  wasRestoredLately,
  type Snapshot,
} from '#service/db/snapshots.ts';
import { temporaryFolder } from '../../helpers/service.ts';

async function set(folder: string, value: string): Promise<void> {
  const opened = await openDatabase(folder);
  await opened.write((trx) => writeSetting(trx, 'said', value));
  await opened.close();
}

async function said(folder: string): Promise<string | null> {
  const opened = await openDatabase(folder);
  const value = await readSetting(opened.db, 'said');
  await opened.close();
  return value;
}

const DAY_MS = 24 * 3600 * 1000;
const NOW = new Date('2026-11-20T12:00:00.000Z');
const aged = (days: number, reason: Snapshot['reason'] = 'DAILY'): Snapshot => {
  const created_at = new Date(NOW.getTime() - days * DAY_MS);
  return { name: snapshotName(reason, created_at), created_at, bytes: 1, reason };
};

describe('a copy of the database', () => {
  it('holds what was committed when it began, though others go on writing', async () => {
    const folder = temporaryFolder();
    const opened = await openDatabase(folder);
    await opened.write((trx) => writeSetting(trx, 'said', 'before'));
    const making = makeSnapshot(folder, 'ASKED');
    for (let i = 0; i < 20; i += 1) await opened.write((trx) => writeSetting(trx, 'said', `after ${i}`));
    const made = await making;
    await opened.close();
    expect(made).toMatchObject({ reason: 'ASKED', name: expect.stringMatching(/^asked-\d{8}T\d{9}Z\.db$/) });
    expect(readdirSync(snapshotFolder(folder))).toEqual([made.name]);
    expect(made.bytes).toBe(statSync(path.join(snapshotFolder(folder), made.name)).size);
    chooseRestore(folder, made.name);
    expect(await said(folder)).toBe('before');
  });

  it('is made each day by itself, once', async () => {
    const folder = temporaryFolder();
    await set(folder, 'here');
    const problems: string[] = [];
    for (let start = 0; start < 2; start += 1) {
      const kept = keepSnapshots(folder, (message) => problems.push(message), undefined, 0);
      await expect.poll(() => listSnapshots(folder).length, { timeout: 10_000 }).toBe(1);
      await kept.stop();
    }
    expect(listSnapshots(folder)).toMatchObject([{ reason: 'DAILY' }]);
    expect(problems).toEqual([]);
  });

  it('is not there when it could not be finished, and the reason is told', async () => {
    const folder = temporaryFolder();
    await set(folder, 'here');
    mkdirSync(snapshotFolder(folder), { recursive: true });
    writeFileSync(path.join(snapshotFolder(folder), 'asked-20260101T000000000Z.db.unfinished'), 'x');
    writeFileSync(path.join(snapshotFolder(folder), 'notes.txt'), 'x');
    expect(listSnapshots(folder)).toEqual([]);
    rmSync(path.join(folder, 'longlist.db'));
    await expect(makeSnapshot(folder, 'DAILY')).rejects.toThrow();
    expect(listSnapshots(folder)).toEqual([]);
  });
});

describe('which copies are kept', () => {
  it('seven days and four weeks of the daily ones', () => {
    const all = Array.from({ length: 60 }, (_, days) => aged(days));
    const gone = new Set(outdated(all, NOW));
    const kept = all.filter((one) => !gone.has(one));
    expect(kept.slice(0, 7)).toEqual(all.slice(0, 7));
    expect(kept.length).toBeGreaterThanOrEqual(9);
    expect(kept.length).toBeLessThanOrEqual(11);
    expect(NOW.getTime() - (kept.at(-1)?.created_at.getTime() ?? 0)).toBeGreaterThan(14 * DAY_MS);
  });

  it('those made now before those dated by a clock that was wrong', () => {
    const ahead = [400, 401, 402, 403, 404].flatMap((days) => [aged(-days, 'ASKED'), aged(-days)]);
    const made = [aged(0, 'ASKED'), ...Array.from({ length: 6 }, (_, days) => aged(days))];
    const gone = outdated([...ahead, ...made], NOW);
    expect(gone.filter((copy) => made.includes(copy))).toEqual([]);
    expect(gone).not.toEqual([]);
    expect(outdated(ahead, NOW)).toEqual([]);
  });

  it('five that were asked for, 28 days of those before a restore, all before an update', () => {
    const asked = Array.from({ length: 8 }, (_, days) => aged(days + 100, 'ASKED'));
    const before = [aged(27, 'BEFORE_RESTORE'), aged(29, 'BEFORE_RESTORE'), aged(900, 'BEFORE_UPDATE')];
    expect(outdated([...asked, ...before], NOW)).toEqual([...asked.slice(5), before[1]]);
  });
});

describe('restoring', () => {
  it('puts the copy in place at the next start, and keeps what was there', async () => {
    const folder = temporaryFolder();
    await set(folder, 'old');
    const { name } = await makeSnapshot(folder, 'ASKED');
    await set(folder, 'new');
    expect(await said(folder)).toBe('new');
    expect(wasRestoredLately(folder)).toBe(false);
    chooseRestore(folder, name);
    expect(await said(folder)).toBe('old');
    expect(chosenRestore(folder)).toBeNull();
    expect(wasRestoredLately(folder)).toBe(true);

    const before = listSnapshots(folder).find(({ reason }) => reason === 'BEFORE_RESTORE');
    chooseRestore(folder, before?.name ?? '');
    expect(await said(folder)).toBe('new');
  });

  it('changes nothing where the copy is gone, damaged or empty, and says so once', async () => {
    const folder = temporaryFolder();
    await set(folder, 'here');
    mkdirSync(snapshotFolder(folder), { recursive: true });
    const damaged = snapshotName('ASKED');
    writeFileSync(path.join(snapshotFolder(folder), damaged), 'no database'.repeat(1000));
    for (const name of [damaged, 'asked-20200101T000000000Z.db', '../longlist.db']) {
      chooseRestore(folder, name);
      await expect(openDatabase(folder)).rejects.toThrow(/cannot be restored.*Nothing was changed/);
      expect(await said(folder)).toBe('here');
    }
    expect(listSnapshots(folder)).toMatchObject([{ name: damaged }]);
  });

  it('takes the place of a damaged database, which is put aside as it is', async () => {
    const folder = temporaryFolder();
    await set(folder, 'old');
    const { name } = await makeSnapshot(folder, 'ASKED');
    writeFileSync(path.join(folder, 'longlist.db'), 'no database any more'.repeat(1000));
    chooseRestore(folder, name);
    expect(await said(folder)).toBe('old');
    expect(readdirSync(snapshotFolder(folder)).some((file) => file.startsWith('damaged-'))).toBe(true);
    expect(existsSync(path.join(folder, 'longlist.db.restoring'))).toBe(false);
  });
});
