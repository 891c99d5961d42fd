/** `npm start`: installs and builds if needed, then opens the window, or serves the same interface to a browser. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import {
  electronBinary,
  ensureBuilt,
  ensureInstalled,
  hasDisplay,
  nodeProgram,
  passSignals,
  root,
  withCompileCache,
} from './setup.mjs';

ensureInstalled();
ensureBuilt();

// `--port 0` as `--port=0`: on Electron's command line words of several programs are mixed.
const args = [];
for (const word of process.argv.slice(2)) {
  const last = args.at(-1) ?? '';
  const isValue = /^--[^=]+$/.test(last) && !word.startsWith('-');
  args.push(isValue ? `${args.pop()}=${word}` : word);
}
const electron = electronBinary();
// Chromium refuses to run as root without giving up its sandbox, which we do not give up.
const asRoot = process.platform === 'linux' && process.getuid?.() === 0;
const window = electron !== null && hasDisplay() && !asRoot;
if (!window) {
  const why =
    electron === null
      ? 'the program of Electron is not installed'
      : asRoot
        ? 'this is root'
        : 'there is no display';
  console.error(`No window, because ${why}: the same interface is served to your browser.`);
}
const env = withCompileCache();
const child = window
  ? spawn(electron, [root, ...args], { stdio: 'inherit', env })
  : spawn(
      nodeProgram(),
      [path.join(root, 'out/main/headless.js'), ...(hasDisplay() ? ['--open'] : []), ...args],
      { stdio: 'inherit', env },
    );

// The child gets Ctrl-C from the terminal itself; a SIGTERM sent to us alone is handed on.
passSignals(child, ['SIGINT', 'SIGTERM', 'SIGHUP']);
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
child.on('error', (error) => {
  console.error(`Longlist did not start: ${error.message}`);
  process.exit(1);
});
