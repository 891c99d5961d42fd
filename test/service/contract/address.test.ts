import { createServer } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { createService } from '#service/index.ts';
import type { Service } from '#service/index.ts';
import { temporaryFolder, testOptions, testService } from '../../helpers/service.ts';

/** Where the service answers, and where it does not. */

it('answers on the loopback address and on no other of this computer', async () => {
  const service = await testService({ children: 0 });
  expect(service.url).toBe(`http://127.0.0.1:${service.port}`);
  const others = Object.values(networkInterfaces())
    .flat()
    .flatMap((found) => (found?.internal === false && found.family === 'IPv4' ? [found.address] : []));
  for (const host of others) {
    const outcome = await new Promise<string>((resolve) => {
      const socket = connect({ host, port: service.port, timeout: 1000 });
      socket.on('connect', () => resolve('connected'));
      socket.on('error', () => resolve('refused'));
      socket.on('timeout', () => resolve('refused'));
    });
    expect([host, outcome]).toEqual([host, 'refused']);
  }
});

it('takes 7788 or one of the next nineteen, and the same again at the next start', async () => {
  const { port: _any, ...options } = testOptions({ data_dir: temporaryFolder(), children: 0 });
  const blocker = createServer();
  // taken by somebody else already: as good
  blocker.on('error', () => undefined);
  blocker.listen(7788, '127.0.0.1');
  onTestFinished(() => void blocker.close());
  const start = async (): Promise<Service> => {
    const service = await createService(options);
    onTestFinished(() => service.close());
    return service;
  };
  const first = await start();
  expect(first.port).toBeGreaterThan(7788);
  expect(first.port).toBeLessThanOrEqual(7807);
  await first.close();
  blocker.close();
  expect((await start()).port).toBe(first.port);
});

it('tells its health without a token, and nothing else', async () => {
  const service = await testService({ children: 0 });
  const reply = await service.api('GET', '/health', undefined, { token: null });
  expect(Object.keys(reply.body).toSorted()).toEqual(['status', 'version']);
});
