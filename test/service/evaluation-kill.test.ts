import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { startHost, type HostProcess } from '../helpers/host_process.ts';
import { temporaryFolder } from '../helpers/service.ts';

const PEOPLE = 120;
const PROMPTS = ['Knows Python', 'At least 3 years of experience', 'Speaks German'];

type Run = { state: string; total: number; done: number };

async function create(service: HostProcess, url: string, body: unknown): Promise<string> {
  return (await service.call<{ result: { id: string } }>('POST', url, body)).result.id;
}
async function drop(service: HostProcess, job_id: string, i: number): Promise<void> {
  const form = new FormData();
  const text = `Person Number${i}\n\nExperience\nClerk, Office ${i}, 201${i % 9} to 2021\n- Filed papers of kind ${i} with Python\n`;
  form.set('file', new Blob([text]), `person ${i}.txt`);
  form.set('job_id', job_id);
  await service.call('POST', '/imports', form);
}

test('kill -9 during an evaluation of 120 nominations: the run goes on, and every answer is there once', async () => {
  const data_dir = temporaryFolder();
  const first = await startHost(data_dir);
  const job_id = await create(first, '/jobs', {
    title: 'Clerk',
    description: 'Files papers.',
    status: 'open',
    remote_id: 'clerk',
  });
  const runOf = async (service: HostProcess): Promise<Run> =>
    (await service.call<{ result: Run }>('GET', `/jobs/${job_id}/evaluation_run`)).result;
  for (const prompt_text of PROMPTS) await create(first, `/jobs/${job_id}/criteria`, { prompt_text });
  // asked for while files are still being dropped and read: those that come later are part of it
  for (let i = 0; i < PEOPLE; i += 1) {
    await drop(first, job_id, i);
    if (i !== PEOPLE / 2) continue;
    await Promise.all([1, 2].map(() => first.call('POST', `/jobs/${job_id}/evaluation_run`)));
  }
  await expect.poll(async () => (await runOf(first)).done, { interval: 10 }).toBeGreaterThan(3);
  await first.kill();

  // and again, when more is answered
  const second = await startHost(data_dir);
  const before = await runOf(second);
  expect(before).toMatchObject({ state: 'RUNNING', total: PEOPLE });
  await expect
    .poll(async () => (await runOf(second)).done, { interval: 10 })
    .toBeGreaterThan(Math.min(before.done, PEOPLE - 1));
  await second.kill();

  const third = await startHost(data_dir);
  await expect.poll(() => runOf(third)).toMatchObject({ state: 'DONE', total: PEOPLE, done: PEOPLE });
  const db = new Sqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
  const count = (query: string): unknown => db.prepare(query).pluck().get();
  // tags are suggested after the answers, one candidate after the other
  await expect.poll(() => count("SELECT count(*) FROM tasks WHERE state <> 'DONE'")).toBe(0);
  await third.kill();

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
