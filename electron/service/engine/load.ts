import { cpus } from 'node:os';

/** Time of all processors, in ms since the machine started. */
type Spent = { readonly idle: number; readonly all: number };

function spentNow(): Spent {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.idle + times.user + times.sys + times.nice + times.irq;
  }
  return { idle, all };
}

/** With less of its time idle than this a machine has none to give. */
const SATURATED_BELOW = 0.05;
/** A child that reads in the background comes last: of a busy machine it gets a small part. */
const SHARE = 0.25;

/**
 * What of the time that passes is a child's own. On a machine whose processors are all busy with other things a child
 * waits more than it works; counted by the clock alone, a good file would seem to take too long. How much one process
 * worked cannot be read everywhere; how much of the machine was idle can.
 * @returns a function that tells the share (0 to 1) of the time since it was called last
 */
export function ownShare(read: () => Spent = spentNow): () => number {
  let last = read();
  return () => {
    const now = read();
    const all = now.all - last.all;
    const idle = now.idle - last.idle;
    last = now;
    // no difference yet, or a machine that tells nothing
    if (all <= 0) return 1;
    return idle / all < SATURATED_BELOW ? SHARE : 1;
  };
}
