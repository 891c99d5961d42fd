import { createHash, hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteContext } from '../api/context.ts';
import { IdResult, Uuid, idResult } from '../api/fields.ts';
import { findAnswer, removeAnswer, saveAnswer, sweepAnswers } from '../api/access/idempotency/store.ts';
import type { KeptAnswer, KeyScope } from '../api/access/idempotency/store.ts';
import type { App } from '../api/slice.ts';
import { transactionHook } from '../db/transaction_hooks.ts';
import { conflict } from '../errors.ts';
import type { ErrorDetail } from '../errors.ts';
import { runningKeys, secretAnswers } from './idempotency_memory.ts';
import { betweenBoundaries } from './multipart.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Digest of the body, of a form without its boundaries; empty unless an Idempotency-Key was sent. */
    body_hash: string;
    /** The first request with its key, while it runs. */
    first_use: FirstUse | null;
  }
}

type FirstUse = {
  readonly scope: KeyScope;
  readonly body_hash: string;
  /** What is in the database by now. */
  saved: KeptAnswer | null;
  /** Lets those go on that wait for this one. */
  readonly release: () => void;
};

const HEADER = 'idempotency-key';
const SWEEP_MS = 3600 * 1000;
/** Of an answer, what its repetition needs; everything else is set for each anew. */
const KEPT_HEADERS = ['content-type', 'cache-control', 'location', 'etag', 'longlist-stage-left'] as const;

/** Whether this request may have a key: POST alone, and with a token, as a key counts for one client. */
function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[HEADER];
  return request.method === 'POST' && request.caller !== null && typeof key === 'string' ? key : undefined;
}

/** What is wrong with the Idempotency-Key of a request; told together with all other violations. */
export function keyProblems(request: FastifyRequest): ErrorDetail[] {
  const key = keyOf(request);
  return key === undefined || /^[\x20-\x7e]{1,255}$/.test(key)
    ? []
    : [{ path: `header.${HEADER}`, message: 'must have 1 to 255 printable ASCII characters' }];
}

/** Notes what the body was. A form that is sent again has other boundaries, and is the same body. */
export function noteBody(request: FastifyRequest, bytes: Buffer): void {
  if (keyOf(request) === undefined) return;
  const is_form = request.routeOptions.config.accepts?.includes('multipart/form-data') === true;
  const digest = createHash('sha256');
  // with its length: parts that are joined elsewhere are others
  for (const part of is_form ? betweenBoundaries(bytes) : [bytes]) {
    digest.update(`${part.length}:`).update(part);
  }
  request.body_hash = digest.digest('base64url');
}

/**
 * Idempotency-Key on POST: a repeated request is given the first answer and does nothing; while the first runs,
 * it waits. Answers to requests that were carried out are kept for 24 hours; after a refusal the key is free again.
 * It is committed with the change itself, so no crash can make a repetition create twice; where the answer is the new
 * id, which it is for nearly all, it is committed along; where it is more, the id is, and a route that says
 * `answerAgain` makes the answer from it should the first be lost. An answer that says `no-store` (a secret, shown
 * once) is repeated from memory and never written to disk.
 */
export function repeatSafely(app: App, { db }: Pick<RouteContext, 'db'>): void {
  const running = runningKeys();
  const secrets = secretAnswers();
  let swept_at = -Infinity;

  app.decorateRequest('body_hash', '');
  app.decorateRequest('first_use', null);
  app.decorateRequest('is_outcome_unknown', false);

  async function begin(request: FastifyRequest, key: string): Promise<FirstUse | KeptAnswer> {
    if (performance.now() - swept_at > SWEEP_MS) {
      swept_at = performance.now();
      await sweepAnswers(db);
    }
    const [path = '', query = ''] = request.url.split('?', 2);
    // what was answered to a caller that sees is no answer for the same one turned blind
    const blind = request.caller?.is_blind === true ? ' blind' : '';
    const scope = {
      client_id: request.caller?.client_id ?? '',
      path: shortened(path.replace(/\/+$/, '')) + blind,
      key,
    };
    const body_hash =
      query === '' ? request.body_hash : hash('sha256', `${request.body_hash}?${query}`, 'hex');
    const release = await running.enter(scope);
    try {
      const answer = secrets.find(scope) ?? (await findAnswer(db, scope));
      if (answer === null) return { scope, body_hash, saved: null, release };
      assertSameBody(answer, body_hash);
      release();
      return answer;
    } catch (error) {
      release();
      throw error;
    }
  }

  async function finish(use: FirstUse, reply: FastifyReply, payload: unknown): Promise<void> {
    const { scope, body_hash } = use;
    try {
      // it may have been committed: then the answer was, too, and is given to whoever asks again
      if (reply.request.is_outcome_unknown) return;
      // what did nothing may be put right and sent again under the same key
      if (reply.statusCode >= 400 || typeof payload !== 'string') {
        if (use.saved !== null) await removeAnswer(db, scope);
        return;
      }
      const answer = { body_hash, status: reply.statusCode, headers: keptHeaders(reply), body: payload };
      if (answer.headers['cache-control'] === 'no-store') {
        secrets.keep(scope, answer);
        if (use.saved?.status !== 0) await saveAnswer(db, scope, unknownAnswer(body_hash));
      } else if (JSON.stringify(answer) !== JSON.stringify(use.saved)) await saveAnswer(db, scope, answer);
    } finally {
      use.release();
    }
  }

  /** Goes on with the request (`next`), or answers in its place. */
  async function runOrRepeat(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    next: (error?: Error) => void,
  ): Promise<void> {
    const begun = await begin(request, key).catch(asError);
    if (begun instanceof Error) return next(begun);
    if ('status' in begun) {
      const payload = begun.status === 0 ? await answerAgain(request, begun).catch(asError) : begun.body;
      if (payload instanceof Error) return next(payload);
      reply
        .code(begun.status || successOf(request).status)
        .headers(begun.headers)
        .send(payload);
      return;
    }
    request.first_use = begun;
    transactionHook.run(async (trx, result) => {
      if (request.first_use === null || begun.saved !== null) return;
      // another instance may have carried it out meanwhile
      if ((await findAnswer(trx, begun.scope)) !== null) throw inUseElsewhere();
      begun.saved = expectedAnswer(request, reply, begun.body_hash, result);
      await saveAnswer(trx, begun.scope, begun.saved);
    }, next);
  }

  async function keepThenSend(
    use: FirstUse,
    reply: FastifyReply,
    payload: unknown,
    send: (error?: Error | null, payload?: unknown) => void,
  ): Promise<void> {
    const failed = await finish(use, reply, payload).catch(asError);
    if (failed instanceof Error) send(failed);
    else send(null, payload);
  }

  // callbacks, not async: requests without a key, which are nearly all, pay nothing
  app.addHook('preValidation', (request, reply, done) => {
    const key = keyOf(request);
    if (key === undefined || request.is404 || keyProblems(request).length > 0) return done();
    void runOrRepeat(request, reply, key, done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const use = request.first_use;
    if (use === null) return done(null, payload);
    request.first_use = null;
    void keepThenSend(use, reply, payload, done);
  });
}

/** Two instances were sent the same key at the same time: the one that committed first has done it. */
function inUseElsewhere(): Error {
  return conflict(
    'A request with this Idempotency-Key was carried out just now. Send it again for its answer.',
    [{ path: `header.${HEADER}`, message: 'was used a moment ago' }],
  );
}
/** A path may name a record in thousands of characters; a key of a table cannot be as long. */
function shortened(path: string): string {
  return path.length <= MAX_PATH ? path : hash('sha256', path, 'hex');
}
const MAX_PATH = 500;

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function assertSameBody(answer: KeptAnswer, body_hash: string): void {
  if (answer.body_hash === body_hash) return;
  throw conflict('This Idempotency-Key was used for another request. Use a new key for each new request.', [
    { path: `header.${HEADER}`, message: 'was sent to this path with another body within the last 24 hours' },
  ]);
}

/** The answer to a request that was carried out, made anew from the id it was kept with. */
async function answerAgain({ routeOptions }: FastifyRequest, { body: id }: KeptAnswer): Promise<unknown> {
  const payload = id === '' ? undefined : await routeOptions.config.answerAgain?.(id);
  if (payload !== undefined) return payload;
  throw conflict(
    'The first request with this Idempotency-Key was carried out, but its answer was lost when the ' +
      'service ended. Look for what it made, or send a new key to do it again.',
    [{ path: `header.${HEADER}`, message: 'belongs to a request whose answer is no longer known' }],
  );
}

function keptHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

/** @param id of what was made, where its route makes an answer from it */
function unknownAnswer(body_hash: string, id = ''): KeptAnswer {
  return { body_hash, status: 0, headers: {}, body: id };
}

/** The one way in which the operation of a request succeeds; status 0 and no schema if it has several. */
function successOf({ routeOptions }: FastifyRequest): { readonly status: number; readonly schema: unknown } {
  const responses = routeOptions.schema?.response;
  const all = typeof responses === 'object' && responses !== null ? Object.entries(responses) : [];
  const [success, ...others] = all.filter(([status]) => status.startsWith('2'));
  if (success === undefined || others.length > 0) return { status: 0, schema: null };
  return { status: Number(success[0]), schema: success[1] };
}

/** The answer that will follow from what a transaction made, where that can be said before it is given. */
function expectedAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  body_hash: string,
  result: unknown,
): KeptAnswer {
  const { status, schema } = successOf(request);
  const kept = { 'content-type': 'application/json; charset=utf-8', ...keptHeaders(reply) };
  const { answerFrom } = request.routeOptions.config;
  if (answerFrom !== undefined) {
    return { body_hash, status, headers: kept, body: JSON.stringify(answerFrom(result)) };
  }
  const id = Uuid.safeParse(result);
  if (!id.success) return unknownAnswer(body_hash);
  if (schema !== IdResult) {
    const { answerAgain: makesAnswer } = request.routeOptions.config;
    return unknownAnswer(body_hash, makesAnswer === undefined ? '' : id.data);
  }
  return { body_hash, status, headers: kept, body: JSON.stringify(idResult(id.data)) };
}
