import { setPriority } from 'node:os';
import type { WorkerMessage } from '#service/db/sqlite/database_worker.ts';
import { runWorkerCall, type WorkerCall } from '#service/db/sqlite/backups/copy_database.ts';

/* A process of its own for what holds a database for seconds: it does one thing and ends. */

type ParentPort = {
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
};
const port = (process as { parentPort?: ParentPort }).parentPort;
const send = (message: WorkerMessage): void => {
  if (port === undefined) process.send?.(message);
  else port.postMessage(message);
};

/** It gives way to the service, and to other programs. */
setPriority(10);

function receive(call: WorkerCall): void {
  try {
    send({ type: 'done', value: runWorkerCall(call) });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    send({ type: 'failed', message, code: code ?? null });
  }
}

if (port === undefined) process.on('message', (message) => receive(message as WorkerCall));
else port.on('message', (event) => receive(event.data as WorkerCall));
process.on('disconnect', () => process.exit(0)); // the service is gone
send({ type: 'ready' });
