import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type TestContext } from 'vitest';

/** Longer than any file may take in the fixture. */
const ASLEEP_MS = 6_000;

/** A host process in a group of its own, with its children at work. */
async function startHost({ onTestFinished }: TestContext): Promise<{
  readonly pid: number;
  readonly children: readonly number[];
  readonly ends: Promise<unknown>;
}> {
  const host = fork(path.resolve(import.meta.dirname, '../../fixtures/engine/host.ts'), [], {
    detached: true,
  });
  onTestFinished(() => {
    host.kill('SIGKILL');
  });
  const [{ pids }] = (await once(host, 'message')) as [{ pids: number[] }];
  const ends = once(host, 'message').then(([message]) => (message as { ends: string[] }).ends);
  return { pid: host.pid!, children: pids, ends };
}

/** A laptop that sleeps suspends everything; a system short of power, or a person, may suspend a part. */
test.skipIf(process.platform === 'win32').concurrent.for([
  ['the children alone', ({ children }: { children: readonly number[] }) => children],
  ['the host alone', ({ pid }: { pid: number }) => [pid]],
  ['all of them', ({ pid }: { pid: number }) => [-pid]],
] as const)('time asleep counts for nobody: %s', async ([_who, chosen], context) => {
  const host = await startHost(context);
  await sleep(200);
  const suspended = chosen({ pid: host.pid, children: host.children });
  for (const pid of suspended) process.kill(pid, 'SIGSTOP');
  await sleep(ASLEEP_MS);
  for (const pid of suspended) process.kill(pid, 'SIGCONT');
  expect(await host.ends).toEqual(['read', 'read', 'read', 'read']);
});
