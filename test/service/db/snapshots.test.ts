import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrations } from '#service/db/migrations.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { newestOf, restoreChosen, usableSnapshots } from '#service/db/sqlite/backups/restore.ts';
import { chooseRestore, chosenRestore } from '#service/db/sqlite/backups/restore_choice.ts';
import { writeSetting, readSetting } from '#service/db/settings.ts';
import {
  keepSnapshots,
  listSnapshots,
  makeSnapshot,
  outdated,
  snapshotFolder,
  snapshotName,
  wasReplacedLately,
  type Snapshot,
} from '#service/db/sqlite/backups/snapshots.ts';
import { DAMAGES } from '../../helpers/damage.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';

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
      await expect.poll(() => listSnapshots(folder).length).toBe(1);
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

  it('the one that is restored at the next start, however many are asked for after it', async () => {
    const folder = temporaryFolder();
    await set(folder, 'old');
    const { name } = await makeSnapshot(folder, 'ASKED');
    await set(folder, 'new');
    chooseRestore(folder, name);
    for (let made = 0; made < 6; made += 1) await makeSnapshot(folder, 'ASKED');
    expect(await said(folder)).toBe('old');
  });

  it('five that were asked for, 28 days of those before a restore and imported, all before an update', () => {
    const daily = Array.from({ length: 8 }, (_, days) => aged(days));
    const asked = Array.from({ length: 8 }, (_, days) => aged(days + 100, 'ASKED'));
    const before = [aged(27, 'BEFORE_RESTORE'), aged(29, 'BEFORE_RESTORE'), aged(900, 'BEFORE_UPDATE')];
    const gone = [...asked.slice(5), before[1]];
    expect(outdated([...asked, ...before, ...daily.slice(0, 7)], NOW)).toEqual(gone);
    expect(outdated([aged(29, 'IMPORTED'), ...daily.slice(0, 7)], NOW)).toHaveLength(1);
    // a clock that is far ahead for a start or two, or a program that was not used for long, ends nothing
    expect(outdated([...asked, ...before, ...daily.slice(0, 6)], NOW)).toEqual(asked.slice(5));
  });
});

describe('restoring', () => {
  it('puts the copy in place at the next start, and keeps what was there', async () => {
    const folder = temporaryFolder();
    await set(folder, 'old');
    const { name } = await makeSnapshot(folder, 'ASKED');
    await set(folder, 'new');
    expect(await said(folder)).toBe('new');
    expect(wasReplacedLately(folder)).toBe(false);
    chooseRestore(folder, name);
    expect(await said(folder)).toBe('old');
    expect(chosenRestore(folder)).toBeNull();
    expect(wasReplacedLately(folder)).toBe(true);

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

  it('changes nothing, and chooses nothing any more, where something stands in its way', async () => {
    const folder = temporaryFolder();
    await set(folder, 'old');
    const { name } = await makeSnapshot(folder, 'ASKED');
    await set(folder, 'new');
    const newest = migrations.at(-1)?.version ?? 0;
    chooseRestore(folder, name);
    expect(() => restoreChosen(folder, newest, undefined, () => 5_000)).toThrow(
      /cannot be restored: there is not enough room.*Nothing was changed/u,
    );
    expect(chosenRestore(folder)).toBeNull();
    expect(await said(folder)).toBe('new');

    // the disk is full after all, damaged, or closed: here, the files of candidates cannot be written to
    const damaged = Buffer.from('no database any more'.repeat(1000));
    for (const database of [null, damaged]) {
      if (database !== null) writeFileSync(path.join(folder, 'longlist.db'), database);
      chooseRestore(folder, name);
      mkdirSync(path.join(folder, 'replaced.json.unfinished'));
      await expect(openDatabase(folder)).rejects.toThrow(/cannot be restored.*Nothing was changed/u);
      expect(chosenRestore(folder)).toBeNull();
      expect(readdirSync(folder).filter((one) => one.includes('restoring'))).toEqual([]);
      rmSync(path.join(folder, 'replaced.json.unfinished'), { recursive: true });
      if (database === null) expect(await said(folder)).toBe('new');
      else expect(readFileSync(path.join(folder, 'longlist.db')).equals(damaged)).toBe(true);
    }
  });

  it('of the newest takes what was worked with, by a clock that was right', async () => {
    const folder = temporaryFolder();
    const newest = (): string[] =>
      usableSnapshots(folder, migrations.at(-1)?.version ?? 0, 9).map(({ name }) => name);
    await set(folder, 'old');
    const { name: asked } = await makeSnapshot(folder, 'ASKED');
    const copy = path.join(snapshotFolder(folder), asked);
    const add = (reason: Snapshot['reason'], days: number): string => {
      const name = snapshotName(reason, new Date(Date.now() + days * DAY_MS));
      copyFileSync(copy, path.join(snapshotFolder(folder), name));
      return name;
    };
    const imported = add('IMPORTED', 0.1);
    const before = add('BEFORE_RESTORE', 0.2);
    const update = add('BEFORE_UPDATE', 0.3);
    const ahead = add('DAILY', 400);
    expect(newest()).toEqual([asked, ahead, update, before, imported]);
    expect(newestOf(folder)).toBe(asked);
    // it became what was worked with
    await (await openDatabase(folder, { restore: imported })).close();
    expect(newestOf(folder)).toBe(imported);
    for (const name of [asked, ahead, update, imported]) rmSync(path.join(snapshotFolder(folder), name));
    expect(newestOf(folder)).toBeNull();
    await expect(openDatabase(folder, { restore: 'newest' })).rejects.toThrow(
      'no backup that can be restored',
    );
  });
});

function unnamed(folder: string): string {
  const at = path.join(folder, 'files', 'ab', 'ab'.repeat(32));
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, 'somebody who came after the backup');
  return at;
}

/** @returns what was told. */
async function startOnce(data_dir: string, restore?: string): Promise<string[]> {
  const service = await testService({ data_dir, children: 0, ...(restore !== undefined && { restore }) });
  await service.idle();
  await service.close();
  return service.problems.map(({ message }) => String(message));
}

describe('files that no row names', () => {
  it.each(Object.keys(DAMAGES))('stay when a backup took the place of a database: %s', async (kind) => {
    const folder = temporaryFolder();
    await startOnce(folder);
    await makeSnapshot(folder, 'ASKED');
    const file = unnamed(folder);
    DAMAGES[kind]?.(path.join(folder, 'longlist.db'));
    await startOnce(folder, 'newest');
    expect(await startOnce(folder)).toEqual([
      expect.stringMatching(/1 file in .* belongs to no candidate in it: it is kept.*import it again/u),
    ]);
    expect(existsSync(file)).toBe(true);
  });

  it('stay where somebody put a copy there by hand, after a run that was cut off too', async () => {
    for (const was_cut_off of [false, true]) {
      const folder = temporaryFolder();
      await startOnce(folder);
      const { name } = await makeSnapshot(folder, 'ASKED');
      const file = unnamed(folder);
      if (was_cut_off) writeFileSync(path.join(folder, 'lock.json'), '{}');
      copyFileSync(path.join(snapshotFolder(folder), name), path.join(folder, 'longlist.db'));
      await startOnce(folder);
      await startOnce(folder);
      expect(existsSync(file)).toBe(true);
    }
  });

  it('go at a start where the database is the one that it was, also after a kill', async () => {
    const folder = temporaryFolder();
    for (const was_cut_off of [false, true]) {
      await startOnce(folder);
      const file = unnamed(folder);
      if (was_cut_off) writeFileSync(path.join(folder, 'lock.json'), '{}');
      await startOnce(folder);
      expect(existsSync(file)).toBe(false);
    }
  });
});
