import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#service/api/fields.ts';
import { readAll } from '#service/http/read_body.ts';
import { requestText } from '../../helpers/raw.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
});
afterAll(async () => {
  expect(service.problems).toEqual([]);
  await service.close();
});

const MIB = 1024 * 1024;
const CHUNK = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(MIB, 'x'), Buffer.from('\r\n')]);

/** Sends chunks without end, until an answer comes; then on, until the connection closes. In MiB. */
async function flood(
  line: string,
  headers: Record<string, string>,
): Promise<{ status: number; type: string; head: string; before: number; after: number }> {
  const socket = connect(service.port, '127.0.0.1');
  const sent = { before: 0, after: 0 };
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  const all = { connection: 'keep-alive', 'transfer-encoding': 'chunked', 'content-length': '', ...headers };
  socket.write(requestText(service, line, all));
  while (!socket.destroyed && sent.before + sent.after < 256) {
    await written(socket);
    sent[answer === '' ? 'before' : 'after'] += 1;
  }
  await closed;
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    type: ErrorBody.parse(JSON.parse(body)).error.type,
    head,
    ...sent,
  };
}

function written(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.write(CHUNK, () => resolve());
    if (socket.destroyed) resolve();
  });
}

const bearer = (): Record<string, string> => ({ authorization: `Bearer ${service.token}` });

describe('a body without end', () => {
  it.each([
    ['JSON', 'POST /api/v1/jobs', 'application/json', true, 413, 8],
    ['a form with a file', 'POST /api/v1/attachments', 'multipart/form-data; boundary=x', true, 413, 26],
    ['the form for a token', 'POST /api/v1/auth/tokens', 'application/x-www-form-urlencoded', false, 413, 0],
    ['one without a token', 'POST /api/v1/jobs', 'application/json', false, 401, 0],
    ['one for no path', 'POST /api/v1/nothing', 'application/json', true, 413, 8],
    ['one for no method', 'DELETE /api/v1/jobs', 'application/json', true, 405, 0],
  ])(
    '%s is answered at its limit, and the connection closes',
    async (_what, line, type, has_token, status, limit) => {
      const answer = await flood(line, { ...(has_token ? bearer() : {}), 'content-type': type });
      expect(answer.status).toBe(status);
      expect(answer.head).toMatch(/^connection: close$/im);
      // what is on its way in the buffers of the system, and the moment in which the answer is read
      expect(answer.before).toBeLessThan(limit + 16);
      expect(answer.after).toBeLessThan(40);
    },
  );

  it('that says its length is refused before any of it is sent', async () => {
    const socket = connect(service.port, '127.0.0.1');
    const text = new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(data.toString()));
    });
    const headers = { ...bearer(), 'content-type': 'application/json', 'content-length': String(300 * MIB) };
    socket.write(requestText(service, 'POST /api/v1/jobs', headers));
    expect(await text).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
  });

  it('leaves a connection alone whose small body was not looked at', async () => {
    const reply = await service.api('PUT', '/api/v1/jobs', 'not json', {
      headers: { 'content-type': 'application/json' },
    });
    expect([reply.status, reply.headers.get('connection')]).toEqual([405, 'keep-alive']);
  });
});

describe('a body that does not come', () => {
  it('is waited for as long as it keeps coming, and no longer than it may take', async () => {
    const patience = { silent_ms: 80, total_ms: 400 };
    const silent = new PassThrough();
    silent.write('{');
    await expect(readAll(silent, 100, 0, patience)).rejects.toMatchObject({ type: 'REQUEST_TIMEOUT' });

    const trickle = new PassThrough();
    const drops = setInterval(() => trickle.write('x'), 20);
    const began = Date.now();
    await expect(readAll(trickle, 1000, 0, patience)).rejects.toMatchObject({ type: 'REQUEST_TIMEOUT' });
    clearInterval(drops);
    expect(Date.now() - began).toBeGreaterThan(300);

    const steady = new PassThrough();
    const read = readAll(steady, 100, 0, { silent_ms: 5000, total_ms: 5000 });
    steady.write('a');
    steady.end('b');
    expect((await read).toString()).toBe('ab');
  });

  it('is none when the connection ends first', async () => {
    const cut = new PassThrough();
    cut.write('{');
    const read = readAll(cut, 100, 0);
    cut.destroy();
    await expect(read).rejects.toMatchObject({ type: 'MALFORMED_REQUEST' });
  });
});
