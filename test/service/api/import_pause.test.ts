import { beforeEach, describe, expect, test } from 'vitest';
import { storedFiles } from '../../helpers/engine.ts';
import { buildAttachment, buildJob } from '../../helpers/factories.ts';
import { temporaryFolder, testService, type TestService } from '../../helpers/service.ts';

let service: TestService;
beforeEach(async () => {
  service = await testService();
});

const pause = (is_paused: boolean) => service.api('PUT', '/api/v1/imports/reading', { is_paused });
const progress = async (on = service) => (await on.api('GET', '/api/v1/imports/progress')).body.result;

async function drop(name: string, text = name, fields: Record<string, string> = {}): Promise<string> {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('file', new Blob([`${text} Example\n\nExperience\nPotter, Clay House, 2019 to 2023\n`]), name);
  const { status, body } = await service.api('POST', '/api/v1/imports', form);
  expect(status).toBe(201);
  return body.result.id;
}

describe('pausing the reading of files', () => {
  test('leaves them listed with those that wait until their turn comes, and then with the others', async () => {
    await pause(true);
    const id = await drop('waiting.txt');
    const listed = async (is_waiting: string): Promise<boolean> => {
      const { body, headers } = await service.api('GET', `/api/v1/imports?is_waiting=${is_waiting}`);
      expect(headers.get('x-total-count')).toBe(String(body.results.length));
      return body.results.some((row: { id: string }) => row.id === id);
    };
    expect([await listed('true'), await listed('false')]).toEqual([true, false]);
    await pause(false);
    await service.idle();
    expect([await listed('true'), await listed('false')]).toEqual([false, true]);
    expect((await service.api('GET', '/api/v1/imports?is_waiting=perhaps')).status).toBe(422);
  });

  test('keeps what is dropped queued, while other work goes on, until it is let go', async () => {
    const { events } = await service.recorded(() => pause(true));
    expect(events).toEqual(['setting.updated']);
    expect((await service.recorded(() => pause(true))).events).toEqual([]);
    await drop('a.txt');
    await drop('b.txt');
    const job_id = await buildJob(service);
    const form = new FormData();
    form.set('file', new Blob(['Name,Email\nBen Ohm,ben@example.com\n']), 'people.csv');
    const table = (await service.api('POST', '/api/v1/candidate_tables', form)).body.result;
    const mapping = [{ column: 0, field: 'full_name' }];
    await service.api('POST', `/api/v1/candidate_tables/${table.id}/import`, { mapping, job_id });
    await service.idle();
    const found = await service.api('GET', `/api/v1/nominations?job_id=${job_id}`);
    expect(found.body.results).toHaveLength(1);
    expect(await progress()).toMatchObject({ is_paused: true, queued: 2, reading: 0, read: 0 });

    const reply = await pause(false);
    expect(reply.body.result).toEqual({ is_paused: false });
    await service.idle();
    expect(await progress()).toMatchObject({ is_paused: false, queued: 0, read: 2 });
  });

  test('outlives a restart, and says so', async () => {
    const data_dir = temporaryFolder();
    const before = await testService({ data_dir });
    await before.api('PUT', '/api/v1/imports/reading', { is_paused: true });
    const form = new FormData();
    form.set('file', new Blob(['Ada Example\n\nExperience\nPotter, Clay House, 2019 to 2023\n']), 'ada.txt');
    await before.api('POST', '/api/v1/imports', form);
    await before.close();
    const after = await testService({ data_dir });
    await after.idle();
    expect(await progress(after)).toMatchObject({ is_paused: true, queued: 1 });
    await after.api('PUT', '/api/v1/imports/reading', { is_paused: false });
    await after.idle();
    expect(await progress(after)).toMatchObject({ is_paused: false, queued: 0, read: 1 });
  });

  test('holds up nothing that is asked for by itself', async () => {
    const bad = new FormData();
    bad.set('file', new Blob(['%PDF-1.7\nnothing here']), 'broken.pdf');
    const { id } = (await service.api('POST', '/api/v1/imports', bad)).body.result;
    await service.idle();
    await pause(true);
    await drop('a.txt');
    expect((await service.api('POST', `/api/v1/imports/${id}/retry`)).status).toBe(202);
    await service.idle();
    expect(await progress()).toMatchObject({ queued: 1, failed: 1 });
  });

  test('reads what a ranking asks for', async () => {
    await pause(true);
    const attachment = await buildAttachment(service);
    const asked = () => service.api('GET', `/api/v1/candidate_rankings?target_resource_id=${attachment}`);
    await asked();
    await service.idle();
    const { body } = await service.api('GET', `/api/v1/attachments/${attachment}/document`);
    expect(body.result.state).toBe('READY');
  });
});

describe('stopping', () => {
  test('takes back what waits, with its people, nominations and bytes, and leaves what was read', async () => {
    const job_id = await buildJob(service);
    const read = await drop('read.txt');
    await service.idle();
    await pause(true);
    await drop('one.txt', 'one', { job_id });
    await drop('copy.txt', 'one');
    const last = await drop('two.txt');
    const meanwhile = await drop('meanwhile.txt');
    expect(await storedFiles(service)).toHaveLength(4);
    const { result, events } = await service.recorded(() =>
      service.api('POST', '/api/v1/imports/stop', { up_to: last }),
    );
    expect(result.body.result).toEqual({ imports: 3 });
    expect(events.filter((type) => type === 'import.deleted')).toHaveLength(3);
    expect(events.filter((type) => type === 'candidate.deleted')).toHaveLength(2);
    const left = (await service.api('GET', '/api/v1/imports')).body.results;
    expect(left.map(({ id }: { id: string }) => id)).toEqual([meanwhile, read]);
    expect((await service.api('GET', `/api/v1/nominations?job_id=${job_id}`)).body.results).toEqual([]);
    expect(await storedFiles(service)).toHaveLength(2);

    // what came meanwhile is read: a pause ends with what it held
    await service.idle();
    expect(await progress()).toMatchObject({ is_paused: false, queued: 0, read: 2 });
    expect(service.problems).toEqual([]);
  });

  test('takes everything without a last one, and nothing twice', async () => {
    await pause(true);
    for (const name of ['a', 'b', 'c']) await drop(`${name}.txt`);
    const stop = () => service.api('POST', '/api/v1/imports/stop', {});
    const counts = (await Promise.all([stop(), stop()])).map(({ body }) => body.result.imports);
    expect(counts[0] + counts[1]).toBe(3);
    expect((await service.api('GET', '/api/v1/candidates')).body.results).toEqual([]);
    expect((await stop()).body.result).toEqual({ imports: 0 });
  });
});
