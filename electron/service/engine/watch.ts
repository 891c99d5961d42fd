import { Worker } from 'node:worker_threads';

/** What a watch says on the standard output of its process, a byte each; everything else there is noise. */
export const BEAT = 0x05;
export const TOO_LARGE = 0x18;
/** A beat is this much time in which the process was awake, or more where it had to wait for a processor. */
export const BEAT_MS = 250;
const LOOK_MS = 25;

/**
 * A thread of its own beside the one that works: it can still look while that is stuck in a loop or in native code, which
 * is where memory is filled. process.memoryUsage.rss() is of the whole process, and the same on every system. While there
 * is no work it sleeps.
 */
const SOURCE = `
const { workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const { flag, limit, BEAT, TOO_LARGE, BEAT_MS, LOOK_MS } = workerData;
const busy = new Int32Array(flag);
const say = (byte) => {
  try {
    writeSync(1, Buffer.from([byte]));
  } catch {
    // nobody listens any more
  }
};
say(BEAT);
for (let awake = 0; ; ) {
  Atomics.wait(busy, 0, 0);
  Atomics.wait(busy, 0, 1, LOOK_MS);
  if (process.memoryUsage.rss() > limit) {
    say(TOO_LARGE);
    process.kill(process.pid, 'SIGKILL');
  }
  // counted by looks, not by a clock: one that finds hours gone was asleep
  awake += LOOK_MS;
  if (awake >= BEAT_MS) {
    awake = 0;
    say(BEAT);
  }
}
`;

/** Ends this process when it takes more memory than is allowed, and tells how long it was awake at work. */
export function startWatch(rss_limit_bytes: number): { setBusy(is_busy: boolean): void } {
  const flag = new SharedArrayBuffer(4);
  const busy = new Int32Array(flag);
  const worker = new Worker(SOURCE, {
    eval: true,
    workerData: { flag, limit: rss_limit_bytes, BEAT, TOO_LARGE, BEAT_MS, LOOK_MS },
  });
  worker.unref();
  return {
    setBusy: (is_busy) => {
      Atomics.store(busy, 0, is_busy ? 1 : 0);
      Atomics.notify(busy, 0);
    },
  };
}
