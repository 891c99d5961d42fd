import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { startHost, type HostProcess } from '../helpers/host_process.ts';
import { temporaryFolder } from '../helpers/service.ts';

const FILES = 50;

function drop(service: HostProcess, i: number): Promise<{ result: { id: string } }> {
  const form = new FormData();
  const text = `Person Number${i}\n\nExperience\nClerk, Office ${i}, 2019 to 2023\n- Filed papers of kind ${i}\n`;
  form.set('file', new Blob([text]), `person ${i}.txt`);
  return service.call('POST', '/imports', form);
}

type Progress = { result: { queued: number; reading: number; read: number; failed: number } };
const progress = async (service: HostProcess): Promise<Progress['result']> =>
  (await service.call<Progress>('GET', '/imports/progress')).result;

test('kill -9 during an import of 50 files: nothing answered is lost, nothing is done twice, all finish', async () => {
  const data_dir = temporaryFolder();
  const answered = new Set<string>();

  // killed while files are still being dropped and the first are being read
  const first = await startHost(data_dir);
  const dropping = (async () => {
    for (let i = 0; i < FILES; i++) {
      answered.add((await drop(first, i)).result.id);
      if (i === 30) first.process.kill('SIGKILL');
    }
  })();
  await expect(dropping).rejects.toThrow();
  expect(answered.size).toBeGreaterThanOrEqual(30);

  // the client sends again what it had no answer for, and some it had: duplicates change nothing
  const second = await startHost(data_dir);
  for (let i = 20; i < FILES; i++) await drop(second, i);
  await expect.poll(async () => (await progress(second)).read, { interval: 20 }).toBeGreaterThan(5);
  await second.kill();

  const third = await startHost(data_dir);
  await expect.poll(() => progress(third)).toMatchObject({ queued: 0, reading: 0, read: FILES, failed: 0 });
  const { results } = await third.call<{ results: { id: string }[] }>('GET', '/imports?limit=100');
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
});

test('kill -9 between reading and joining, again and again: everybody is one record, with all of their files', async () => {
  const data_dir = temporaryFolder();
  const people = [...'ABCDEFGH'].map((letter) => `Ina ${letter}berg`);
  let service = await startHost(data_dir, { as_interface: true });
  for (const copy of [1, 2]) {
    for (const [i, name] of people.entries()) {
      const form = new FormData();
      const text = `${name}\nina${i}@example.com\n\nExperience\nClerk, Office ${copy}, 2019 to 2023\n- Filed papers\n`;
      form.set('file', new Blob([text]), `${name} ${copy}.txt`);
      await service.call('POST', '/imports', form);
    }
  }
  const count = (query: string): unknown => {
    const db = new Sqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
    const found = db.prepare(query).pluck().get();
    db.close();
    return found;
  };
  await expect.poll(() => progress(service), { interval: 20 }).toMatchObject({ read: people.length * 2 });
  await service.kill();
  const waiting = "SELECT count(*) FROM tasks WHERE name = 'join_same_person' AND state <> 'DONE'";
  // else the kill came too late to tell anything
  expect(count(waiting)).toBeGreaterThan(0);

  // and once more as soon as one is joined
  service = await startHost(data_dir, { as_interface: true });
  await expect.poll(() => count('SELECT count(*) FROM merges'), { interval: 5 }).toBeGreaterThan(0);
  await service.kill();

  service = await startHost(data_dir, { as_interface: true });
  await expect.poll(() => count("SELECT count(*) FROM tasks WHERE state <> 'DONE'")).toBe(0);
  expect(count('SELECT count(*) FROM merges')).toBe(people.length);
  expect(count("SELECT count(*) FROM events WHERE type = 'candidate.merged'")).toBe(people.length);
  expect(count('SELECT count(*) FROM candidates')).toBe(people.length);
  expect(count('SELECT count(*) FROM attachments')).toBe(people.length * 2);
  const uneven = 'SELECT candidate_id FROM attachments GROUP BY candidate_id HAVING count(*) <> 2';
  expect(count(`SELECT count(*) FROM (${uneven})`)).toBe(0);
  expect(count('PRAGMA integrity_check')).toBe('ok');
});
