import type { FromChild, ToChild } from './protocol.ts';
import { startWatch } from './watch.ts';

/* The child's end of the channel to the service. */

/** Electron's utility processes talk through process.parentPort, Node's through process itself. */
type ParentPort = {
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
};
const port = (process as { parentPort?: ParentPort }).parentPort;

const MEMORY_EVERY_MS = 500;

/** Tells the service something. */
export function send(message: FromChild): void {
  if (port === undefined) process.send?.(message);
  else port.postMessage(message);
}

/** What the service learns about a call, whatever its outcome. */
export const outcomeOf = (id: number, answer: Promise<unknown>): Promise<FromChild> =>
  answer.then(
    (value) => ({ type: 'reply', id, value }),
    (error: unknown) => ({
      type: 'error',
      id,
      message: error instanceof Error ? error.message : String(error),
    }),
  );

/** Answers every call from now on, under the watch over memory and silence, and says that the child is ready. */
export function serveCalls<Call>(
  answer: (id: number, call: Call) => Promise<unknown>,
  rss_limit_bytes: number,
): void {
  const watch = startWatch(rss_limit_bytes);
  const receive = ({ id, call }: ToChild<Call>): void => {
    watch.setBusy(true);
    outcomeOf(id, answer(id, call))
      .then(send)
      .finally(() => watch.setBusy(false));
  };
  if (port === undefined) process.on('message', (message) => receive(message as ToChild<Call>));
  else port.on('message', (event) => receive(event.data as ToChild<Call>));
  setInterval(() => send({ type: 'memory', rss: process.memoryUsage.rss() }), MEMORY_EVERY_MS);
  send({ type: 'ready' });
}
