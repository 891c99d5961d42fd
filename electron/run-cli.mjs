/** `npm run screen` and `npm run serve`: installs if needed, then runs the command line from its source. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, node, root } from './setup.mjs';

ensureInstalled();
const cli = path.join(root, 'electron', 'cli.ts');
const child = spawn(node, [cli, ...process.argv.slice(2)], { stdio: 'inherit', cwd: process.env.INIT_CWD ?? process.cwd() });
// Ctrl-C reaches the child through the terminal; this program stays until it has cleaned up.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
