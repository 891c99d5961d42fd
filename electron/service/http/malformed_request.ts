import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { App } from '../api/slice.ts';
import { ServiceError } from '../errors.ts';
import { newId } from '../ids.ts';
import { errorBody } from './errors.ts';
import { STATUS_CODES } from './node_http.ts';

/** What Node's parser refuses never becomes a request; it still gets the shape of every error. */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    endWithError(
      socket,
      431,
      new ServiceError('TOO_LARGE', 'The headers, with the path, are larger than 128 KiB.'),
    );
  } else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    endWithError(
      socket,
      408,
      new ServiceError('REQUEST_TIMEOUT', 'The request did not arrive in time. Send it again.'),
    );
  } else {
    endWithError(socket, 400, new ServiceError('MALFORMED_REQUEST', 'The request is not valid HTTP.'));
  }
}

/** Two things Node would answer by itself, without a body or not at all. */
export function answerUnusualRequests(app: App): void {
  app.server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    endWithError(
      socket,
      405,
      new ServiceError('METHOD_NOT_ALLOWED', 'This service is no proxy.'),
      'allow: \r\n',
    );
  });
  // an expectation that is not known may be ignored (RFC 9110, 10.1.1)
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit('request', request, response);
  });
}

/** The last words on a connection: an error in the shape of every other, where there is no request to answer. */
export function endWithError(socket: Duplex, status: number, error: ServiceError, headers = ''): void {
  const request_id = newId();
  const body = JSON.stringify(errorBody(error, request_id));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}x-request-id: ${request_id}\r\nx-content-type-options: nosniff\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
