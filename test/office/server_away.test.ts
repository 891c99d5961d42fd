import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../electron/office/throwaway_postgres.ts';
import { asAdmin } from './as_admin.ts';
import { closed, someoneWaits } from './closed_table.ts';
import { temporaryFolder, testOptions, testService, type TestService } from '../helpers/service.ts';
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

it('an instance that is cut off comes back: its streams go on, and what was begun is done once', async () => {
  const database = await postgres.createDatabase('cut');
  const service = await testService({ data_dir: temporaryFolder(), database });
  const stop = new AbortController();
  const stream = await fetch(`${service.url}/api/v1/events/stream?types=attachment.document_ready`, {
    headers: { authorization: `Bearer ${service.token}` },
    signal: stop.signal,
  });
  let heard = '';
  const hearing = (async () => {
    for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) heard += part;
  })().catch(() => undefined); // it ends with the test
  const open = await closed(database, 'document_vectors');
  const begun = await drop(service, 'Nora Example');
  await someoneWaits(database);
  await postgres.restart(async () => undefined);
  await open();
  await expect.poll(() => progressOf(service)).toMatchObject({ queued: 0, reading: 0, read: 1, failed: 0 });
  const later = await drop(service, 'Ada Example');
  await expect.poll(() => heard).toContain(later);
  const ready = [...heard.matchAll(/^data: (?<event>.+)$/gmu)].map(({ groups }) =>
    JSON.parse(groups!['event']!),
  );
  expect(ready.map(({ resource_id }) => resource_id)).toEqual([begun, later]);
  stop.abort();
  await hearing;
});

/** Drops a file, as often as it takes; gives its attachment. */
async function drop(service: TestService, name: string): Promise<string> {
  const headers = { 'idempotency-key': name };
  const text = `${name}\n\nExperience\nWelder, Yard, 2019 to 2023\n`;
  let body: { result: { attachment_id: string } } | undefined;
  const send = async () => {
    const form = new FormData();
    form.set('file', new Blob([text]), `${name}.txt`);
    const answer = await service.api('POST', '/api/v1/imports', form, { headers });
    body = answer.body;
    return answer.status;
  };
  await expect.poll(send).toBe(201);
  return body!.result.attachment_id;
}

const progressOf = async (service: TestService) =>
  (await service.api('GET', '/api/v1/imports/progress')).body.result;

/** How often the reading of each file was begun. */
const startsIn = async (database: string): Promise<number[]> =>
  (
    await asAdmin<{ attempts: string }>(database, "SELECT attempts FROM tasks WHERE name = 'read_attachment'")
  ).map(({ attempts }) => Number(attempts));

it('a server that goes away again and again is no failure of whatever was at work', async () => {
  const database = await postgres.createDatabase('restarts');
  const service = await testService({ data_dir: temporaryFolder(), database });
  for (const how of ['immediate', 'kill'] as const) {
    const open = await closed(database, 'document_vectors');
    const dropped = ['Nora', 'Ada', 'Ben', 'Ines'].map((name) => drop(service, `${name} ${how}`));
    await someoneWaits(database);
    await postgres.restart(async () => undefined, how);
    await open();
    await Promise.all(dropped);
  }
  await expect.poll(() => progressOf(service)).toMatchObject({ queued: 0, reading: 0, read: 8, failed: 0 });
  expect(await startsIn(database)).toEqual(Array(8).fill(1));
});

it('work that makes the server end its connection each time is given up, and all other work is done', async () => {
  const database = await postgres.createDatabase('poison');
  const service = await testService({ data_dir: temporaryFolder(), database });
  await asAdmin(
    database,
    `CREATE FUNCTION ended() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF EXISTS (SELECT FROM attachments WHERE id = new.attachment_id AND file_name = 'poison.txt')
      THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; RETURN new; END $$`,
    'CREATE TRIGGER ended BEFORE INSERT ON document_vectors FOR EACH ROW EXECUTE FUNCTION ended()',
  );
  const poison = await drop(service, 'poison');
  const names = ['Nora', 'Ada', 'Ben', 'Ines'];
  for (const name of names) await drop(service, `${name} Example`);
  // not to wait for each of the times
  const hasten = `UPDATE tasks SET attempts = 6 WHERE state = 'QUEUED' AND attempts < 6 AND payload LIKE '%${poison}%'
    RETURNING id`;
  await expect.poll(() => asAdmin(database, hasten), { interval: 20 }).toHaveLength(1);
  await expect
    .poll(() => progressOf(service))
    .toMatchObject({ queued: 0, reading: 0, read: names.length, failed: 1 });
  const { results } = (await service.api('GET', '/api/v1/imports?state=failed')).body;
  expect(results).toMatchObject([{ attachment_id: poison }]);
});

it.skipIf(process.platform === 'win32')(
  'a crash of the server counts against what was at work, as it may be the cause, and that is done all the same',
  async () => {
    const database = await postgres.createDatabase('crash');
    const service = await testService({ data_dir: temporaryFolder(), database });
    const open = await closed(database, 'document_vectors');
    await drop(service, 'Nora Example');
    process.kill(await someoneWaits(database), 'SIGKILL');
    await open();
    await expect.poll(() => progressOf(service)).toMatchObject({ queued: 0, reading: 0, read: 1, failed: 0 });
    expect(await startsIn(database)).toEqual([2]);
  },
);

it('a newer version changes a table while an older one still runs: it goes on reading', async () => {
  const database = await postgres.createDatabase('changed');
  const service = await testService({ data_dir: temporaryFolder(), database });
  const job = { remote_id: 'cook', title: 'Cook', description: 'Cooks.', status: 'open' };
  const { id } = (await service.api('POST', '/api/v1/jobs', job)).body.result;
  for (const column of ['one', 'two']) {
    // often enough to be kept prepared
    for (let i = 0; i < 10; i += 1) {
      expect((await service.api('GET', `/api/v1/jobs/${id}`)).status).toBe(200);
    }
    await asAdmin(database, `ALTER TABLE jobs ADD COLUMN ${column} TEXT`);
  }
  expect((await service.api('GET', `/api/v1/jobs/${id}`)).status).toBe(200);
});

/** Connections to a database, but for the one that asks. */
const connectionsTo = (database: string) =>
  asAdmin(
    database,
    'SELECT query FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );

it('a start that fails at any of its connections leaves none open', async () => {
  const database = await postgres.createDatabase('few');
  await asAdmin(database, "CREATE ROLE few LOGIN PASSWORD 'few'", 'ALTER DATABASE few OWNER TO few');
  const url = new URL(database);
  url.username = 'few';
  url.password = 'few';
  let failed = 0;
  for (let limit = 0; ; limit += 1) {
    await asAdmin(database, `ALTER ROLE few CONNECTION LIMIT ${limit}`);
    const started = await createService(testOptions({ database: url.href })).catch((error: Error) => {
      expect(error.message).toContain(limit < 2 ? 'has no connection left' : 'too many connections');
      return null;
    });
    await started?.close();
    await expect.poll(() => connectionsTo(database)).toEqual([]);
    if (started !== null) break;
    failed += 1;
  }
  // the one that makes the tables, the one that says that this instance lives, one that asks
  expect(failed).toBeGreaterThanOrEqual(3);
});

it('a start that fails after its tables are made, or its address is there, leaves nothing open', async () => {
  const database = await postgres.createDatabase('late');
  await (await createService(testOptions({ database }))).close();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(65_535, '127.0.0.1', resolve));
  const no_port = createService(testOptions({ database, port: 65_535 }));
  await expect(no_port).rejects.toThrow('None of the ports');
  await expect.poll(() => connectionsTo(database)).toEqual([]);
  await new Promise((resolve) => taken.close(resolve));

  await asAdmin(
    database,
    `INSERT INTO tasks (id, name, payload, state, priority, attempts, run_after, created_at, finished_at)
      VALUES ('old', 'embed_job', '{}', 'DONE', 1, 1, '', '2020-01-01', '2020-01-01')`,
    `CREATE FUNCTION refused() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`,
    'CREATE TRIGGER refused BEFORE DELETE ON tasks FOR EACH ROW EXECUTE FUNCTION refused()',
  );
  const data_dir = temporaryFolder();
  const no_tasks = createService(testOptions({ database, data_dir, port: 65_535 }));
  await expect(no_tasks).rejects.toThrow('refused');
  await expect.poll(() => connectionsTo(database)).toEqual([]);
  await expect(fetch('http://127.0.0.1:65535/')).rejects.toThrow();
  expect(existsSync(path.join(data_dir, 'service.json'))).toBe(false);
});

it.each([
  ['nobody listens', 'postgres://longlist@127.0.0.1:9/longlist', 'cannot be reached'],
  ['nobody made a socket', 'postgres:///longlist?host=/nowhere', 'cannot be reached'],
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
  await asAdmin(database, 'UPDATE longlist_model SET version = 999');
  await expect(createService(testOptions({ database }))).rejects.toThrow('newer version of Longlist');
});
