import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { isSigned, startReceiver } from '../../helpers/receiver.ts';
import { temporaryFolder } from '../../helpers/service.ts';

const host = path.resolve(import.meta.dirname, '../../fixtures/service/host.ts');
const EVENTS = 120;

type Running = { readonly process: ChildProcess; readonly url: string; readonly token: string };
const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

async function start(data_dir: string): Promise<Running> {
  const child = spawn(process.execPath, [host, data_dir], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { url = '', client_id, client_secret } = JSON.parse(line) as Record<string, string>;
  const reply = await fetch(`${url}/api/v1/auth/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id, client_secret, grant_type: 'client_credentials' }),
  });
  const { access_token } = (await reply.json()) as { access_token: string };
  return { process: child, url, token: access_token };
}

async function call<T>(service: Running, method: string, url: string, body?: unknown): Promise<T> {
  const reply = await fetch(`${service.url}/api/v1${url}`, {
    method,
    headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

type Created = { readonly result: { readonly id: string; readonly secret: string } };

test('kill -9 in the middle of deliveries: every answered change arrives, in order, the first time it comes', async () => {
  const data_dir = temporaryFolder();
  const receiver = await startReceiver();
  const first = await start(data_dir);
  const { secret, id } = (
    await call<Created>(first, 'POST', '/webhooks', { url: receiver.url, event_types: ['candidate.created'] })
  ).result;

  // killed while events are being sent, with more of them waiting in the change log
  receiver.answer = (response) => setTimeout(() => response.end(), 5);
  const made: string[] = [];
  for (let at = 0; at < EVENTS; at += 1) {
    const full_name = `Person ${at}`;
    made.push((await call<Created>(first, 'POST', '/candidates', { full_name })).result.id);
  }
  await expect.poll(() => receiver.received.length, { interval: 5 }).toBeGreaterThan(20);
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  // what a killed run leaves behind is replaced by the next one
  const left = JSON.parse(await readFile(path.join(data_dir, 'service.json'), 'utf8')) as { pid: number };
  expect(left.pid).toBe(first.process.pid);

  const second = await start(data_dir);
  const note = JSON.parse(await readFile(path.join(data_dir, 'service.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  expect(note).toMatchObject({ base_url: second.url, pid: second.process.pid });
  await expect.poll(() => new Set(receiver.received.map(({ event }) => event.resource_id)).size).toBe(EVENTS);
  const in_order = [...new Set(receiver.received.map(({ event }) => event.resource_id))];
  expect(in_order).toEqual(made);
  expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true);
  const { results } = await call<{ results: { state: string }[] }>(
    second,
    'GET',
    `/webhooks/${id}/deliveries?limit=100`,
  );
  expect(results.length).toBe(100);
  await receiver.close();
});

test('a receiver that answers 500 is told again a second later', async () => {
  const receiver = await startReceiver();
  const service = await start(temporaryFolder());
  const { id } = (await call<Created>(service, 'POST', '/webhooks', { url: receiver.url })).result;
  receiver.answer = (response) => response.writeHead(receiver.received.length === 1 ? 500 : 204).end();
  const began = Date.now();
  await call(service, 'POST', `/webhooks/${id}/test`);
  await expect.poll(() => receiver.received.length, { interval: 20 }).toBe(2);
  expect(Date.now() - began).toBeGreaterThanOrEqual(1000);
  await expect
    .poll(async () =>
      (await call<{ results: unknown[] }>(service, 'GET', `/webhooks/${id}/deliveries`)).results.at(0),
    )
    .toMatchObject({ event_type: 'webhook.tested', state: 'DELIVERED', attempts: 2, response_status: 204 });
  await receiver.close();
});
