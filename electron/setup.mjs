/**
 * What `npm start` and `npm test` need before anything is installed or built. Plain JavaScript without
 * dependencies: it runs on whatever Node the machine has (20 or newer).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The Node that the lockfile brings along: the one this program is written for. */
export const node = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const timeOf = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

function newestIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((newest, entry) => Math.max(newest, timeOf(path.join(entry.parentPath ?? entry.path, entry.name))), 0);
}

/** Runs a command; its output goes to the error stream, because standard output belongs to what is asked for. */
export function run(what, command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['inherit', 2, 2], env });
  if (status === 0) return;
  console.error(`\n${what} failed${error ? `: ${error.message}` : ` (exit code ${status})`}. See the lines above.`);
  process.exit(status || 1);
}

/** `npm ci` when node_modules is missing, half made, or older than the lockfile. */
export function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    console.error(`Longlist needs Node 20 or newer to install itself; this is ${process.version}. See https://nodejs.org.`);
    process.exit(1);
  }
  // npm writes this file last: without it, an installation was interrupted.
  const installed = timeOf(path.join(root, 'node_modules', '.package-lock.json'));
  if (installed >= timeOf(path.join(root, 'package-lock.json')) && existsSync(node)) return;
  console.error('Installing (once) …');
  // The npm that called us runs on the machine's own Node. Never on the one inside node_modules, which is replaced now.
  const npm = process.env.npm_execpath;
  const own = process.env.npm_node_execpath ?? process.execPath;
  const withoutBin = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(root));
  const env = { ...process.env, PATH: withoutBin.join(path.delimiter) };
  if (npm?.endsWith('.js') && existsSync(own)) run('Installing', own, [npm, 'ci'], env);
  else run('Installing', process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci'], env);
}

/** Builds into out/ when a source is newer than the last finished build. */
export function ensureBuilt() {
  const stamp = path.join(root, 'out', '.built');
  const sources = ['electron', 'renderer'].map((name) => newestIn(path.join(root, name)));
  const others = ['electron.vite.config.ts', 'package-lock.json'].map((name) => timeOf(path.join(root, name)));
  if (timeOf(stamp) > Math.max(...sources, ...others)) return;
  console.error('Building …');
  run('Building', node, [path.join(root, 'node_modules/electron-vite/bin/electron-vite.js'), 'build', '--logLevel', 'warn']);
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
