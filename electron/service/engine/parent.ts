import { onMessage, tell } from './channel.ts';
import type { FromChild, ToChild } from './protocol.ts';
import { startWatch } from './watch.ts';

const MEMORY_EVERY_MS = 500;

/** Tells the service something. */
export const send: (message: FromChild) => void = tell;

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
  onMessage(({ id, call }: ToChild<Call>) => {
    watch.setBusy(true);
    outcomeOf(id, answer(id, call))
      .then(send)
      .finally(() => watch.setBusy(false));
  });
  setInterval(() => send({ type: 'memory', rss: process.memoryUsage.rss() }), MEMORY_EVERY_MS);
  send({ type: 'ready' });
}
