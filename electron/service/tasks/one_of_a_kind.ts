import type { Instances } from '#service/db/instances.ts';

/** Something that works from its start to its stop. */
type Worker = { start(): Promise<void>; stop(): Promise<void> };

/**
 * A worker of which there is one at a time, however many instances there are: the one that leads makes it, and when
 * that one is gone, another does.
 */
export function oneOfAKind<Made extends Worker>(
  instances: Instances,
  what: string,
  make: () => Made,
): Worker & { /** The worker, while it is this instance's turn. */ readonly current: () => Made | null } {
  let current: Made | null = null;
  let end: (() => Promise<void>) | undefined;
  return {
    current: () => current,
    start: async () => {
      end = await instances.lead(what, async () => {
        const made = make();
        current = made;
        await made.start();
        return () => {
          current = null;
          return made.stop();
        };
      });
    },
    stop: async () => end?.(),
  };
}
