import { expect } from 'vitest';

/** How often a piece of work is tried. */
const TRIES = 5;

/**
 * Fails unless some work costs less than so many milliseconds of its thread's processor time: what code costs, however
 * busy the machine is with other things. The quickest of a few tries counts, and one that is quick enough is enough:
 * the first pays for what is loaded once, and beside other work the same code takes several times as long. What
 * explodes is slow each time. The work is told which try it is, for what would remember the last one.
 */
export async function expectSoon(limit_ms: number, work: (tried: number) => unknown): Promise<void> {
  let quickest = Infinity;
  for (let tried = 0; tried < TRIES && quickest >= limit_ms; tried++) {
    const before = process.threadCpuUsage();
    await work(tried);
    const { user, system } = process.threadCpuUsage(before);
    quickest = Math.min(quickest, (user + system) / 1000);
  }
  expect(quickest).toBeLessThan(limit_ms);
}
