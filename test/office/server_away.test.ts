import { afterAll, beforeAll, expect, it } from 'vitest';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../electron/office/throwaway_postgres.ts';
import { temporaryFolder, testOptions, testService } from '../helpers/service.ts';
import { createService } from '#service/index.ts';

let postgres: ThrowawayPostgres;
beforeAll(async () => {
  postgres = await startThrowawayPostgres();
});
afterAll(() => postgres.stop());

const tag = (name: string) => ({ tag_type: 'specialty_name', is_standardized: false, name });

it('a server that loses its power: what was answered is there, what was not is told, and work goes on', async () => {
  const database = await postgres.createDatabase('power');
  const service = await testService({ data_dir: temporaryFolder(), database });
  const answered: string[] = [];
  const writing_ends = new AbortController();
  const statuses = new Set<number>();
  const writing = (async () => {
    for (let i = 0; !writing_ends.signal.aborted; i += 1) {
      const { status, body } = await service.api('POST', '/api/v1/tags', tag(`word ${i}`));
      statuses.add(status);
      if (status === 201) answered.push(body.result.id);
      else expect(body.error).toMatchObject({ type: 'NOT_READY' });
    }
  })();
  await expect.poll(() => answered.length).toBeGreaterThan(20);
  await postgres.restart(async () => {
    const before = answered.length;
    await expect.poll(() => statuses.has(503)).toBe(true);
    const read = await service.api('GET', '/api/v1/jobs');
    expect(read.body.error.message).toContain('The database server does not answer.');
    expect(answered.length).toBeGreaterThanOrEqual(before);
  });
  const before = answered.length;
  await expect.poll(() => answered.length).toBeGreaterThan(before + 5);
  writing_ends.abort();
  await writing;
  expect([...statuses].toSorted()).toEqual([201, 503]);
  for (const id of answered) {
    expect((await service.api('GET', `/api/v1/tags/${id}`)).status).toBe(200);
  }
});

it('instances that are cut off come back: streams go on, and what was begun is done once', async () => {
  const database = await postgres.createDatabase('cut');
  const service = await testService({ data_dir: temporaryFolder(), database });
  await postgres.restart(async () => undefined);
  const form = new FormData();
  form.set('file', new Blob(['Nora Example\n\nExperience\nWelder, Yard, 2019 to 2023\n']), 'nora.txt');
  await expect.poll(async () => (await service.api('POST', '/api/v1/imports', form)).status).toBe(201);
  await expect
    .poll(async () => (await service.api('GET', '/api/v1/imports/progress')).body.result)
    .toMatchObject({ queued: 0, reading: 0, read: 1 });
});

it('a newer version changes a table while an older one still runs: it goes on reading', async () => {
  const database = await postgres.createDatabase('changed');
  const service = await testService({ data_dir: temporaryFolder(), database });
  const job = { remote_id: 'cook', title: 'Cook', description: 'Cooks.', status: 'open' };
  const { id } = (await service.api('POST', '/api/v1/jobs', job)).body.result;
  const { Client } = await import('pg');
  const client = new Client({ connectionString: database });
  await client.connect();
  for (const column of ['one', 'two']) {
    // often enough to be kept prepared
    for (let i = 0; i < 10; i += 1) {
      expect((await service.api('GET', `/api/v1/jobs/${id}`)).status).toBe(200);
    }
    await client.query(`ALTER TABLE jobs ADD COLUMN ${column} TEXT`);
  }
  await client.end();
  expect((await service.api('GET', `/api/v1/jobs/${id}`)).status).toBe(200);
});

it.each([
  ['nobody listens', 'postgres://longlist@127.0.0.1:9/longlist', 'cannot be reached'],
  ['no such host', 'postgres://longlist@no-such-host.invalid/longlist', 'whose name is not known'],
  ['a wrong password', 'wrong password', 'refuses this name or password'],
  ['no such database', 'no database', 'does not exist'],
])('%s: the start says so, without the password', async (_what, given, sentence) => {
  const url = new URL(given.startsWith('postgres') ? given : `${postgres.server}/nowhere`);
  if (given === 'wrong password') url.password = 'guessed';
  const { password } = url;
  const failed = createService(testOptions({ database: url.href }));
  await expect(failed).rejects.toThrow(sentence);
  const message = await failed.catch((error: Error) => error.message);
  if (password !== '') expect(message).not.toContain(password);
});

it('a database of a newer version is refused, and left as it is', async () => {
  const database = await postgres.createDatabase('newer');
  await (await createService(testOptions({ database }))).close();
  const { Client } = await import('pg');
  const client = new Client({ connectionString: database });
  await client.connect();
  await client.query('UPDATE longlist_model SET version = 999');
  await client.end();
  await expect(createService(testOptions({ database }))).rejects.toThrow('newer version of Longlist');
});
