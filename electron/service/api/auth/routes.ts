import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RouteContext } from '../context.ts';
import { ServiceError } from '../../errors.ts';
import type { App } from '../slice.ts';
import type { IssuedToken } from './authority.ts';
import {
  ALL_SCOPES,
  Scope,
  SessionRequest,
  TokenReply,
  TokenRequestForm,
  TokenRequestJson,
} from './schema.ts';
import { clientVerifier } from './verify.ts';

/** The token endpoint. */
export function authRoutes(app: App, context: RouteContext): void {
  const { db, authority } = context;
  const verify = clientVerifier(db);

  app.post(
    '/auth/tokens',
    {
      config: { accepts: ['application/x-www-form-urlencoded', 'application/json'] },
      schema: {
        tags: ['Access'],
        summary: 'Get an access token',
        body: {
          content: {
            'application/x-www-form-urlencoded': { schema: TokenRequestForm },
            'application/json': { schema: TokenRequestJson },
          },
        },
        response: { 200: TokenReply },
      },
    },
    async (request, reply) => {
      const { client_id, client_secret, grant_type, scope } = request.body as z.output<
        typeof TokenRequestJson
      >;
      if (grant_type !== 'client_credentials') {
        throw new ServiceError('UNSUPPORTED_GRANT_TYPE', 'grant_type must be client_credentials.');
      }
      const wanted = parseScopes(scope);
      request.signing_in = client_id.toLowerCase();
      const client = await verify(client_id, client_secret, request.ip);
      const granted = wanted.filter((name) => client.scopes.includes(name));
      if (granted.length === 0) {
        throw new ServiceError('INVALID_SCOPE', `This client may only ask for ${client.scopes.join(' ')}.`);
      }
      return tokenReply(reply, await authority.issue(client.id, granted, client.expires_at));
    },
  );
}

/** `POST /ui/session`, outside /api/v1: it belongs to the interface and not to the contract. */
export function sessionRoutes(app: App, { authority, sessions, interface_client_id }: RouteContext): void {
  app.post(
    '/ui/session',
    {
      schema: {
        tags: ['Access'],
        summary: 'Sign the interface in',
        description:
          'With a one-time code: opens a session (HttpOnly cookie) and gives a token. Without one: gives a new token to the session of the cookie.',
        body: SessionRequest,
        response: { 200: TokenReply },
      },
    },
    async (request, reply) => {
      // cookies ignore ports: the name keeps two services on one machine apart
      const cookie = `longlist_session_${request.socket.localPort}`;
      if (typeof request.body.code === 'string') {
        const { session, max_age } = await sessions.open(request.body.code);
        reply.header(
          'set-cookie',
          `${cookie}=${session}; Path=/ui; HttpOnly; SameSite=Strict; Max-Age=${max_age}`,
        );
      } else {
        await sessions.assertKnown(readCookie(request, cookie));
      }
      return tokenReply(reply, await authority.issue(interface_client_id, ALL_SCOPES, null));
    },
  );
}

function parseScopes(words: readonly string[]): readonly Scope[] {
  if (words.length === 0) return ALL_SCOPES;
  for (const word of words) {
    if (!Scope.safeParse(word).success) {
      throw new ServiceError(
        'INVALID_SCOPE',
        `There is no scope ${word.slice(0, 100)}; there are ${ALL_SCOPES.join(' and ')}.`,
      );
    }
  }
  return ALL_SCOPES.filter((name) => words.includes(name));
}

function tokenReply(reply: FastifyReply, { access_token, scopes, expires_in }: IssuedToken): TokenReply {
  reply.header('cache-control', 'no-store');
  return {
    is_error: false,
    access_token,
    token_type: 'Bearer',
    expires_in: String(expires_in),
    scope: [...scopes],
  };
}

function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
