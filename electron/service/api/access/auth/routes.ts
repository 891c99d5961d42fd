import type { z } from 'zod';
import type { RouteContext } from '../../context.ts';
import { ServiceError } from '../../../errors.ts';
import type { Routes } from '../../slice.ts';
import { TokenRequestForm, TokenRequestJson } from './schema.ts';
import { TokenReply, tokenReply } from '../../tokens.ts';
import { ALL_SCOPES, Scope, common } from '../../scopes.ts';
import { clientVerifier } from './verify.ts';

/** The token endpoint. */
export function authRoutes(routes: Routes, context: RouteContext): void {
  const { db, authority, options } = context;
  const verify = clientVerifier(db, options.first_client);

  routes.post('/auth/tokens', {
    // open to anybody, and four short fields
    config: { accepts: ['application/x-www-form-urlencoded', 'application/json'], body_limit: 64 * 1024 },
    summary: 'Get an access token',
    description:
      'The client credentials grant. It needs no Authorization header. A token lasts an hour: ask for ' +
      'the next one before it expires. After ten wrong secrets within a minute, further wrong ones ' +
      'answer 429; the right one is always accepted.',
    operationId: 'createToken',
    notes: {
      also: [401],
      errors: {
        400:
          'The body cannot be read, the grant_type is not client_credentials ' +
          '(UNSUPPORTED_GRANT_TYPE), or a scope does not exist or the client does not hold it ' +
          '(INVALID_SCOPE).',
        401: 'There is no such client, its secret is wrong, or it expired or was revoked (INVALID_CLIENT).',
        429: 'A wrong secret after ten others within a minute; Retry-After says when to try again.',
      },
    },
    body: {
      content: {
        'application/x-www-form-urlencoded': { schema: TokenRequestForm },
        'application/json': { schema: TokenRequestJson },
      },
    },
    response: { 200: TokenReply },
    handler: async (request, reply) => {
      const { client_id, client_secret, grant_type, scope } = request.body as z.output<
        typeof TokenRequestJson
      >;
      if (grant_type !== 'client_credentials') {
        throw new ServiceError('UNSUPPORTED_GRANT_TYPE', 'grant_type must be client_credentials.');
      }
      const wanted = parseScopes(scope);
      request.signing_in = client_id.toLowerCase();
      const client = await verify(client_id, client_secret, request.ip);
      const granted = common(wanted, client.scopes);
      if (granted.length === 0) {
        throw new ServiceError('INVALID_SCOPE', `This client may only ask for ${client.scopes.join(' ')}.`);
      }
      return tokenReply(reply, await authority.issue(client.id, granted, client.expires_at));
    },
  });
}

function parseScopes(words: readonly string[]): readonly Scope[] {
  if (words.length === 0) return ALL_SCOPES;
  for (const word of words) {
    if (!Scope.safeParse(word).success) {
      throw new ServiceError(
        'INVALID_SCOPE',
        `There is no scope ${word.slice(0, 100)}; there are ${Scope.options.join(', ')}.`,
      );
    }
  }
  return Scope.options.filter((name) => words.includes(name));
}
