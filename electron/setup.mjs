/**
 * What `npm start` and `npm test` need before anything is installed or built. Plain JavaScript without
 * dependencies: it runs on whatever Node the machine has (20 or newer).
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The Node that the lockfile brings for this kind of machine, or null where it has none (macOS). */
const system = process.platform === 'win32' ? 'win' : process.platform;
const brought = path.join(
  root,
  'node_modules',
  `node-${system}-${process.arch}`,
  'bin',
  system === 'win' ? 'node.exe' : 'node',
);

/** The Node that runs the program: TypeScript from its source needs 24 or newer. Call after `ensureInstalled`. */
export function nodeProgram() {
  if (existsSync(brought)) return brought;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `There is no bundled Node for ${process.platform} on ${process.arch}: install Node 24 or newer (this is ${process.version}).`,
  );
  return process.exit(1);
}

const timeOf = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

function newestIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (newest, entry) => Math.max(newest, timeOf(path.join(entry.parentPath ?? entry.path, entry.name))),
      0,
    );
}

/** Runs a command; its output goes to the error stream, because standard output belongs to what is asked for. */
export function run(what, command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['inherit', 2, 2], env });
  if (status === 0) return;
  console.error(
    `\n${what} failed${error ? `: ${error.message}` : ` (exit code ${status})`}. See the lines above.`,
  );
  process.exit(status || 1);
}

const PARENT_MS = 500;

/**
 * Hands signals on to a program this one has started. Under npm it is also ended when the shell between npm and us is
 * gone: a SIGTERM to npm ends that shell, and the shell tells nobody.
 */
export function passSignals(child, signals) {
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) child.kill('SIGTERM');
  }, PARENT_MS).unref();
}

/** `npm ci` when node_modules is missing, half made, or older than the lockfile. */
export function ensureInstalled() {
  install();
  // npm before version 11 forgets this link beside the packages for other systems; scripts started by npm look here first.
  const link = path.join(root, 'node_modules', '.bin', 'node');
  if (system === 'win' || !existsSync(brought) || existsSync(link)) return;
  symlinkSync(path.relative(path.dirname(link), brought), link);
}

function install() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    console.error(
      `Longlist needs Node 20 or newer to install itself; this is ${process.version}. See https://nodejs.org.`,
    );
    process.exit(1);
  }
  // npm writes this file last: without it, an installation was interrupted.
  const installed = timeOf(path.join(root, 'node_modules', '.package-lock.json'));
  if (installed >= timeOf(path.join(root, 'package-lock.json'))) return;
  console.error('Installing (once) …');
  // The npm that called us runs on the machine's own Node. Never on the one inside node_modules, which is replaced now.
  const npm = process.env.npm_execpath;
  const own = process.env.npm_node_execpath ?? process.execPath;
  const withoutBin = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(root));
  const env = { ...process.env, PATH: withoutBin.join(path.delimiter) };
  // Errors only: the packages that want a newer Node than the machine's own run on the one that is brought.
  const ci = ['ci', '--loglevel=error', '--no-json', '--no-audit', '--no-fund'];
  if (npm?.endsWith('.js') && existsSync(own)) run('Installing', own, [npm, ...ci], env);
  else run('Installing', process.platform === 'win32' ? 'npm.cmd' : 'npm', ci, env);
}

/** The environment in which types are stripped and scripts compiled once, not at every start; Node sees what changed. */
export function withCompileCache() {
  return { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'), ...process.env };
}

/** Builds into out/ when a source is newer than the last finished build. */
export function ensureBuilt() {
  const stamp = path.join(root, 'out', '.built');
  const sources = ['electron', 'renderer'].map((name) => newestIn(path.join(root, name)));
  const others = ['electron.vite.config.ts', 'package-lock.json'].map((name) =>
    timeOf(path.join(root, name)),
  );
  if (timeOf(stamp) > Math.max(...sources, ...others)) return;
  console.error('Building …');
  run('Building', nodeProgram(), [
    path.join(root, 'node_modules/electron-vite/bin/electron-vite.js'),
    'build',
    '--logLevel',
    'warn',
  ]);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
}

/** Electron's own program, or null where it was never downloaded (its package alone does not hold it). */
export function electronBinary() {
  const folder = path.join(root, 'node_modules', 'electron');
  const note = path.join(folder, 'path.txt');
  const name = existsSync(note) ? readFileSync(note, 'utf8') : 'electron';
  const file = path.join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(folder, 'dist'), name);
  return existsSync(file) ? file : null;
}

/** Whether a window or a browser can be shown from here. */
export function hasDisplay() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}
