import { setPriority } from 'node:os';
import type { FromApart } from '#service/db/apart.ts';
import { doOnCopy, type ApartCall } from '#service/db/copies.ts';

/* A process of its own for what holds a database for seconds: it does one thing and ends. */

type ParentPort = {
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
};
const port = (process as { parentPort?: ParentPort }).parentPort;
const send = (message: FromApart): void => {
  if (port === undefined) process.send?.(message);
  else port.postMessage(message);
};

/** It gives way to the service, and to other programs. */
setPriority(10);

function receive(call: ApartCall): void {
  try {
    send({ type: 'done', value: doOnCopy(call) });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    send({ type: 'failed', message, code: code ?? null });
  }
}

if (port === undefined) process.on('message', (message) => receive(message as ApartCall));
else port.on('message', (event) => receive(event.data as ApartCall));
process.on('disconnect', () => process.exit(0)); // the service is gone
send({ type: 'ready' });
