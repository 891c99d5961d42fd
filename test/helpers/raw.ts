import { connect } from 'node:net';
import type { TestService } from './service.ts';

/** Sends bytes as they are and gives the whole answer: for what no HTTP client would send. */
export function raw(
  service: TestService,
  request: string | Buffer,
): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(service.port, '127.0.0.1', () => socket.write(request));
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within 10 s')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head, body: rest.join('\r\n\r\n') });
    });
  });
}

/** A request in full, ending the connection after the answer. */
export function requestText(
  service: TestService,
  line: string,
  headers: Record<string, string> = {},
  body: string | Buffer = '',
): Buffer {
  const all = {
    host: `127.0.0.1:${service.port}`,
    connection: 'close',
    ...(body.length > 0 ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
    ...headers,
  };
  const head = Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return Buffer.concat([Buffer.from(`${line} HTTP/1.1\r\n${head}\r\n`), Buffer.from(body)]);
}
