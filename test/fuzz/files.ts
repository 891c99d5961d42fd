/**
 * `npm run fuzz:files [-- --count 900 --seed 20261121 --through 40 | --hostile]`: hostile and mutated files, read by the real engine
 * in real child processes, a part of them also uploaded to a real service. Each has to end within 20 seconds with text or a
 * reason, within the child's memory, without children being started again and again, and the service has to stay up. Prints
 * how they ended, and saves what failed.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cases, faultOf, readCases, type Ending } from './files_engine.ts';
import type { Sample } from './files_mutate.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '900' },
    seed: { type: 'string', default: '20261121' },
    through: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    hostile: { type: 'boolean', default: false },
  },
});
const options = {
  count: Number(values.count),
  seed: Number(values.seed),
  data: process.env['LONGLIST_DATA'],
  hostile_only: values.hostile,
};
const only = new RegExp(values.only);
const failures = path.join(tmpdir(), `longlist-fuzz-failures-${options.seed}`);
let failed = 0;

function fail(name: string, why: string, bytes: Uint8Array | null): void {
  failed += 1;
  if (bytes !== null) {
    mkdirSync(failures, { recursive: true });
    writeFileSync(path.join(failures, name.replaceAll(/[^\w.-]/g, '_').slice(-120)), bytes);
  }
  console.log(`FAILED ${name}: ${why}`);
}

function printEndings(endings: readonly Ending[]): void {
  const reasons = Map.groupBy(endings, ({ outcome }) => outcome);
  for (const [reason, all] of [...reasons].toSorted((a, b) => b[1].length - a[1].length)) {
    const slowest = all.reduce((most, each) => (each.ms > most.ms ? each : most));
    console.log(
      `${reason.padEnd(26)} ${String(all.length).padStart(4)}   slowest ${String(Math.round(slowest.ms)).padStart(6)} ms  ${slowest.name.slice(0, 70)}`,
    );
  }
  const busiest = endings.reduce((most, each) => ((each.cpu_ms ?? 0) > (most.cpu_ms ?? 0) ? each : most));
  console.log(`most work ${busiest.cpu_ms ?? '?'} ms (${busiest.name.slice(0, 70)})`);
  const over = endings.filter(({ ms }) => ms > 20_000).length;
  if (over > 0) console.log(`${over} over 20 s by the clock, on a machine with more to do than cores`);
  const rss = endings.reduce((most, each) => (each.rss_mb > most.rss_mb ? each : most));
  console.log(`largest child ${Math.round(rss.rss_mb)} MB (${rss.name.slice(0, 70)})`);
}

type Service = { readonly child: ChildProcess; readonly url: string; readonly token: string };

async function startService(data_dir: string): Promise<Service> {
  const child = fork(path.join(import.meta.dirname, 'service.ts'), [data_dir]);
  type Told = { url: string; credentials: object };
  const { url, credentials } = await new Promise<Told>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Told));
    child.once('exit', (code) => reject(new Error(`The service ended while starting (${code}).`)));
  });
  const reply = await fetch(`${url}/api/v1/auth/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, grant_type: 'client_credentials' }),
  });
  return { child, url, token: ((await reply.json()) as { access_token: string }).access_token };
}

/** Uploads files, asking after each whether the service is well, then waits until all are read or refused. */
async function throughService(samples: readonly Sample[]): Promise<void> {
  const data_dir = mkdtempSync(path.join(tmpdir(), 'longlist-fuzz-service-'));
  const { child, url, token } = await startService(data_dir);
  let exited = false;
  child.once('exit', () => (exited = true));
  const headers = { authorization: `Bearer ${token}` };
  const healthy = async (): Promise<boolean> => (await fetch(`${url}/health`)).ok;
  try {
    for (const { name, bytes } of samples) {
      const form = new FormData();
      form.set('file', new Blob([Uint8Array.from(bytes)]), name);
      const reply = await fetch(`${url}/api/v1/imports`, { method: 'POST', headers, body: form });
      if (reply.status >= 500) fail(name, `the service answered ${reply.status}`, bytes);
      if (!(await healthy())) fail(name, 'the service is not well', bytes);
    }
    const states = new Map<string, number>();
    for (const until = Date.now() + 60_000 + samples.length * 45_000; Date.now() < until;) {
      states.clear();
      const reply = await fetch(`${url}/api/v1/imports?limit=100`, { headers });
      const { results } = (await reply.json()) as { results: { state: string }[] };
      for (const { state } of results) states.set(state, (states.get(state) ?? 0) + 1);
      if (!states.has('queued') && !states.has('reading')) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    console.log(
      `through the service: ${[...states].map(([state, count]) => `${count} ${state}`).join(', ')}`,
    );
    if (states.has('queued') || states.has('reading')) fail('service', 'files were left unread', null);
    if (exited || !(await healthy())) fail('service', 'it ended', null);
  } finally {
    child.kill();
    rmSync(data_dir, { recursive: true, force: true });
  }
}

console.log(
  `seed ${options.seed}, ${options.hostile_only ? 'the hostile files alone' : `${options.count} files`}`,
);
const through: Sample[] = [];
const every = Math.max(1, Math.floor(options.count / Math.max(1, Number(values.through))));
let at = 0;
function* chosen(): Generator<Sample> {
  for (const sample of cases(options)) if (only.test(sample.name)) yield sample;
}
const run = await readCases(chosen(), (ending, sample) => {
  const fault = faultOf(ending);
  if (fault !== null) fail(ending.name, `${fault}: ${ending.message}`, sample.bytes);
  if (ending.ms > 5000) {
    console.log(
      `slow: ${ending.name} ${Math.round(ending.ms)} ms (${ending.cpu_ms ?? '?'} ms of work), ${ending.outcome}`,
    );
  }
  // What is larger than an upload may be is refused before it is read.
  if (at % every === 0 && through.length < Number(values.through) && sample.bytes.length < 20_000_000) {
    through.push(sample);
  }
  at += 1;
});
printEndings(run.endings);
console.log(`${run.starts} children started, ${run.ended_children} ended by or because of a file`);
if (run.starts > run.ended_children + 1) fail('children', 'more were started than ended', null);
if (through.length > 0) await throughService(through);
console.log(`${run.endings.length - Math.min(failed, run.endings.length)} passed, ${failed} failed`);
if (failed > 0) console.log(`what failed is in ${failures}`);
process.exitCode = failed > 0 ? 1 : 0;
