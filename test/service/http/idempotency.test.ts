import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { changeRows, refuseChange, rowsOf } from '../../helpers/engine.ts';
import { attachmentForm, buildJob, fileForm, idOf, jobInput } from '../../helpers/factories.ts';
import { raw, requestText } from '../../helpers/raw.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0, downloads: 'any' });
});
afterAll(() => service.close());

function post(
  key: string,
  body: unknown,
  { at = '/api/v1/jobs', token = service.token, on = service } = {},
): Promise<Reply> {
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  return on.api('POST', at, body, { headers: { 'idempotency-key': key, ...type }, token });
}

const shown = ({ status, body, headers }: Reply): unknown => ({
  status,
  body,
  type: headers.get('content-type'),
  cache: headers.get('cache-control'),
});

async function buildWebhook(): Promise<string> {
  return idOf(await service.api('POST', '/api/v1/webhooks', { url: 'http://127.0.0.1:9/hook' }));
}

describe('a POST with an Idempotency-Key', () => {
  it('is answered alike when it comes again, and done once', async () => {
    const key = newId();
    const body = jobInput();
    const first = await post(key, body);
    expect(first.status).toBe(201);
    const { result: again, events } = await service.recorded(() => post(key, body));
    expect(shown(again)).toEqual(shown(first));
    expect(events).toEqual([]);
    expect(shown(await post(key, body, { at: '/api/v1/jobs/' }))).toEqual(shown(first));
  });

  it('is a conflict with another body, by path and client', async () => {
    const key = newId();
    const first = await post(key, jobInput());
    const other = await post(key, jobInput());
    expect(other).toMatchObject({
      status: 409,
      body: { error: { type: 'CONFLICT', details: [{ path: 'header.idempotency-key' }] } },
    });
    const elsewhere = await post(key, { name: 'Trial day' }, { at: '/api/v1/nomination_stages' });
    expect(elsewhere.status).toBe(201);
    const { body } = await service.api('POST', '/api/v1/clients', { name: 'Second tool' });
    const token = await service.tokenFor(body.result);
    const second = await post(key, jobInput(), { token });
    expect(second.status).toBe(201);
    expect(idOf(second)).not.toBe(idOf(first));
  });

  it.each([
    ['a violation', { title: '' }, 422],
    ['what is no object', '[]', 422],
    ['what refers to nothing', jobInput({ default_nomination_stage_id: newId() }), 422],
  ])('may be put right after %s, and sent again with its key', async (_what, body, status) => {
    const key = newId();
    expect((await post(key, body)).status).toBe(status);
    expect((await post(key, body)).status).toBe(status);
    const right = jobInput();
    const made = await post(key, right);
    expect(made.status).toBe(201);
    expect(shown(await post(key, right))).toEqual(shown(made));
  });

  it('may be sent again once what stood in its way is gone', async () => {
    const id = await buildJob(service, { remote_id: 'taken' });
    const [key, body] = [newId(), jobInput({ remote_id: 'taken' })];
    expect((await post(key, body)).status).toBe(409);
    await service.api('DELETE', `/api/v1/jobs/${id}`);
    expect((await post(key, body)).status).toBe(201);
  });

  it('may be sent again when its body could not be read', async () => {
    const key = newId();
    expect((await post(key, '{"title":')).status).toBe(400);
    expect((await post(key, jobInput())).status).toBe(201);
  });

  it.each([
    ['256 characters', 'x'.repeat(256)],
    ['no characters', ''],
    ['letters beyond ASCII', 'sch\u00fctz'],
    ['a tab', 'a\tb'],
  ])('may not have %s for a key; told with all other violations', async (_what, key) => {
    const reply = await post(key, { ...jobInput(), title: '' });
    expect(reply.status).toBe(422);
    const paths = (reply.body.error.details as { path: string }[]).map((detail) => detail.path);
    expect(paths.sort()).toEqual(['body.title', 'header.idempotency-key']);
  });

  it('may have 255 characters', async () => {
    const key = 'x'.repeat(255);
    const body = jobInput();
    expect(idOf(await post(key, body))).toBe(idOf(await post(key, body)));
  });

  it('of other methods is not looked at', async () => {
    const id = await buildJob(service);
    const headers = { 'idempotency-key': 'k'.repeat(300) };
    expect((await service.api('GET', `/api/v1/jobs/${id}`, undefined, { headers })).status).toBe(200);
    expect((await service.api('DELETE', `/api/v1/jobs/${id}`, undefined, { headers })).status).toBe(200);
  });

  it('works without a body', async () => {
    const key = newId();
    const at = `/api/v1/webhooks/${await buildWebhook()}/test`;
    const first = await post(key, undefined, { at });
    expect(first.status).toBe(202);
    expect(shown(await post(key, undefined, { at }))).toEqual(shown(first));
    expect((await post(key, { other: 1 }, { at })).status).toBe(409);
  });
});

describe('fifty at once', () => {
  it('make one record and get fifty equal answers', async () => {
    const [key, body] = [newId(), jobInput()];
    const { result: replies, events } = await service.recorded(() =>
      Promise.all(Array.from({ length: 50 }, () => post(key, body))),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(shown(reply)))).size).toBe(1);
    expect(replies[0]?.status).toBe(201);
    expect(events).toEqual(['job.created']);
  });

  it('do so with files too, when the bytes are the same', async () => {
    const key = newId();
    const boundary = 'x-boundary-x';
    const part = (name: string, value: string): string =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nInes Okafor, shift lead\r\n`;
    const form = `${part('remote_id', key)}${part('type', 'resume')}${file}--${boundary}--\r\n`;
    const headers = {
      authorization: `Bearer ${service.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': key,
    };
    const text = requestText(service, 'POST /api/v1/attachments', headers, form);
    const { result: replies, events } = await service.recorded(() =>
      Promise.all(Array.from({ length: 20 }, () => raw(service, text))),
    );
    expect(new Set(replies.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(201);
    expect(events).toEqual(['attachment.created']);
    expect((await post(key, attachmentForm({ remote_id: key }), { at: '/api/v1/attachments' })).status).toBe(
      409,
    );
  });
});

const formOf = (text: string, name = 'ines.txt'): FormData => fileForm(text, name);

describe('a form that is sent again', () => {
  const at = '/api/v1/imports';
  const send = (key: string, body: FormData, on = service): Promise<Reply> =>
    post(key, body, { at, on, token: on.token });

  it('has other boundaries and is the same body', async () => {
    const key = newId();
    const first = await send(key, formOf('Ines Okafor, baker'));
    expect(first.status).toBe(201);
    const { result: again, events } = await service.recorded(() => send(key, formOf('Ines Okafor, baker')));
    expect(shown(again)).toEqual(shown(first));
    expect(events).toEqual([]);
  });

  it.each([
    ['bytes', formOf('Ines Okafor, bakes')],
    ['name', formOf('Ines Okafor, baker', 'okafor.txt')],
    ['fields', attachmentForm({ remote_id: 'other' })],
  ])('is another body with other %s', async (_what, other) => {
    const key = newId();
    expect((await send(key, formOf('Ines Okafor, baker'))).status).toBe(201);
    expect((await send(key, other)).status).toBe(409);
  });

  it('is answered from what it made where the answer was lost with the service', async () => {
    const data_dir = temporaryFolder();
    const own = await testService({ children: 0, data_dir });
    const first = await send('lost', formOf('Ines Okafor, baker'), own);
    // as it is written with the change, before anything was answered
    await changeRows(own, `UPDATE idempotency_keys SET status = 0, headers = '{}', body = '${idOf(first)}'`);
    await own.close();
    const later = await testService({ children: 0, data_dir });
    const { result: again, events } = await later.recorded(() =>
      send('lost', formOf('Ines Okafor, baker'), later),
    );
    expect(shown(again)).toEqual(shown(first));
    expect(events).toEqual([]);
    expect((await send('lost', formOf('Ines Okafor, bakes'), later)).status).toBe(409);
    await later.api('DELETE', `${at}/${idOf(first)}`);
    expect(await send('lost', formOf('Ines Okafor, baker'), later)).toMatchObject({
      status: 409,
      body: { error: { details: [{ path: 'header.idempotency-key' }] } },
    });
  });
});

describe('what is kept', () => {
  it('is written with the change, without a second transaction', async () => {
    const own = await testService({ children: 0 });
    const rows = (): Promise<unknown[]> => rowsOf(own, 'SELECT key, status, body FROM idempotency_keys');
    const reply = await post('with-the-change', jobInput(), { on: own, token: own.token });
    expect(await rows()).toEqual([{ key: 'with-the-change', status: 201, body: JSON.stringify(reply.body) }]);
    expect(reply.body.result.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('holds no secret, but is repeated while the service runs', async () => {
    const data_dir = temporaryFolder();
    const own = await testService({ children: 0, data_dir });
    const at = '/api/v1/clients';
    const ask = (on: TestService): Promise<Reply> =>
      post('secret', { name: 'Tool' }, { at, on, token: on.token });
    const first = await ask(own);
    expect(shown(await ask(own))).toEqual(shown(first));
    expect(await rowsOf(own, 'SELECT status, body FROM idempotency_keys')).toEqual([{ status: 0, body: '' }]);
    await own.close();
    const later = await testService({ children: 0, data_dir });
    expect(await ask(later)).toMatchObject({
      status: 409,
      body: { error: { details: [{ path: 'header.idempotency-key' }] } },
    });
    expect((await later.api('GET', at)).body.results).toHaveLength(2);
  });

  it('survives a restart, and ends after a day', async () => {
    const data_dir = temporaryFolder();
    const own = await testService({ children: 0, data_dir });
    const [key, body] = [newId(), { full_name: 'Ines Okafor' }];
    const at = '/api/v1/candidates';
    const first = await post(key, body, { on: own, token: own.token, at });
    await own.close();
    const later = await testService({ children: 0, data_dir });
    const send = (): Promise<Reply> => post(key, body, { on: later, token: later.token, at });
    expect(shown(await send())).toEqual(shown(first));
    const yesterday = new Date(Date.now() - 24 * 3600 * 1000 - 1000).toISOString();
    await changeRows(later, `UPDATE idempotency_keys SET created_at = '${yesterday}'`);
    expect(idOf(await send())).not.toBe(idOf(first));
    await changeRows(later, `UPDATE idempotency_keys SET created_at = '${yesterday}'`);
    await later.close();
    const last = await testService({ children: 0, data_dir });
    await post(newId(), body, { on: last, token: last.token, at });
    expect(await rowsOf(last, 'SELECT key FROM idempotency_keys')).toHaveLength(1);
  });

  it('is never a failure of the service itself: the same request may succeed later', async () => {
    const own = await testService({ children: 0 });
    const [key, body] = [newId(), jobInput()];
    const send = (): Promise<Reply> => post(key, body, { on: own, token: own.token });
    const mend = await refuseChange(own, { insert_into: 'jobs' }, 'broken');
    expect((await send()).status).toBe(500);
    expect(own.problems).toHaveLength(1);
    await mend();
    expect((await send()).status).toBe(201);
  });
});
