import type { FastifyRequest } from 'fastify';
import { batchAtWork } from '../api/access/batch/at_work.ts';
import type { App } from '../api/slice.ts';
import { ServiceError } from '../errors.ts';
import { isNumericHost, THIS_COMPUTER, type Reach } from './reach.ts';

/**
 * Against other web pages: the Host header must be this service's own name (a foreign one means DNS
 * rebinding), so must the host in a request line with a whole address (it goes before the header, RFC 9112,
 * 3.2.2), and a request that says it comes from another origin is refused. There is no CORS at all.
 */
export function guardAgainstOtherPages(app: App, reach: Reach = THIS_COMPUTER): void {
  app.decorateRequest('own_origin', '');
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff').header('x-request-id', request.id);
    const batch = batchAtWork();
    if (batch !== null) {
      // the batch it is part of was let in
      request.own_origin = batch.own_origin;
      return done();
    }
    assertSaidOnce(request.raw.rawHeaders);
    const port = request.socket.localPort ?? 0;
    const asked = `${request.protocol}://${request.host.toLowerCase()}`;
    const own = reach.originOf(asked, port);
    const named = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(request.raw.url ?? '')?.[1]?.toLowerCase();
    const is_proxied = reach.isProxy?.(request.socket.remoteAddress ?? '') ?? true;
    if (
      own === null ||
      !is_proxied ||
      (named !== undefined && reach.originOf(`${request.protocol}://${named}`, port) === null)
    ) {
      if (isHealthCheck(request, reach)) return done();
      throw new ServiceError('FORBIDDEN_HOST', reach.refusal(port, asked, is_proxied));
    }
    request.own_origin = own;
    // with a port, what else is reached by this name may have no TLS
    if (/^https:\/\/[^:]+$/.test(own)) reply.header('strict-transport-security', 'max-age=31536000');
    const { origin } = request.headers;
    // a page under another of its names is another origin: who answers there, on ::1 say, may be somebody else
    if (origin !== undefined && origin !== own) {
      throw new ServiceError('FORBIDDEN_ORIGIN', 'Web pages of other origins may not use this service.');
    }
    done();
  });
}

/**
 * Load balancers ask a computer by its number whether it is up. A page that asks so came from that number itself: it is
 * no DNS rebinding. What it is told is not about the data.
 */
function isHealthCheck({ routeOptions, headers }: FastifyRequest, reach: Reach): boolean {
  return reach !== THIS_COMPUTER && routeOptions.url === '/health' && isNumericHost(headers.host ?? '');
}

/** Headers that mean one thing: of two, the next program on the way might believe the other one. By their length. */
const SAID_ONCE: ReadonlyMap<number, string> = new Map(
  ['host', 'origin', 'content-type', 'authorization', 'idempotency-key'].map((name) => [name.length, name]),
);

function assertSaidOnce(raw_headers: readonly string[]): void {
  let seen = '';
  for (let at = 0; at < raw_headers.length; at += 2) {
    const name = SAID_ONCE.get(raw_headers[at]?.length ?? 0);
    if (name === undefined || raw_headers[at]?.toLowerCase() !== name) continue;
    if (seen.includes(`${name};`)) {
      throw new ServiceError('MALFORMED_REQUEST', `The request has the header ${name} more than once.`, [
        { path: `header.${name}`, message: 'must be sent once' },
      ]);
    }
    seen += `${name};`;
  }
}
