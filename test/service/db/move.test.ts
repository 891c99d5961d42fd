import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  chooseMove,
  chosenMove,
  oldCopy,
  removeOldCopy,
  resolveDataFolder,
} from '#service/db/sqlite/transfer/move.ts';
import { moveTargetProblem } from '#service/db/sqlite/transfer/move_target.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { readSetting, writeSetting } from '#service/db/settings.ts';
import { temporaryFolder } from '../../helpers/service.ts';

async function folderWith(value: string): Promise<string> {
  const folder = path.join(temporaryFolder(), 'data');
  const opened = await openDatabase(folder);
  await opened.write((trx) => writeSetting(trx, 'test', value));
  await opened.close();
  mkdirSync(path.join(folder, 'files', 'ab'), { recursive: true });
  writeFileSync(path.join(folder, 'files', 'ab', 'abcd'), `bytes of ${value}`);
  writeFileSync(path.join(folder, 'client.json'), '{}');
  return folder;
}

async function valueIn(folder: string): Promise<string | null> {
  const opened = await openDatabase(folder);
  const value = await readSetting(opened.db, 'test');
  await opened.close();
  return value;
}

describe('moving the data folder', () => {
  test('copies everything at the next start, and every later start follows', async () => {
    const from = await folderWith('one');
    const to = path.join(temporaryFolder(), 'new place');
    expect(resolveDataFolder(from)).toBe(from);
    chooseMove(from, to);
    expect(chosenMove(from)).toBe(to);
    expect(resolveDataFolder(from)).toBe(to);
    expect(await valueIn(to)).toBe('one');
    expect(readFileSync(path.join(to, 'files', 'ab', 'abcd'), 'utf8')).toBe('bytes of one');
    expect(existsSync(path.join(to, 'client.json'))).toBe(true);
    expect(chosenMove(to)).toBeNull();
    expect(resolveDataFolder(from)).toBe(to);
    expect(resolveDataFolder(to)).toBe(to);
    // the old one is as it was, until a person deletes it
    expect(oldCopy(to)).toBe(from);
    expect(existsSync(path.join(from, 'files', 'ab', 'abcd'))).toBe(true);
    removeOldCopy(to);
    expect(oldCopy(to)).toBeNull();
    expect(readdirSync(from)).toEqual(['moved.json']);
    expect(resolveDataFolder(from)).toBe(to);
  });

  test('goes back to where it was once the old copy is deleted', async () => {
    const from = await folderWith('two');
    const to = path.join(temporaryFolder(), 'away');
    chooseMove(from, to);
    resolveDataFolder(from);
    expect(moveTargetProblem(to, from)).toBe('is not empty');
    removeOldCopy(to);
    chooseMove(to, from);
    expect(resolveDataFolder(from)).toBe(from);
    expect(resolveDataFolder(to)).toBe(from);
    expect(await valueIn(from)).toBe('two');
  });

  test('changes nothing when it cannot be, says why, and goes on with the next start', async () => {
    const from = await folderWith('three');
    const to = temporaryFolder();
    chooseMove(from, to);
    writeFileSync(path.join(to, 'somebody else.txt'), 'x');
    expect(() => resolveDataFolder(from)).toThrow(/cannot be moved to .*not empty\. Nothing was changed/u);
    expect(resolveDataFolder(from)).toBe(from);
    expect(readdirSync(to)).toEqual(['somebody else.txt']);
  });

  test('does not move a damaged database, and leaves nothing behind', async () => {
    const from = await folderWith('four');
    const to = path.join(temporaryFolder(), 'new');
    chooseMove(from, to);
    writeFileSync(path.join(from, 'longlist.db'), 'no database at all');
    expect(() => resolveDataFolder(from)).toThrow(/damaged/u);
    expect(existsSync(path.join(to, 'longlist.db'))).toBe(false);
    expect(chosenMove(from)).toBeNull();
  });

  test('does not move while another process uses the folder', async () => {
    const from = await folderWith('five');
    const opened = await openDatabase(from);
    chooseMove(from, path.join(temporaryFolder(), 'new'));
    expect(() => resolveDataFolder(from)).toThrow(/in use/u);
    await opened.close();
    expect(await valueIn(from)).toBe('five');
  });

  test('takes up what a kill left half copied', async () => {
    const from = await folderWith('six');
    const to = temporaryFolder();
    mkdirSync(path.join(to, 'longlist.unfinished'));
    writeFileSync(path.join(to, 'longlist.unfinished', 'longlist.db'), 'half');
    chooseMove(from, to);
    expect(resolveDataFolder(from)).toBe(to);
    expect(await valueIn(to)).toBe('six');
    expect(readdirSync(to)).not.toContain('longlist.unfinished');
  });

  test('says so when the disk it moved to is not there, and begins nothing anew', async () => {
    const from = await folderWith('seven');
    const to = path.join(temporaryFolder(), 'disk');
    chooseMove(from, to);
    resolveDataFolder(from);
    rmSync(to, { recursive: true });
    expect(() => resolveDataFolder(from)).toThrow(/is not there now/u);
  });

  test('leaves a place that is no folder, or not there yet, to whoever opens it', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'file'), '');
    for (const at of [path.join(folder, 'new'), path.join(folder, 'file', 'below')]) {
      expect(resolveDataFolder(at)).toBe(at);
    }
  });

  test.each([
    ['relative/folder', /full path/u],
    ['//server/share/longlist', /another computer/u],
    ['/home/amara/Dropbox/longlist', /synchronising/u],
    ['/Users/amara/OneDrive - Agency/longlist', /synchronising/u],
    ['/Users/amara/Library/Mobile Documents/com~apple~CloudDocs/x', /synchronising/u],
    ['/no/such/folder/at/all', /in a folder that is not there/u],
  ])('refuses %s', async (to, why) => {
    expect(moveTargetProblem(await folderWith('x'), to)).toMatch(why);
  });

  test('refuses a folder inside of the present one, and one around it', async () => {
    const from = await folderWith('y');
    expect(moveTargetProblem(from, path.join(from, 'inner'))).toMatch(/in the present folder/u);
    expect(moveTargetProblem(from, path.dirname(from))).toMatch(/in the present folder/u);
    expect(moveTargetProblem(from, path.join(path.dirname(from), 'beside'))).toBeNull();
  });
});
