import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServiceOptions } from '#service/context.ts';
import { UnusableDatabase } from '#service/db/sqlite/check.ts';
import { makeSnapshot, snapshotFolder } from '#service/db/sqlite/backups/snapshots.ts';
import { bytesOf, databaseOf, overwrite, said, say } from '../helpers/damage.ts';
import { recoveryDialog } from '../../electron/recover_words.ts';
import { createElectron } from '../helpers/electron.ts';

let folder: string;
beforeEach(async () => {
  // another test of the shell may have loaded the program in this process
  vi.resetModules();
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-test-'));
  await say(folder, 'old');
  await makeSnapshot(folder, 'DAILY');
  await say(folder, 'new');
});
afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true, force: true });
});

/** The program, with a person who answers each question with the button that `press` names. */
async function start(press: (question: Asked) => number, picks: readonly string[] = [], locale = 'en-GB') {
  const electron = createElectron(path.join(folder, 'user'));
  electron.module.dialog.showOpenDialog.mockImplementation(() =>
    Promise.resolve({ canceled: picks.length === 0, filePaths: [...picks] }),
  );
  const asked: Asked[] = [];
  const started: string[] = [];
  electron.module.dialog.showMessageBox = (question) => {
    asked.push(question as Asked);
    return Promise.resolve({ response: press(question as Asked) });
  };
  Object.assign(electron.app, { getLocale: () => locale });
  vi.doMock('electron', () => electron.module);
  // the database as it is opened by the service, and nothing else of it
  vi.doMock('#service/index.ts', () => ({
    createService: async (options: ServiceOptions) => {
      // of the modules that the program has: each start has its own
      const { openDatabase } = await import('#service/db/sqlite/open.ts');
      await (await openDatabase(options.data_dir, options)).close();
      started.push(options.data_dir);
      return {
        url: 'http://127.0.0.1:7788',
        createSessionCode: () => 'code',
        close: () => Promise.resolve(),
      };
    },
  }));
  const argv = process.argv;
  process.argv = [...argv, `--data=${folder}`];
  try {
    await import('../../electron/main.ts');
    await vi.waitFor(() => {
      const { calls } = electron.app.quit.mock;
      expect(electron.windows.length + calls.length + electron.app.exit.mock.calls.length).toBe(1);
    }, 120_000);
  } finally {
    process.argv = argv;
  }
  return { electron, asked, started };
}

type Asked = { message: string; detail: string; buttons: string[]; cancelId: number };

test('a sound database asks nothing', async () => {
  const { asked, started } = await start(() => 0);
  expect(asked).toEqual([]);
  expect(started).toEqual([folder]);
});

test('a damaged one offers backups with date and size, restores the chosen one and starts', async () => {
  overwrite(databaseOf(folder), 0, 4096);
  const damaged = readFileSync(databaseOf(folder));
  const { asked, started, electron } = await start(() => 0);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    message: 'The database is damaged',
    detail: expect.stringContaining(folder),
    buttons: [
      expect.stringMatching(/^Restore \d+ \w+ \d{4}, \d\d:\d\d \([\d.]+ MB\)$/),
      'Start with Another Folder…',
      'Quit',
    ],
  });
  expect(started).toEqual([folder]);
  expect(electron.windows).toHaveLength(1);
  expect(await said(folder)).toBe('old');
  const aside = readdirSync(snapshotFolder(folder)).find((name) => name.startsWith('damaged-')) ?? '';
  expect(readFileSync(path.join(snapshotFolder(folder), aside)).equals(damaged)).toBe(true);
});

test('whoever quits leaves everything as it is', async () => {
  overwrite(databaseOf(folder), 0, 4096);
  const before = bytesOf(folder);
  const { electron, started } = await start(({ cancelId }) => cancelId);
  expect(electron.app.quit).toHaveBeenCalledOnce();
  expect(started).toEqual([]);
  expect(bytesOf(folder)).toEqual(before);
});

test('another folder is started with; cancelling the choice of one asks again', async () => {
  overwrite(databaseOf(folder), 0, 4096);
  const before = bytesOf(folder);
  const other = path.join(folder, 'other');
  let presses = 0;
  const picked: string[] = [];
  const { asked, started, electron } = await start(({ buttons, cancelId }) => {
    presses += 1;
    if (presses === 2) picked.push(other);
    return presses > 3 ? cancelId : buttons.length - 2;
  }, picked);
  expect(asked).toHaveLength(2);
  expect(started).toEqual([other]);
  expect(electron.windows).toHaveLength(1);
  expect(bytesOf(folder)).toEqual(before);
});

test('who was deleted since a backup was made is told with it, and Enter restores nothing that nobody worked with', () => {
  const problem = new UnusableDatabase('DAMAGED', '/data', 'damaged');
  const created_at = new Date('2026-11-20T09:30:00Z');
  const copy = { name: 'imported.db', created_at, bytes: 1, reason: 'IMPORTED', erased_since: 2 } as const;
  const question = { problem, copies: [copy], newest: null, failed: null, change: {} };
  const { detail, defaultId, cancelId } = recoveryDialog(question, 'en-GB');
  expect(detail).toMatch(
    /2 of the candidates in the backup of 20 Nov.* were deleted since then and stay deleted\./u,
  );
  expect(defaultId).toBe(cancelId);
  const own = { ...copy, reason: 'DAILY', erased_since: 0 } as const;
  const dialog = recoveryDialog({ ...question, copies: [own], newest: own.name }, 'en-GB');
  expect(dialog.detail).not.toContain('deleted');
  expect(dialog.defaultId).toBe(0);
});

test('without a backup it says so, in German too, and offers none', async () => {
  rmSync(snapshotFolder(folder), { recursive: true });
  overwrite(databaseOf(folder), 0, 4096);
  const { asked } = await start(({ cancelId }) => cancelId, [], 'de-AT');
  expect(asked[0]).toMatchObject({
    message: 'Die Datenbank ist beschädigt',
    detail: expect.stringContaining('Es gibt keine Sicherung'),
    buttons: ['Mit anderem Ordner starten…', 'Beenden'],
  });
});
