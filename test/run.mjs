/**
 * `npm test`: installs if needed and builds, then runs the end-to-end tests in a Chromium and, beside them, the quick
 * tests, those of whole services over HTTP, those of whole processes and those of an office; it ends with what failed
 * and one line of figures. `--no-e2e` leaves the browser out; `--checks` adds types, lint and format; the name of a
 * project of vitest.config.ts runs that one alone.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { ensureInstalled, nodeProgram, root } from '../electron/setup.mjs';
import { findChromium, installChromium } from './chromium.mjs';

/**
 * The priority of the engine's children (electron/service/engine/host.ts): tests that wait for one would otherwise wait
 * until all the others rest.
 */
const LOW_PRIORITY = 10;

const total = { passed: 0, failed: 0, skipped: 0 };
/** What could not be run here, and why. */
const notRun = [];
/** Seconds by group, in the order in which they ended. */
const took = [];

async function timed(name, work) {
  const begun = performance.now();
  const result = await work();
  took.push(`${name} ${Math.round((performance.now() - begun) / 1000)} s`);
  return result;
}

/** Ends with the exit code, and with what was printed where that is not shown as it comes. */
function run(args, { env = {}, is_shown = true } = {}) {
  const child = spawn(nodeProgram(), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // through a pipe, or each of two runs would draw over the other
    env: { ...process.env, ...(process.stdout.isTTY && is_shown && { FORCE_COLOR: '1' }), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      if (is_shown) process.stdout.write(text);
      else output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}

/** After so many failures something is broken that all rely on: to wait for each of the rest would take hours. */
const ENOUGH = 20;

/** More files than this do not fail by chance. */
const BY_CHANCE = 3;

/** What failed, and what passed only when it was run again alone: said last, where it is seen. */
const failures = [];
const unsteady = [];

/** One run of a project of vitest, and its report: `null` where it died before it wrote one. */
async function runVitest(name, report, options, env) {
  rmSync(report, { force: true });
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  // a group may have a part that needs a process for each file
  const project = ['run', '--config', 'test/vitest.config.ts', `--project=${name}*`];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = await run([vitest, ...project, ...options, ...reporters], { env });
  return { status, found: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null };
}

function failedFiles(found) {
  return (found?.testResults ?? []).filter((file) => file.status === 'failed');
}

/** A line for each test of these files that failed, with the first line of why; a file that did not load has its own. */
function told(project, files) {
  if (files.length === 0) return [`${project}: the run itself ended badly, as is said above`];
  return files.flatMap((file) => {
    const name = path.relative(root, file.name);
    const tests = file.assertionResults.filter(isFailed);
    if (tests.length === 0) return [`${name}: ${firstLine(file.message)}`];
    return tests.map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
}

function isFailed(test) {
  return test.status === 'failed';
}

function firstLine(message) {
  return (message ?? '').split('\n', 1)[0];
}

/** Files that failed, to be run once more when nothing else runs. */
const doubted = [];

/** Runs one project and adds its figures. A run that dies before it reports counts as one failure. */
async function runProject(name, { env = {}, workers = 2 } = {}) {
  const report = path.join(root, 'out', `test-${name}.json`);
  const limits = [`--bail=${ENOUGH}`, `--maxWorkers=${workers}`];
  const { status, found } = await runVitest(name, report, limits, env);
  const failing = failedFiles(found);
  total.passed += found?.numPassedTests ?? 0;
  total.skipped += (found?.numPendingTests ?? 0) + (found?.numTodoTests ?? 0);
  if (status === 0) return;
  const failed = Math.max(1, found?.numFailedTests ?? 0);
  if (failing.length > 0 && failing.length <= BY_CHANCE) doubted.push({ name, env, failing, failed });
  else {
    failures.push(...told(name, failing));
    total.failed += failed;
  }
}

/**
 * Files that failed are run once more, alone: one that passes then is told as unsteady, and not as failed. On a machine
 * that does other work as well a story may wait in vain; what is broken fails twice.
 */
async function runAgain({ name, env, failing, failed }) {
  console.log(`\n== run again, alone: ${failing.map((file) => path.relative(root, file.name)).join(', ')}`);
  const report = path.join(root, 'out', `test-${name}-again.json`);
  const files = failing.map((file) => file.name);
  const { status, found } = await runVitest(name, report, ['--maxWorkers=1', ...files], env);
  if (status === 0) {
    unsteady.push(...told(name, failing));
    total.passed += failing.flatMap((file) => file.assertionResults.filter(isFailed)).length;
  } else {
    failures.push(...told(name, failedFiles(found)));
    total.failed += failed;
  }
}

/** What needs no test: a step that fails counts as one failure, and all that it printed is shown. */
const BUILD = ['--eval', "import('./electron/setup.mjs').then((setup) => setup.ensureBuilt())"];
const CHECKS = {
  // several checkers each look at what they share: no use beside other work
  types: ['node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1'],
  lint: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'],
};
async function runStep(name, args) {
  const { status, output } = await timed(name, () => run(args, { is_shown: false }));
  if (status === 0) return;
  total.failed += 1;
  failures.push(name);
  console.log(`\n== ${name} failed\n${output}`);
}
/** The office's tests need a PostgreSQL server, which is a package of Python's: see electron/office/. */
const POSTGRES = [
  '--eval',
  "import('./electron/office/throwaway_postgres.ts').then((office) => office.ensurePostgres())",
];
async function fetchPostgres() {
  const { status, output } = await timed('PostgreSQL', () => run(POSTGRES, { is_shown: false }));
  if (status === 0) return;
  const why = /Error: (.*)/u.exec(output)?.[1] ?? output;
  notRun.push(`THE TESTS OF THE OFFICE WERE NOT RUN: ${why}`);
  process.env.LONGLIST_NO_POSTGRES = '1';
}
async function prepare() {
  await fetchPostgres();
  await runStep('build', BUILD);
}
async function runChecks() {
  if (!process.argv.includes('--checks')) return;
  for (const [name, args] of Object.entries(CHECKS)) await runStep(name, args);
}

/** A story waits for its page much of its time: with three at once two cores have work. */
const STORIES_AT_ONCE = 3;
const BUILT = { LONGLIST_PROGRAM: 'built' };

async function runStories(name) {
  const chromium = findChromium() ?? installChromium();
  if (chromium === null) {
    notRun.push(`THE TESTS OF ${name} WERE NOT RUN: there is no Chromium, and none could be installed.`);
    notRun.push('Install one (Debian: apt-get install chromium) or set LONGLIST_CHROMIUM to its path.');
    return;
  }
  const env = { ...BUILT, LONGLIST_CHROMIUM: chromium };
  await timed(name, () => runProject(name, { env, workers: STORIES_AT_ONCE }));
}

async function runBuilt(name) {
  await timed(name, () => runProject(name, { env: BUILT }));
}

ensureInstalled();
setPriority(LOW_PRIORITY);
// what the engine answers one group, it need not find again for another (test/helpers/answered.ts)
const answers = path.join(root, 'out', 'test-answers');
rmSync(answers, { recursive: true, force: true });
mkdirSync(answers, { recursive: true });
process.env.LONGLIST_TEST_ANSWERS = answers;
const groups = {
  unit: () => timed('unit', () => runProject('unit')),
  contract: () => runBuilt('contract'),
  processes: () => runBuilt('processes'),
  office: async () => {
    if (process.env.LONGLIST_NO_POSTGRES !== undefined) return;
    await runBuilt('office');
    // stories that run on SQLite with all the others
    if (!process.argv.includes('--no-e2e')) await runStories('server-stories');
  },
  e2e: () => runStories('e2e'),
  axe: () => runStories('axe'),
  kills: () => runBuilt('kills'),
};
const only = process.argv.slice(2).find((word) => word in groups);
if (only !== undefined) {
  await prepare();
  await runChecks();
  await groups[only]();
} else {
  const left = [groups.contract, groups.processes, groups.office];
  const runThoseLeft = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await next();
  };
  const prepared = prepare();
  const quick = async () => {
    await groups.unit();
    await prepared;
  };
  const stories = async () => {
    await prepared;
    await runChecks();
    if (process.argv.includes('--no-e2e')) notRun.push('The end-to-end tests were not run: --no-e2e.');
    else await groups.e2e();
  };
  // A group waits about half of its time, for pages, timers and children: with two at once no core is without work.
  await Promise.all([quick().then(runThoseLeft), stories().then(runThoseLeft)]);
}
for (const one of doubted) await timed(`${one.name} again`, () => runAgain(one));

const ends = [
  ...notRun,
  ...unsteady.map((line) => `PASSED ONLY WHEN RUN AGAIN, ALONE: ${line}`),
  ...failures.map((line) => `FAILED: ${line}`),
];
console.log(['', ...ends, `Time by group: ${took.join(', ')}`].join('\n'));
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
