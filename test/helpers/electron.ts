import { EventEmitter } from 'node:events';
import { vi } from 'vitest';

type Guards = {
  request?: (contents: unknown, permission: string, answer: (granted: boolean) => void) => void;
  check?: () => boolean;
  before?: (details: { url: string }, answer: (verdict: { cancel: boolean }) => void) => void;
};

/** A stand-in for the electron module: it records what main.ts wires up, so that a test can play the person. */
export function createElectron(userData: string) {
  const windows: FakeWindow[] = [];
  const handlers: Record<string, (event: unknown, ...args: unknown[]) => unknown> = {};
  const asked: { detail: string; message?: string; buttons?: readonly string[] }[] = [];
  const opened: string[] = [];
  const switches: string[] = [];
  const guards: Guards = {};

  class FakeWindow extends EventEmitter {
    readonly options: { webPreferences: Record<string, unknown>; width: number; height: number };
    readonly addresses: string[] = [];
    focus = vi.fn();
    restore = vi.fn();
    show = vi.fn();
    showInactive = vi.fn();
    flashFrame = vi.fn();
    webContents = new EventEmitter();
    isDestroyed = (): boolean => false;
    isFocused = vi.fn(() => false);
    maximize = vi.fn();
    isMinimized = (): boolean => true;
    isMaximized = (): boolean => false;
    getNormalBounds = () => ({ x: 10, y: 20, width: 900, height: 700 });
    constructor(options: FakeWindow['options']) {
      super();
      this.options = options;
      windows.push(this);
    }
    loadURL(address: string): Promise<void> {
      this.addresses.push(address);
      return Promise.resolve();
    }
  }

  const app = Object.assign(new EventEmitter(), {
    isPackaged: false,
    commandLine: { appendSwitch: (name: string) => void switches.push(name) },
    requestSingleInstanceLock: vi.fn(() => true),
    enableSandbox: () => void switches.push('the sandbox of every page'),
    whenReady: () => Promise.resolve(),
    getPath: () => userData,
    setAsDefaultProtocolClient: vi.fn(),
    getLocale: () => 'en',
    relaunch: vi.fn(),
    quit: vi.fn(),
    exit: vi.fn(),
  });
  const own = {
    setPermissionRequestHandler: (handler: NonNullable<Guards['request']>) => void (guards.request = handler),
    setPermissionCheckHandler: (handler: NonNullable<Guards['check']>) => void (guards.check = handler),
    webRequest: {
      onBeforeRequest: (handler: NonNullable<Guards['before']>) => void (guards.before = handler),
    },
  };
  const answer = { response: 0 };
  /** What the person chooses where a folder is asked for; nothing: they cancel. */
  const picked: string[] = [];
  const module = {
    app,
    BrowserWindow: FakeWindow,
    dialog: {
      showErrorBox: vi.fn(),
      showOpenDialog: vi.fn(() => Promise.resolve({ canceled: picked.length === 0, filePaths: [...picked] })),
      showMessageBox: (question: { detail: string }) => {
        asked.push(question);
        return Promise.resolve(answer);
      },
    },
    ipcMain: {
      handle: (name: string, handler: (event: unknown, ...args: unknown[]) => unknown) =>
        (handlers[name] = handler),
    },
    Menu: { setApplicationMenu: vi.fn(), buildFromTemplate: vi.fn((template: unknown) => template) },
    net: {
      fetch: vi.fn<(url: string) => Promise<{ status: number; text: () => Promise<string> }>>(() =>
        Promise.reject(new Error('net::ERR_NAME_NOT_RESOLVED')),
      ),
    },
    screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
    session: { defaultSession: own },
    shell: {
      openExternal: (address: string) => Promise.resolve(opened.push(address)),
      openPath: vi.fn(() => Promise.resolve('')),
    },
    utilityProcess: { fork: vi.fn() },
  };
  return { module, app, guards, switches, windows, handlers, asked, opened, answer, picked };
}
