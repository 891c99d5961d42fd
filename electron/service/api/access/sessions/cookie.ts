import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIFETIME_MS } from './sessions.ts';

/** `__Host-`: set by this very host over HTTPS, and sent to no other (RFC 6265bis, 4.1.3.2). */
const NAME = '__Host-longlist';
/** What a page knows of a secret that it cannot read. */
const IN_COOKIE = 'cookie';

/**
 * Keeps the secret of a session where it belongs, and gives what the page is told of it. Over HTTPS that is a cookie no
 * script can read. On this computer it is the page itself: a browser would send a cookie to whatever listens on
 * another port.
 */
export function keepInCookie(request: FastifyRequest, reply: FastifyReply, secret: string): string {
  if (request.protocol !== 'https') return secret;
  const until = `Max-Age=${LIFETIME_MS / 1000}`;
  reply.header('set-cookie', `${NAME}=${secret}; Path=/; Secure; HttpOnly; SameSite=Strict; ${until}`);
  return IN_COOKIE;
}

/** The secret in the cookie of a page; null without one, and where none is looked at. */
export function secretOfCookie(request: FastifyRequest): string | null {
  if (request.protocol !== 'https') return null;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${NAME}=`));
  return found?.slice(NAME.length + 1) ?? null;
}

/** A secret of the service's own for one that a page chose: the same for the same one, so that it may ask again. */
export function hiddenSecret(key: string, chosen: string): string {
  return createHmac('sha256', key).update(`session\n${chosen}`).digest('base64url');
}
