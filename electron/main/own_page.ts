import path from 'node:path';
import { app, dialog, ipcMain, shell } from 'electron';
import { askWithNode } from '../connection/ask.ts';
import { findOffice, keepOffice, readOffice } from '../connection/office.ts';
import { isOwn } from '../shell.ts';

/** The service of this computer, whose page it is. */
type Own = {
  readonly origin: string;
  readonly data_dir: string;
  /** The file that keeps the office for the next start. */
  readonly office_file: string;
  createSessionCode(): string | undefined;
};

/** What the page of this computer's own service may ask of the desktop; no page of another computer is answered. */
export function serveOwnPage({ origin, data_dir, office_file, createSessionCode }: Own): void {
  ipcMain.handle('session-code', (event) => {
    if (!isOwn(origin, event.senderFrame?.url ?? '')) throw new Error('Only the own page gets a session.');
    return createSessionCode();
  });
  ipcMain.handle('show-folder', async (event, folder: unknown) => {
    if (!isOwn(origin, event.senderFrame?.url ?? '')) throw new Error('Only the own page shows folders.');
    // opening a path may start a program: the data folder and nothing else
    if (folder !== path.resolve(data_dir)) throw new Error('Only the data folder is shown.');
    const problem = await shell.openPath(folder);
    if (problem !== '') throw new Error(problem);
  });
  ipcMain.handle('pick-folder', async (event) => {
    if (!isOwn(origin, event.senderFrame?.url ?? '')) throw new Error('Only the own page chooses folders.');
    const { filePaths } = await dialog.showOpenDialog({ properties: ['openDirectory'] });
    return filePaths[0] ?? null;
  });
  ipcMain.handle('pick-export', async (event) => {
    if (!isOwn(origin, event.senderFrame?.url ?? '')) throw new Error('Only the own page chooses files.');
    const filters = [{ name: 'Longlist', extensions: ['tar'] }];
    const { filePaths } = await dialog.showOpenDialog({ properties: ['openFile'], filters });
    return filePaths[0] ?? null;
  });
  ipcMain.handle('pick-model', async (event) => {
    if (!isOwn(origin, event.senderFrame?.url ?? '')) throw new Error('Only the own page chooses files.');
    const filters = [{ name: 'GGUF', extensions: ['gguf'] }];
    const { filePaths } = await dialog.showOpenDialog({ properties: ['openFile'], filters });
    return filePaths[0] ?? null;
  });
  ipcMain.handle('get-office', async (event) => {
    if (!isOwn(origin, event.senderFrame?.url ?? '')) throw new Error('Only the own page knows the office.');
    return readOffice(office_file);
  });
  ipcMain.handle('connect-office', async (event, address: unknown) => {
    if (!isOwn(origin, event.senderFrame?.url ?? '')) throw new Error('Only the own page connects.');
    const found = await findOffice(String(address), askWithNode, origin);
    if (found.address !== undefined) keepOffice(office_file, found.address);
    return found;
  });
  ipcMain.handle('forget-office', async (event) => {
    if (!isOwn(origin, event.senderFrame?.url ?? '')) throw new Error('Only the own page stays.');
    keepOffice(office_file, null);
  });
  ipcMain.handle('restart', (event) => {
    if (!isOwn(origin, event.senderFrame?.url ?? '')) throw new Error('Only the own page starts anew.');
    app.relaunch();
    app.quit();
  });
}
