import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordEvent } from '#service/api/feeds/events/store.ts';
import { listDeliveries } from '#service/api/feeds/webhooks/deliveries.ts';
import {
  changeWebhook,
  findWebhook,
  insertWebhook,
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
} from '#service/api/feeds/webhooks/store.ts';
import type { Webhook, WebhookDelivery } from '#service/api/feeds/webhooks/schema.ts';
import type { DownloadPolicy } from '#service/context.ts';
import { openTestBackend } from '../../../helpers/engine.ts';
import type { Backend } from '#service/db/backend.ts';
import { newId } from '#service/ids.ts';
import { networkLog } from '#service/network.ts';
import { createWebhookDeliveries } from '#service/tasks/webhooks/dispatch.ts';
import type { WebhookDeliveries } from '#service/tasks/webhooks/dispatch.ts';
import { TIMING } from '#service/tasks/webhooks/schedule.ts';
import type { Timing } from '#service/tasks/webhooks/schedule.ts';
import { isSigned, startReceiver } from '../../../helpers/receiver.ts';
import type { Receiver } from '../../../helpers/receiver.ts';
import { testOptions } from '../../../helpers/service.ts';

/** Deliveries against real receivers, with a day's patience and its waits in milliseconds. */
const QUICK: Timing = {
  ...TIMING,
  timeout: 5000,
  first_retry: 5,
  longest_retry: 20,
  first_rest: 5,
  longest_rest: 20,
};
/** One attempt, and no other while a test looks. */
const PATIENT: Timing = { ...QUICK, first_retry: 60_000, longest_retry: 60_000 };
const SECRET = 'the secret of this test';

let folder: string;
let database: Backend;
let receiver: Receiver;
let network: ReturnType<typeof networkLog>;
const started = new Set<WebhookDeliveries>();
const hooks: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-test-'));
  database = await openTestBackend(folder);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  receiver = await startReceiver();
  network = networkLog();
});
afterEach(async () => {
  for (const deliveries of started) await deliveries.stop();
  started.clear();
  await receiver.close();
  for (const id of hooks.splice(0)) await removeWebhook(database.db, id);
});

async function deliver(
  timing: Timing = QUICK,
  downloads: DownloadPolicy = 'public',
): Promise<WebhookDeliveries> {
  const options = testOptions({ data_dir: folder, downloads });
  const deliveries = createWebhookDeliveries({ ...database, options }, { network, timing });
  started.add(deliveries);
  await deliveries.start();
  return deliveries;
}
async function hook(url: string = receiver.url, event_types: string[] = []): Promise<string> {
  const id = await insertWebhook(database.db, { url, event_types, secret: SECRET });
  hooks.push(id);
  return id;
}
/** Events of as many candidates, in one transaction. */
async function change(count = 1): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  return database.write(async (trx) => {
    const events: string[] = [];
    for (const id of ids) events.push(await recordEvent(trx, 'candidate.created', id));
    return events;
  });
}
async function log(id: string): Promise<WebhookDelivery[]> {
  return (await listDeliveries(database.db, id, { limit: 100, cursor: undefined })).rows;
}
async function state(id: string): Promise<Pick<Webhook, 'state' | 'paused_reason' | 'failures'> | null> {
  const found = await findWebhook(database.db, id);
  return found && { state: found.state, paused_reason: found.paused_reason, failures: found.failures };
}
const came = (): string[] => receiver.received.map(({ event }) => event.id);
const until = (what: () => unknown): Promise<void> => expect.poll(what, { interval: 5 }).toBeTruthy();

it('sends the event, signed, with its ids in headers, and nothing of before', async () => {
  await change();
  const id = await hook();
  const deliveries = await deliver();
  const [event_id] = await change();
  await deliveries.idle();
  expect(receiver.received).toHaveLength(1);
  const [request] = receiver.received;
  expect(Object.keys(request!.event)).toEqual(['id', 'type', 'resource_type', 'resource_id', 'created_at']);
  expect(request!.event).toMatchObject({
    id: event_id,
    type: 'candidate.created',
    resource_type: 'candidate',
  });
  expect(isSigned(request!, SECRET)).toBe(true);
  expect(isSigned(request!, `${SECRET}!`)).toBe(false);
  expect(isSigned({ ...request!, body: request!.body.replace('created', 'deleted') }, SECRET)).toBe(false);
  const [delivery] = await log(id);
  expect(request!.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'Longlist/0.0.0-test',
    'longlist-event-id': event_id,
    'longlist-event-type': 'candidate.created',
    'longlist-delivery-id': delivery!.id,
  });
  expect(delivery).toMatchObject({
    event_id,
    event_type: 'candidate.created',
    state: 'DELIVERED',
    attempts: 1,
    response_status: 200,
    error: null,
    next_attempt_at: null,
  });
});

it('sends only what is asked for, and nothing about webhooks', async () => {
  await hook(receiver.url, ['job.*', 'candidate.deleted']);
  const deliveries = await deliver();
  await database.write(async (trx) => {
    for (const type of [
      'candidate.created',
      'job.created',
      'webhook.updated',
      'candidate.deleted',
      'job_tag.created',
      'job.updated',
    ] as const) {
      await recordEvent(trx, type, newId());
    }
  });
  await deliveries.idle();
  expect(receiver.received.map(({ event }) => event.type)).toEqual([
    'job.created',
    'candidate.deleted',
    'job.updated',
  ]);
});

it('a thousand events at once arrive in their order, each once', async () => {
  await hook();
  const deliveries = await deliver();
  const events = await change(1000);
  await deliveries.idle();
  expect(came()).toEqual(events);
});

it('several receivers at once each get everything', async () => {
  const second = await startReceiver();
  await hook();
  await hook(second.url);
  await hook(`${second.url}/again`, ['candidate.created']);
  const deliveries = await deliver();
  const events = [...(await change(60)), ...(await change(60))];
  await deliveries.idle();
  expect(came()).toEqual(events);
  for (const hook_path of ['/hook', '/hook/again']) {
    const there = second.received.filter((one) => one.path === hook_path);
    expect(there.map(({ event }) => event.id)).toEqual(events);
  }
  await second.close();
});

it('500 then 200: the same delivery again, with a new signature, later ones not held up', async () => {
  const id = await hook();
  const deliveries = await deliver({ ...QUICK, first_retry: 40, longest_retry: 40 });
  let first: string | undefined;
  receiver.answer = (response, { event }) => {
    first ??= event.id;
    // refused until the last one came: if that waited for it, neither would ever be done
    const all_came = new Set(came()).size === 3;
    response.writeHead(event.id === first && !all_came ? 500 : 200).end();
  };
  const events = await change(3);
  await until(async () => (await log(id)).at(-1)?.state === 'DELIVERED');
  await deliveries.idle();
  expect([...new Set(came())]).toEqual(events);
  const attempts = receiver.received.filter(({ event }) => event.id === events[0]);
  const [one, again] = attempts;
  expect(again!.headers['longlist-delivery-id']).toBe(one!.headers['longlist-delivery-id']);
  expect(isSigned(again!, SECRET)).toBe(true);
  expect((await log(id)).at(-1)).toMatchObject({
    event_id: events[0],
    state: 'DELIVERED',
    attempts: attempts.length,
  });
  expect(await state(id)).toMatchObject({ state: 'ACTIVE', failures: 0 });
});

it.each([
  ['a redirect is not followed', 302, 'redirects are not followed'],
  ['what the receiver refuses is tried again', 404, 'answered 404'],
])('%s', async (_name, status, sentence) => {
  const elsewhere = await startReceiver();
  receiver.answer = (response) => response.writeHead(status, { location: elsewhere.url }).end();
  const id = await hook();
  const deliveries = await deliver(PATIENT);
  await change();
  await deliveries.idle();
  expect(elsewhere.received).toEqual([]);
  const [delivery] = await log(id);
  expect(delivery).toMatchObject({ state: 'QUEUED', attempts: 1, response_status: status });
  expect(delivery!.error).toContain(sentence);
  expect(Date.parse(delivery!.next_attempt_at ?? '')).toBeGreaterThan(Date.now() + 50_000);
  expect(network.read().last).toMatchObject([{ method: 'POST', reason: 'webhook', outcome: String(status) }]);
  await elsewhere.close();
});

it('one that hangs times out and holds up nobody', async () => {
  const hanging = await startReceiver();
  hanging.answer = () => undefined;
  const stuck = await hook(hanging.url);
  await hook();
  const deliveries = await deliver({ ...PATIENT, timeout: 1000 });
  const events = await change(5);
  await until(() => receiver.received.length === 5);
  expect((await log(stuck)).every(({ attempts }) => attempts === 0)).toBe(true);
  expect(came()).toEqual(events);
  await until(async () => (await log(stuck)).some(({ attempts }) => attempts === 1));
  const tried = (await log(stuck)).find(({ attempts }) => attempts === 1);
  expect(tried).toMatchObject({
    response_status: null,
    error: 'The receiver did not answer within 1 s.',
  });
  await deliveries.stop();
  await hanging.close();
});

it('an endless answer is not read to its end', async () => {
  receiver.answer = (response) => {
    const more = (): void => {
      while (!response.destroyed && response.write('a'.repeat(64 * 1024)));
    };
    response.writeHead(200).on('drain', more);
    more();
  };
  const id = await hook();
  const deliveries = await deliver();
  await change(2);
  await deliveries.idle();
  expect((await log(id)).map((one) => one.state)).toEqual(['DELIVERED', 'DELIVERED']);
});

it('a connection that is cut off, or refused, is told in a sentence', async () => {
  receiver.answer = (response) => response.destroy();
  const cut = await hook();
  const closed = await hook('http://127.0.0.1:1/');
  const deliveries = await deliver(PATIENT);
  await change();
  await deliveries.idle();
  expect((await log(cut))[0]!.error).toMatch(/^The receiver could not be reached: .+\.$/);
  expect((await log(closed))[0]!.error).toMatch(/^The receiver could not be reached: .*ECONNREFUSED/);
});

it('after three failures in a row the webhook rests; when something arrives, all goes out', async () => {
  let down = true;
  receiver.answer = (response) => response.writeHead(down ? 503 : 200).end();
  const id = await hook();
  await deliver({ ...QUICK, first_retry: 5, longest_retry: 600_000, first_rest: 100, longest_rest: 100 });
  const events = await change(150);
  await until(async () => ((await state(id))?.failures ?? 0) >= 4);
  expect(receiver.received.length).toBeLessThan(8);
  down = false;
  const before = receiver.received.length;
  await until(() => receiver.received.length >= before + 150);
  expect(new Set(came())).toEqual(new Set(events));
  expect(await state(id)).toEqual({ state: 'ACTIVE', paused_reason: null, failures: 0 });
});

it('410 pauses at once; resumed, it goes on where it stopped, in order', async () => {
  receiver.answer = (response) => response.writeHead(410).end();
  const id = await hook();
  const deliveries = await deliver();
  const events = await change(2);
  await until(async () => (await state(id))?.state === 'PAUSED');
  await deliveries.idle();
  expect(receiver.received).toHaveLength(1);
  expect(await state(id)).toEqual({ state: 'PAUSED', paused_reason: 'GONE', failures: 1 });
  const told = await database.db.selectFrom('events').selectAll().orderBy('id', 'desc').executeTakeFirst();
  expect(told).toMatchObject({ type: 'webhook.updated', resource_id: id });

  const missed = await change(3);
  await deliveries.idle();
  expect(receiver.received).toHaveLength(1);
  receiver.answer = (response) => response.end();
  await database.write((trx) => resumeWebhook(trx, id));
  await deliveries.idle();
  expect(came().slice(1)).toEqual([...events, ...missed]);
});

it('a day of failures pauses', async () => {
  receiver.answer = (response) => response.writeHead(500).end();
  const id = await hook();
  await deliver({
    ...QUICK,
    first_retry: 1,
    longest_retry: 1,
    first_rest: 1,
    longest_rest: 1,
    gives_up_after: 100,
  });
  await change();
  await until(async () => (await state(id))?.paused_reason === 'FAILING');
  expect(receiver.received.length).toBeGreaterThanOrEqual(8);
  expect((await log(id))[0]).toMatchObject({ state: 'QUEUED', response_status: 500 });
});

it('paused or deleted in the middle of many, it gets no more than what was on its way', async () => {
  const id = await hook();
  const deliveries = await deliver();
  /** Slow enough that all would take a second. */
  const slowly = (at: number, work: () => Promise<void>) => (response: ServerResponse) => {
    if (receiver.received.length === at) void work();
    setTimeout(() => response.end(), 5);
  };
  receiver.answer = slowly(10, () => database.write((trx) => pauseWebhook(trx, id, 'REQUESTED')));
  await change(200);
  await deliveries.idle();
  const paused_after = receiver.received.length;
  expect(paused_after).toBeGreaterThanOrEqual(10);
  expect(paused_after).toBeLessThan(100);
  expect((await log(id)).some((one) => one.state === 'QUEUED')).toBe(true);
  receiver.answer = slowly(paused_after + 10, () => database.write((trx) => removeWebhook(trx, id)));
  await database.write((trx) => resumeWebhook(trx, id));
  await deliveries.idle();
  expect(receiver.received.length).toBeLessThan(190);
  expect(new Set(came()).size).toBe(receiver.received.length);
});

it('an address that is not this computer is never called, whatever the record says', async () => {
  const id = await hook('http://192.0.2.1/hook');
  const named = await hook('http://service.example.com/hook');
  const deliveries = await deliver();
  await change();
  await deliveries.idle();
  for (const one of [id, named]) {
    expect(await state(one)).toMatchObject({ state: 'PAUSED', paused_reason: 'ADDRESS_REFUSED' });
    expect((await log(one))[0]!.error).toContain('not this computer');
  }
  expect(network.read().outgoing_requests).toBe(0);
});

it('closing waits for what is answered soon and breaks off the rest, which comes again', async () => {
  const id = await hook();
  const first = await deliver({ ...QUICK, timeout: 10_000 });
  receiver.answer = () => undefined;
  const events = await change(3);
  await until(() => receiver.received.length === 1);
  const began = Date.now();
  await first.stop();
  // and not for the ten seconds that an answer may take
  expect(Date.now() - began).toBeLessThan(9_000);
  expect((await log(id)).every((one) => one.state === 'QUEUED' && one.attempts === 0)).toBe(true);
  receiver.answer = (response) => response.end();
  const second = await deliver();
  await second.idle();
  expect(came()).toEqual([events[0], ...events]);
  expect(receiver.received[0]!.headers['longlist-delivery-id']).toBe(
    receiver.received[1]!.headers['longlist-delivery-id'],
  );
});

it('a new address or secret counts from the next delivery on', async () => {
  const other = await startReceiver();
  const id = await hook();
  const deliveries = await deliver();
  await change();
  await deliveries.idle();
  await changeWebhook(database.db, id, { url: other.url, secret: 'another secret, as long' });
  await change();
  await deliveries.idle();
  expect(receiver.received).toHaveLength(1);
  expect(other.received.map((one) => isSigned(one, 'another secret, as long'))).toEqual([true]);
  await other.close();
});

it('the log keeps the newest thousand', async () => {
  const id = await hook();
  const deliveries = await deliver();
  await change(1300);
  await deliveries.idle();
  expect(receiver.received).toHaveLength(1300);
  const { total } = await listDeliveries(database.db, id, { limit: 1, cursor: undefined });
  expect(total).toBeGreaterThanOrEqual(1000);
  expect(total).toBeLessThanOrEqual(1200);
});
