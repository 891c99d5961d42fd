import type { ServerResponse } from 'node:http';
import type { ServiceContext } from '#service/context.ts';
import { listEvents } from './store.ts';

const BATCH = 200;
/** Proxies and browsers give up on a silent connection after a minute or so. */
const HEARTBEAT_MS = 15_000;

export type StreamOptions = {
  /** The last event the client has seen; null from the beginning. */
  readonly after: string | null;
  /** False once the token has expired or was revoked: then the stream ends. */
  readonly stillAllowed: () => Promise<boolean>;
};

/**
 * Writes every event after `after` to the response as server-sent events, and new ones as they are
 * committed, until the client goes away. Waits for a slow client instead of piling up memory.
 */
export async function streamEvents(
  { db, onCommit }: Pick<ServiceContext, 'db' | 'onCommit'>,
  raw: ServerResponse,
  { after, stillAllowed }: StreamOptions,
): Promise<void> {
  let last = after;
  let wake: (() => void) | null = null;
  let news = false;
  let checked_at = Date.now();
  const unsubscribe = onCommit(() => {
    news = true;
    wake?.();
  });
  raw.on('close', () => wake?.());
  const write = async (text: string): Promise<void> => {
    if (raw.write(text) || raw.destroyed) return;
    await new Promise<void>((resolve) => {
      raw.once('drain', resolve);
      raw.once('close', resolve);
    });
  };
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, HEARTBEAT_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  try {
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await write('retry: 1000\n\n');
    while (!raw.destroyed) {
      news = false;
      const events = await listEvents(db, last, BATCH);
      for (const event of events) {
        await write(`id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
        last = event.id;
      }
      if (events.length < BATCH && !news && !raw.destroyed) await pause();
      if (Date.now() - checked_at < HEARTBEAT_MS) continue;
      checked_at = Date.now();
      if (!(await stillAllowed())) break; // the client gets a new token and resumes after the last event it saw
      await write(': still here\n\n');
    }
  } finally {
    unsubscribe();
    raw.end();
  }
}
