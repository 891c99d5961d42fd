import { expect, test, vi } from 'vitest';
import { createSlot } from '#service/engine/slot.ts';
import {
  attentionCaller,
  causeOfExit,
  isForOtherPrograms,
  pageOfDeepLink,
  spawnThrough,
  usableState,
} from '../../electron/shell.ts';

const ID = '0190b2a4-7c1e-7d3a-9a51-0242ac120002';
const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 };

test.each([
  [`longlist://jobs/${ID}`, `/#/jobs/${ID}`],
  [`LONGLIST://candidates/${ID.toUpperCase()}/`, `/#/candidates/${ID}`],
  [`longlist://settings/${ID}`, null],
  [`longlist://jobs/${ID}?next=https://example.com`, null],
  [`longlist://jobs/${ID}\nx`, null],
  ['longlist://jobs/1', null],
  ['https://example.com', null],
])('the deep link %j means %j', (link, page) => {
  expect(pageOfDeepLink(link)).toBe(page);
});

test('only addresses of the web and of mail leave the program', () => {
  expect(isForOtherPrograms('mailto:anna@example.com')).toBe(true);
  expect(['file:///etc/passwd', 'smb://x/y', 'nonsense'].filter(isForOtherPrograms)).toEqual([]);
});

/** A remembered window with its corner there. */
function at(x: number, y: number): string {
  return JSON.stringify({ bounds: { x, y, width: 900, height: 700 }, maximized: true });
}

test('a window comes back where it was, unless that is off every screen', () => {
  expect(usableState(at(100, 50), [SCREEN])).toEqual({
    bounds: { x: 100, y: 50, width: 900, height: 700 },
    maximized: true,
  });
  expect(usableState(at(2500, 50), [SCREEN])).toBeNull();
  expect(usableState(at(100, -500), [SCREEN])).toBeNull();
  const broken = ['', '{}', 'null', '[]', '{"bounds":{"x":"1"}}'];
  expect(broken.map((text) => usableState(text, [SCREEN]))).toEqual(broken.map(() => null));
});

test('a waiting program calls for attention: into view once a minute, flashing otherwise, never in front of work', () => {
  let now = 0;
  const call = attentionCaller(() => now);
  const state = { focused: false, minimized: false };
  const window = {
    isFocused: () => state.focused,
    isMinimized: () => state.minimized,
    restore: vi.fn(),
    showInactive: vi.fn(),
    flashFrame: vi.fn(),
  };
  call(window);
  now = 59_999;
  call(window);
  expect([window.showInactive.mock.calls.length, window.flashFrame.mock.calls.length]).toEqual([1, 2]);
  now = 60_000;
  state.minimized = true;
  call(window);
  expect([window.showInactive, window.restore].map((act) => act.mock.calls.length)).toEqual([1, 1]);
  state.focused = true;
  now = 200_000;
  call(window);
  expect(window.flashFrame).toHaveBeenCalledTimes(3);
});

test('engine children are utility processes with their own limits', () => {
  const child = {
    pid: 7,
    stdout: null,
    postMessage: vi.fn(),
    on: vi.fn(),
    once: vi.fn(),
    kill: vi.fn(() => true),
  };
  const fork = vi.fn(() => child);
  const handle = spawnThrough(fork)('child.js', { env: { A: 'b' }, heap_mb: 512 });
  expect(fork).toHaveBeenCalledWith(
    'child.js',
    [],
    expect.objectContaining({
      execArgv: ['--max-old-space-size=512'],
      env: expect.objectContaining({ A: 'b' }) as object,
    }),
  );
  handle.send({ hello: 1 });
  handle.kill();
  expect(handle.pid).toBe(7);
  expect(child.postMessage).toHaveBeenCalledWith({ hello: 1 });
  expect(child.kill).toHaveBeenCalled();
});

test('an engine child that somebody else ended is told from one that failed', async () => {
  for (const [code, platform, cause] of [
    [9, 'linux', 'SIGKILL'],
    [137, 'linux', 'SIGKILL'],
    [15, 'darwin', 'SIGTERM'],
    [143, 'linux', 'SIGTERM'],
    [134, 'linux', 134],
    [1, 'linux', 1],
    [0, 'linux', 0],
    [1, 'win32', 'SIGTERM'],
    [0xc0000005, 'win32', 0xc0000005],
  ] as const) {
    expect(causeOfExit(code, platform), `${code} on ${platform}`).toBe(cause);
  }
  // as Electron tells it, to the place that decides
  const exits: ((code: number) => void)[] = [];
  const child = {
    pid: 7,
    stdout: null,
    postMessage: vi.fn(),
    on: (_event: string, listener: (message: unknown) => void) => listener({ type: 'ready' }),
    once: (_event: string, listener: (code: number) => void) => exits.push(listener),
    kill: vi.fn(() => true),
  };
  const spawn = spawnThrough(() => child);
  const slot = createSlot({
    spawn: () => spawn('child.js', { env: {}, heap_mb: 512 }),
    start_limit_ms: 10_000,
    rss_limit_bytes: Infinity,
    idle_limit_ms: null,
  });
  const limit = { silence_ms: 60_000, total_ms: 60_000 };
  const call = slot.run({ kind: 'ping' } as never, limit);
  await vi.waitFor(() => expect(child.postMessage).toHaveBeenCalled(), 120_000);
  for (const exit of exits) exit(process.platform === 'win32' ? 1 : 9);
  await expect(call).rejects.toMatchObject({ reason: 'CRASHED', from_outside: true });
  slot.close();
});
