/**
 * `npm run fuzz [-- --examples 200 --seed 1 --only REGEX --downloads off|public|any --keep]`: starts the service
 * on a temporary folder with some records, runs Schemathesis over its /openapi.json, prints a row for each
 * operation, and fails on a 5xx, on an answer outside of its schema and on every check that failed without an
 * excuse (verdict.ts). Skips, loudly, where there is no Python or no Schemathesis to be had.
 */
import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installSchemathesis } from './python.ts';
import { seedRecords } from './records.ts';
import { readReport } from './report.ts';
import type { FuzzReport } from './report.ts';
import { printFailures, printTable } from './table.ts';

type Options = { examples: number; seed: number; only: string; downloads: string; keep: boolean };
type Target = { readonly url: string; readonly credentials: { client_id: string; client_secret: string } };

/** Paths that would end the run from inside, with what happens to them instead. */
const LAST = '^/api/v1/clients/';
const NEVER = [
  // never ends, so each case would take the whole timeout; test/service/api/events.test.ts follows it
  '/api/v1/events/stream',
];

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      examples: { type: 'string', default: '200' },
      seed: { type: 'string', default: '20261121' },
      only: { type: 'string', default: '' },
      downloads: { type: 'string', default: 'off' },
      keep: { type: 'boolean', default: false },
    },
  });
  return { ...values, examples: Number(values.examples), seed: Number(values.seed) };
}

async function startService(
  data_dir: string,
  downloads: string,
): Promise<{ child: ChildProcess; target: Target }> {
  const child = fork(path.join(import.meta.dirname, 'service.ts'), [data_dir, downloads]);
  const target = await new Promise<Target>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Target));
    child.once('exit', (code) => reject(new Error(`The service ended while starting (${code}).`)));
  });
  return { child, target };
}

async function tokenFor({ url, credentials }: Target): Promise<string> {
  const reply = await fetch(`${url}/api/v1/auth/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, grant_type: 'client_credentials' }),
  });
  const { access_token } = (await reply.json()) as { access_token: string };
  return access_token;
}

/** Runs Schemathesis over a part of the paths; its own verdict does not count, its report does. */
async function fuzz(
  program: string,
  target: Target,
  report_file: string,
  selection: readonly string[],
  { examples, seed }: Options,
): Promise<void> {
  const args = [
    '--config-file',
    path.join(import.meta.dirname, 'schemathesis.toml'),
    'run',
    `${target.url}/openapi.json`,
    '--header',
    `Authorization: Bearer ${await tokenFor(target)}`,
    '--max-examples',
    String(examples),
    '--seed',
    String(seed),
    '--checks',
    'all',
    '--report',
    'ndjson',
    '--report-ndjson-path',
    report_file,
    ...selection,
  ];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: path.dirname(report_file),
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  // 1 is "failures were found"
  if (code !== 0 && code !== 1) throw new Error(`Schemathesis ended with ${code}:\n${said}`);
}

async function main(): Promise<void> {
  const options = readOptions();
  const folder = mkdtempSync(path.join(tmpdir(), 'longlist-fuzz-'));
  try {
    const found = installSchemathesis(path.join(folder, 'venv'));
    if ('reason' in found) {
      console.log(`\nTHE FUZZ RUN WAS SKIPPED: ${found.reason}.`);
      console.log('It needs Python and Schemathesis; LONGLIST_SCHEMATHESIS may name an installed one.\n');
      return;
    }
    process.exitCode = await runAll(found.program, folder, options);
  } finally {
    if (options.keep) console.log(`Reports and data are in ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

/** 0 when nothing failed, else 1. */
async function runAll(program: string, folder: string, options: Options): Promise<number> {
  const data_dir = mkdtempSync(path.join(folder, 'data-'));
  const { child, target } = await startService(data_dir, options.downloads);
  const report: FuzzReport = { operations: new Map(), errors: [] };
  const begun = Date.now();
  try {
    await seedRecords(target.url, await tokenFor(target));
    const only = options.only === '' ? [] : ['--include-path-regex', options.only];
    const never = NEVER.flatMap((exact) => ['--exclude-path', exact]);
    const parts =
      options.only === ''
        ? [
            [...never, '--exclude-path-regex', LAST],
            // these take clients and their tokens away: the run's own may be among them, so they come last
            ['--include-path-regex', LAST],
          ]
        : [[...never, ...only]];
    for (const [number, selection] of parts.entries()) {
      const file = path.join(folder, `report-${number}.ndjson`);
      await fuzz(program, target, file, selection, options);
      await readReport(file, report);
      // a run whose token was taken away would pass with nothing but 401
      if (number === 0 && options.only === '') await assertStillAllowed(target);
    }
  } finally {
    child.disconnect();
    await new Promise((resolve) => child.once('exit', resolve));
  }
  printTable(report, options.examples, (Date.now() - begun) / 60_000);
  return printFailures(report, readFileSync(path.join(data_dir, 'problems.log'), 'utf8')) ? 1 : 0;
}

async function assertStillAllowed(target: Target): Promise<void> {
  const reply = await fetch(`${target.url}/api/v1/jobs`, {
    headers: { authorization: `Bearer ${await tokenFor(target)}` },
  });
  if (!reply.ok) throw new Error(`The client of the run was lost on the way (${reply.status}).`);
}

await main();
