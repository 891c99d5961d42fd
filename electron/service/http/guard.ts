import { batchAtWork } from '../api/access/batch/at_work.ts';
import type { App } from '../api/slice.ts';
import { ServiceError } from '../errors.ts';

/**
 * Against other web pages: the Host header must be this service's own name (a foreign one means DNS
 * rebinding), so must the host in a request line with a whole address (it goes before the header, RFC 9112,
 * 3.2.2), and a request that says it comes from another origin is refused. There is no CORS at all.
 */
export function guardAgainstOtherPages(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff').header('x-request-id', request.id);
    // the batch it is part of was let in
    if (batchAtWork() !== null) return done();
    assertSaidOnce(request.raw.rawHeaders);
    const own = ownHosts(request.socket.localPort ?? 0);
    const host = request.headers.host?.toLowerCase();
    const named = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(request.raw.url ?? '')?.[1]?.toLowerCase();
    if (host === undefined || !own.includes(host) || (named !== undefined && !own.includes(named))) {
      throw new ServiceError('FORBIDDEN_HOST', `This service answers as ${own[0]} only.`);
    }
    const { origin } = request.headers;
    // a page under another of its names is another origin: who answers there, on ::1 say, may be somebody else
    if (origin !== undefined && origin !== `http://${host}`) {
      throw new ServiceError('FORBIDDEN_ORIGIN', 'Web pages of other origins may not use this service.');
    }
    done();
  });
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

const known = new Map<number, readonly string[]>();

/** Made once for each port: a service has one, tests have many. */
function ownHosts(port: number): readonly string[] {
  const hosts = known.get(port) ?? [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`];
  known.set(port, hosts);
  return hosts;
}
