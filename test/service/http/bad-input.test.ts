import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedLink } from '#service/api/signed_links.ts';
import { ErrorBody } from '#service/api/fields.ts';
import { newId } from '#service/ids.ts';
import { changeRows, storedFiles, valuesOf } from '../../helpers/engine.ts';
import { attachmentForm, buildAttachment, buildJob, jobInput } from '../../helpers/factories.ts';
import { raw, requestText } from '../../helpers/raw.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
});
afterAll(async () => {
  expect(service.problems).toEqual([]);
  await service.close();
});

const JOBS = '/api/v1/jobs';
const json = (): Record<string, string> => ({
  authorization: `Bearer ${service.token}`,
  'content-type': 'application/json',
});

/** A request as bytes; the status and the type of its error. */
async function send(
  line: string,
  headers: Record<string, string> = json(),
  body: string | Buffer = '',
): Promise<{ status: number; type: string | null; message: string; body: string }> {
  const answer = await raw(service, requestText(service, line, headers, body));
  const error = answer.status < 400 ? null : ErrorBody.parse(JSON.parse(answer.body)).error;
  return {
    status: answer.status,
    type: error?.type ?? null,
    message: error?.message ?? '',
    body: answer.body,
  };
}

describe('bodies', () => {
  it.each([
    ['opening brackets', '['.repeat(100_000), 400],
    ['brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 422],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 422],
    ['a title', `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 422],
  ])('100,000 deep: %s', async (_what, body, status) => {
    expect(await send(`POST ${JOBS}`, json(), body)).toMatchObject({ status });
  });

  it.each(['gzip', 'br', 'identity, deflate'])('a body packed with %s is 415', async (encoding) => {
    const headers = { ...json(), 'content-encoding': encoding };
    const answer = await send(`POST ${JOBS}`, headers, JSON.stringify(jobInput()));
    expect(answer).toMatchObject({ status: 415, type: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('a body that says it is not packed is read', async () => {
    const headers = { ...json(), 'content-encoding': 'Identity' };
    expect(await send(`POST ${JOBS}`, headers, JSON.stringify(jobInput()))).toMatchObject({ status: 201 });
  });

  it.each([
    ['a comma too many', '{"title":"a",}'],
    ['single quotes', "{'title':'a'}"],
    ['NaN', '{"title":NaN}'],
    ['a comment', '{"title":"a"} // done'],
    ['two values', '{}{}'],
    ['a control character', '{"title":"a\u0001b"}'],
    ['a byte-order mark inside', '{"title":\ufeff"a"}'],
    ['UTF-16', Buffer.from('{"title":"a"}', 'utf16le')],
    ['an overlong encoding', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ['an encoded surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ])('%s is malformed', async (_what, body) => {
    expect(await send(`POST ${JOBS}`, json(), body)).toMatchObject({
      status: 400,
      type: 'MALFORMED_REQUEST',
    });
  });

  it('a title of 5 MB is too long, not too large', async () => {
    const body = JSON.stringify(jobInput({ title: 'x'.repeat(5_000_000) }));
    expect(await send(`POST ${JOBS}`, json(), body)).toMatchObject({
      status: 422,
      message: 'body.title must have at most 500 characters.',
    });
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'the key %s is a key like any other unknown one',
    async (key) => {
      const input = JSON.stringify(jobInput()).slice(0, -1);
      const reply = await send(`POST ${JOBS}`, json(), `${input},"${key}":{"status":"closed","polluted":1}}`);
      expect(reply.status).toBe(201);
      const form = attachmentForm();
      form.set(key, 'polluted');
      expect((await service.api('POST', '/api/v1/attachments', form)).status).toBe(201);
      const only = await send(`POST ${JOBS}`, json(), `{"${key}":${input}}}`);
      expect(only).toMatchObject({ status: 422 });
      expect((await service.api('GET', `${JOBS}?${key}=1`)).status).toBe(422);
      expect({}).not.toHaveProperty('polluted');
    },
  );

  it('a form key never reaches a prototype', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await send('POST /api/v1/auth/tokens', headers, '__proto__=x&constructor=y');
    expect(reply).toMatchObject({ status: 422, type: 'VALIDATION_FAILED' });
  });

  it('NUL is text like any other, in bodies and in paths', async () => {
    const remote_id = 'nul\u0000 inside';
    const title = 'a\u0000b';
    expect((await service.api('POST', JOBS, jobInput({ remote_id, title }))).status).toBe(201);
    const found = await service.api('GET', `${JOBS}/remote.${encodeURIComponent(remote_id)}`);
    expect(found.body.result).toMatchObject({ remote_id, title });
    expect(await send(`GET ${JOBS}/remote.nul%00`)).toMatchObject({ status: 404 });
    expect(await send(`GET ${JOBS}/%00`)).toMatchObject({ status: 422 });
    expect(await send(`GET /%00`)).toMatchObject({ status: 404 });
    expect(await send(`GET /api/v1/candidates?q=%00`)).toMatchObject({ status: 200 });
    expect(await send(`GET ${JOBS}/a\u0000b`)).toMatchObject({ status: 400, type: 'MALFORMED_REQUEST' });
  });

  it.each(['%C0%AF', '%FF', '%'])('%s in a path is malformed', async (encoded) => {
    expect(await send(`GET ${JOBS}/remote.${encoded}`)).toMatchObject({
      status: 400,
      type: 'MALFORMED_REQUEST',
    });
  });
});

describe('connections', () => {
  it('an upload cut off in the middle leaves no row and no file', async () => {
    const before = { files: await storedFiles(service), rows: await attachments() };
    const boundary = 'cut-off';
    const part = `--${boundary}\r\ncontent-disposition: form-data; name="`;
    const body = `${part}remote_id"\r\n\r\ncut\r\n${part}type"\r\n\r\nresume\r\n${part}file"; filename="a.txt"\r\n\r\n${'Ines '.repeat(20_000)}`;
    const headers = { ...json(), 'content-type': `multipart/form-data; boundary=${boundary}` };
    const line = 'POST /api/v1/attachments';
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n`;
    const chunked = { ...headers, 'content-length': '', 'transfer-encoding': 'chunked' };
    await cutOff(requestText(service, line, chunked, chunk));
    await cutOff(requestText(service, line, chunked, chunk.slice(0, 5000)));
    await cutOff(requestText(service, line, { ...headers, 'content-length': '200000' }, body));
    // whole as HTTP, and not as a form
    const ended = await send(line, chunked, `${chunk}0\r\n\r\n`);
    expect(ended).toMatchObject({ status: 400, type: 'MALFORMED_REQUEST' });
    expect({ files: await storedFiles(service), rows: await attachments() }).toEqual(before);
    expect(service.problems).toEqual([]);
  });

  it('a body shorter or longer than announced is no job', async () => {
    const body = JSON.stringify(jobInput({ remote_id: 'announced' }));
    await cutOff(requestText(service, `POST ${JOBS}`, { ...json(), 'content-length': '9999' }, body));
    const longer = { ...json(), 'content-length': String(body.length - 5) };
    expect(await send(`POST ${JOBS}`, longer, body)).toMatchObject({ status: 400 });
    expect((await service.api('GET', `${JOBS}/remote.announced`)).status).toBe(404);
  });

  it('Expect: 100-continue is answered before the body is sent', async () => {
    const body = JSON.stringify(jobInput());
    const text = requestText(service, `POST ${JOBS}`, { ...json(), expect: '100-continue' }, body);
    const { head, body: rest } = await raw(service, text);
    expect(head).toBe('HTTP/1.1 100 Continue');
    expect(rest).toContain('HTTP/1.1 201 Created');
  });

  it('requests sent without waiting are answered in their order', async () => {
    const ids = [await buildJob(service), newId(), await buildJob(service)];
    const texts = ids.map((id, i) => {
      const connection = i === ids.length - 1 ? 'close' : 'keep-alive';
      return requestText(service, `GET ${JOBS}/${id}`, { ...json(), connection });
    });
    const { head, body } = await raw(service, Buffer.concat(texts));
    const statuses = [...`${head}\r\n\r\n${body}`.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(
      ([, status]) => status,
    );
    expect(statuses).toEqual(['200', '404', '200']);
  });

  it.each([
    ['length and chunks', { 'transfer-encoding': 'chunked', 'content-length': '5' }],
    ['two lengths', { 'content-length': '5, 6' }],
    ['a negative length', { 'content-length': '-1' }],
    ['an unknown coding', { 'transfer-encoding': 'rot13', 'content-length': '' }],
    ['chunks that are not last', { 'transfer-encoding': 'chunked, gzip', 'content-length': '' }],
    ['a space before the colon', { 'content-length ': '5' }],
  ])('%s is not HTTP', async (_what, headers) => {
    const { status } = await send(`POST ${JOBS}`, { ...json(), ...headers }, '0\r\n\r\n');
    expect([400, 501]).toContain(status);
  });

  it.each(['zz\r\nhello\r\n0\r\n\r\n', '-5\r\nhello\r\n0\r\n\r\n', '5 \r\nhelloworld\r\n0\r\n\r\n'])(
    'the chunk %j is not HTTP',
    async (chunk) => {
      const headers = { ...json(), 'transfer-encoding': 'chunked', 'content-length': '' };
      expect(await send(`POST ${JOBS}`, headers, chunk)).toMatchObject({
        status: 400,
        type: 'MALFORMED_REQUEST',
      });
    },
  );
});

describe('fifty at once', () => {
  it.each<[string, () => Promise<(i: number) => unknown>]>([
    ['jobs', async () => () => jobInput({ remote_id: 'race' })],
    ['candidates', async () => (i) => ({ full_name: `Ines ${i}`, remote_id: 'race' })],
    ['nomination_stages', async () => (i) => ({ name: `Stage ${i}`, remote_id: 'race' })],
    ['attachments', async () => (i) => attachmentForm({ remote_id: 'race' }, `Bytes ${i}`)],
    ['nominations', nominationsOfOneRemoteId],
  ])('creates of one remote_id in %s make one record', async (collection, prepare) => {
    const input = await prepare();
    const { result: replies, events } = await service.recorded(() =>
      together((i) => service.api('POST', `/api/v1/${collection}`, input(i))),
    );
    expect(statuses(replies)).toEqual({ 201: 1, 409: 49 });
    const created = replies.find(({ status }) => status === 201)?.body.result.id as string;
    for (const reply of replies.filter(({ status }) => status === 409)) {
      expect(reply.body.error.details).toMatchObject([{ path: 'body.remote_id', existing_id: created }]);
    }
    expect(events.filter((type) => type.endsWith('.created'))).toHaveLength(1);
  });

  it('nominations of one candidate for one job make one', async () => {
    const { job_id, stage, candidate } = await nominees();
    const candidate_id = await candidate(0);
    const replies = await together((i) =>
      service.api('POST', '/api/v1/nominations', {
        job_id,
        candidate_id,
        current_nomination_stage_id: stage,
        remote_id: `pair-${i}`,
      }),
    );
    expect(statuses(replies)).toEqual({ 201: 1, 409: 49 });
  });

  it.each<[string, (i: number) => unknown]>([
    ['jobs', (i) => ({ ...jobInput({ title: `Shift ${i}` }), remote_id: undefined })],
    ['attachments', (i) => withoutRemoteId(attachmentForm({}, `Put bytes ${i}`))],
  ])('upserts of one remote_id in %s make one record, and the last one stays', async (collection, input) => {
    const { result: replies, events } = await service.recorded(() =>
      together((i) => service.api('PUT', `/api/v1/${collection}/remote.upsert`, input(i))),
    );
    expect(statuses(replies)).toEqual({ 201: 1, 200: 49 });
    expect(new Set(replies.map(({ body }) => body.result.id)).size).toBe(1);
    expect(events.filter((type) => type.endsWith('.created'))).toHaveLength(1);
    expect(events.filter((type) => type.endsWith('.updated'))).toHaveLength(49);
  });
});

describe('what is no longer valid', () => {
  it('a client that expired gets no token, and its tokens end with it', async () => {
    const { body } = await service.api('POST', '/api/v1/clients', { name: 'Trial' });
    const token = await service.tokenFor(body.result);
    const unused = await service.tokenFor(body.result);
    const read = async (with_token: string): Promise<number> =>
      (await service.api('GET', JOBS, undefined, { token: with_token })).status;
    expect(await read(token)).toBe(200);
    const now = new Date().toISOString();
    await changeRows(service, 'UPDATE clients SET expires_at = ? WHERE id = ?', now, body.result.id);
    expect(await read(unused)).toBe(401);
    const grant = { ...body.result, grant_type: 'client_credentials' };
    expect(await service.api('POST', '/api/v1/auth/tokens', grant)).toMatchObject({
      status: 401,
      body: { error: { type: 'INVALID_CLIENT' } },
    });
  });

  it('a link to a file that expired, or was signed for another, opens nothing', async () => {
    const id = await buildAttachment(service);
    const [key = ''] = await valuesOf(service, "SELECT value FROM settings WHERE key = 'link_key'");
    const link = (of: string, made_at: number): string =>
      signedLink(key, '', of, made_at).replace(/^\/files\/[^?]+/, `/files/${id}`);
    const open = async (url: string): Promise<number> =>
      (await service.api('GET', url, undefined, { token: null })).status;
    const ten_minutes = 600_000;
    expect(await open(link(id, Date.now()))).toBe(200);
    expect(await open(link(id, Date.now() - ten_minutes + 5000))).toBe(200);
    expect(await open(link(id, Date.now() - ten_minutes - 1000))).toBe(401);
    expect(await open(link(newId(), Date.now()))).toBe(401);
    const signature = 'x'.repeat(43);
    for (const expires of ['', '1e99', 'NaN', '-1', '99999999999999999999']) {
      expect([401, 422]).toContain(await open(`/files/${id}?expires=${expires}&signature=${signature}`));
    }
  });
});

function withoutRemoteId(form: FormData): FormData {
  form.delete('remote_id');
  return form;
}

const together = (make: (i: number) => Promise<Reply>): Promise<Reply[]> =>
  Promise.all(Array.from({ length: 50 }, (_, i) => make(i)));

const statuses = (replies: readonly Reply[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

async function nominees(): Promise<{
  job_id: string;
  stage: string;
  candidate: (i: number) => Promise<string>;
}> {
  const stages = (await service.api('GET', '/api/v1/nomination_stages')).body.results;
  return {
    job_id: await buildJob(service),
    stage: stages[0].id,
    candidate: async (i) =>
      (await service.api('POST', '/api/v1/candidates', { full_name: `Ines ${i}` })).body.result.id,
  };
}

async function nominationsOfOneRemoteId(): Promise<(i: number) => unknown> {
  const { job_id, stage, candidate } = await nominees();
  const candidates = await Promise.all(Array.from({ length: 50 }, (_, i) => candidate(i)));
  return (i) => ({
    job_id,
    candidate_id: candidates[i],
    current_nomination_stage_id: stage,
    remote_id: 'race',
  });
}

const attachments = async (): Promise<string | null> =>
  (await service.api('GET', '/api/v1/attachments')).headers.get('x-total-count');

/** Sends the beginning of a request and hangs up. */
async function cutOff(text: Buffer | string): Promise<void> {
  await new Promise<void>((resolve) => {
    const socket = connect(service.port, '127.0.0.1', () => {
      socket.write(text, () => socket.destroy());
    });
    socket.on('close', () => resolve());
    socket.on('error', () => undefined);
  });
}
