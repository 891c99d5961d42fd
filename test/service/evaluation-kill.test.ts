import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import Sqlite from 'better-sqlite3';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../helpers/service.ts';

const host = path.resolve(import.meta.dirname, '../fixtures/service/host.ts');
const PEOPLE = 120;
const PROMPTS = ['Knows Python', 'At least 3 years of experience', 'Speaks German'];

type Running = { process: ChildProcess; url: string; token: string };
type Run = { state: string; total: number; done: number };
let running: Running | undefined;
afterEach(() => running?.process.kill('SIGKILL'));

async function start(data_dir: string): Promise<Running> {
  const child = spawn(process.execPath, [host, data_dir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { url, client_id, client_secret } = JSON.parse(line) as Record<string, string>;
  running = { process: child, url: url!, token: '' };
  const body = { client_id, client_secret, grant_type: 'client_credentials' };
  const reply = await call<{ access_token: string }>(running, 'POST', '/auth/tokens', body);
  running.token = reply.access_token;
  return running;
}

async function call<T>(service: Running, method: string, url: string, body?: unknown): Promise<T> {
  const reply = await fetch(`${service.url}/api/v1${url}`, {
    method,
    headers: {
      ...(service.token !== '' && { authorization: `Bearer ${service.token}` }),
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}
async function create(service: Running, url: string, body: unknown): Promise<string> {
  return (await call<{ result: { id: string } }>(service, 'POST', url, body)).result.id;
}
async function drop(service: Running, job_id: string, i: number): Promise<void> {
  const form = new FormData();
  const text = `Person Number${i}\n\nExperience\nClerk, Office ${i}, 201${i % 9} to 2021\n- Filed papers of kind ${i} with Python\n`;
  form.set('file', new Blob([text]), `person ${i}.txt`);
  form.set('job_id', job_id);
  await call(service, 'POST', '/imports', form);
}

test('kill -9 during an evaluation of 120 nominations: the run goes on, and every answer is there once', async () => {
  const data_dir = temporaryFolder();
  const first = await start(data_dir);
  const job_id = await create(first, '/jobs', {
    title: 'Clerk',
    description: 'Files papers.',
    status: 'open',
    remote_id: 'clerk',
  });
  const runOf = async (service: Running): Promise<Run> =>
    (await call<{ result: Run }>(service, 'GET', `/jobs/${job_id}/evaluation_run`)).result;
  for (const prompt_text of PROMPTS) await create(first, `/jobs/${job_id}/criteria`, { prompt_text });
  // asked for while files are still being dropped and read: those that come later are part of it
  for (let i = 0; i < PEOPLE; i += 1) {
    await drop(first, job_id, i);
    if (i !== PEOPLE / 2) continue;
    await Promise.all([1, 2].map(() => call(first, 'POST', `/jobs/${job_id}/evaluation_run`)));
  }
  await expect.poll(async () => (await runOf(first)).done, { interval: 10 }).toBeGreaterThan(3);
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');

  // and again, when more is answered
  const second = await start(data_dir);
  const before = await runOf(second);
  expect(before).toMatchObject({ state: 'RUNNING', total: PEOPLE });
  await expect
    .poll(async () => (await runOf(second)).done, { interval: 10 })
    .toBeGreaterThan(Math.min(before.done, PEOPLE - 1));
  second.process.kill('SIGKILL');
  await once(second.process, 'exit');

  const third = await start(data_dir);
  await expect.poll(() => runOf(third)).toMatchObject({ state: 'DONE', total: PEOPLE, done: PEOPLE });
  const db = new Sqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
  const count = (query: string): unknown => db.prepare(query).pluck().get();
  // tags are suggested after the answers, one candidate after the other
  await expect.poll(() => count("SELECT count(*) FROM tasks WHERE state <> 'DONE'")).toBe(0);
  third.process.kill('SIGKILL');
  await once(third.process, 'exit');

  expect(count("SELECT count(*) FROM evaluations WHERE state = 'EVALUATED'")).toBe(PEOPLE * PROMPTS.length);
  expect(count("SELECT count(DISTINCT resource_id) FROM events WHERE type = 'evaluation.completed'")).toBe(
    PEOPLE,
  );
  expect(count("SELECT count(*) FROM events WHERE type = 'evaluation.completed'")).toBe(PEOPLE);
  expect(count('SELECT count(*) FROM evaluation_waiting')).toBe(0);
  expect(count("SELECT count(*) FROM tasks WHERE state <> 'DONE'")).toBe(0);
  expect(count('PRAGMA integrity_check')).toBe('ok');
  db.close();
});
