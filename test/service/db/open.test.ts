import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBeforeUse } from '#service/db/sqlite/check.ts';
import { migrate } from '#service/db/sqlite/migrate.ts';
import { migrations } from '#service/db/migrations.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { openSqlite as open } from '#service/db/sqlite/sqlite.ts';
import { newId, timestamp } from '#service/ids.ts';
import { temporaryFolder } from '../../helpers/service.ts';

const database = (folder: string): string => path.join(folder, 'longlist.db');

async function insertJob(folder: string): Promise<string> {
  const opened = await openDatabase(folder);
  const id = newId();
  const now = timestamp();
  await opened.write((trx) =>
    trx
      .insertInto('jobs')
      .values({
        id,
        remote_id: id,
        title: 't',
        description: 'd',
        status: 'open',
        job_posting_urls: '[]',
        created_at: now,
        modified_at: now,
      })
      .execute(),
  );
  await opened.close();
  return id;
}

describe('opening', () => {
  it('makes a folder only its owner can read, with durable settings', async () => {
    const folder = path.join(temporaryFolder(), 'new');
    const opened = await openDatabase(folder);
    if (process.platform !== 'win32') expect(statSync(folder).mode & 0o777).toBe(0o700);
    await opened.close();
    expect(readdirSync(folder).sort()).toEqual(['clean.json', 'lock.db', 'longlist.db']);
    const file = open(database(folder), { readonly: true });
    expect(file.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(file.pragma('user_version', { simple: true })).toBe(migrations.at(-1)?.version);
    file.close();
  });

  it('lets one process in, and says who holds the folder', async () => {
    const folder = temporaryFolder();
    const first = await openDatabase(folder);
    await expect(openDatabase(folder)).rejects.toThrow(`in use by process ${process.pid} (running since`);
    await first.close();
    await (await openDatabase(folder)).close();
  });

  it('tells listeners of every commit, and of no rollback', async () => {
    const opened = await openDatabase(temporaryFolder());
    let commits = 0;
    const end = opened.onCommit(() => {
      commits += 1;
    });
    await opened.write((trx) => trx.insertInto('settings').values({ key: 'a', value: '1' }).execute());
    await expect(opened.write(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    end();
    await opened.write((trx) => trx.deleteFrom('settings').execute());
    expect(commits).toBe(1);
    await opened.close();
  });
});

/** What a killed run leaves behind. */
function cutOff(folder: string): void {
  writeFileSync(path.join(folder, 'lock.json'), '{"pid":1,"started_at":"2026-01-01T00:00:00.000Z"}');
}

describe('after a run that was cut off', () => {
  it('a sound database is opened', async () => {
    const folder = temporaryFolder();
    await insertJob(folder);
    cutOff(folder);
    const opened = await openDatabase(folder);
    expect(await opened.db.selectFrom('jobs').selectAll().execute()).toHaveLength(1);
    await opened.close();
    expect(existsSync(path.join(folder, 'lock.json'))).toBe(false);
  });

  it('what stands only in the write-ahead log is kept', async () => {
    const folder = temporaryFolder();
    await insertJob(folder);
    const writer = open(database(folder));
    writer.exec(`INSERT INTO settings VALUES ('late', '1')`);
    const copy = temporaryFolder();
    for (const name of ['longlist.db', 'longlist.db-wal']) {
      writeFileSync(path.join(copy, name), readFileSync(path.join(folder, name)));
    }
    writer.close();
    cutOff(copy);
    const opened = await openDatabase(copy);
    expect(
      await opened.db.selectFrom('settings').select('value').where('key', '=', 'late').executeTakeFirst(),
    ).toEqual({ value: '1' });
    await opened.close();
  });

  it('a damaged database is refused, not touched, and refused again', async () => {
    const folder = temporaryFolder();
    await insertJob(folder);
    const file = database(folder);
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096, 40_960);
    writeFileSync(file, bytes);
    cutOff(folder);
    for (const attempt of [1, 2]) {
      await expect(openDatabase(folder), `attempt ${attempt}`).rejects.toThrow(
        /is damaged .*Nothing was changed/,
      );
    }
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it('a new database never takes the place of one whose files are still there', async () => {
    const folder = temporaryFolder();
    await insertJob(folder);
    const kept = path.join(folder, 'files', 'ab', 'resume');
    mkdirSync(path.dirname(kept), { recursive: true });
    writeFileSync(kept, 'bytes');
    truncateSync(database(folder), 0);
    await expect(openDatabase(folder)).rejects.toThrow('longlist.db is empty');
    rmSync(database(folder));
    await expect(openDatabase(folder)).rejects.toThrow('longlist.db is missing');
    expect(existsSync(database(folder))).toBe(false);
    expect(existsSync(kept)).toBe(true);
  });

  it('a damaged lock is not taken for another process', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'lock.db'), 'x'.repeat(5000));
    await expect(openDatabase(folder)).rejects.toThrow('lock.db is damaged. It holds no data: delete it');
  });

  it('a data folder that is a file, or below one, is named with what to do', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, 'mine');
    for (const data_dir of [file, path.join(file, 'below')]) {
      await expect(openDatabase(data_dir)).rejects.toThrow('Choose another data folder');
    }
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('a file that is no database, or half of one, is refused on every start', async () => {
    const folder = temporaryFolder();
    writeFileSync(database(folder), 'This is a letter, not a database. '.repeat(100));
    await expect(openDatabase(folder)).rejects.toThrow('is damaged');
    const half = temporaryFolder();
    await insertJob(half);
    truncateSync(database(half), 5000);
    expect(() => checkBeforeUse(open, database(half), { thorough: true })).toThrow('is damaged');
  });
});

describe('migrations', () => {
  const second = { version: 1000, name: 'a later one', sql: 'ALTER TABLE jobs ADD COLUMN later TEXT;' };

  it('copy a database with data first, and check the copy', async () => {
    const folder = temporaryFolder();
    const id = await insertJob(folder);
    const file = open(database(folder));
    const before = Number(file.pragma('user_version', { simple: true }));
    migrate(open, file, folder, [...migrations, second]);
    expect(file.prepare('SELECT id, later FROM jobs').all()).toEqual([{ id, later: null }]);
    file.close();
    expect(readdirSync(path.join(folder, 'snapshots'))).toEqual([`before-model-1000-from-${before}.db`]);
    const copy = open(path.join(folder, 'snapshots', `before-model-1000-from-${before}.db`), {
      readonly: true,
    });
    expect(copy.pragma('user_version', { simple: true })).toBe(before);
    expect(copy.prepare('SELECT id FROM jobs').pluck().get()).toBe(id);
    copy.close();
  });

  it('that fail leave the model as it was', async () => {
    const folder = temporaryFolder();
    await insertJob(folder);
    const file = open(database(folder));
    const before = file.pragma('user_version', { simple: true });
    const broken = { version: 1001, name: 'broken', sql: 'CREATE TABLE extra (x); CREATE TABLE jobs (x);' };
    expect(() => migrate(open, file, folder, [...migrations, broken])).toThrow();
    expect(file.pragma('user_version', { simple: true })).toBe(before);
    expect(file.prepare("SELECT count(*) FROM sqlite_master WHERE name = 'extra'").pluck().get()).toBe(0);
    file.close();
  });

  it('of a newer version are not undone', async () => {
    const folder = temporaryFolder();
    mkdirSync(folder, { recursive: true });
    const file = open(database(folder));
    file.pragma('user_version = 999');
    file.close();
    await expect(openDatabase(folder)).rejects.toThrow('newer version of Longlist');
  });
});
