import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#service/api/fields.ts';
import { refuseChange } from '../../helpers/engine.ts';
import { jobInput } from '../../helpers/factories.ts';
import { raw, requestText } from '../../helpers/raw.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
});
afterAll(() => service.close());

const JSON_TYPE = { 'content-type': 'application/json' };

async function post(
  body: string | Uint8Array,
  headers: Record<string, string> = JSON_TYPE,
): Promise<{ status: number; type: string | null; message: string }> {
  const reply = await service.api('POST', '/api/v1/jobs', body, { headers });
  return {
    status: reply.status,
    type: reply.body.error?.type ?? null,
    message: reply.body.error?.message ?? '',
  };
}

describe('bodies', () => {
  it.each([
    ['{"title":', 'MALFORMED_REQUEST', 400],
    ['not json', 'MALFORMED_REQUEST', 400],
    ['null', 'VALIDATION_FAILED', 422],
    ['"text"', 'VALIDATION_FAILED', 422],
    ['   ', 'VALIDATION_FAILED', 422],
  ])('%j is %s', async (body, type, status) => {
    expect(await post(body)).toMatchObject({ status, type });
  });

  it('bad UTF-8 is malformed', async () => {
    expect(await post(new Uint8Array([0x7b, 0xff, 0x7d]))).toMatchObject({
      status: 400,
      type: 'MALFORMED_REQUEST',
    });
  });

  it('an absent content type means JSON', async () => {
    expect(await post(new TextEncoder().encode(JSON.stringify(jobInput())), {})).toMatchObject({
      status: 201,
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json2', 'nonsense'])(
    '%s is unsupported',
    async (type) => {
      expect(await post('{}', { 'content-type': type })).toMatchObject({
        status: 415,
        type: 'UNSUPPORTED_MEDIA_TYPE',
      });
    },
  );

  it('JSON beyond 8 MiB is too large, announced or not', async () => {
    const big = JSON.stringify(jobInput({ extra: 'x'.repeat(8 * 1024 * 1024) }));
    expect(await post(big)).toMatchObject({ status: 413, type: 'TOO_LARGE' });
    const chunk = `${big.length.toString(16)}\r\n${big}\r\n0\r\n\r\n`;
    const answer = await raw(
      service,
      requestText(
        service,
        'POST /api/v1/jobs',
        {
          authorization: `Bearer ${service.token}`,
          ...JSON_TYPE,
          'content-length': '',
          'transfer-encoding': 'chunked',
        },
        chunk,
      ),
    );
    expect(answer.status).toBe(413);
  });

  it.each([
    ['/api/v1/jobs', 413],
    ['/api/v1/nothing', 413],
  ])('a client that sends too much to %s in one go still reads the answer', async (path, status) => {
    const body = Buffer.alloc(40 * 1024 * 1024, 'x');
    const headers = { authorization: `Bearer ${service.token}`, ...JSON_TYPE };
    const answer = await raw(service, requestText(service, `POST ${path}`, headers, body));
    expect(answer.status).toBe(status);
    expect(ErrorBody.parse(JSON.parse(answer.body)).error.type).toBe('TOO_LARGE');
  });

  it('an empty content type is an absent one', async () => {
    const headers = { authorization: `Bearer ${service.token}` };
    const body = JSON.stringify(jobInput());
    const text = requestText(service, 'POST /api/v1/jobs', headers, body).toString();
    const answer = await raw(service, Buffer.from(text.replace('\r\n\r\n', '\r\nContent-Type:\r\n\r\n')));
    expect(answer.status).toBe(201);
  });

  it('a large body within the limit is read', async () => {
    expect(await post(JSON.stringify(jobInput({ extra: 'x'.repeat(7 * 1024 * 1024) })))).toMatchObject({
      status: 201,
    });
  });

  it('deep nesting, NUL and repeated keys do no harm', async () => {
    const deep = `{"extra":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect((await post(deep)).status).toBe(422);
    expect(
      (
        await post(
          '{"title":[[[[[[]]]]]],"description":{"__proto__":{"x":1}},"status":"open","remote_id":"r"}',
        )
      ).status,
    ).toBe(422);
    const odd =
      '{"title":"a\\u0000b","description":"\\ud83d\\ude00","status":"closed","status":"open","remote_id":"odd","__proto__":{"title":"p"},"constructor":1}';
    expect(await post(odd)).toMatchObject({ status: 201 });
    expect((await service.api('GET', '/api/v1/jobs/remote.odd')).body.result).toMatchObject({
      title: 'a\u0000b',
      description: '\u{1f600}',
      status: 'open',
    });
  });
});

describe('paths and headers', () => {
  it('unknown paths are 404 in the shape of every error', async () => {
    expect((await service.api('GET', '/nothing', undefined, { token: null })).body.error.type).toBe(
      'NOT_FOUND',
    );
    expect((await service.api('POST', '/api/v1/nothing', 'not json', { headers: JSON_TYPE })).status).toBe(
      404,
    );
    expect((await service.api('PROPFIND', '/api/v1/jobs')).status).toBeGreaterThanOrEqual(400);
  });

  it('a path that is not percent-encoding is malformed', async () => {
    const answer = await raw(
      service,
      requestText(service, 'GET /api/v1/jobs/remote.%E0%A4%A', { authorization: `Bearer ${service.token}` }),
    );
    expect(answer.status).toBe(400);
    expect(ErrorBody.parse(JSON.parse(answer.body)).error.type).toBe('MALFORMED_REQUEST');
  });

  it.each(['TRACE', 'QUERY', 'HEAD'])('%s where it is not possible is 405', async (method) => {
    const path = method === 'HEAD' ? '/api/v1/auth/tokens' : '/api/v1/jobs';
    const headers = { authorization: `Bearer ${service.token}` };
    const answer = await raw(service, requestText(service, `${method} ${path}`, headers));
    expect(answer.status).toBe(405);
    expect(answer.head.toLowerCase()).toContain(`allow: ${method === 'HEAD' ? 'post' : 'get, head, post'}`);
    const unknown = await raw(service, requestText(service, `${method} /api/v1/nothing`, headers));
    expect([400, 404]).toContain(unknown.status);
  });

  it('a method that is not possible is 405 whatever its body is', async () => {
    const reply = await service.api('PUT', '/api/v1/jobs', 'not json', { headers: JSON_TYPE });
    expect(reply.status).toBe(405);
  });

  it('HEAD answers like GET without a body', async () => {
    const reply = await service.api('HEAD', '/api/v1/jobs');
    expect({ status: reply.status, body: reply.body }).toEqual({ status: 200, body: '' });
  });

  it('queries of 8,000 four-byte characters pass the header limit', async () => {
    const reply = await service.api('GET', `/api/v1/candidates?q=${encodeURIComponent('🙂'.repeat(8000))}`);
    expect(reply.status).not.toBe(431);
  });

  it('what is no HTTP gets the shape of every error', async () => {
    const answer = await raw(service, 'BREW /tea HTCPCP/1.0\r\n\r\n');
    expect(answer.status).toBe(400);
    expect(ErrorBody.parse(JSON.parse(answer.body)).error.type).toBe('MALFORMED_REQUEST');
    const overflow = await raw(
      service,
      requestText(service, 'GET /health', { 'x-long': 'x'.repeat(200_000) }),
    );
    expect(overflow.status).toBe(431);
    expect(ErrorBody.parse(JSON.parse(overflow.body)).error.type).toBe('TOO_LARGE');
  });

  it('each error has a request id of its own', async () => {
    const [first, second] = [
      await post('{}'),
      await service.api('GET', '/nothing'),
      await service.api('GET', '/nothing'),
    ].slice(1) as { body: { error: { request_id: string } } }[];
    expect(first?.body.error.request_id).not.toBe(second?.body.error.request_id);
  });
});

it('a defect answers 500 with the request id that is in the log, and nothing else', async () => {
  const broken = await testService({ children: 0 });
  const mend = await refuseChange(broken, { insert_into: 'attachments' }, 'a secret defect');
  const form = new FormData();
  form.set('remote_id', 'x');
  form.set('type', 'resume');
  form.set('file', new Blob(['Some resume text']), 'a.txt');
  const reply = await broken.api('POST', '/api/v1/attachments', form);
  expect(reply.status).toBe(500);
  expect(JSON.stringify(reply.body)).not.toMatch(/secret defect|at .*\.ts/);
  // what the service does beside requests may stumble over the same file
  const told = broken.problems.filter((problem) => 'request_id' in problem);
  expect(told).toMatchObject([{ level: 'error', request_id: reply.body.error.request_id }]);
  await mend();
  expect((await broken.api('GET', '/health')).status).toBe(200);
});
