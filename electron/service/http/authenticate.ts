import type { FastifyRequest } from 'fastify';
import type { App } from '../api/slice.ts';
import type { Authority, Caller } from '../api/auth/authority.ts';
import { actor } from '../db/actor.ts';
import { ServiceError } from '../errors.ts';

const READING = new Set(['GET', 'HEAD']);

/** Everything under /api/v1 but the token endpoint needs a token, also paths that do not exist. */
export function requireTokens(app: App, authority: Authority): void {
  app.decorateRequest('caller', null);
  // without a promise for nearly all: the token is in memory
  app.addHook('onRequest', (request, reply, done) => {
    const url = request.routeOptions.url ?? request.url;
    if (!/^\/api\/v1(\/|\?|$)/.test(url) || url === '/api/v1/auth/tokens') return done();
    // personal data: kept by no cache without asking again
    reply.header('cache-control', 'private, no-cache');
    const { authorization } = request.headers;
    const caller = authority.recall(authorization);
    if (caller === null) return lookUp(request, authority);
    admit(request, caller);
    return done();
  });
  // not sooner: reading the body begins another chain of events, which would not know it
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.caller === null) return done();
    actor.run(request.caller.client_id, done);
  });
}

async function lookUp(request: FastifyRequest, authority: Authority): Promise<void> {
  admit(request, await authority.authenticate(request.headers.authorization));
}

function admit(request: FastifyRequest, caller: Caller): void {
  // known also to what follows a refusal: the request log
  request.caller = caller;
  const needed = READING.has(request.method) ? 'all:read' : 'all:write';
  if (!caller.scopes.includes(needed)) {
    throw new ServiceError('INSUFFICIENT_SCOPE', `This needs a token with the scope ${needed}.`);
  }
}
