import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { connectionsTo } from '#service/db/postgres/connections.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const poolTo = (server: string) => {
  const pool = connectionsTo(server, undefined).pool(1);
  onTestFinished(async () => {
    vi.useRealTimers();
    await pool.end();
  });
  return pool;
};
const ofTheServer = () => poolTo(`${process.env['LONGLIST_TEST_POSTGRES']}/postgres`);

it('who waits for a connection that others hold one after the other gets it, however long that takes', async () => {
  const pool = ofTheServer();
  let held = await pool.connect();
  const waiting = Array.from({ length: 5 }, () => pool.connect());
  for (const next of waiting) {
    await vi.advanceTimersByTimeAsync(9000);
    held.release();
    held = await next;
  }
  expect((await held.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  held.release();
});

it('who asks without a connection of their own waits in the same way, and is told in the same way', async () => {
  const pool = ofTheServer();
  const ask = () => pool.query('SELECT $1::int AS one', [1]);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  await expect(pool.query('SELECT nothing')).rejects.toThrow('"nothing" does not exist');
  const held = await pool.connect();
  const told = expect(ask()).rejects.toThrow('timeout: no connection for 10 seconds');
  await vi.advanceTimersByTimeAsync(10_000);
  await told;
  const waiting = ask();
  held.release();
  expect((await waiting).rows).toEqual([{ one: 1 }]);
});

it('when nobody gets a connection for ten seconds, all who wait are told, and what comes then is for the next', async () => {
  const pool = ofTheServer();
  const held = await pool.connect();
  const waiting = Promise.allSettled([pool.connect(), pool.connect()]);
  await vi.advanceTimersByTimeAsync(10_000);
  const outcomes = await waiting;
  expect(outcomes.map((one) => one.status === 'rejected' && String(one.reason))).toEqual(
    Array(2).fill('Error: timeout: no connection for 10 seconds'),
  );
  const next = pool.connect();
  held.release();
  (await next).release();
});

it('a process that had no time to listen for longer than that listens first', async () => {
  vi.useRealTimers();
  const pool = ofTheServer();
  const held = await pool.connect();
  void held.query('SELECT 1').then(() => held.release());
  const waiting = pool.connect();
  // the answer arrives meanwhile, and nobody reads it
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_500);
  (await waiting).release();
});

it('a server that takes a connection and says nothing is given up after ten seconds', async () => {
  const taken: Socket[] = [];
  const mute = createServer((socket) => taken.push(socket));
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of taken) socket.destroy();
    mute.close();
  });
  const pool = poolTo(`postgres://nobody@127.0.0.1:${(mute.address() as AddressInfo).port}/nothing`);
  const told = expect(pool.connect()).rejects.toThrow('timeout');
  await vi.advanceTimersByTimeAsync(10_000);
  await told;
  // the place is free again
  await expect.poll(() => pool.totalCount).toBe(0);
});
