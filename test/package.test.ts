/** The desktop package as electron-builder makes it, but for Electron's own binary: what is in it, and that it runs. */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, expect, test } from 'vitest';
// @ts-expect-error -- plain JavaScript, because it runs before anything is installed
import { ensureBuilt } from '../electron/setup.mjs';
import { modelThatQuotes } from './helpers/gguf.ts';
import { buildPackage, type Package } from './helpers/package.ts';

/**
 * Ours, unpacked and packed, measured, and a little to grow; llama.cpp is 30 MB and 11 MB of them. It is not the whole:
 * Electron's own takes about 90 MB more, packed.
 */
const MAX_UNPACKED_MB = 212;
const MAX_PACKED_MB = 93;

let folder: string;
let made: Package;
let extracted: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-package-'));
  (ensureBuilt as () => void)();
  made = await buildPackage(folder);
  extracted = path.join(folder, 'extracted');
  mkdirSync(extracted);
  made.extract(extracted);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the packaged program on plain Node, with nothing of the repository within its reach. */
function run(args: readonly string[]) {
  const home = path.join(folder, 'home');
  mkdirSync(home, { recursive: true });
  const child = spawn(process.execPath, [path.join(extracted, 'out/main/cli.js'), ...args], {
    cwd: home,
    env: { PATH: '/usr/bin:/bin', HOME: home, TMPDIR: folder },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  return { child, output };
}

test('it screens the samples without the repository', async () => {
  const { child, output } = run(['screen', '--json', '--top', '3']);
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code, output.stderr).toBe(0);
  const { ranking, unreadable } = JSON.parse(output.stdout) as { ranking: unknown[]; unreadable: unknown[] };
  expect(ranking).toHaveLength(3);
  expect(unreadable).toEqual([]);
});

test('it serves the interface, the documentation and the client', async () => {
  const { child, output } = run(['serve', '--data', path.join(folder, 'data'), '--port', '0']);
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => {
        const found = /answers at (http:\/\/127\.0\.0\.1:\d+)/.exec(output.stdout);
        if (found?.[1] !== undefined) resolve(found[1]);
      });
      child.on('close', (code) => reject(new Error(`It ended (${code}): ${output.stderr}`)));
    });
    for (const [at, holds] of [
      ['/health', '"status":"ok"'],
      ['/', '<div id="root"'],
      ['/docs', '<html'],
      ['/docs/longlist.ts', 'export class Longlist'],
      ['/openapi.json', '"openapi":"3.1'],
    ] as const) {
      const answer = await fetch(url + at);
      expect([at, answer.status]).toEqual([at, 200]);
      expect(await answer.text(), at).toContain(holds);
    }
  } finally {
    child.kill('SIGTERM');
    await once(child, 'close');
  }
});

test('it runs a model from a file', async () => {
  const file = path.join(folder, 'assistant.gguf');
  writeFileSync(file, modelThatQuotes('Led a team of nine'));
  const settings = JSON.stringify({ threads: 1, niceness: 10, rss_limit_bytes: 4e9 });
  const child = fork(path.join(extracted, 'out/main/model_child.js'), [], {
    env: { PATH: '/usr/bin:/bin', LONGLIST_MODEL_CHILD: settings },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  type Said = { readonly type: string; readonly value?: { readonly text: string } };
  const reply = (): Promise<Said> =>
    new Promise((resolve) => {
      child.on('message', (said: Said) => {
        if (said.type === 'reply' || said.type === 'error') resolve(said);
      });
    });
  try {
    child.send({ id: 1, call: { kind: 'load', path: file, context_tokens: 1024 } });
    expect(await reply()).toMatchObject({ type: 'reply' });
    const schema = { type: 'object', properties: { quote: { type: 'string' } } };
    const messages = [{ role: 'user', content: 'Quote.' }];
    child.send({ id: 2, call: { kind: 'ask', messages, schema, max_tokens: 60 } });
    expect((await reply()).value?.text).toContain('Led a team of nine');
  } finally {
    child.kill('SIGKILL');
  }
});

const [OFF, ON] = ['0'.charCodeAt(0), '1'.charCodeAt(0)];

test('its fuses are set in the binary', async () => {
  const fuses = await getCurrentFuseWire(made.binary);
  const states = {
    [FuseV1Options.RunAsNode]: OFF,
    [FuseV1Options.EnableCookieEncryption]: ON,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: OFF,
    [FuseV1Options.EnableNodeCliInspectArguments]: OFF,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: ON,
    [FuseV1Options.OnlyLoadAppFromAsar]: ON,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: OFF,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: OFF,
  };
  expect(fuses).toMatchObject(states);
});

const NATIVE = /\.(node|dylib|dll|exe|so(\.\d+)*)$/;

test('native code lies beside the archive, for one kind of computer', () => {
  const native = made.files.filter(({ path: at }) => NATIVE.test(at));
  expect(native.length).toBeGreaterThan(3);
  expect(native.filter(({ unpacked }) => !unpacked)).toEqual([]);
  const foreign = /darwin|mac|win32|\bwin\b|arm64|aarch64|musl|\.(dylib|dll|exe)$/;
  expect(native.map(({ path: at }) => at).filter((at) => foreign.test(at))).toEqual([]);
});

test('what the model and the reader open by path lies beside the archive', () => {
  const inside = made.files.filter(({ path: at, unpacked }) => at.startsWith('/resources/') && !unpacked);
  expect(inside).toEqual([]);
});

test('nothing is in it that only developers need', () => {
  const paths = made.files.map(({ path: at }) => at);
  const unwanted =
    /\/(tests?|__tests__|bench|examples?|fixtures)\/|\.(test|spec)\.|\.map$|\.d\.[mc]?ts$|tsbuildinfo/;
  expect(paths.filter((at) => unwanted.test(at))).toEqual([]);
  const own = new Set(paths.filter((at) => !at.startsWith('/node_modules/')).map((at) => at.split('/')[1]));
  expect([...own].toSorted()).toEqual(['LICENSE', 'out', 'package.json', 'resources']);
  expect(paths.filter((at) => /^\/resources\/.*\.ts$/.test(at))).toEqual(['/resources/client/longlist.ts']);
});

test('its notices and its list of components come along', () => {
  const paths = made.files.map(({ path: at }) => at);
  expect(paths).toContain('/resources/THIRD-PARTY-NOTICES.md');
  expect(paths).toContain('/resources/components.cdx.json');
});

test('what is ours in it has not grown', () => {
  const bytes = made.files.reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes / 1e6).toBeLessThan(MAX_UNPACKED_MB);
  const packed = made.files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(extracted, file.path)), { level: 6 }).length,
    0,
  );
  expect(packed / 1e6).toBeLessThan(MAX_PACKED_MB);
});

test('the page gets from the desktop what is listed, and nothing else', () => {
  const exposed: Record<string, object> = {};
  const electron = {
    contextBridge: { exposeInMainWorld: (name: string, bridge: object) => (exposed[name] = bridge) },
    ipcRenderer: { invoke: () => Promise.resolve() },
  };
  const code = readFileSync(path.join(extracted, 'out/preload/preload.cjs'), 'utf8');
  const required: string[] = [];
  const sandbox = createContext({
    require: (name: string) => (required.push(name), electron),
    exports: {},
    module: { exports: {} },
  });
  runInContext(code, sandbox);
  expect(required).toEqual(['electron']);
  expect(Object.keys(exposed)).toEqual(['longlist']);
  expect(Object.keys(exposed['longlist'] ?? {}).toSorted()).toEqual([
    'connectOffice',
    'forgetOffice',
    'getOffice',
    'getSessionCode',
    'pathOf',
    'pickExport',
    'pickFolder',
    'pickModel',
    'restart',
    'showInFolder',
  ]);
});
