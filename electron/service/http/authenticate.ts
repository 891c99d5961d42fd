import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../api/slice.ts';
import type { RouteContext } from '../api/context.ts';
import type { Role } from '../api/roles.ts';
import type { Authority, Caller } from '../api/tokens.ts';
import { actor, asking } from '../db/actor.ts';
import { ServiceError, limitHeaders } from '../errors.ts';
import { answeringFor } from './private_jobs.ts';
import { lackOf, needsToken } from './scopes.ts';

/** Everything under these paths but the token endpoint needs a token, also paths that do not exist. */
export function requireTokens(app: App, context: RouteContext): void {
  const { authority } = context;
  app.decorateRequest('caller', null);
  // without a promise for nearly all: the token is in memory
  app.addHook('onRequest', (request, reply, done) => {
    const url = request.routeOptions.url ?? request.url;
    if (!needsToken({ url })) return done();
    // personal data: kept by no cache without asking again
    reply.header('cache-control', 'private, no-cache');
    const { authorization } = request.headers;
    const caller = authority.recall(authorization);
    if (caller === null) return lookUp(request, reply, authority);
    reply.headers(limitHeaders(authority.rateLimit(caller)));
    admit(request, caller);
    return done();
  });
  // not sooner: reading the body begins another chain of events, which would not know it
  app.addHook('preValidation', (request, _reply, done) => {
    const { caller } = request;
    asking.run(true, () => {
      if (caller === null) return done();
      actor.run(caller, () => answeringFor(context, caller, done));
    });
  });
}

async function lookUp(request: FastifyRequest, reply: FastifyReply, authority: Authority): Promise<void> {
  const caller = await authority.authenticate(request.headers.authorization);
  reply.headers(limitHeaders(authority.rateLimit(caller)));
  admit(request, caller);
}

/** What people are told who lack a scope; owners lack none. */
const NOT_FOR: Readonly<Record<Role, string>> = {
  owner: 'This cannot be done here.',
  recruiter: 'Only owners of this office can do this.',
  reader:
    'You can look at everything, and change nothing. An owner of this office can give you another role.',
};

function admit(request: FastifyRequest, caller: Caller): void {
  // known also to what follows a refusal: the request log
  request.caller = caller;
  const { method, is404, routeOptions } = request;
  if (routeOptions.config.is_own === true) return;
  const lack = lackOf(caller.scopes, { method, is404, resources: routeOptions.config.scopes });
  if (lack !== null) {
    if (caller.role !== null) throw new ServiceError('INSUFFICIENT_SCOPE', NOT_FOR[caller.role]);
    throw new ServiceError('INSUFFICIENT_SCOPE', `This needs a token with the scope ${lack}.`);
  }
}
