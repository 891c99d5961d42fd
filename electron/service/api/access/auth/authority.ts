import type { Kysely } from 'kysely';
import type { ServiceOptions } from '../../../context.ts';
import { isDamage } from '../../../db/sqlite/problem.ts';
import { ALONE, type Instances } from '../../../db/instances.ts';
import type { Database } from '../../../db/schema.ts';
import { ServiceError, rateLimited } from '../../../errors.ts';
import { touchClients } from '../clients/store.ts';
import { touchSession } from '../sessions/store.ts';
import { timestamp } from '../../../ids.ts';
import { fastHash, newSecret } from '../../secrets.ts';
import { findClientKnown, findToken, insertToken, removeExpiredTokens } from './store.ts';
import type { KnownToken } from './store.ts';
import type { Authority, Caller } from '../../tokens.ts';

/** Seconds, as the contract's expires_in says. */
const TOKEN_LIFETIME = 3600;
/** For each token. A program gone wild is slowed; 5,000 a second for a whole minute is none that works. */
const REQUESTS_PER_MINUTE = 300_000;
const MINUTE_MS = 60_000;
const FLUSH_MS = 60_000;
/** Among several instances: one that was killed could not tell the others whom it had signed out. */
const LOOK_AGAIN_MS = 60_000;

type Kept = KnownToken & {
  minute: number;
  requests: number;
  /** By performance.now(): however the clock is set back, nothing is good for longer than a token is. */
  readonly ends: number;
  /** By performance.now(): when it was looked up. */
  readonly looked_up: number;
};

/** The authority over the tokens in this database, with a ceiling of requests for each token. */
export function tokenAuthority(
  db: Kysely<Database>,
  log: ServiceOptions['log'],
  {
    requests_per_minute = REQUESTS_PER_MINUTE,
    instances = ALONE,
  }: { readonly requests_per_minute?: number; readonly instances?: Instances } = {},
): Authority {
  const kept = new Map<string, Kept>();
  let forgotten = 0;
  const uses = lastUses(db, log);

  const admit = (hash: string, known: Kept | undefined): Caller => {
    const now = Date.now();
    if (known === undefined || known.expires_at <= now || known.ends <= performance.now()) {
      // one whose hour is over by its own count is remembered: looked up again it would begin anew
      if (known === undefined || known.expires_at <= now) kept.delete(hash);
      throw new ServiceError(
        'INVALID_TOKEN',
        'The access token is unknown, expired or revoked. Request a new one.',
      );
    }
    countRequest(known, now, requests_per_minute);
    uses.note(known.client_id, known.session_id, now);
    return known;
  };
  // also where their tokens could not be taken out of a damaged database
  const ended = new Set<string>();
  const listeners = new Set<() => void>();
  const forget = (which: (known: Kept) => boolean): void => {
    forgotten += 1;
    for (const [hash, known] of kept) if (which(known)) kept.delete(hash);
    for (const listener of listeners) listener();
  };

  const inMemory = (hash: string): Kept | undefined => {
    const known = kept.get(hash);
    const is_due = instances !== ALONE && performance.now() - (known?.looked_up ?? 0) > LOOK_AGAIN_MS;
    return is_due ? undefined : known;
  };

  const forgetClient = (client_id: string): void => forget((known) => known.client_id === client_id);
  const forgetSession = (session_id: string): void => {
    ended.add(session_id);
    forget((known) => known.session_id === session_id);
  };
  // null: something may have been missed, so everything is looked up anew
  instances.onTold('client_revoked', (id) => (id === null ? forget(() => true) : forgetClient(id)));
  instances.onTold('session_ended', (id) => (id === null ? forget(() => true) : forgetSession(id)));

  return {
    authenticate: async (header) => {
      const hash = tokenHash(header);
      let known = inMemory(hash);
      if (known === undefined) {
        const before = forgotten;
        const found = await findToken(db, hash);
        if (found !== null && ended.has(found.session_id ?? '')) throw sessionEnded();
        // another request may have looked it up meanwhile: both count on one record
        known = inMemory(hash);
        if (known === undefined && found !== null) {
          const left = Math.min(found.expires_at - Date.now(), TOKEN_LIFETIME * 1000);
          const looked_up = performance.now();
          const { minute = 0, requests = 0, ends = looked_up + left } = kept.get(hash) ?? {};
          known = { ...found, minute, requests, ends, looked_up };
          // what was read may be of a client that was revoked meanwhile: good for this request and no other
          if (forgotten === before) kept.set(hash, known);
        }
      }
      return admit(hash, known);
    },
    recall: (header) => {
      const hash = tokenHash(header);
      const known = inMemory(hash);
      return known === undefined ? null : admit(hash, known);
    },
    rateLimit: (caller) => {
      const { minute, requests } = caller as Kept;
      return {
        limit: requests_per_minute,
        remaining: Math.max(0, requests_per_minute - requests),
        reset: Math.max(1, Math.ceil(((minute + 1) * MINUTE_MS - Date.now()) / 1000)),
      };
    },
    issue: async (client_id, scopes, client_ends, session_id) => {
      const token = newSecret();
      const now = Date.now();
      const end = Math.min(
        now + TOKEN_LIFETIME * 1000,
        client_ends === null ? Infinity : Date.parse(client_ends),
      );
      const expires_at = new Date(end);
      try {
        const row = { token_hash: fastHash(token), client_id, scopes, expires_at };
        await storeToken(db, { ...row, session_id: session_id ?? null }, now);
      } catch (error) {
        if (!isDamage(error)) throw error;
        // reading goes on, so whoever may read gets in: for as long as this process lives
        const known = await findClientKnown(db, client_id);
        const ends = performance.now() + end - now;
        kept.set(fastHash(token), {
          ...known,
          scopes,
          session_id: session_id ?? null,
          expires_at: end,
          ends,
          looked_up: performance.now(),
          minute: 0,
          requests: 0,
        });
      }
      for (const [hash, known] of kept) if (known.expires_at <= Date.now()) kept.delete(hash);
      uses.note(client_id, session_id ?? null, Date.now());
      return {
        access_token: token,
        scopes,
        expires_in: Math.max(0, Math.floor((end - now) / 1000)),
      };
    },
    forget: (client_id) => {
      forgetClient(client_id);
      instances.tell('client_revoked', client_id);
    },
    forgetSession: (session_id) => {
      forgetSession(session_id);
      instances.tell('session_ended', session_id);
    },
    onForgotten: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lastUsed: uses.of,
    close: uses.close,
  };
}

/** When clients and sessions were last seen. Written now and then: each at once would turn every read into a write. */
function lastUses(
  db: Kysely<Database>,
  log: ServiceOptions['log'],
): {
  note(client_id: string, session_id: string | null, at: number): void;
  of(id: string): string | null;
  close(): Promise<void>;
} {
  // by the id of a client or a session; what is not written yet is named by the sets
  const seen = new Map<string, number>();
  const clients = new Set<string>();
  const sessions = new Set<string>();
  const flush = async (): Promise<void> => {
    const of_clients = [...clients].map((id) => [id, seen.get(id)!] as const);
    const of_sessions = [...sessions].map((id) => [id, seen.get(id)!] as const);
    clients.clear();
    sessions.clear();
    await touchClients(db, of_clients);
    for (const [id, at] of of_sessions) await touchSession(db, id, at);
  };
  const timer = setInterval(() => {
    flush().catch((error: unknown) => {
      log?.({
        level: 'warn',
        message: `When clients and sessions were last seen could not be written: ${String(error)}`,
      });
    });
  }, FLUSH_MS);
  timer.unref();
  return {
    note(client_id, session_id, at) {
      seen.set(client_id, at);
      clients.add(client_id);
      if (session_id === null) return;
      seen.set(session_id, at);
      sessions.add(session_id);
    },
    of(id) {
      const at = seen.get(id);
      return at === undefined ? null : timestamp(new Date(at));
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Stores a token, in the place of expired ones. @throws INVALID_TOKEN where its session has ended meanwhile */
async function storeToken(
  db: Kysely<Database>,
  token: Parameters<typeof insertToken>[1],
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await removeExpiredTokens(trx);
    const { session_id } = token;
    if (session_id !== null && !(await touchSession(trx, session_id, now))) throw sessionEnded();
    await insertToken(trx, token);
  });
}

function sessionEnded(): ServiceError {
  return new ServiceError('INVALID_TOKEN', 'This session has ended.');
}

/** What a token is known by; throws INVALID_TOKEN where the header holds none. */
function tokenHash(header: string | undefined): string {
  const token = /^Bearer +([A-Za-z0-9_-]{1,200})$/i.exec(header ?? '')?.[1];
  if (token !== undefined) return fastHash(token);
  throw new ServiceError(
    'INVALID_TOKEN',
    'Send the header Authorization: Bearer <access token>; POST /api/v1/auth/tokens gives one.',
  );
}

function countRequest(known: Kept, now: number, allowed: number): void {
  const minute = Math.floor(now / MINUTE_MS);
  if (known.minute !== minute) {
    known.minute = minute;
    known.requests = 0;
  }
  known.requests += 1;
  if (known.requests <= allowed) return;
  throw rateLimited(
    (seconds) => `Too many requests with one token. Try again in ${seconds} seconds.`,
    (minute + 1) * MINUTE_MS,
    now,
    allowed,
  );
}
