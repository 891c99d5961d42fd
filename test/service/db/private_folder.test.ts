import { chmodSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate } from '#service/db/sqlite/migrate.ts';
import { chooseMove, resolveDataFolder } from '#service/db/sqlite/transfer/move.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { makeSnapshot } from '#service/db/sqlite/backups/snapshots.ts';
import { openSqlite } from '#service/db/sqlite/sqlite.ts';
import { fileForm } from '../../helpers/factories.ts';
import { openToOthers } from '../../helpers/leftovers.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';

/** Lets everybody read a folder and all that is in it. */
function open(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
  chmodSync(folder, 0o755);
}

// Windows keeps a person's profile to themselves; it has no such rights
describe.skipIf(process.platform === 'win32')('other accounts read nothing', () => {
  it('of a folder that was open to them: after a start, a backup, a restore and a move', async () => {
    const data_dir = path.join(temporaryFolder(), 'data');
    let service = await testService({ data_dir });
    const dropped = fileForm('Ada Example\n\nExperience\nPotter, Clay House, 2019 to 2023\n', 'ada.txt');
    expect((await service.api('POST', '/api/v1/imports', dropped)).status).toBe(201);
    await service.idle();
    expect((await service.api('POST', '/api/v1/data_folder/snapshots')).status).toBe(201);
    await service.close();
    open(data_dir);
    expect(openToOthers(data_dir).length).toBeGreaterThan(6);

    service = await testService({ data_dir });
    await service.idle();
    expect(openToOthers(data_dir)).toEqual([]);
    const made = await service.api('POST', '/api/v1/data_folder/snapshots');
    expect(openToOthers(data_dir)).toEqual([]);
    await service.api('PUT', '/api/v1/data_folder/restore', { name: made.body.result.name });
    await service.close();
    expect(openToOthers(data_dir)).toEqual([]);
    open(data_dir);

    service = await testService({ data_dir });
    await service.idle();
    expect(openToOthers(data_dir)).toEqual([]);
    await service.close();
    open(data_dir);

    const to = path.join(temporaryFolder(), 'moved');
    mkdirSync(to);
    chmodSync(to, 0o755);
    chooseMove(data_dir, to);
    expect(resolveDataFolder(data_dir)).toBe(to);
    expect(openToOthers(to)).toEqual([]);
  });

  it('of a folder that is reached by a link', async () => {
    const data_dir = temporaryFolder();
    const link = path.join(temporaryFolder(), 'link');
    symlinkSync(data_dir, link);
    await (await openDatabase(link)).close();
    open(data_dir);
    await (await openDatabase(link)).close();
    expect(openToOthers(data_dir)).toEqual([]);
  });

  it('of what is kept before a restore, and before an update, from the moment it is there', async () => {
    const data_dir = temporaryFolder();
    await (await openDatabase(data_dir)).close();
    const { name } = await makeSnapshot(data_dir, 'ASKED');
    await (await openDatabase(data_dir, { restore: name })).close();
    const sqlite = openSqlite(path.join(data_dir, 'longlist.db'));
    migrate(openSqlite, sqlite, data_dir, [{ version: 9_999, name: 'nothing', sql: '' }]);
    sqlite.close();
    const made = readdirSync(path.join(data_dir, 'snapshots')).map(
      (one) => /^[a-z]+(?:-[a-z]+)?/.exec(one)?.[0],
    );
    expect(made.toSorted()).toEqual(['asked', 'before-model', 'before-restore']);
    expect(openToOthers(data_dir)).toEqual([]);
  });
});

/** Everything in a folder and itself: its mode, its size. */
function stateOf(folder: string): string[] {
  const names = ['', ...readdirSync(folder, { recursive: true }).map(String)].toSorted();
  return names.map((name) => {
    const { mode, size } = lstatSync(path.join(folder, name));
    return `${name} ${mode.toString(8)} ${name === '' ? '' : size}`;
  });
}

/** A folder that is given to everybody, as one of a web server is. */
function shared(): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'public'));
  writeFileSync(path.join(folder, 'public', 'page.html'), 'x');
  writeFileSync(path.join(folder, 'index.html'), 'x');
  open(folder);
  return folder;
}

describe.skipIf(process.platform === 'win32')('what is not ours stays as it is', () => {
  it.each(['another program', 'nobody: it is no database', 'us, and gone: there are files of candidates'])(
    'in a folder whose database is of %s',
    async (whose) => {
      const folder = shared();
      const file = path.join(folder, 'longlist.db');
      if (whose.startsWith('another')) {
        const sqlite = openSqlite(file);
        sqlite.exec('CREATE TABLE places (url TEXT)');
        sqlite.close();
      } else if (whose.startsWith('nobody')) writeFileSync(file, 'x'.repeat(9_000));
      else {
        mkdirSync(path.join(folder, 'files', 'ab'), { recursive: true });
      }
      open(folder);
      const before = stateOf(folder);
      await expect(openDatabase(folder)).rejects.toThrow('Nothing was changed');
      expect(stateOf(folder)).toEqual(before);
    },
  );

  it('beside a database of ours, at the first start and at later ones', async () => {
    const folder = shared();
    symlinkSync(path.join(folder, 'index.html'), path.join(folder, 'restore.json.old'));
    for (let start = 0; start < 2; start += 1) {
      const before = stateOf(folder).filter((line) => /^(?:index|public| )/.test(line));
      const service = await testService({ data_dir: folder, children: 0 });
      await service.idle();
      await service.close();
      expect(stateOf(folder).filter((line) => /^(?:index|public| )/.test(line))).toEqual(before);
      const open_ones = openToOthers(folder).map((line) => line.split(':')[0] ?? '');
      expect(open_ones.filter((name) => !/^(?:index|public|$|restore\.json\.old)/.test(name))).toEqual([]);
    }
  });
});
