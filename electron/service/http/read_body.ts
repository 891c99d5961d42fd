import type { IncomingMessage } from 'node:http';
import type { App } from '../api/slice.ts';
import { ServiceError } from '../errors.ts';

/** How long a body may take: between two pieces of it, and altogether. Milliseconds. */
export type BodyTimeout = { readonly silent_ms: number; readonly total_ms: number };

/** On this computer even a large file takes a second; more than these is a stall, or somebody who holds connections. */
const TIMEOUT: BodyTimeout = { silent_ms: 15_000, total_ms: 120_000 };

/** All bytes of a body. Throws TOO_LARGE at the byte that is too many, REQUEST_TIMEOUT when it does not come. */
export function readAll(
  payload: NodeJS.ReadableStream,
  limit: number,
  announced: number,
  { silent_ms, total_ms }: BodyTimeout = TIMEOUT,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const ends_at = Date.now() + total_ms;
    const finishWith = (done: () => void): void => {
      clearTimeout(timer);
      payload.off('data', take).off('end', finish).off('error', fail).off('close', cutOff);
      done();
    };
    const fail = (error: Error): void =>
      finishWith(() => {
        payload.pause();
        // a connection that breaks later on is nobody's concern any more
        payload.on('error', () => undefined);
        reject(error);
      });
    const tooLarge = (): void =>
      fail(new ServiceError('TOO_LARGE', `The body is larger than ${sizeText(limit)}.`));
    const stalled = (): void =>
      fail(new ServiceError('REQUEST_TIMEOUT', 'The body did not arrive in time. Send the request again.'));
    const cutOff = (): void =>
      fail(new ServiceError('MALFORMED_REQUEST', 'The connection ended before the body did.'));
    const finish = (): void =>
      finishWith(() =>
        resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)),
      );
    const take = (chunk: Buffer | string): void => {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
      length += bytes.length;
      if (length > limit) return tooLarge();
      chunks.push(bytes);
      if (Date.now() > ends_at) return stalled();
      timer.refresh();
    };
    const timer = setTimeout(stalled, silent_ms);
    if (announced > limit) return tooLarge();
    payload.on('data', take).on('end', finish).on('error', fail).on('close', cutOff);
  });
}

function sizeText(bytes: number): string {
  const mebibyte = 1024 * 1024;
  return bytes < mebibyte ? `${Math.floor(bytes / 1024)} KiB` : `${Math.floor(bytes / mebibyte)} MiB`;
}

/** What is left of a body up to this size costs nothing to read: the connection can be used again. */
const TRIFLE = 64 * 1024;
/** After an answer that came before the end of the body: what is still taken in, and for how long. */
const LINGER_BYTES = 8 * 1024 * 1024;
const LINGER_ANNOUNCED_BYTES = 64 * 1024 * 1024;
const LINGER_MS = 2000;
const LOOK_MS = 5;

/**
 * Who is answered before the end of a body (too large, no token, no such path) is answered at once, and the connection
 * closes: nobody gets to send on. It closes in two steps, as to close it with bytes unread would take the answer
 * away from a client that has not read it yet: a moment passes in which a little more, or the rest of a body of known
 * size, is dropped.
 */
export function closeWhatIsUnread(app: App): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (isUnread(raw)) {
      reply.header('connection', 'close');
      closeInSteps(raw);
    }
    done(null, payload);
  });
}

function isUnread({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > TRIFLE;
}

function closeInSteps(raw: IncomingMessage): void {
  const { socket } = raw;
  const announced = Number(raw.headers['content-length'] ?? Infinity);
  const most = announced <= LINGER_ANNOUNCED_BYTES ? announced : LINGER_BYTES;
  // what the server calls when the answer is out
  socket.destroySoon = () => {
    const last_byte = socket.bytesRead + most;
    const ends_at = Date.now() + LINGER_MS;
    const timer = setInterval(() => {
      if (raw.complete || socket.bytesRead >= last_byte || Date.now() > ends_at) socket.destroy();
    }, LOOK_MS);
    socket.once('close', () => clearInterval(timer));
    socket.end();
    raw.on('error', () => undefined);
    raw.resume();
  };
}
