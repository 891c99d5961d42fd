import type { FastifyReply } from 'fastify';
import type { IssuedToken } from './access/auth/authority.ts';
import type { TokenReply } from './access/auth/schema.ts';

/** The answer that tells a new token; no cache keeps it. */
export function tokenReply(
  reply: FastifyReply,
  { access_token, scopes, expires_in }: IssuedToken,
): TokenReply {
  reply.header('cache-control', 'no-store');
  return {
    is_error: false,
    access_token,
    token_type: 'Bearer',
    expires_in: String(expires_in),
    scope: [...scopes],
  };
}
