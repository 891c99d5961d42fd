import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createElectron } from '../helpers/electron.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'longlist-test-'));

vi.mock('#service/index.ts', () => ({
  createService: () =>
    Promise.resolve({
      url: 'http://127.0.0.1:7788',
      createSessionCode: () => 'the code',
      close: () => Promise.resolve(),
    }),
}));

beforeEach(() => vi.resetModules());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The window's menu, its rights, and whether it may load the tools: of a shipped program, or of one in development. */
async function started(
  is_packaged: boolean,
): Promise<{ menu: string; devTools: unknown; loads_tools: boolean }> {
  const electron = createElectron(folder);
  electron.app.isPackaged = is_packaged;
  vi.doMock('electron', () => electron.module);
  await import('../../electron/main.ts');
  await vi.waitFor(() => expect(electron.windows).toHaveLength(1), 120_000);
  const verdict = vi.fn<(verdict: { cancel: boolean }) => void>();
  electron.guards.before!({ url: 'devtools://devtools/bundled/inspector.html' }, verdict);
  return {
    menu: JSON.stringify(electron.module.Menu.buildFromTemplate.mock.calls),
    devTools: electron.windows[0]?.options.webPreferences['devTools'],
    loads_tools: verdict.mock.calls[0]?.[0].cancel === false,
  };
}

test('a shipped program has no developer tools, by no menu and by no key', async () => {
  const { menu, devTools, loads_tools } = await started(true);
  expect(menu).toContain('"label":"View"');
  expect(menu).not.toContain('toggleDevTools');
  // Electron's own View menu brings them along
  expect(menu).not.toContain('"viewMenu"');
  expect({ devTools, loads_tools }).toEqual({ devTools: false, loads_tools: false });
});

test('in development they are there', async () => {
  const { menu, devTools, loads_tools } = await started(false);
  expect(menu).toContain('toggleDevTools');
  expect({ devTools, loads_tools }).toEqual({ devTools: true, loads_tools: true });
});
