/**
 * `node electron/run.mjs [FILE ARGUMENTS…]`: installs if needed, then runs a module on the Node it is written for.
 * Most scripts of package.json go through here, because the machine's own Node may be older.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, nodeProgram, passSignals, root, withCompileCache } from './setup.mjs';

ensureInstalled();
const [file, ...args] = process.argv.slice(2);
// What is served is the interface and /docs, too.
if ((file === 'electron/cli.ts' && args[0] === 'serve') || file === 'electron/office/try.ts') ensureBuilt();
if (file !== undefined) {
  // File names a person types are meant from where they type; npm has gone to the project's folder meanwhile.
  const cwd = file === 'electron/cli.ts' ? (process.env.INIT_CWD ?? process.cwd()) : root;
  const env = withCompileCache();
  const child = spawn(nodeProgram(), [path.join(root, file), ...args], { stdio: 'inherit', cwd, env });
  // Ctrl-C reaches the child through the terminal; this program stays until the child has cleaned up.
  process.on('SIGINT', () => undefined);
  passSignals(child, ['SIGTERM', 'SIGHUP']);
  child.on('exit', (code) => process.exit(code ?? 1));
}
