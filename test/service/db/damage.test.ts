import {
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { UnusableDatabase } from '#service/db/sqlite/check.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { readSetting, writeSetting } from '#service/db/settings.ts';
import { makeSnapshot, snapshotFolder } from '#service/db/sqlite/backups/snapshots.ts';
import { openSqlite } from '#service/db/sqlite/sqlite.ts';
import { bytesOf, cutOffWith, DAMAGES, databaseOf, overwrite, said, say } from '../../helpers/damage.ts';
import { temporaryFolder } from '../../helpers/service.ts';

async function refused(folder: string, options = {}): Promise<UnusableDatabase> {
  const error: unknown = await openDatabase(folder, options).then(
    (opened) => opened.close(),
    (problem: unknown) => problem,
  );
  expect(error).toBeInstanceOf(UnusableDatabase);
  return error as UnusableDatabase;
}

/** Two copies, the newer one half copied, and a database that has gone on since. */
async function prepared(): Promise<{ folder: string; half: string }> {
  const folder = temporaryFolder();
  await say(folder, 'old');
  await makeSnapshot(folder, 'DAILY');
  const { name: half } = await makeSnapshot(folder, 'ASKED');
  const at = path.join(snapshotFolder(folder), half);
  truncateSync(at, Math.floor(readFileSync(at).length / 2));
  await say(folder, 'new');
  return { folder, half };
}

describe('a database that was ended cleanly and damaged since', () => {
  it.each(Object.keys(DAMAGES))('%s: is refused, not touched, and restored on request', async (kind) => {
    const { folder, half } = await prepared();
    DAMAGES[kind]?.(databaseOf(folder));
    const before = bytesOf(folder);
    const kept = readdirSync(snapshotFolder(folder));
    for (const attempt of [1, 2]) {
      const { message, trouble } = await refused(folder);
      expect(trouble, `attempt ${attempt}`).toBe(/^(empty|missing)$/.test(kind) ? 'MISSING' : 'DAMAGED');
      expect(message).toMatch(/Nothing was changed\. .*--restore newest/);
      expect(bytesOf(folder)).toEqual(before);
    }
    // neither a copy that is half there, nor one that is not there at all
    for (const wrong of [half, 'daily-of-nobody.db', '../longlist.db']) {
      await expect(openDatabase(folder, { restore: wrong })).rejects.toThrow('Nothing was changed');
      expect(bytesOf(folder)).toEqual(before);
    }
    await (await openDatabase(folder, { restore: 'newest' })).close();
    expect(await said(folder)).toBe('old');
    const aside = readdirSync(snapshotFolder(folder)).filter(
      (name) => name.endsWith('.db') && !kept.includes(name),
    );
    expect(aside).toHaveLength(kind === 'missing' ? 0 : 1);
    for (const name of aside) {
      expect(name).toMatch(/^damaged-before-restore-.*\.db$/);
      const bytes = readFileSync(path.join(snapshotFolder(folder), name)).toString('base64');
      expect(bytes).toBe(before['longlist.db']);
    }
  });

  it('is found although the time of its last change was put back', async () => {
    const { folder } = await prepared();
    const note = path.join(folder, 'clean.json');
    const { changed_at } = JSON.parse(readFileSync(note, 'utf8')) as { changed_at: number };
    truncateSync(databaseOf(folder), 8192);
    utimesSync(databaseOf(folder), changed_at / 1000, changed_at / 1000);
    expect((await refused(folder)).trouble).toBe('DAMAGED');
  });
});

describe('a log beside the database', () => {
  it('that belongs to it is kept, and goes aside with it when it is damaged', async () => {
    const { folder } = await prepared();
    cutOffWith(folder, 'in the log');
    expect(await said(folder)).toBe('in the log');
    cutOffWith(folder, 'in the log again');
    overwrite(databaseOf(folder), 0, 100);
    const before = bytesOf(folder);
    await refused(folder);
    expect(bytesOf(folder)).toEqual(before);
    await (await openDatabase(folder, { restore: 'newest' })).close();
    expect(await said(folder)).toBe('old');
    const aside = readdirSync(snapshotFolder(folder)).filter((name) => name.startsWith('damaged-'));
    expect(aside.map((name) => name.replace(/^.*\.db/, '')).sort()).toEqual(['', '-wal']);
  });

  it('of the old database is not mixed with a copy that somebody put there by hand', async () => {
    const folder = temporaryFolder();
    await say(folder, 'old');
    const { name } = await makeSnapshot(folder, 'ASKED');
    const grown = await openDatabase(folder);
    await grown.write((trx) => writeSetting(trx, 'large', 'x'.repeat(300_000)));
    await grown.close();
    cutOffWith(folder, 'in the log');
    copyFileSync(path.join(snapshotFolder(folder), name), databaseOf(folder));
    const warnings: string[] = [];
    const opened = await openDatabase(folder, { log: ({ message }) => warnings.push(message) });
    expect(await readSetting(opened.db, 'said')).toBe('old');
    expect(await readSetting(opened.db, 'large')).toBeNull();
    await opened.close();
    expect(warnings).toEqual([expect.stringContaining('the log of another database')]);
    expect(readdirSync(snapshotFolder(folder)).filter((one) => one.endsWith('.db-wal'))).toHaveLength(1);
    const file = openSqlite(databaseOf(folder), { readonly: true });
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok');
    file.close();
  });

  it('beside an empty file is not thrown away by a new database', async () => {
    const folder = temporaryFolder();
    await say(folder, 'here');
    cutOffWith(folder, 'in the log');
    truncateSync(databaseOf(folder), 0);
    const before = bytesOf(folder);
    expect((await refused(folder)).trouble).toBe('MISSING');
    expect(bytesOf(folder)).toEqual(before);
  });

  it('and the choice of a copy that fails leave nothing behind that a later start would follow', async () => {
    const { folder } = await prepared();
    await expect(openDatabase(folder, { restore: 'nobody' })).rejects.toThrow(
      /no backup named nobody.*daily-/s,
    );
    expect(existsSync(path.join(folder, 'restore.json'))).toBe(false);
    expect(await said(folder)).toBe('new');
  });
});

function make(file: string, sql: string): void {
  const sqlite = openSqlite(file);
  sqlite.exec(sql);
  sqlite.close();
}

describe('a database of another program under our name', () => {
  const OTHERS: Readonly<Record<string, (file: string) => void>> = {
    'with tables and no version': (file) => make(file, 'CREATE TABLE places (url TEXT)'),
    'with a log': (file) => make(file, 'PRAGMA journal_mode = WAL; CREATE TABLE places (url TEXT)'),
    'with the number of one of our models': (file) =>
      make(file, 'CREATE TABLE places (url TEXT); CREATE TABLE settings (x); PRAGMA user_version = 7'),
    'with the mark of its program': (file) => make(file, 'PRAGMA application_id = 252006673'),
    'with all it holds in its log': (file) => {
      const sqlite = openSqlite(file);
      sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE places (url TEXT)');
      const log = readFileSync(`${file}-wal`);
      const database = readFileSync(file);
      sqlite.close();
      writeFileSync(file, database);
      writeFileSync(`${file}-wal`, log);
    },
  };

  it.each(Object.keys(OTHERS))('%s: is refused with every byte as it was', async (kind) => {
    const folder = temporaryFolder();
    OTHERS[kind]?.(databaseOf(folder));
    const before = bytesOf(folder);
    for (const attempt of [1, 2]) {
      const { trouble, message } = await refused(folder);
      expect(trouble, `attempt ${attempt}`).toBe('FOREIGN');
      expect(message).toMatch(/of another program.*Nothing was changed.*Move that file elsewhere/);
      expect(bytesOf(folder)).toEqual(before);
    }
  });

  it('is moved aside, whole, when a person restores a backup in its place', async () => {
    const folder = temporaryFolder();
    await say(folder, 'ours');
    await makeSnapshot(folder, 'ASKED');
    const other = path.join(temporaryFolder(), 'other.db');
    make(other, 'CREATE TABLE places (url TEXT)');
    copyFileSync(other, databaseOf(folder));
    await (await openDatabase(folder, { restore: 'newest' })).close();
    expect(await said(folder)).toBe('ours');
    const aside = readdirSync(snapshotFolder(folder)).find((name) => name.startsWith('foreign-')) ?? '';
    expect(readFileSync(path.join(snapshotFolder(folder), aside)).equals(readFileSync(other))).toBe(true);
  });

  it('ours carries our mark, copies too', async () => {
    const folder = temporaryFolder();
    await say(folder, 'ours');
    const { name } = await makeSnapshot(folder, 'ASKED');
    for (const file of [databaseOf(folder), path.join(snapshotFolder(folder), name)]) {
      expect(readFileSync(file).toString('latin1', 68, 72)).toBe('LLst');
    }
  });
});
