import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEvents, newestEventId, pageOfEvents, recordEvents } from '#service/api/feeds/events/store.ts';
import { NO_PRIVATE_JOBS } from '#service/db/private_jobs.ts';
import { sharedTail, streamEvents } from '#service/api/feeds/events/stream.ts';
import type { StreamOptions } from '#service/api/feeds/events/stream.ts';
import { openTestBackend } from '../../helpers/engine.ts';
import type { Backend } from '#service/db/backend.ts';
import { newId } from '#service/ids.ts';

/** The stream alone, with its heartbeat in milliseconds and a client that reads as it likes. */
let database: Backend;
let folder: string;
let reads = 0;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-test-'));
  database = await openTestBackend(folder);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const record = (count: number): Promise<void> =>
  database.write((trx) => recordEvents(trx, 'candidate.created', Array.from({ length: count }, newId)));

type Served = {
  readonly request: IncomingMessage;
  readonly raw: ServerResponse;
  done: boolean;
  close(): void;
};

async function serve(options: Partial<StreamOptions>): Promise<Served> {
  const { promise: response, resolve: respond } = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, raw) => respond(raw));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { promise: answered, resolve: answer } = Promise.withResolvers<IncomingMessage>();
  get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, answer);
  const raw = await response;
  const tail = sharedTail({ ...database, private_jobs: NO_PRIVATE_JOBS });
  const served = { raw, done: false };
  void streamEvents(
    database,
    (after) => {
      reads += 1;
      return tail(after);
    },
    raw,
    { after: null, types: [], stillAllowed: async () => true, ...options },
  ).finally(() => {
    served.done = true;
  });
  const request = await answered;
  return Object.assign(served, {
    request,
    close: () => {
      request.destroy();
      server.closeAllConnections();
      server.close();
    },
  });
}

test('a silent stream is kept alive, and ends when the token does', async () => {
  let allowed = true;
  const served = await serve({ heartbeat_ms: 20, stillAllowed: async () => allowed });
  let text = '';
  served.request.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await expect.poll(() => text.split(': still here').length, { interval: 5 }).toBeGreaterThan(3);
  allowed = false;
  await expect.poll(() => served.done, { interval: 5 }).toBe(true);
  await expect.poll(() => served.request.complete, { interval: 5 }).toBe(true);
  served.close();
});

test('a stream whose client is revoked ends at once, not with the next heartbeat', async () => {
  let allowed = true;
  const served = await serve({ heartbeat_ms: 60_000, stillAllowed: async () => allowed });
  served.request.resume();
  await database.write((trx) => recordEvents(trx, 'client.updated', [newId()]));
  await sleep(40);
  expect(served.done).toBe(false);
  allowed = false;
  await database.write((trx) => recordEvents(trx, 'client.deleted', [newId()]));
  await expect.poll(() => served.done, { interval: 5 }).toBe(true);
  served.close();
});

test('a client that does not read costs no memory, and gets everything once it does', async () => {
  await record(20_000);
  reads = 0;
  const served = await serve({ heartbeat_ms: 1000 });
  // nobody listens to `data`: the kernel's buffers fill up, and nothing more is read
  await sleep(30);
  let held = 0;
  await expect
    .poll(
      () => {
        const before = held;
        held = reads;
        return before === held;
      },
      { interval: 40 },
    )
    .toBe(true);
  expect(held).toBeLessThan(100);
  expect(served.raw.writableLength).toBeLessThan(512 * 1024);
  let count = 0;
  served.request.on('data', (chunk: Buffer) => {
    count += chunk.toString('latin1').split('\nevent: ').length - 1;
  });
  await expect.poll(() => count, { interval: 10 }).toBeGreaterThanOrEqual(19_900);
  served.close();
});

test('a client that goes away is forgotten', async () => {
  const served = await serve({ heartbeat_ms: 60_000 });
  served.close();
  await expect.poll(() => served.done, { interval: 5 }).toBe(true);
});

test('what is new is read once for all who wait for it, and anew after a change', async () => {
  await record(10);
  const tail = sharedTail({ ...database, private_jobs: NO_PRIVATE_JOBS });
  const last = (await newestEventId(database.db)) ?? '';
  const [mine, yours] = [tail(last), tail(last)];
  expect(await mine).toEqual([]);
  expect(await yours).toBe(await mine);
  await record(3);
  const fresh = await tail(last);
  expect(fresh).toHaveLength(3);
  expect(await tail(last)).toBe(fresh);
  // full pages of the past are not held on to
  const past = await tail(null);
  expect(past).toHaveLength(200);
  expect(await tail(null)).not.toBe(past);
});

test('a clock that was set back hides no event from those who wait', async () => {
  // written by a run whose clock was a century ahead
  const ahead = 'ffffffff-0000-7000-8000-000000000000';
  await database.write(async (trx) => {
    await trx
      .insertInto('events')
      .values({
        id: ahead,
        type: 'job.created',
        resource_type: 'job',
        resource_id: newId(),
        created_at: '2126-01-01T00:00:00.000Z',
      })
      .execute();
  });
  expect(await newestEventId(database.db)).toBe(ahead);
  await record(3);
  const events = await listEvents(database.db, ahead, 10);
  expect(events.map(({ type }) => type)).toEqual(Array(3).fill('candidate.created'));
  const page = await pageOfEvents(database.db, {
    after: ahead,
    limit: 2,
    types: undefined,
    cursor: undefined,
  });
  expect({ total: page.total, ids: page.rows.map(({ id }) => id) }).toEqual({
    total: 3,
    ids: events.slice(0, 2).map(({ id }) => id),
  });
  const last = events.at(-1)?.id ?? '';
  expect(await newestEventId(database.db)).toBe(last);
  expect(await listEvents(database.db, last, 10)).toEqual([]);
});
