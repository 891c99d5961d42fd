import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startHost } from '../../helpers/host_process.ts';
import { isSigned, startReceiver } from '../../helpers/receiver.ts';
import { temporaryFolder } from '../../helpers/service.ts';

const EVENTS = 120;

type Created = { readonly result: { readonly id: string; readonly secret: string } };

test('kill -9 in the middle of deliveries: every answered change arrives, in order, the first time it comes', async () => {
  const data_dir = temporaryFolder();
  const receiver = await startReceiver();
  const first = await startHost(data_dir);
  const { secret, id } = (
    await first.call<Created>('POST', '/webhooks', { url: receiver.url, event_types: ['candidate.created'] })
  ).result;

  // killed while events are being sent, with more of them waiting in the change log
  receiver.answer = (response) => setTimeout(() => response.end(), 5);
  const made: string[] = [];
  for (let at = 0; at < EVENTS; at += 1) {
    const full_name = `Person ${at}`;
    made.push((await first.call<Created>('POST', '/candidates', { full_name })).result.id);
  }
  await expect.poll(() => receiver.received.length, { interval: 5 }).toBeGreaterThan(20);
  await first.kill();
  // what a killed run leaves behind is replaced by the next one
  const left = JSON.parse(await readFile(path.join(data_dir, 'service.json'), 'utf8')) as { pid: number };
  expect(left.pid).toBe(first.process.pid);

  const second = await startHost(data_dir);
  const note = JSON.parse(await readFile(path.join(data_dir, 'service.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  expect(note).toMatchObject({ base_url: second.url, pid: second.process.pid });
  await expect.poll(() => new Set(receiver.received.map(({ event }) => event.resource_id)).size).toBe(EVENTS);
  const in_order = [...new Set(receiver.received.map(({ event }) => event.resource_id))];
  expect(in_order).toEqual(made);
  expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true);
  const { results } = await second.call<{ results: { state: string }[] }>(
    'GET',
    `/webhooks/${id}/deliveries?limit=100`,
  );
  expect(results.length).toBe(100);
  await receiver.close();
});

test('a receiver that answers 500 is told again a second later', async () => {
  const receiver = await startReceiver();
  const service = await startHost(temporaryFolder());
  const { id } = (await service.call<Created>('POST', '/webhooks', { url: receiver.url })).result;
  receiver.answer = (response) => response.writeHead(receiver.received.length === 1 ? 500 : 204).end();
  const began = Date.now();
  await service.call('POST', `/webhooks/${id}/test`);
  await expect.poll(() => receiver.received.length, { interval: 20 }).toBe(2);
  expect(Date.now() - began).toBeGreaterThanOrEqual(1000);
  await expect
    .poll(async () =>
      (await service.call<{ results: unknown[] }>('GET', `/webhooks/${id}/deliveries`)).results.at(0),
    )
    .toMatchObject({ event_type: 'webhook.tested', state: 'DELIVERED', attempts: 2, response_status: 204 });
  await receiver.close();
});
