import { childEnvironment } from '#service/engine/fork.ts';
import { constants } from 'node:os';
import type { SpawnChild } from '#service/context.ts';

/* Decisions of the desktop shell as plain functions; main.ts only wires them to Electron. */

/** Whether an address belongs to the service's own origin, which is all that the window may show. */
export function isOwn(origin: string, address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}

/** Own pages that are read beside the window and not saved: the documentation opens in the person's browser. */
export function isForReading(origin: string, address: string): boolean {
  return isOwn(origin, address) && /^\/docs(\/|$)/.test(new URL(address).pathname);
}

/** Addresses a person may hand to their own browser or mail program, after being asked. */
export function isForOtherPrograms(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:', 'mailto:'].includes(new URL(address).protocol);
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const DEEP_LINK = new RegExp(`^longlist://(jobs|candidates)/(${UUID})/?$`, 'i');

/**
 * The page of the interface that a link such as `longlist://jobs/<id>` means, or null. Any web page can open such a
 * link, so nothing but a kind and an id is taken from it, and it can only show, never change.
 */
export function pageOfDeepLink(link: string): string | null {
  const [, kind, id] = DEEP_LINK.exec(link) ?? [];
  return kind === undefined || id === undefined ? null : `/#/${kind.toLowerCase()}/${id.toLowerCase()}`;
}

export type Bounds = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type WindowState = { readonly bounds: Bounds; readonly maximized: boolean };

/** A window as it was left, if enough of it would still be on a screen; otherwise null. */
export function usableState(text: string, screens: readonly Bounds[]): WindowState | null {
  let state: Partial<WindowState>;
  try {
    state = JSON.parse(text) as Partial<WindowState>;
  } catch {
    return null;
  }
  const bounds = state?.bounds;
  if (
    bounds === undefined ||
    !['x', 'y', 'width', 'height'].every((key) => Number.isInteger(bounds[key as keyof Bounds]))
  ) {
    return null;
  }
  const grip = 80;
  const reachable = screens.some(
    (screen) =>
      bounds.x + bounds.width > screen.x + grip &&
      bounds.x < screen.x + screen.width - grip &&
      bounds.y >= screen.y &&
      bounds.y < screen.y + screen.height - grip,
  );
  return reachable && bounds.width >= 400 && bounds.height >= 300
    ? { bounds, maximized: state.maximized === true }
    : null;
}

/**
 * Switches for the Chromium inside: its background requests off, and no name but the loopback address, and that of the
 * office in the window, can be resolved at all, so that even a request we forgot about goes nowhere.
 */
export function chromiumSwitches(office: string | null): (readonly [string, string?])[] {
  const host = office === null ? null : new URL(office).hostname.replace(/^\[|\]$/g, '');
  const rules = `MAP * ~NOTFOUND, EXCLUDE 127.0.0.1${host === null ? '' : `, EXCLUDE ${host}`}`;
  return [...QUIET, ['host-resolver-rules', rules]];
}

const QUIET: readonly (readonly [string, string?])[] = [
  ['disable-background-networking'],
  ['disable-component-update'],
  ['disable-domain-reliability'],
  ['disable-sync'],
  ['disable-breakpad'],
  ['no-pings'],
  ['no-proxy-server'],
  [
    'disable-features',
    'SpellcheckServiceMultilingual,OptimizationHints,MediaRouter,AutofillServerCommunication',
  ],
];

type ViewItem =
  | { role: 'reload' | 'toggleDevTools' | 'resetZoom' | 'zoomIn' | 'zoomOut' | 'togglefullscreen' }
  | { type: 'separator' };

/** The View menu. Electron's own has the developer tools in it, which read everything in the window: not once it is shipped. */
export function viewMenu(is_packaged: boolean): ViewItem[] {
  return [
    { role: 'reload' },
    ...(is_packaged ? [] : [{ role: 'toggleDevTools' } as const]),
    { type: 'separator' },
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ];
}

/** The part of a window that is needed to bring it to a person's notice. */
type NoticeableWindow = {
  isFocused(): boolean;
  isMinimized(): boolean;
  restore(): void;
  showInactive(): void;
  flashFrame(flag: boolean): void;
};

const BETWEEN_RAISES_MS = 60_000;

/**
 * Brings a window to a person's notice when a program asks for access: it comes into view, without the keyboard
 * where the system allows that, and its entry in the task bar flashes. However often programs ask, it comes up once
 * a minute at most, and flashes otherwise: whoever works elsewhere is not pulled away again and again.
 */
export function attentionCaller(now: () => number = Date.now): (window: NoticeableWindow) => void {
  let raised_at = -Infinity;
  return (window) => {
    if (window.isFocused()) return;
    if (now() - raised_at >= BETWEEN_RAISES_MS) {
      raised_at = now();
      if (window.isMinimized()) window.restore();
      else window.showInactive();
    }
    window.flashFrame(true);
  };
}

/** The part of Electron's UtilityProcess that an engine child needs. */
type Utility = {
  readonly pid: number | undefined;
  readonly stdout: NodeJS.ReadableStream | null;
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  once(event: 'exit', listener: (code: number) => void): unknown;
  kill(): boolean;
};
type ForkUtility = (
  entry: string,
  args: string[],
  options: {
    serviceName: string;
    env: NodeJS.ProcessEnv;
    execArgv: string[];
    stdio: ['ignore', 'pipe', 'ignore'];
  },
) => Utility;

const LAST_WORDS_MS = 50;

/**
 * Why a utility process ended, in the words that Node has for its children: Electron tells a number. Elsewhere than on
 * Windows that is a signal's where there was one, or 128 more; on Windows whoever ends a process says 1, as our own
 * children do when an error is left over, which is tried once more then, too.
 */
export function causeOfExit(
  code: number,
  platform: NodeJS.Platform = process.platform,
): number | NodeJS.Signals {
  if (platform === 'win32') return code === 1 ? 'SIGTERM' : code;
  const signals = ['SIGKILL', 'SIGTERM'] as const;
  return signals.find((name) => [0, 128].includes(code - constants.signals[name])) ?? code;
}

/** Starts engine children as utility processes of Electron: a Node process that Electron supervises. */
export function spawnThrough(fork: ForkUtility): SpawnChild {
  return (entry, { env, heap_mb }) => {
    const child = fork(entry, [], {
      serviceName: 'Longlist engine',
      env: { ...childEnvironment(), ...env },
      execArgv: [`--max-old-space-size=${heap_mb}`],
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return {
      get pid() {
        return child.pid;
      },
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a process, not a window
      send: (message) => child.postMessage(message),
      onMessage: (listener) => void child.on('message', listener),
      onOutput: (listener) => void child.stdout?.on('data', listener),
      // what it said last may be on its way still
      onExit: (listener) =>
        void child.once('exit', (code) => setTimeout(() => listener(causeOfExit(code)), LAST_WORDS_MS)),
      kill: () => void child.kill(),
    };
  };
}
