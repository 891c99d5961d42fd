import { setImmediate as immediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { ServiceOptions } from '../../../context.ts';
import type { Database } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import { shownPath } from './path.ts';
import { insertLogged, trimLog } from './store.ts';

/** Rows kept of each client. */
const MAX_LOGGED = 1000;
const FLUSH_MS = 10_000;
/** Rows written in one go: a few milliseconds, so that no answer waits longer for the log. */
const BATCH_SIZE = 100;

/** An answered request as it happened: made readable later, off the way of answers. */
export type Answered = {
  readonly client_id: string;
  readonly method: string;
  /** As it came, with its query. */
  readonly url: string;
  /** The path with names for its parameters; undefined where nothing is. */
  readonly route: string | undefined;
  readonly status: number;
  readonly error_type: string | null;
  readonly duration_ms: number;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** The last requests of each client: gathered in memory, written now and then. */
export type RequestLog = {
  /** Costs about as much as pushing onto a list. */
  add(request: Answered): void;
  /** Writes what was gathered. Who reads the log calls it first. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

/** A log that gathers requests in memory and writes them together. */
export function requestLog(db: Kysely<Database>, log: ServiceOptions['log']): RequestLog {
  let gathered = new Map<string, Answered[]>();
  let writing = Promise.resolve();

  const write = async (): Promise<void> => {
    if (gathered.size === 0) return;
    const taken = gathered;
    gathered = new Map();
    for (const [client_id, requests] of taken) {
      const rows = requests.slice(-MAX_LOGGED);
      for (let at = 0; at < rows.length; at += BATCH_SIZE) {
        await db.transaction().execute(async (trx) => {
          await insertLogged(trx, rows.slice(at, at + BATCH_SIZE).map(toRow));
          await trimLog(trx, client_id, MAX_LOGGED);
        });
        await immediate();
      }
    }
  };
  const flush = async (): Promise<void> => {
    // one after the other: rows stand in the order of the answers
    writing = writing.then(write).catch((error: unknown) => {
      log?.({ level: 'warn', message: `The request log could not be written: ${String(error)}` });
    });
    return writing;
  };
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  return {
    add: (request) => {
      const requests = gathered.get(request.client_id);
      if (requests === undefined) gathered.set(request.client_id, [request]);
      // dropped now and then rather than each time: dropping the first of a list moves all others
      else if (requests.push(request) >= 2 * MAX_LOGGED) requests.splice(0, MAX_LOGGED);
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

function toRow({ client_id, method, url, route, status, error_type, duration_ms, at }: Answered) {
  return {
    id: newId(),
    client_id,
    method,
    path: shownPath(url, route),
    status,
    error_type,
    duration_ms: Math.round(duration_ms * 100) / 100,
    created_at: timestamp(new Date(at)),
  };
}
