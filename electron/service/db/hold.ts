import { AsyncLocalStorage } from 'node:async_hooks';
import type { Write } from '../context.ts';
import { asking } from './actor.ts';
import { ALONE, type Instances } from './instances.ts';

/** What would be written now would be left behind. */
class BeingMoved extends Error {
  readonly code = 'BEING_MOVED';

  constructor() {
    super('Everything is being moved, so nothing is written.');
    this.name = 'BeingMoved';
  }
}

/** Keeps a database as it is for a while, without keeping anybody from reading it. */
export type Hold = {
  /**
   * Runs `work` while nothing is written: what was asked for before is committed when it begins. A request that would
   * write is refused; what the service does by itself waits, and goes on afterwards.
   */
  during<T>(work: () => Promise<T>): Promise<T>;
};

const left_behind = new AsyncLocalStorage<true>();

/** Runs what writes nothing but what is left behind anyway: who is signed in. It is not held. */
export function notHeld<T>(work: () => T): T {
  return left_behind.run(true, work);
}

/** What reaches out of the database: it ends before a hold, and begins anew after it. */
const OUTSIDE: ReadonlySet<string> = new Set(['webhooks', 'folders']);

type Led = { readonly begin: () => Promise<() => Promise<void>>; end: (() => Promise<void>) | null };

/** @param write commits, in the order in which it is asked to. */
export function holdable(write: Write): {
  readonly write: Write;
  readonly hold: Hold;
  readonly instances: Instances;
} {
  const led = new Set<Led>();
  let held: Promise<void> | null = null;

  const unlessHeld: Write = (work) => {
    if (held === null || left_behind.getStore() === true) return write(work);
    if (asking.getStore() === true) return Promise.reject(new BeingMoved());
    return held.then(() => unlessHeld(work));
  };
  return {
    write: unlessHeld,
    hold: {
      during: async (work) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        try {
          for (const one of led) {
            const { end } = one;
            one.end = null;
            await end?.();
          }
          held = promise;
          await write(async () => undefined);
          return await work();
        } finally {
          held = null;
          resolve();
          for (const one of led) one.end ??= await one.begin();
        }
      },
    },
    instances: {
      ...ALONE,
      lead: async (what, begin) => {
        if (!OUTSIDE.has(what)) return begin();
        const one: Led = { begin, end: await begin() };
        led.add(one);
        return async () => {
          led.delete(one);
          await one.end?.();
        };
      },
    },
  };
}
