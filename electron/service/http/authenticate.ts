import type { App } from '../api/slice.ts';
import type { Authority } from '../api/auth/authority.ts';
import { ServiceError } from '../errors.ts';

const READING = new Set(['GET', 'HEAD']);

/** Everything under /api/v1 but the token endpoint needs a token, also paths that do not exist. */
export function requireTokens(app: App, authority: Authority): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request, reply) => {
    const url = request.routeOptions.url ?? request.url;
    if (!/^\/api\/v1(\/|\?|$)/.test(url) || url === '/api/v1/auth/tokens') return;
    // personal data: kept by no cache without asking again
    reply.header('cache-control', 'private, no-cache');
    const caller = await authority.authenticate(request.headers.authorization);
    // known also to what follows a refusal: the request log
    request.caller = caller;
    const needed = READING.has(request.method) ? 'all:read' : 'all:write';
    if (!caller.scopes.includes(needed)) {
      throw new ServiceError('INSUFFICIENT_SCOPE', `This needs a token with the scope ${needed}.`);
    }
  });
}
