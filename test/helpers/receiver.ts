import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly path: string;
  readonly event: {
    id: string;
    type: string;
    resource_type: string;
    resource_id: string;
    created_at: string;
  };
};

export type Receiver = {
  readonly url: string;
  /** Everything that came, in order. */
  readonly received: Received[];
  /** How the next requests are answered; default 200. */
  answer: (response: ServerResponse, request: Received) => void;
  close(): Promise<void>;
};

/** What a third party runs to be told of events. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const one = {
        headers: request.headers,
        body,
        path: request.url ?? '',
        event: JSON.parse(body) as Received['event'],
      };
      received.push(one);
      receiver.answer(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (response) => response.end('{"ok":true}'),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return receiver;
}

/** Whether a request is signed with this secret, written from the description and not from the code. */
export function isSigned({ headers, body }: Received, secret: string, now = Date.now()): boolean {
  const value = String(headers['longlist-signature']);
  const [, at = '', digest = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(value) ?? [];
  const expected = createHmac('sha256', Buffer.from(secret, 'utf8')).update(`${at}.${body}`).digest();
  const given = Buffer.from(digest, 'hex');
  return given.length === 32 && timingSafeEqual(given, expected) && Math.abs(now / 1000 - Number(at)) < 60;
}
