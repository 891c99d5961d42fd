import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron as electron } from 'playwright-core';
import { expect, test } from 'vitest';
// @ts-expect-error -- plain JavaScript, because it runs before anything is installed
import { electronBinary as find, hasDisplay } from '../../electron/setup.mjs';
import { ROOT } from '../helpers/program.ts';

const binary = (find as () => string | null)();
const asRoot = process.getuid?.() === 0;
const why =
  binary === null
    ? 'the program of Electron is not installed'
    : asRoot
      ? 'Chromium keeps its sandbox, and root has none'
      : (hasDisplay as () => boolean)()
        ? null
        : 'there is no display';
if (why !== null) console.warn(`THE REAL WINDOW WAS NOT TESTED: ${why}. Its wiring is tested in test/shell.`);

test.skipIf(why !== null)(
  'the window shows the interface of its own service, without Node in the page',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'longlist-window-'));
    const args = [ROOT, `--user-data-dir=${folder}/shell`, `--data=${folder}/data`, '--port=0'];
    const app = await electron.launch({ executablePath: binary ?? '', args });
    try {
      const page = await app.firstWindow();
      await page.waitForSelector('main');
      expect(new URL(page.url()).hostname).toBe('127.0.0.1');
      expect(await page.evaluate(() => typeof (globalThis as { require?: unknown }).require)).toBe(
        'undefined',
      );
      const given = await page.evaluate(() => Object.keys(window.longlist ?? {}));
      expect(given).toEqual(expect.arrayContaining(['getSessionCode', 'showInFolder', 'connectOffice']));
    } finally {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
