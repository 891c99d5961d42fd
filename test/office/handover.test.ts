import { setInterval as realInterval } from 'node:timers';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { asAdmin } from './as_admin.ts';
import { startReceiver } from '../helpers/receiver.ts';
import type { TestService } from '../helpers/service.ts';
import { twoInstances } from './two_instances.ts';

/** What instances tell each other: what was written, that one is stopped, and who does what there is one of. */

afterEach(() => {
  vi.restoreAllMocks();
});

/** Which connection leads in how much. */
const leadersOf = (database: string) =>
  asAdmin<{ pid: number; roles: number }>(
    database,
    `SELECT pid, count(*)::int AS roles FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = 7788202
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) GROUP BY pid`,
  );

/** Keeps everything that is looked at again and again from being looked at, while asked to. */
function lookingAgain(): { isOff: boolean } {
  const looking = { isOff: false };
  vi.spyOn(globalThis, 'setInterval').mockImplementation((look: () => void, ms?: number) =>
    realInterval(() => {
      if (!looking.isOff) look();
    }, ms),
  );
  return looking;
}

const drop = async (service: TestService, name: string, token: string): Promise<void> => {
  const form = new FormData();
  form.set('file', new Blob([`${name}\n\nExperience\nWelder, Yard, 2019 to 2023\n`]), `${name}.txt`);
  expect((await service.api('POST', '/api/v1/imports', form, { token })).status).toBe(201);
};

it('what one writes is in the stream of the other because it was told, not because it looked again', async () => {
  const looking = lookingAgain();
  const { first, second } = await twoInstances();
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const stream = await fetch(`${second.url}/api/v1/events/stream?types=tag.created`, {
    headers: { authorization: `Bearer ${first.token}` },
    signal: stop.signal,
  });
  looking.isOff = true;
  const tag = { tag_type: 'specialty_name', is_standardized: false, name: 'Chef' };
  const { id } = (await first.api('POST', '/api/v1/tags', tag)).body.result;
  let heard = '';
  for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) {
    heard += part;
    if (heard.includes(id)) break;
  }
  expect(heard).toContain('tag.created');
});

it('hands over at once what it leads and what it had begun, and what there is one of is done once', async () => {
  const looking = lookingAgain();
  const { first, second, database } = await twoInstances();
  const { token } = first;
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  const hook = { url: receiver.url, event_types: ['attachment.document_ready'] };
  expect((await first.api('POST', '/api/v1/webhooks', hook)).status).toBe(201);
  const [led, ...others] = await leadersOf(database);
  expect(others).toEqual([]);
  expect(led!.roles).toBeGreaterThan(5);

  const names = Array.from({ length: 24 }, (_, i) => `Person Number${i}`);
  for (const name of names) await drop(first, name, token);
  const begun = "SELECT id FROM tasks WHERE state = 'RUNNING' AND name = 'read_attachment'";
  await expect.poll(() => asAdmin(database, begun), { interval: 10 }).not.toEqual([]);
  // until it leads, the other one does nothing but what it is told
  looking.isOff = true;
  const closing = first.close();
  const isHandedOver = async () => {
    // one that asks the server nothing for long is taken for frozen: this is told to the others
    const made = await second.api(
      'POST',
      '/api/v1/clients',
      { name: 'a program', scopes: ['jobs:read'] },
      { token },
    );
    await second.api('DELETE', `/api/v1/clients/${made.body.result.id}`, undefined, { token });
    const leaders = await leadersOf(database);
    return leaders.length === 1 && leaders[0]!.pid !== led!.pid && leaders[0]!.roles === led!.roles;
  };
  await expect.poll(isHandedOver).toBe(true);
  looking.isOff = false;
  await closing;
  const progress = async () =>
    (await second.api('GET', '/api/v1/imports/progress', undefined, { token })).body.result;
  await expect.poll(progress).toMatchObject({ queued: 0, reading: 0, read: names.length, failed: 0 });
  // given back, not found abandoned: that would count
  const starts = "SELECT DISTINCT attempts::int AS attempts FROM tasks WHERE name = 'read_attachment'";
  expect(await asAdmin(database, starts)).toEqual([{ attempts: 1 }]);

  await expect.poll(() => receiver.received.length).toBe(names.length);
  await second.idle();
  const told = receiver.received.map(({ event }) => event.id);
  const ready = "SELECT id FROM events WHERE type = 'attachment.document_ready'";
  expect(told.toSorted()).toEqual(
    (await asAdmin<{ id: string }>(database, ready)).map(({ id }) => id).toSorted(),
  );
});
