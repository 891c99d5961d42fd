import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  filesFolder,
  missingOf,
  placeOf,
  putFilesBack,
  storeFolder,
} from '#service/db/sqlite/backups/backup_files.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import {
  listSnapshots,
  makeSnapshot,
  syncBackupFiles,
  snapshotFolder,
} from '#service/db/sqlite/backups/snapshots.ts';
import { newId, timestamp } from '#service/ids.ts';
import { overwrite } from '../../helpers/damage.ts';
import { temporaryFolder } from '../../helpers/service.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Attachments whose bytes are these texts, and nothing else. */
async function withFiles(folder: string, texts: readonly string[]): Promise<void> {
  const opened = await openDatabase(folder);
  await opened.write(async (trx) => {
    await trx.deleteFrom('attachments').execute();
    for (const text of texts) {
      const [id, now, sha256] = [newId(), timestamp(), hashOf(text)];
      const at = placeOf(filesFolder(folder), sha256);
      mkdirSync(path.dirname(at), { recursive: true });
      if (!existsSync(at)) writeFileSync(at, text);
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
}

const stored = (folder: string): string[] =>
  existsSync(storeFolder(folder))
    ? readdirSync(storeFolder(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort()
    : [];

describe('files in backups', () => {
  it('leave nothing half written behind where the program was killed: the next start removes it', async () => {
    const folder = temporaryFolder();
    await withFiles(folder, ['resume']);
    await makeSnapshot(folder, 'ASKED');
    const half = `${storeFolder(folder)}-${hashOf('another')}.unfinished`;
    writeFileSync(half, 'anot');
    await (await openDatabase(folder)).close();
    expect(existsSync(half)).toBe(false);
    expect(stored(folder)).toEqual([hashOf('resume')]);
  });

  it('are copied once for all copies of the database, are files of their own, and are never written again', async () => {
    const folder = temporaryFolder();
    await withFiles(folder, ['Ada', 'Ben', 'Ben']);
    await makeSnapshot(folder, 'ASKED');
    expect(stored(folder)).toEqual([hashOf('Ada'), hashOf('Ben')].sort());
    const at = placeOf(storeFolder(folder), hashOf('Ada'));
    const first = statSync(at);
    expect(first.nlink).toBe(1);
    expect(first.ino).not.toBe(statSync(placeOf(filesFolder(folder), hashOf('Ada'))).ino);
    if (process.platform !== 'win32') expect(first.mode & 0o777).toBe(0o600);
    await makeSnapshot(folder, 'ASKED');
    expect(statSync(at).mtimeMs).toBe(first.mtimeMs);
    expect(readFileSync(at, 'utf8')).toBe('Ada');
  });

  it('go when the last copy that names them is gone, and not before', async () => {
    const folder = temporaryFolder();
    await withFiles(folder, ['Ada', 'Ben']);
    const { name } = await makeSnapshot(folder, 'ASKED');
    await withFiles(folder, ['Ben', 'Cleo']);
    await makeSnapshot(folder, 'ASKED');
    expect(stored(folder)).toEqual([hashOf('Ada'), hashOf('Ben'), hashOf('Cleo')].sort());
    rmSync(path.join(snapshotFolder(folder), name));
    await syncBackupFiles(folder);
    expect(stored(folder)).toEqual([hashOf('Ben'), hashOf('Cleo')].sort());
  });

  it('a damaged file is not taken for a backup, and damages none', async () => {
    const folder = temporaryFolder();
    await withFiles(folder, ['Ada', 'Ben']);
    overwrite(placeOf(filesFolder(folder), hashOf('Ada')), 0, 2);
    await makeSnapshot(folder, 'ASKED');
    expect(stored(folder)).toEqual([hashOf('Ben')]);
    overwrite(placeOf(filesFolder(folder), hashOf('Ben')), 0, 2);
    await makeSnapshot(folder, 'ASKED');
    expect(readFileSync(placeOf(storeFolder(folder), hashOf('Ben')), 'utf8')).toBe('Ben');
  });

  it('are put back where they are missing or cut off, unless the backup itself is damaged', async () => {
    const folder = temporaryFolder();
    const named = ['Ada', 'Ben', 'Cleo', 'Dora'].map((text) => ({
      sha256: hashOf(text),
      byte_size: text.length,
    }));
    await withFiles(folder, ['Ada', 'Ben', 'Cleo', 'Dora']);
    await makeSnapshot(folder, 'ASKED');
    expect(await missingOf(folder, named)).toEqual([]);
    rmSync(placeOf(filesFolder(folder), hashOf('Ada')));
    rmSync(placeOf(filesFolder(folder), hashOf('Ben')));
    writeFileSync(placeOf(filesFolder(folder), hashOf('Cleo')), 'Cl');
    overwrite(placeOf(storeFolder(folder), hashOf('Ben')), 0, 1);
    expect(await missingOf(folder, named)).toEqual(named.slice(0, 3));
    expect(putFilesBack(folder, named)).toBe(2);
    expect(await missingOf(folder, named)).toEqual([named[1]]);
    expect(readFileSync(placeOf(filesFolder(folder), hashOf('Cleo')), 'utf8')).toBe('Cleo');
  });

  it('come back with the copy that names them', async () => {
    const folder = temporaryFolder();
    await withFiles(folder, ['Ada', 'Ben']);
    const { name } = await makeSnapshot(folder, 'ASKED');
    await withFiles(folder, ['Cleo']);
    rmSync(filesFolder(folder), { recursive: true });
    await (await openDatabase(folder, { restore: name })).close();
    for (const text of ['Ada', 'Ben']) {
      expect(readFileSync(placeOf(filesFolder(folder), hashOf(text)), 'utf8')).toBe(text);
    }
    expect(listSnapshots(folder).map(({ reason }) => reason)).toContain('BEFORE_RESTORE');
  });
});
