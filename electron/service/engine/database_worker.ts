import { setPriority } from 'node:os';
import type { WorkerMessage } from '#service/db/sqlite/database_worker.ts';
import { runWorkerCall, type WorkerCall } from '#service/db/sqlite/backups/copy_database.ts';
import { onMessage, tell } from './channel.ts';

/* A process of its own for what holds a database for seconds: it does one thing and ends. */

const send: (message: WorkerMessage) => void = tell;

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

onMessage<WorkerCall>(receive);
process.on('disconnect', () => process.exit(0)); // the service is gone
send({ type: 'ready' });
