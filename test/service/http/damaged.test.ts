import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { UnusableDatabase } from '#service/db/sqlite/check.ts';
import { watchCondition } from '#service/db/sqlite/condition.ts';
import { keepSnapshots, listSnapshots } from '#service/db/sqlite/backups/snapshots.ts';
import { scheduleIntegrityCheck } from '#service/db/sqlite/integrity_check.ts';
import { openSqlite } from '#service/db/sqlite/sqlite.ts';
import { bytesOf, damageIndex, damageTable, databaseOf, say } from '../../helpers/damage.ts';
import { HAS_NO_DATA_FOLDER } from '../../helpers/engine.ts';
import { buildJob, buildTag, jobInput } from '../../helpers/factories.ts';
import { temporaryFolder, testService, type Reply, type TestService } from '../../helpers/service.ts';

function expectDamaged(reply: Reply): void {
  expect(reply.status).toBe(503);
  expect(reply.body.error).toMatchObject({
    type: 'NOT_READY',
    message: expect.stringMatching(
      /^The database is damaged, so nothing is saved any more\. Restore a backup/,
    ),
  });
}

const TAG = { name: 'bakery', tag_type: 'specialty_name', is_standardized: false };

const health = async (service: TestService): Promise<unknown> => (await service.api('GET', '/health')).body;

describe.skipIf(HAS_NO_DATA_FOLDER)('a database that is damaged while the service runs', () => {
  it.each([
    ['a read', (service: TestService) => service.api('GET', '/api/v1/tags')],
    ['a write', (service: TestService) => service.api('POST', '/api/v1/tags', TAG)],
  ])('met by %s: all writing stops, reading goes on, a backup is the way out', async (_by, meet) => {
    const data_dir = temporaryFolder();
    let service = await testService({ data_dir, children: 0 });
    const job = await buildJob(service);
    await buildTag(service);
    const { name } = (await service.api('POST', '/api/v1/data_folder/snapshots')).body.result;
    await service.idle();
    expect(await health(service)).toMatchObject({ status: 'ok' });
    const before = await service.api('POST', '/ui/session', { code: service.createSessionCode() });
    const stream = await fetch(`${service.url}/api/v1/events/stream`, {
      headers: { authorization: `Bearer ${service.token}` },
    });
    const ended = stream.text().then(
      () => 'ended',
      () => 'ended',
    );

    damageTable(databaseOf(data_dir), 'tags');
    expectDamaged(await meet(service));
    expect(await health(service)).toEqual({ status: 'damaged', version: '0.0.0-test' });
    const bytes = bytesOf(data_dir);
    // listeners connect again, and ask
    expect(await ended).toBe('ended');

    // in tables that are sound, too, and by whatever way
    expectDamaged(await service.api('POST', '/api/v1/jobs', jobInput()));
    expectDamaged(await service.api('PATCH', `/api/v1/jobs/${job}`, { title: 'Cook' }));
    expectDamaged(await service.api('DELETE', `/api/v1/jobs/${job}`));
    expect((await service.api('GET', `/api/v1/jobs/${job}`)).status).toBe(200);

    // whoever comes now may still read
    const token = await service.tokenFor(service.credentials!);
    expect((await service.api('GET', '/api/v1/jobs', undefined, { token })).status).toBe(200);
    const session = await service.api('POST', '/ui/session', { code: service.createSessionCode() });
    expect(session.status).toBe(200);
    const again = await service.api(
      'POST',
      '/ui/session',
      { session: session.body.session },
      { token: null },
    );
    expect(again.status).toBe(200);
    const page = { token: again.body.access_token as string };
    expect((await service.api('GET', '/api/v1/data_folder', undefined, page)).status).toBe(200);
    const chosen = await service.api('PUT', '/api/v1/data_folder/restore', { name }, page);
    expect(chosen.body.result).toEqual({ name });
    expect((await service.api('POST', '/api/v1/data_folder/snapshots')).status).toBe(503);
    // signing out works all the same, and for a session that was written before
    for (const { session_id, access_token } of [session.body, before.body]) {
      const own = { token: access_token as string };
      expect((await service.api('DELETE', `/ui/sessions/${session_id}`, undefined, own)).status).toBe(200);
      expect((await service.api('GET', '/api/v1/jobs', undefined, own)).status).toBe(401);
    }
    expect(service.problems).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/^The database is damaged, so nothing/) }),
    );

    await service.close();
    expect(bytesOf(data_dir)['longlist.db']).toBe(bytes['longlist.db']);
    expect(listSnapshots(data_dir)).toHaveLength(1);
    service = await testService({ data_dir, children: 0 });
    expect((await service.api('GET', `/api/v1/jobs/${job}`)).status).toBe(200);
    expect((await service.api('POST', '/api/v1/jobs', jobInput())).status).toBe(201);
    expect(await health(service)).toMatchObject({ status: 'ok' });
  });

  it('is refused by the next start when no backup was chosen', async () => {
    const data_dir = temporaryFolder();
    const service = await testService({ data_dir, children: 0 });
    await buildTag(service);
    damageTable(databaseOf(data_dir), 'tags');
    expectDamaged(await service.api('GET', '/api/v1/tags'));
    await service.close();
    expect(existsSync(path.join(data_dir, 'lock.json'))).toBe(true);
    await expect(testService({ data_dir, children: 0 })).rejects.toBeInstanceOf(UnusableDatabase);
  });

  it('keeps nothing of writes that were on their way when it was found', async () => {
    const data_dir = temporaryFolder();
    const service = await testService({ data_dir, children: 0 });
    await buildTag(service);
    damageTable(databaseOf(data_dir), 'tags');
    const [job, tag] = await Promise.all([
      service.api('POST', '/api/v1/jobs', jobInput()),
      service.api('POST', '/api/v1/tags', TAG),
      service.api('GET', '/api/v1/tags'),
    ]);
    expectDamaged(tag);
    const kept = await service.api('GET', '/api/v1/jobs');
    expect(kept.body.results).toHaveLength(job.status === 201 ? 1 : 0);
  });
});

describe.skipIf(HAS_NO_DATA_FOLDER)('damage that nobody met yet', () => {
  it('is found some time after a start', async () => {
    const folder = temporaryFolder();
    await say(folder, 'here');
    const condition = watchCondition(() => undefined);
    const sound = scheduleIntegrityCheck(folder, condition, 0);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await sound.stop();
    expect(condition.damage()).toBeNull();

    damageTable(databaseOf(folder), 'tags');
    const found = new Promise<string>((resolve) => {
      condition.onDamage(resolve);
    });
    const look = scheduleIntegrityCheck(folder, condition, 0);
    expect(await found).toMatch(/tags|malformed|page/i);
    await look.stop();
  });

  it('is found by the daily backup, which keeps the older ones', async () => {
    const folder = temporaryFolder();
    await say(folder, 'here');
    const told: string[] = [];
    let kept = keepSnapshots(
      folder,
      () => undefined,
      (problem) => told.push(problem),
    );
    const { name } = await kept.make('ASKED');
    await kept.stop();
    expect(told).toEqual([]);
    damageTable(databaseOf(folder), 'tags');
    kept = keepSnapshots(
      folder,
      () => undefined,
      (problem) => told.push(problem),
      0,
    );
    await expect.poll(() => told.length).toBe(1);
    await kept.stop();
    expect(listSnapshots(folder).map((one) => one.name)).toEqual([name]);
  });
});

describe.skipIf(HAS_NO_DATA_FOLDER)('an index that is damaged, and nothing else', () => {
  const INDEX =
    "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'candidates' AND sql LIKE '%created_at%'";
  const damagedIn = async (data_dir: string): Promise<void> => {
    const service = await testService({ data_dir, children: 0 });
    for (const full_name of ['Ada', 'Ben']) await service.api('POST', '/api/v1/candidates', { full_name });
    await service.close();
    const sqlite = openSqlite(databaseOf(data_dir), { readonly: true });
    const index = String(sqlite.prepare(INDEX).pluck().get());
    sqlite.close();
    damageIndex(databaseOf(data_dir), index);
    const damaged = openSqlite(databaseOf(data_dir), { readonly: true });
    expect(damaged.pragma('quick_check(1)', { simple: true })).toBe('ok');
    expect(damaged.pragma('integrity_check(1)', { simple: true })).not.toBe('ok');
    damaged.close();
  };

  it.each([
    ['a backup', (service: TestService) => service.api('POST', '/api/v1/data_folder/snapshots')],
    [
      'an export',
      (service: TestService) =>
        service.api('POST', '/api/v1/data_folder/exports', { path: temporaryFolder() }),
    ],
  ])('is made anew by %s, which is made, and it is told', async (_what, copy) => {
    const data_dir = temporaryFolder();
    await damagedIn(data_dir);
    const service = await testService({ data_dir, children: 0 });
    expect((await copy(service)).status).toBe(201);
    expect(service.problems).toMatchObject([{ message: expect.stringContaining('was made anew') }]);
    expect(await health(service)).toMatchObject({ status: 'ok' });
    await service.close();
    const sqlite = openSqlite(databaseOf(data_dir), { readonly: true });
    expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
    sqlite.close();
  });

  it('is damage like any other where that does not help', async () => {
    const data_dir = temporaryFolder();
    await damagedIn(data_dir);
    const database = openSqlite(databaseOf(data_dir));
    // a key that is there twice, in a table whose index says otherwise
    database.exec('CREATE TABLE twice (id TEXT); CREATE INDEX twice_once ON twice (id)');
    database.exec("INSERT INTO twice VALUES ('a'), ('a')");
    database.unsafeMode(true);
    database.pragma('writable_schema = ON');
    database.exec(
      "UPDATE sqlite_schema SET sql = replace(sql, 'INDEX', 'UNIQUE INDEX') WHERE name = 'twice_once'",
    );
    database.close();
    const service = await testService({ data_dir, children: 0 });
    expectDamaged(await service.api('POST', '/api/v1/data_folder/snapshots'));
    expect(await health(service)).toMatchObject({ status: 'damaged' });
  });
});
