import {
  closeSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { readSetting, writeSetting } from '#service/db/settings.ts';
import { openSqlite } from '#service/db/sqlite/sqlite.ts';

export const databaseOf = (folder: string): string => path.join(folder, 'longlist.db');

/** Leaves one value in a data folder, so that a test sees which database it meets later. */
export async function say(folder: string, value: string): Promise<void> {
  const opened = await openDatabase(folder);
  await opened.write((trx) => writeSetting(trx, 'said', value));
  await opened.close();
}

export async function said(folder: string): Promise<string | null> {
  const opened = await openDatabase(folder);
  const value = await readSetting(opened.db, 'said');
  await opened.close();
  return value;
}

/** Every file of a folder, with its bytes. */
export function bytesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).flatMap((name) =>
      name.startsWith('longlist.db')
        ? [[name, readFileSync(path.join(folder, name)).toString('base64')] as const]
        : [],
    ),
  );
}

/** Leaves the database as a kill would: the last writes stand in its log only. */
export function cutOffWith(folder: string, value: string): void {
  const file = databaseOf(folder);
  const writer = openSqlite(file);
  writer.pragma('wal_autocheckpoint = 0');
  writer.prepare("INSERT OR REPLACE INTO settings (key, value) VALUES ('said', ?)").run(value);
  const [database, log] = [readFileSync(file), readFileSync(`${file}-wal`)];
  writer.close();
  writeFileSync(file, database);
  writeFileSync(`${file}-wal`, log);
  writeFileSync(path.join(folder, 'lock.json'), '{"pid":1,"started_at":"2026-01-01T00:00:00.000Z"}');
}

/** What can become of a database file. */
export const DAMAGES: Readonly<Record<string, (file: string) => void>> = {
  'its header overwritten': (file) => overwrite(file, 0, 100),
  'its first page overwritten, but not the header': (file) => overwrite(file, 100, 4096),
  'a page in its middle overwritten': (file) => {
    const middle = Math.floor(readFileSync(file).length / 8192) * 4096;
    overwrite(file, 4096, middle + 4096);
  },
  'cut off within a page': (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2) + 100),
  'cut off after a page': (file) => truncateSync(file, 8192),
  'cut off within its header': (file) => truncateSync(file, 50),
  empty: (file) => truncateSync(file, 0),
  missing: (file) => rmSync(file),
  'a letter': (file) => writeFileSync(file, 'This is a letter, not a database. '.repeat(300)),
};

export function overwrite(file: string, from: number, to: number): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, from, to));
}

/** Overwrites the first page of a table of a database that may be in use, past SQLite, as a failing disk does. */
export function damageTable(file: string, table: string): void {
  const sqlite = openSqlite(file);
  // whoever has pages in memory reads them again after this
  sqlite
    .prepare("INSERT OR REPLACE INTO settings (key, value) VALUES ('touched', ?)")
    .run(String(Math.random()));
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  const root = sqlite.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(table);
  const size = Number(sqlite.pragma('page_size', { simple: true }));
  sqlite.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(size, 0xff), 0, size, (Number(root) - 1) * size);
  closeSync(handle);
}

/** Changes an entry of an index that begins with times, past SQLite: the quick check does not see it. */
export function damageIndex(file: string, index: string): void {
  const sqlite = openSqlite(file);
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  const root = sqlite.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(index);
  const size = Number(sqlite.pragma('page_size', { simple: true }));
  sqlite.close();
  const bytes = readFileSync(file);
  const at = bytes.indexOf('20', (Number(root) - 1) * size);
  bytes[at] = 0x39;
  writeFileSync(file, bytes);
}
