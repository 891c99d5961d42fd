import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseMove, settleDataFolder } from '#service/db/move.ts';
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
    expect(settleDataFolder(data_dir)).toBe(to);
    expect(openToOthers(to)).toEqual([]);
  }, 60_000);

  it('and what is not ours keeps what it is for its owner', async () => {
    const data_dir = temporaryFolder();
    const elsewhere = path.join(temporaryFolder(), 'elsewhere.txt');
    writeFileSync(elsewhere, 'x');
    chmodSync(elsewhere, 0o644);
    symlinkSync(elsewhere, path.join(data_dir, 'link'));
    writeFileSync(path.join(data_dir, 'tool'), '#!/bin/sh');
    chmodSync(path.join(data_dir, 'tool'), 0o755);
    const service = await testService({ data_dir });
    await service.close();
    expect(openToOthers(path.dirname(elsewhere)).map((line) => line.split(':')[0])).toContain(
      'elsewhere.txt',
    );
    expect(openToOthers(data_dir)).toEqual(expect.arrayContaining(['tool: 700']));
  });
});
