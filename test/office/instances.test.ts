import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { databaseOf, dropDatabaseOf, openRows } from '../helpers/engine.ts';
import { modelOfNoise } from '../helpers/gguf.ts';
import { startHost, type HostProcess } from '../helpers/host_process.ts';
import { temporaryFolder, testService, type TestService } from '../helpers/service.ts';
import { twoInstances } from './two_instances.ts';

function dropped(name: string): FormData {
  const form = new FormData();
  const text = `${name}\n\nExperience\nClerk, Office of ${name}, 2019 to 2023\n- Filed papers\n`;
  form.set('file', new Blob([text]), `${name}.txt`);
  return form;
}

it('what one writes, the other reads: records, files, what is found by words, and rankings', async () => {
  const { first, second } = await twoInstances();
  const at = (service: TestService, method: string, url: string, body?: unknown) =>
    service.api(method, url, body, { token: first.token });
  const job = await at(first, 'POST', '/api/v1/jobs', {
    remote_id: 'clerk',
    title: 'Clerk',
    description: 'We look for a clerk who files papers.',
    status: 'open',
  });
  const taken = await at(first, 'POST', '/api/v1/imports', dropped('Mira Example'));
  const { candidate_id, attachment_id } = taken.body.result;
  await expect
    .poll(
      async () => (await at(second, 'GET', `/api/v1/candidates/${candidate_id}`)).body.result.current_title,
    )
    .toBe('Clerk');
  const found = await at(second, 'GET', '/api/v1/candidates?q=papers');
  expect(found.body.results.map(({ id }: { id: string }) => id)).toEqual([candidate_id]);
  const { ephemeral_url } = (await at(second, 'GET', `/api/v1/attachments/${attachment_id}`)).body.result;
  const url = ephemeral_url as string;
  const path_of_file = new URL(url).pathname + new URL(url).search;
  expect((await second.api('GET', path_of_file, undefined, { token: null })).body).toContain('Filed papers');
  const rankings = await Promise.all(
    [first, second].map((service) =>
      at(service, 'GET', `/api/v1/candidate_rankings?target_resource_id=${job.body.result.id}`),
    ),
  );
  expect(rankings[0]!.body.results).toHaveLength(1);
  expect(rankings[1]!.body.results).toEqual(rankings[0]!.body.results);
});

it('whose access ends at one is refused by the other at once', async () => {
  const { first, second } = await twoInstances();
  const made = await first.api('POST', '/api/v1/clients', { name: 'a program', scopes: ['jobs:read'] });
  const { id, client_id, client_secret } = made.body.result;
  const token = await second.tokenFor({ client_id: client_id ?? id, client_secret });
  const ask = async () => (await second.api('GET', '/api/v1/jobs', undefined, { token })).status;
  expect(await ask()).toBe(200);
  await first.api('DELETE', `/api/v1/clients/${id}`);
  await expect.poll(ask).toBe(401);
});

it('600 events written by both at once have one order, and a reader of what came last misses none', async () => {
  const { first, second } = await twoInstances();
  const seen: string[] = [];
  let is_writing = true;
  const reading = (async () => {
    let after = '';
    for (;;) {
      const was_writing = is_writing;
      const url = `/api/v1/events?limit=100&types=tag.created${after === '' ? '' : `&after=${after}`}`;
      const { body } = await second.api('GET', url, undefined, { token: first.token });
      const events = body.results as { id: string; resource_id: string }[];
      seen.push(...events.map(({ resource_id }) => resource_id));
      after = events.at(-1)?.id ?? after;
      if (events.length === 0 && !was_writing) return;
    }
  })();
  const write = async (service: TestService, from: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let i = from; i < from + 100; i += 1) {
      const body = { tag_type: 'specialty_name', is_standardized: false, name: `word ${i}` };
      ids.push((await service.api('POST', '/api/v1/tags', body, { token: first.token })).body.result.id);
    }
    return ids;
  };
  const writers = [0, 1, 2, 3, 4, 5].map((at) => write(at % 2 === 0 ? first : second, at * 100));
  const written = (await Promise.all(writers)).flat();
  is_writing = false;
  await reading;
  expect(seen).toHaveLength(written.length);
  expect(new Set(seen)).toEqual(new Set(written));
});

it('a model file that is chosen or forgotten at one counts at the other', async () => {
  const { first, second } = await twoInstances();
  const file = path.join(temporaryFolder(), 'assistant.gguf');
  writeFileSync(file, modelOfNoise());
  const at = async (service: TestService, method: string, url = '/file', body?: unknown) =>
    (await service.api(method, `/api/v1/local_model${url}`, body, { token: first.token })).body;
  await at(first, 'PUT', '/file', { path: file });
  await expect.poll(() => at(second, 'GET')).toMatchObject({ result: { state: 'READY', path: file } });
  const used = await at(second, 'PUT', '', { kind: 'file', is_on: true });
  expect(used.result).toMatchObject({ kind: 'file', is_on: true });
  expect((await at(first, 'GET', '')).result).toEqual(used.result);
  await at(second, 'DELETE');
  expect(await at(first, 'GET')).toMatchObject({ result: { state: 'NONE' } });
});

/** No two files are the same. */
let files = 0;

/** Drops files with an instance that is a process. */
async function dropFiles({ call }: HostProcess, count: number): Promise<void> {
  for (const last = files + count; files < last; files += 1) {
    await call('POST', '/imports', dropped(`Person Number${files}`));
  }
}

it('one that is frozen while it reads files: the other does its work, and awake again it does nothing twice', async () => {
  const shared = temporaryFolder();
  const database = await databaseOf(shared);
  onTestFinished(() => dropDatabaseOf(shared));
  const frozen = await startHost(temporaryFolder(), { database });
  const rows = await openRows(shared);
  onTestFinished(() => rows.close());
  const [number] = await rows.column('SELECT last_value FROM longlist_instances');
  const begun = () =>
    rows.column(
      "SELECT id FROM tasks WHERE state = 'RUNNING' AND owner = ? AND name = 'read_attachment'",
      number,
    );
  const leaders = () =>
    rows.column(
      `SELECT DISTINCT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 7788202
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
  const [led_first] = await leaders();
  await dropFiles(frozen, 60);
  // in the middle of something
  for (;;) {
    frozen.process.kill('SIGSTOP');
    if ((await begun()).length > 0) break;
    frozen.process.kill('SIGCONT');
    await dropFiles(frozen, 20);
  }
  const count = Number((await rows.column('SELECT count(*) FROM imports'))[0]);
  const other = await testService({
    data_dir: temporaryFolder(),
    ...(database !== undefined && { database }),
  });
  const { token } = frozen;
  const all_read = { queued: 0, reading: 0, read: count, failed: 0 };
  const progress = async () =>
    (await other.api('GET', '/api/v1/imports/progress', undefined, { token })).body.result;
  await expect.poll(progress).toMatchObject(all_read);
  await expect.poll(leaders).toHaveLength(1);
  expect(await leaders()).not.toEqual([led_first]);
  const led_now = await leaders();

  frozen.process.kill('SIGCONT');
  // it works again, for the same people, and sees what was done
  expect(await frozen.call('GET', '/imports/progress')).toMatchObject({ result: all_read });
  const living = () =>
    rows.column(
      `SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = 7788201
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
  await expect.poll(living).toContain(number);
  await dropFiles(frozen, 1);
  await expect.poll(progress).toMatchObject({ ...all_read, read: count + 1 });
  expect(await leaders()).toEqual(led_now);
  const ready = await rows.column("SELECT id FROM events WHERE type = 'attachment.document_ready'");
  expect(ready).toHaveLength(count + 1);
  expect(await rows.column("SELECT id FROM tasks WHERE state = 'FAILED'")).toEqual([]);
});
