import type { App } from '../api/slice.ts';
import { ServiceError } from '../errors.ts';

/**
 * Against other web pages: the Host header must be this service's own name (a foreign one means DNS
 * rebinding), so must the host in a request line with a whole address (it goes before the header, RFC 9112,
 * 3.2.2), and a request that says it comes from another origin is refused. There is no CORS at all.
 */
export function guardAgainstOtherPages(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    const own = ownHosts(request.socket.localPort ?? 0);
    const host = request.headers.host?.toLowerCase();
    const named = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(request.raw.url ?? '')?.[1]?.toLowerCase();
    if (host === undefined || !own.includes(host) || (named !== undefined && !own.includes(named))) {
      throw new ServiceError('FORBIDDEN_HOST', `This service answers as ${own[0]} only.`);
    }
    const { origin } = request.headers;
    if (origin !== undefined && !own.some((name) => origin === `http://${name}`)) {
      throw new ServiceError('FORBIDDEN_ORIGIN', 'Web pages of other origins may not use this service.');
    }
    done();
  });
}

const known = new Map<number, readonly string[]>();

/** Made once for each port: a service has one, tests have many. */
function ownHosts(port: number): readonly string[] {
  const hosts = known.get(port) ?? [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`];
  known.set(port, hosts);
  return hosts;
}
