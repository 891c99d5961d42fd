import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app, BrowserWindow, dialog, Menu, screen, shell, utilityProcess } from 'electron';
import { resolveDataFolder } from '#service/db/sqlite/transfer/move.ts';
import { createService, type Service } from '#service/index.ts';
import { failureOf, readOffice } from './connection/office.ts';
import { hostOptions } from './host-options.ts';
import { logToStandardError } from './log.ts';
import { harden } from './main/harden.ts';
import { reachOffice, workHere } from './main/office.ts';
import { serveOwnPage } from './main/own_page.ts';
import { programPaths } from './paths.ts';
import { startOrRecover, type Change, type Question } from './recover.ts';
import { chosenCopy, recoveryDialog } from './recover_words.ts';
import {
  attentionCaller,
  chromiumSwitches,
  pageOfDeepLink,
  spawnThrough,
  usableState,
  viewMenu,
} from './shell.ts';

let service: Service | null = null;
/** Whose pages the window shows, once they can be shown. */
let origin: string | null = null;
let window: BrowserWindow | null = null;
const callAttention = attentionCaller();
/** What Chromium calls a page that gave way to another, or to a download. */
const ABORTED = -3;
const { root } = programPaths();
const office_file = path.join(app.getPath('userData'), 'office.json');
/** The office in place of a service of this computer's own; who names a folder means that. */
const office = ownArguments().length > 0 ? null : readOffice(office_file);

/** Of a command line that holds words for Chromium and the installer too, those meant for the service. */
function ownArguments(): string[] {
  return process.argv.filter((word) => /^--(data|port|downloads|restore)=/.test(word));
}

function createWindow(shown: string, page: string): BrowserWindow {
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
      // a page of another computer is shown as a browser would show it, and may ask nothing of this one
      ...(office === null && { preload: path.join(root, 'out/preload/preload.cjs') }),
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
  if (office !== null) stayReachable(created, office);
  // of an office the event tells what went wrong
  created.loadURL(shown + page).catch(() => undefined);
  return created;
}

/** When a page of the office cannot be loaded later on, it is asked about as at the start. */
function stayReachable(shown: BrowserWindow, at: string): void {
  let is_asking = false;
  shown.webContents.on('did-fail-load', (_event, code, description, _url, is_main_frame) => {
    if (!is_main_frame || code === ABORTED || is_asking) return;
    is_asking = true;
    void reachOffice(at, office_file, failureOf(description))
      .finally(() => (is_asking = false))
      .then((is_there) => (is_there && !shown.isDestroyed() ? shown.loadURL(`${at}/`) : undefined))
      // told by the same event
      .catch(() => undefined);
  });
}

/** Brings the window forward, at the page of a deep link if there is one among the arguments. */
function show(args: readonly string[]): void {
  if (origin === null) return;
  const page = args.map(pageOfDeepLink).find((found) => found !== null) ?? null;
  if (window === null) window = createWindow(origin, page ?? '/');
  else if (page !== null) window.loadURL(origin + page).catch(() => undefined);
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
  if (office !== null) return showOffice(office);
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
  const { data_dir } = options;
  const createSessionCode = (): string | undefined => service?.createSessionCode();
  serveOwnPage({ origin: service.url, data_dir, office_file, createSessionCode });
  showPages(service.url, { label: 'Open Data Folder', click: () => void shell.openPath(data_dir) });
}

async function showOffice(at: string): Promise<void> {
  if (!(await reachOffice(at, office_file))) return;
  showPages(at, { label: 'Work on This Computer Again', click: () => workHere(office_file) });
}

/** The window, on these pages and no others, and the menu with what may be done beside them. */
function showPages(at: string, act: Electron.MenuItemConstructorOptions): void {
  harden(at);
  app.setAsDefaultProtocolClient('longlist');
  const file: Electron.MenuItemConstructorOptions = {
    label: 'File',
    submenu: [act, { type: 'separator' }, { role: 'quit' }],
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
  origin = at;
  show(process.argv);
}

for (const [name, value] of chromiumSwitches(office)) app.commandLine.appendSwitch(name, value);
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
