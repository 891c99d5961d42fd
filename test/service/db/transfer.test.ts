import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { IN_PROCESS } from '#service/db/sqlite/database_worker.ts';
import { filesFolder, placeOf, storeFolder } from '#service/db/sqlite/backups/backup_files.ts';
import { exportFolder, exportName, exportProblem } from '#service/db/sqlite/transfer/export.ts';
import { importDataFolder } from '#service/db/sqlite/transfer/import.ts';
import { migrations } from '#service/db/migrations.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { chosenRestore } from '#service/db/sqlite/backups/restore_choice.ts';
import { listSnapshots } from '#service/db/sqlite/backups/snapshots.ts';
import { BrokenArchive, readTar, writeTar } from '#service/db/sqlite/transfer/tar.ts';
import { newId, timestamp } from '#service/ids.ts';
import { said, say } from '../../helpers/damage.ts';
import { temporaryFolder } from '../../helpers/service.ts';

const NEWEST = migrations.at(-1)?.version ?? 0;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const exported = (folder: string, file: string) =>
  exportFolder(folder, file, { version: '1.2.3', worker: IN_PROCESS });

/** A data folder with two files of candidates, an added language and one value. */
async function prepared(): Promise<string> {
  const folder = temporaryFolder();
  await say(folder, 'there');
  const opened = await openDatabase(folder);
  await opened.write(async (trx) => {
    for (const text of ['Ada', 'Ben']) {
      const [id, now, sha256] = [newId(), timestamp(), hashOf(text)];
      const at = placeOf(filesFolder(folder), sha256);
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, text);
      await trx
        .insertInto('attachments')
        .values({
          id,
          remote_id: id,
          type: 'resume',
          media_type: 'text/plain',
          byte_size: text.length,
          sha256,
          created_at: now,
          modified_at: now,
        })
        .execute();
    }
  });
  await opened.close();
  mkdirSync(path.join(folder, 'ocr'));
  writeFileSync(path.join(folder, 'ocr', 'deu.traineddata'), 'German');
  writeFileSync(path.join(folder, 'client.json'), '{"client_secret":"secret of this computer"}');
  return folder;
}

describe('the whole data folder as one file', () => {
  it('goes out and comes in elsewhere, with every file, and without what is of the computer alone', async () => {
    const folder = await prepared();
    const file = path.join(temporaryFolder(), 'all.tar');
    const made = await exported(folder, file);
    expect(made).toMatchObject({ path: file, files: 2, missing: 0, bytes: statSync(file).size });
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('secret of this computer')).toBe(false);
    expect(readdirSync(path.join(folder, 'snapshots')).filter((name) => name.includes('export'))).toEqual([]);

    const other = temporaryFolder();
    const { name, files } = await importDataFolder(other, file, NEWEST);
    expect(files).toBe(2);
    expect(chosenRestore(other)).toBe(name);
    expect(await said(other)).toBe('there');
    for (const text of ['Ada', 'Ben']) {
      expect(readFileSync(placeOf(filesFolder(other), hashOf(text)), 'utf8')).toBe(text);
    }
    expect(readFileSync(path.join(other, 'ocr', 'deu.traineddata'), 'utf8')).toBe('German');
  });

  it('puts a sound file in the place of a damaged one in the store of backups', async () => {
    const file = path.join(temporaryFolder(), 'all.tar');
    await exported(await prepared(), file);
    const other = temporaryFolder();
    const stored = placeOf(storeFolder(other), hashOf('Ada'));
    mkdirSync(path.dirname(stored), { recursive: true });
    writeFileSync(stored, 'Ida');
    await importDataFolder(other, file, NEWEST);
    await said(other);
    expect(readFileSync(stored, 'utf8')).toBe('Ada');
    expect(readFileSync(placeOf(filesFolder(other), hashOf('Ada')), 'utf8')).toBe('Ada');
  });

  it('is a plain tar that other programs open', async () => {
    const file = path.join(temporaryFolder(), 'all.tar');
    await exported(await prepared(), file);
    const { status, stdout } = spawnSync('tar', ['-tf', file], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toEqual([
      'longlist-export.json',
      'longlist.db',
      ...[hashOf('Ada'), hashOf('Ben')].toSorted().map((hash) => `files/${hash.slice(0, 2)}/${hash}`),
      'ocr/deu.traineddata',
      'contents.json',
    ]);
  });

  it('takes the place of what is there, which becomes a backup', async () => {
    const file = path.join(temporaryFolder(), 'all.tar');
    await exported(await prepared(), file);
    const other = temporaryFolder();
    await say(other, 'here before');
    await importDataFolder(other, file, NEWEST);
    expect(await said(other)).toBe('there');
    const before = listSnapshots(other).find(({ reason }) => reason === 'BEFORE_RESTORE');
    await (await openDatabase(other, { restore: before?.name ?? '' })).close();
    expect(await said(other)).toBe('here before');
  });

  it('says how many files are missing, and is not made of a damaged one', async () => {
    const folder = await prepared();
    const target = temporaryFolder();
    writeFileSync(placeOf(filesFolder(folder), hashOf('Ada')), 'A');
    const file = path.join(target, 'all.tar');
    expect(await exported(folder, file)).toMatchObject({ files: 1, missing: 1 });
    writeFileSync(placeOf(filesFolder(folder), hashOf('Ben')), 'Bon');
    await expect(exported(folder, path.join(target, 'again.tar'))).rejects.toThrow(/is damaged\. Delete it/);
    await expect(exported(folder, file)).rejects.toThrow('already');
    expect(readdirSync(target)).toEqual(['all.tar']);
  });

  it.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    [
      'cut off in the middle',
      (bytes) => bytes.subarray(0, bytes.length / 2),
      /ends in the middle|is damaged/,
    ],
    ['cut off before its list', (bytes) => bytes.subarray(0, bytes.length - 3 * 512), /ends in the middle/],
    ['changed in a file', (bytes) => withChange(bytes, 'German'), /is damaged/],
    ['changed in a header', (bytes) => withChange(bytes, 'ocr/deu'), /is damaged/],
    ['a letter', () => Buffer.from('This is a letter. '.repeat(100)), /is no export of Longlist/],
    ['empty', () => Buffer.alloc(0), /is no export of Longlist/],
  ])('%s: is refused, and nothing changes', async (_what, spoil, message) => {
    const file = path.join(temporaryFolder(), 'all.tar');
    await exported(await prepared(), file);
    writeFileSync(file, spoil(readFileSync(file)));
    const other = temporaryFolder();
    await say(other, 'here');
    await expect(importDataFolder(other, file, NEWEST)).rejects.toThrow(message);
    await expect(importDataFolder(other, file, NEWEST)).rejects.toThrow('Nothing was changed');
    expect(chosenRestore(other)).toBeNull();
    expect(await said(other)).toBe('here');
    expect(listSnapshots(other)).toEqual([]);
    expect(existsSync(path.join(other, 'ocr'))).toBe(false);
  });

  it.each([
    ['../outside', 'does not belong'],
    ['/etc/passwd', 'does not belong'],
    ['ocr/../../outside', 'does not belong'],
    [`files/aa/${'b'.repeat(64)}`, 'does not belong'],
    ['longlist.db-wal', 'does not belong'],
    ['contents.json', 'is damaged'],
  ])('a name that is none of ours is never a path: %s', async (name, message) => {
    const file = path.join(temporaryFolder(), 'all.tar');
    const tar = await writeTar(file);
    const head = { format: 'longlist-export', format_version: 1 };
    await tar.addBytes('longlist-export.json', Buffer.from(JSON.stringify(head)));
    await tar.addBytes(name, Buffer.from('{"entries":[]}'));
    await tar.finish();
    await tar.close();
    const other = temporaryFolder();
    await expect(importDataFolder(other, file, NEWEST)).rejects.toThrow(message);
    expect(readdirSync(path.dirname(other)).includes('outside')).toBe(false);
  });

  it('of a newer version is refused with what to do', async () => {
    const file = path.join(temporaryFolder(), 'all.tar');
    await exported(await prepared(), file);
    const other = temporaryFolder();
    await expect(importDataFolder(other, file, 1)).rejects.toThrow('made by a newer version of Longlist');
  });

  it('has a place outside of the data folder, and a name that is free', async () => {
    const folder = await prepared();
    const target = temporaryFolder();
    expect(exportProblem(folder, target)).toBeNull();
    expect(exportProblem(folder, folder)).toMatch(/data folder/);
    expect(exportProblem(folder, path.join(folder, 'ocr'))).toMatch(/data folder/);
    expect(exportProblem(folder, 'here')).toMatch(/no full path/);
    expect(exportProblem(folder, path.join(target, 'missing'))).toMatch(/no folder/);
    const first = exportName(target, new Date('2026-11-23T10:00:00Z'));
    expect(path.basename(first)).toBe('longlist-2026-11-23.tar');
    copyFileSync(path.join(folder, 'client.json'), first);
    expect(path.basename(exportName(target, new Date('2026-11-23T10:00:00Z')))).toBe(
      'longlist-2026-11-23-2.tar',
    );
  });
});

/** The bytes with one changed where a text stands. */
function withChange(bytes: Buffer, text: string): Buffer {
  const changed = Buffer.from(bytes);
  changed[changed.indexOf(text) + 1]! ^= 1;
  return changed;
}

it('reads sizes beyond eight gigabytes, as other programs write them', async () => {
  const file = path.join(temporaryFolder(), 'large.tar');
  const tar = await writeTar(file);
  await tar.addBytes('a', Buffer.from('x'));
  await tar.finish();
  await tar.close();
  const bytes = readFileSync(file);
  bytes.writeUInt8(0x80, 124);
  bytes.fill(0, 125, 128);
  bytes.writeBigUInt64BE(9n * 1024n ** 3n, 128);
  bytes.write('        ', 148);
  const sum = bytes.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  writeFileSync(file, bytes);
  const read = async (): Promise<void> => {
    for await (const found of readTar(file)) expect(found.name).toBe('a');
  };
  await expect(read()).rejects.toThrow(BrokenArchive);
  await expect(read()).rejects.toThrow('ends in the middle');
});
