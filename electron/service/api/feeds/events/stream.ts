import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ServiceContext } from '#service/context.ts';
import type { RouteContext } from '../../context.ts';
import { viewer } from '#service/db/actor.ts';
import { isAskedFor } from './schema.ts';
import { listEvents } from './store.ts';

const BATCH = 200;
/** Proxies and browsers give up on a silent connection after a minute or so. */
const HEARTBEAT_MS = 15_000;
/** A burst of changes is read in a few goes, not one for each. */
const GATHER_MS = 20;
/** A client that reads nothing for this long is gone, whatever its connection says. */
const STALLED_MS = 60_000;

type Frame = { readonly id: string; readonly type: string; readonly text: string };
/** Events after one as they go over the wire. */
type Tail = (after: string | null) => Promise<readonly Frame[]>;

/**
 * The newest events, read and written out once for all streams of a viewer that wait for them. Pages of the past are not
 * kept: who catches up reads them alone.
 */
export function sharedTail({
  db,
  onCommit,
  private_jobs,
}: Pick<RouteContext, 'db' | 'onCommit' | 'private_jobs'>): Tail {
  // by who may see them, and the event they follow
  let pages = new Map<string, Promise<readonly Frame[]>>();
  onCommit(() => {
    pages = new Map();
  });
  const read = async (after: string | null): Promise<readonly Frame[]> =>
    (await listEvents(db, after, BATCH)).map((event) => ({
      id: event.id,
      type: event.type,
      text: `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
    }));
  return (after) => {
    const key = `${private_jobs.exist() ? viewer.getStore() : undefined} ${after}`;
    const known = pages.get(key);
    if (known !== undefined) return known;
    const here = pages;
    const page = read(after);
    here.set(key, page);
    const forget = (): unknown => here.delete(key);
    page.then((frames) => (frames.length === BATCH ? forget() : undefined), forget);
    return page;
  };
}

export type StreamOptions = {
  /** The last event the client has seen; null from the beginning. */
  readonly after: string | null;
  /** Kinds and families of events; empty: all. */
  readonly types: readonly string[];
  /** What every answer carries. */
  readonly headers?: OutgoingHttpHeaders;
  /** False once the token has expired or was revoked: then the stream ends. */
  readonly stillAllowed: () => Promise<boolean>;
  /** Calls back when tokens were revoked; returns the function that ends it. */
  readonly onForgotten?: (listener: () => void) => () => void;
  /** Default 15 s. */
  readonly heartbeat_ms?: number;
};

/**
 * Writes every event after `after` to the response as server-sent events, and new ones as they are
 * committed, until the client goes away. Waits for a slow client instead of piling up memory.
 */
export async function streamEvents(
  { onCommit }: Pick<ServiceContext, 'onCommit'>,
  tail: Tail,
  raw: ServerResponse,
  { after, types, headers = {}, stillAllowed, onForgotten, heartbeat_ms = HEARTBEAT_MS }: StreamOptions,
): Promise<void> {
  let last = after;
  let wake: (() => void) | null = null;
  let news = false;
  let checked_at = performance.now();
  const unsubscribe = onCommit(() => {
    news = true;
    wake?.();
  });
  let forgotten = false;
  const deafen = onForgotten?.(() => {
    forgotten = true;
    wake?.();
  });
  raw.on('close', () => wake?.());
  const pause = (ms: number, wakes: boolean): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = wakes
        ? () => {
            clearTimeout(timer);
            resolve();
          }
        : null;
    });

  try {
    raw.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await write(raw, 'retry: 1000\n\n');
    while (!raw.destroyed) {
      news = false;
      const frames = await tail(last);
      const wanted = frames.filter(({ type }) => isAskedFor(types, type));
      if (wanted.length > 0) await write(raw, wanted.map(({ text }) => text).join(''));
      last = frames.at(-1)?.id ?? last;
      // the client's own access may have been revoked: that is not left to the next heartbeat
      const concerned = (): boolean => forgotten || frames.some(({ type }) => type.startsWith('client.'));
      if (!concerned() && frames.length < BATCH && !news && !raw.destroyed) await pause(heartbeat_ms, true);
      if (news && !raw.destroyed) await pause(GATHER_MS, false);
      if (!concerned() && performance.now() - checked_at < heartbeat_ms) continue;
      forgotten = false;
      checked_at = performance.now();
      if (!(await stillAllowed())) break; // the client gets a new token and resumes after the last event it saw
      await write(raw, ': still here\n\n');
    }
  } finally {
    unsubscribe();
    deafen?.();
    raw.end();
  }
}

/** Resolves when the client has room for more; one that has none for a minute is cut off. */
async function write(raw: ServerResponse, text: string): Promise<void> {
  if (raw.destroyed || raw.write(text)) return;
  await new Promise<void>((resolve) => {
    const stalled = setTimeout(() => raw.destroy(), STALLED_MS);
    const done = (): void => {
      clearTimeout(stalled);
      raw.off('drain', done).off('close', done);
      resolve();
    };
    raw.once('drain', done).once('close', done);
  });
}
