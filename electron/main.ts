import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app, BrowserWindow, dialog, ipcMain, Menu, screen, session, shell, utilityProcess } from 'electron';
import { resolveDataFolder } from '#service/db/sqlite/transfer/move.ts';
import { createService, type Service } from '#service/index.ts';
import { hostOptions } from './host-options.ts';
import { logToStandardError } from './log.ts';
import { programPaths } from './paths.ts';
import { startOrRecover, type Change, type Question } from './recover.ts';
import { chosenCopy, recoveryDialog } from './recover_words.ts';
import {
  attentionCaller,
  CHROMIUM_SWITCHES,
  isForOtherPrograms,
  isForReading,
  isOwn,
  pageOfDeepLink,
  spawnThrough,
  usableState,
  viewMenu,
} from './shell.ts';

let service: Service | null = null;
let window: BrowserWindow | null = null;
const callAttention = attentionCaller();
const { root } = programPaths();

/** Of a command line that holds words for Chromium and the installer too, those meant for the service. */
function ownArguments(): string[] {
  return process.argv.filter((word) => /^--(data|port|downloads|restore)=/.test(word));
}

/** Everything that is not the service's own origin is cancelled, refused or, after a question, handed to another program. */
function harden(origin: string, data_dir: string): void {
  const own = session.defaultSession;
  own.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  own.setPermissionCheckHandler(() => false);
  own.webRequest.onBeforeRequest(({ url }, answer) => {
    const inside = isOwn(origin, url) || url.startsWith(`blob:${origin}/`) || url.startsWith('data:');
    const of_tools = !app.isPackaged && url.startsWith('devtools:');
    answer({ cancel: !inside && !of_tools });
  });
  const keepInside = (event: Electron.Event<{ url: string; isMainFrame: boolean }>): void => {
    if (isOwn(origin, event.url)) return;
    event.preventDefault();
    // a frame inside the page is no person who follows a link
    if (event.isMainFrame) void askToOpen(event.url);
  };
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', keepInside);
    // the same for frames in the page, which the event above leaves out
    contents.on('will-frame-navigate', (event) => {
      if (!event.isMainFrame) keepInside(event);
    });
    contents.on('will-redirect', keepInside);
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      if (isForReading(origin, url)) void shell.openExternal(url);
      else if (isOwn(origin, url)) contents.downloadURL(url);
      else void askToOpen(url);
      return { action: 'deny' };
    });
  });
  ipcMain.handle('session-code', (event) => {
    if (!isOwn(origin, event.senderFrame?.url ?? '')) throw new Error('Only the own page gets a session.');
    return service?.createSessionCode();
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
  ipcMain.handle('restart', (event) => {
    if (!isOwn(origin, event.senderFrame?.url ?? '')) throw new Error('Only the own page starts anew.');
    app.relaunch();
    app.quit();
  });
}

async function askToOpen(address: string): Promise<void> {
  if (!isForOtherPrograms(address)) return;
  const question = {
    message: 'Open this address outside of Longlist?',
    detail: address,
    buttons: ['Cancel', 'Open'],
    cancelId: 0,
  };
  if ((await dialog.showMessageBox(question)).response === 1) await shell.openExternal(address);
}

function createWindow(origin: string, page: string): BrowserWindow {
  const file = path.join(app.getPath('userData'), 'window.json');
  const state = usableState(
    existsSync(file) ? readFileSync(file, 'utf8') : '',
    screen.getAllDisplays().map((display) => display.workArea),
  );
  const created = new BrowserWindow({
    width: 1280,
    height: 800,
    ...state?.bounds,
    minWidth: 720,
    minHeight: 520,
    show: false,
    title: 'Longlist',
    icon: path.join(root, 'resources/icon.png'),
    webPreferences: {
      preload: path.join(root, 'out/preload/preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      devTools: !app.isPackaged,
      spellcheck: false,
    },
  });
  if (state?.maximized === true) created.maximize();
  created.once('ready-to-show', () => created.show());
  created.on('close', () => {
    writeFileSync(
      file,
      JSON.stringify({ bounds: created.getNormalBounds(), maximized: created.isMaximized() }),
    );
  });
  created.on('closed', () => (window = null));
  void created.loadURL(origin + page);
  return created;
}

/** Brings the window forward, at the page of a deep link if there is one among the arguments. */
function show(args: readonly string[]): void {
  if (service === null) return;
  const page = args.map(pageOfDeepLink).find((found) => found !== null) ?? null;
  if (window === null) window = createWindow(service.url, page ?? '/');
  else if (page !== null) void window.loadURL(service.url + page);
  if (window.isMinimized()) window.restore();
  window.focus();
}

/** What to do about a database that cannot be used: a backup, another folder, or nothing. */
async function askWhatToDo(question: Question): Promise<Change | null> {
  const asked = recoveryDialog(question, app.getLocale());
  for (;;) {
    const { response } = await dialog.showMessageBox(asked);
    const restore = chosenCopy(question, response);
    if (restore !== null) return { restore };
    if (response === asked.cancelId) return null;
    const { filePaths } = await dialog.showOpenDialog({ properties: ['openDirectory', 'createDirectory'] });
    if (filePaths[0] !== undefined) return { data_dir: filePaths[0] };
  }
}

async function start(): Promise<void> {
  const { open: _browser, restore, ...given } = hostOptions(ownArguments(), process.env);
  let options = { ...given, data_dir: resolveDataFolder(given.data_dir) };
  const startService = (change: Change): Promise<Service> => {
    if (change.data_dir !== undefined) options = { ...options, data_dir: resolveDataFolder(change.data_dir) };
    return createService({
      ...options,
      ...(change.restore === undefined ? {} : { restore: change.restore }),
      spawn: spawnThrough(utilityProcess.fork),
      log: logToStandardError,
      onAccessRequest: () => {
        if (window === null) show([]);
        else callAttention(window);
      },
    });
  };
  service = await startOrRecover(restore === undefined ? {} : { restore }, startService, askWhatToDo);
  if (service === null) return app.quit();
  harden(service.url, options.data_dir);
  app.setAsDefaultProtocolClient('longlist');
  const openFolder = { label: 'Open Data Folder', click: () => void shell.openPath(options.data_dir) };
  const file: Electron.MenuItemConstructorOptions = {
    label: 'File',
    submenu: [openFolder, { type: 'separator' }, { role: 'quit' }],
  };
  const about: Electron.MenuItemConstructorOptions = { role: 'help', submenu: [{ role: 'about' }] };
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      file,
      { role: 'editMenu' },
      { label: 'View', submenu: viewMenu(app.isPackaged) },
      { role: 'windowMenu' },
      about,
    ]),
  );
  show(process.argv);
}

for (const [name, value] of CHROMIUM_SWITCHES) app.commandLine.appendSwitch(name, value);
if (!app.requestSingleInstanceLock()) app.quit();
else {
  app.enableSandbox();
  app.on('second-instance', (_event, argv) => show(argv));
  app.on('open-url', (_event, link) => show([link]));
  app.on('activate', () => show([]));
  app.on('window-all-closed', () => app.quit());
  app.on('will-quit', (event) => {
    if (service === null) return;
    event.preventDefault();
    void service.close().finally(() => ((service = null), app.quit()));
  });
  app
    .whenReady()
    .then(start)
    .catch((error: unknown) => {
      dialog.showErrorBox('Longlist could not start', error instanceof Error ? error.message : String(error));
      app.exit(1);
    });
}
