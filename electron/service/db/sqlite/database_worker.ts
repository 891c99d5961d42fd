import path from 'node:path';
import type { ServiceOptions } from '../../context.ts';
import { runWorkerCall } from './backups/copy_database.ts';
import type { WorkerCall } from './backups/copy_database.ts';

export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'done'; readonly value: unknown }
  | { readonly type: 'failed'; readonly message: string; readonly code: string | null };

/** Does such work where it holds nobody up. */
export type DatabaseWorker = {
  run(call: WorkerCall): Promise<unknown>;
  /** Ends what is at work, which then fails; nothing is begun any more. */
  stop(): void;
};

const HEAP_MB = 512;

/** Each call in a process of its own. */
export function createDatabaseWorker({
  spawn,
  child_entry,
}: Pick<ServiceOptions, 'spawn' | 'child_entry'>): DatabaseWorker {
  // beside the engine's child, in the source tree and in a build of it
  const entry = path.join(path.dirname(child_entry), `database_worker${path.extname(child_entry)}`);
  const running = new Set<{ kill(): void }>();
  let stopped = false;
  return {
    run: (call) =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(new Error('The service is shutting down.'));
        const child = spawn(entry, { env: {}, heap_mb: HEAP_MB });
        running.add(child);
        const end = (done: () => void): void => {
          running.delete(child);
          done();
          child.kill();
        };
        child.onMessage((message) => {
          const told = message as WorkerMessage;
          if (told.type === 'ready') child.send(call);
          else if (told.type === 'done') end(() => resolve(told.value));
          else end(() => reject(Object.assign(new Error(told.message), { code: told.code ?? undefined })));
        });
        child.onExit((cause) =>
          end(() => reject(new Error(`The work on a copy of the database ended early (${cause}).`))),
        );
      }),
    stop: () => {
      stopped = true;
      for (const child of running) child.kill();
    },
  };
}

/** Within this process, which waits: for a start, and where nobody else is. */
export const IN_PROCESS: DatabaseWorker = {
  run: async (call) => runWorkerCall(call),
  stop: () => undefined,
};
