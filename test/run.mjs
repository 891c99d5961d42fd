/**
 * `npm test`: installs if needed, runs the quick tests, those of whole services over HTTP and those of whole processes,
 * builds, runs the end-to-end tests in a Chromium, and ends with one line of figures for all of them. `--no-e2e` leaves
 * the browser out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, nodeProgram, root } from '../electron/setup.mjs';
import { findChromium, installChromium } from './chromium.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
/** Seconds by group, in the order in which they ran. */
const took = [];

function timed(name, work) {
  const begun = performance.now();
  work();
  took.push(`${name} ${Math.round((performance.now() - begun) / 1000)} s`);
}

/** After so many failures something is broken that all rely on: to wait for each of the rest would take hours. */
const ENOUGH = 20;

/** Runs one project and adds its figures. A run that dies before it reports counts as one failure. */
function runProject(name, env = {}) {
  const report = path.join(root, 'out', `test-${name}.json`);
  rmSync(report, { force: true });
  const args = ['run', '--config', 'test/vitest.config.ts', '--project', name, `--bail=${ENOUGH}`];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(nodeProgram(), [vitest, ...args, ...reporters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  const failed = found?.numFailedTests ?? 0;
  total.passed += found?.numPassedTests ?? 0;
  total.failed += status === 0 ? failed : Math.max(1, failed);
  total.skipped += (found?.numPendingTests ?? 0) + (found?.numTodoTests ?? 0);
}

ensureInstalled();
for (const name of ['unit', 'contract', 'processes']) timed(name, () => runProject(name));

const notRun = [];
if (process.argv.includes('--no-e2e')) notRun.push('The end-to-end tests were not run: --no-e2e.');
else {
  const chromium = findChromium() ?? installChromium();
  if (chromium === null) {
    notRun.push('THE END-TO-END TESTS WERE NOT RUN: there is no Chromium, and none could be installed.');
    notRun.push('Install one (Debian: apt-get install chromium) or set LONGLIST_CHROMIUM to its path.');
  } else {
    timed('build', ensureBuilt);
    timed('e2e', () => runProject('e2e', { LONGLIST_CHROMIUM: chromium, LONGLIST_PROGRAM: 'built' }));
  }
}

console.log(['', ...notRun, `Time by group: ${took.join(', ')}`].join('\n'));
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
