import type { Server } from 'node:https';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { App } from '../api/slice.ts';
import { ServiceError } from '../errors.ts';
import type { KeptCertificate } from './certificate.ts';
import { endWithError } from './malformed_request.ts';

const placeOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

/** What a server with TLS does beside serving: it takes up a renewed certificate, and answers who asks without TLS. */
export function serveSecurely(app: App, certificate: KeptCertificate): void {
  const server = app.server as unknown as Server;
  certificate.onRenewed((context) => server.setSecureContext(context));
  app.addHook('onClose', async () => certificate.close());

  // TLS has no words for it, so the answer goes below TLS: on the connection that it was to be begun on
  const beginning = new Map<string, Socket>();
  server.prependListener('connection', (socket: Socket) => {
    const place = placeOf(socket);
    beginning.set(place, socket);
    socket.once('close', () => beginning.delete(place));
  });
  server.on('tlsClientError', (error: NodeJS.ErrnoException, secure: TLSSocket) => {
    const socket = error.code === 'ERR_SSL_HTTP_REQUEST' ? beginning.get(placeOf(secure)) : undefined;
    if (socket === undefined) return;
    endWithError(
      socket,
      400,
      new ServiceError('MALFORMED_REQUEST', 'This is a port for HTTPS: the address begins with https://.'),
    );
  });
}
