import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import Sqlite from 'better-sqlite3';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../helpers/service.ts';

const host = path.resolve(import.meta.dirname, '../fixtures/service/host.ts');
const FILES = 50;

type Running = { process: ChildProcess; url: string; token: string };
let running: Running | undefined;
afterEach(() => running?.process.kill('SIGKILL'));

/** @param as_interface what another program brings is its own, and joined with less */
async function start(data_dir: string, as_interface = false): Promise<Running> {
  const child = spawn(process.execPath, [host, data_dir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { url, code, client_id, client_secret } = JSON.parse(line) as Record<string, string>;
  const credentials = { client_id, client_secret, grant_type: 'client_credentials' };
  const reply = await fetch(`${url}${as_interface ? '/ui/session' : '/api/v1/auth/tokens'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(as_interface ? { code } : credentials),
  });
  const { access_token } = (await reply.json()) as { access_token: string };
  running = { process: child, url: url!, token: access_token };
  return running;
}

async function call<T>(service: Running, method: string, url: string, body?: FormData): Promise<T> {
  const reply = await fetch(`${service.url}/api/v1${url}`, {
    method,
    headers: { authorization: `Bearer ${service.token}` },
    ...(body && { body }),
  });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

function drop(service: Running, i: number): Promise<{ result: { id: string } }> {
  const form = new FormData();
  const text = `Person Number${i}\n\nExperience\nClerk, Office ${i}, 2019 to 2023\n- Filed papers of kind ${i}\n`;
  form.set('file', new Blob([text]), `person ${i}.txt`);
  return call(service, 'POST', '/imports', form);
}

type Progress = { result: { queued: number; reading: number; read: number; failed: number } };
const progress = async (service: Running): Promise<Progress['result']> =>
  (await call<Progress>(service, 'GET', '/imports/progress')).result;

test('kill -9 during an import of 50 files: nothing answered is lost, nothing is done twice, all finish', async () => {
  const data_dir = temporaryFolder();
  const answered = new Set<string>();

  // killed while files are still being dropped and the first are being read
  const first = await start(data_dir);
  const dropping = (async () => {
    for (let i = 0; i < FILES; i++) {
      answered.add((await drop(first, i)).result.id);
      if (i === 30) first.process.kill('SIGKILL');
    }
  })();
  await expect(dropping).rejects.toThrow();
  expect(answered.size).toBeGreaterThanOrEqual(30);

  // the client sends again what it had no answer for, and some it had: duplicates change nothing
  const second = await start(data_dir);
  for (let i = 20; i < FILES; i++) await drop(second, i);
  await expect.poll(async () => (await progress(second)).read, { interval: 20 }).toBeGreaterThan(5);
  second.process.kill('SIGKILL');
  await once(second.process, 'exit');

  const third = await start(data_dir);
  await expect.poll(() => progress(third)).toMatchObject({ queued: 0, reading: 0, read: FILES, failed: 0 });
  const { results } = await call<{ results: { id: string }[] }>(third, 'GET', '/imports?limit=100');
  const ids = new Set(results.map(({ id }) => id));
  for (const id of answered) expect(ids).toContain(id);

  const db = new Sqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
  const count = (query: string): unknown => db.prepare(query).pluck().get();
  expect(count('SELECT count(*) FROM candidates')).toBe(FILES);
  expect(count('SELECT count(*) FROM attachments')).toBe(FILES);
  expect(count('SELECT count(*) FROM document_vectors')).toBe(FILES);
  expect(count('SELECT count(*) FROM candidate_search_rows')).toBe(FILES);
  expect(count("SELECT count(*) FROM events WHERE type = 'attachment.document_ready'")).toBe(FILES);
  // tags are suggested after the reading, one candidate after the other
  await expect.poll(() => count("SELECT count(*) FROM tasks WHERE state <> 'DONE'")).toBe(0);
  expect(count('PRAGMA integrity_check')).toBe('ok');
  db.close();
  third.process.kill('SIGKILL');
});

test('kill -9 between reading and joining, again and again: everybody is one record, with all of their files', async () => {
  const data_dir = temporaryFolder();
  const people = [...'ABCDEFGH'].map((letter) => `Ina ${letter}berg`);
  let service = await start(data_dir, true);
  for (const copy of [1, 2]) {
    for (const [i, name] of people.entries()) {
      const form = new FormData();
      const text = `${name}\nina${i}@example.com\n\nExperience\nClerk, Office ${copy}, 2019 to 2023\n- Filed papers\n`;
      form.set('file', new Blob([text]), `${name} ${copy}.txt`);
      await call(service, 'POST', '/imports', form);
    }
  }
  const count = (query: string): unknown => {
    const db = new Sqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
    const found = db.prepare(query).pluck().get();
    db.close();
    return found;
  };
  await expect.poll(() => progress(service), { interval: 20 }).toMatchObject({ read: people.length * 2 });
  service.process.kill('SIGKILL');
  await once(service.process, 'exit');
  const waiting = "SELECT count(*) FROM tasks WHERE name = 'join_same_person' AND state <> 'DONE'";
  // else the kill came too late to tell anything
  expect(count(waiting)).toBeGreaterThan(0);

  // and once more as soon as one is joined
  service = await start(data_dir, true);
  await expect.poll(() => count('SELECT count(*) FROM merges'), { interval: 5 }).toBeGreaterThan(0);
  service.process.kill('SIGKILL');
  await once(service.process, 'exit');

  service = await start(data_dir, true);
  await expect.poll(() => count("SELECT count(*) FROM tasks WHERE state <> 'DONE'")).toBe(0);
  expect(count('SELECT count(*) FROM merges')).toBe(people.length);
  expect(count("SELECT count(*) FROM events WHERE type = 'candidate.merged'")).toBe(people.length);
  expect(count('SELECT count(*) FROM candidates')).toBe(people.length);
  expect(count('SELECT count(*) FROM attachments')).toBe(people.length * 2);
  const uneven = 'SELECT candidate_id FROM attachments GROUP BY candidate_id HAVING count(*) <> 2';
  expect(count(`SELECT count(*) FROM (${uneven})`)).toBe(0);
  expect(count('PRAGMA integrity_check')).toBe('ok');
});
