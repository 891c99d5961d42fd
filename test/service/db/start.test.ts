import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildJob } from '../../helpers/factories.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';

it('is found by service.json, which goes when it stops', async () => {
  const service = await testService({ children: 0, data_dir: temporaryFolder() });
  const note = path.join(service.data_dir, 'service.json');
  expect(JSON.parse(readFileSync(note, 'utf8'))).toMatchObject({
    base_url: service.url,
    port: service.port,
    pid: process.pid,
    version: '0.0.0-test',
  });
  if (process.platform !== 'win32') expect(statSync(note).mode & 0o777).toBe(0o600);
  await service.close();
  expect(existsSync(note)).toBe(false);
});

it('tells nothing but its state and version to whoever has no token', async () => {
  const service = await testService({ children: 0, data_dir: temporaryFolder() });
  const health = await service.api('GET', '/health', undefined, { token: null });
  expect(health.status).toBe(200);
  expect(health.body).toEqual({ status: 'ok', version: '0.0.0-test' });
});

it('replaces the service.json that a killed run left behind, with the rights of a new one', async () => {
  const data_dir = temporaryFolder();
  const note = path.join(data_dir, 'service.json');
  const stale = { base_url: 'http://127.0.0.1:1', port: 1, pid: 1, version: 'old', started_at: 'then' };
  writeFileSync(note, JSON.stringify(stale), { mode: 0o644 });
  writeFileSync(`${note}.new`, '{', { mode: 0o644 });
  const service = await testService({ children: 0, data_dir });
  const found = JSON.parse(readFileSync(note, 'utf8')) as Record<string, unknown>;
  expect(Object.keys(found)).toEqual(['base_url', 'port', 'pid', 'version', 'started_at']);
  expect(found).toMatchObject({ base_url: service.url, port: service.port, pid: process.pid });
  expect(Date.parse(String(found['started_at']))).toBeGreaterThan(Date.now() - 60_000);
  if (process.platform !== 'win32') expect(statSync(note).mode & 0o777).toBe(0o600);
  expect(existsSync(`${note}.new`)).toBe(false);
});

it('takes the next port when one is taken', async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const taken = (blocker.address() as AddressInfo).port;
  const service = await testService({ children: 0, port: taken });
  expect(service.port).toBeGreaterThan(taken);
  expect(service.port).toBeLessThan(taken + 20);
  expect((await service.api('GET', '/health')).status).toBe(200);
  blocker.close();
});

it('keeps everything over a restart: records, tokens, stages, clients', async () => {
  const data_dir = temporaryFolder();
  const first = await testService({ children: 0, data_dir });
  const job = await buildJob(first);
  const { body: stages } = await first.api('GET', '/api/v1/nomination_stages');
  await first.close();
  const second = await testService({ children: 0, data_dir });
  expect(second.credentials).toEqual(first.credentials);
  expect((await second.api('GET', `/api/v1/jobs/${job}`, undefined, { token: first.token })).status).toBe(
    200,
  );
  expect((await second.api('GET', '/api/v1/nomination_stages')).body).toEqual(stages);
  expect((await second.api('GET', '/api/v1/clients')).body.results).toHaveLength(1);
});

it('notes when a client was last seen', async () => {
  const data_dir = temporaryFolder();
  const first = await testService({ children: 0, data_dir });
  await first.api('GET', '/api/v1/jobs');
  await first.close();
  const second = await testService({ children: 0, data_dir });
  expect((await second.api('GET', '/api/v1/clients')).body.results[0].last_used_at).toBeTypeOf('string');
});
