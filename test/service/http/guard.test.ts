import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorBody } from '#service/api/fields.ts';
import { raw, requestText } from '../../helpers/raw.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
});
afterAll(() => service.close());

async function ask(
  headers: Record<string, string>,
  path = '/health',
): Promise<{ status: number; type: string | null }> {
  const answer = await raw(service, requestText(service, `GET ${path}`, headers));
  return {
    status: answer.status,
    type: answer.status < 400 ? null : ErrorBody.parse(JSON.parse(answer.body)).error.type,
  };
}

it.each(['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'])('answers as %s', async (name) => {
  expect(await ask({ host: `${name}:${service.port}` })).toEqual({ status: 200, type: null });
});

it.each(['example.com', '127.0.0.1', '127.0.0.1:1', 'localhost.example.com', '0.0.0.0'])(
  'refuses the host %s',
  async (host) => {
    expect(await ask({ host })).toEqual({ status: 403, type: 'FORBIDDEN_HOST' });
  },
);

it.each(['http://evil.example/health', 'https://evil.example:443/health', 'HTTP://127.0.0.1:1/health'])(
  'refuses the request line GET %s, whatever the header says',
  async (url) => {
    expect(await ask({}, url)).toEqual({ status: 403, type: 'FORBIDDEN_HOST' });
  },
);

it('takes a request line with its own address', async () => {
  expect(await ask({}, `http://localhost:${service.port}/health`)).toEqual({ status: 200, type: null });
});

it('refuses a request without a host', async () => {
  expect(await ask({ host: '' })).toEqual({ status: 403, type: 'FORBIDDEN_HOST' });
});

it('refuses an unknown path on a foreign host in the same way', async () => {
  expect(await ask({ host: 'evil.example' }, '/api/v1/nothing')).toEqual({
    status: 403,
    type: 'FORBIDDEN_HOST',
  });
});

it.each(['https://example.com', 'null', 'http://127.0.0.1:1', 'http://localhost'])(
  'refuses the origin %s, with a valid token too',
  async (origin) => {
    expect(await ask({ origin, authorization: `Bearer ${service.token}` }, '/api/v1/jobs')).toEqual({
      status: 403,
      type: 'FORBIDDEN_ORIGIN',
    });
  },
);

it.each(['localhost', '[::1]'])('refuses a page at %s, which is another origin', async (name) => {
  expect(await ask({ origin: `http://${name}:${service.port}` })).toEqual({
    status: 403,
    type: 'FORBIDDEN_ORIGIN',
  });
});

it.each(['Host', 'host', 'HOST', 'Authorization', 'Content-Type', 'Idempotency-Key', 'Origin'])(
  'refuses two headers %s, whichever comes first',
  async (name) => {
    const own = {
      host: `127.0.0.1:${service.port}`,
      authorization: `Bearer ${service.token}`,
      'content-type': 'application/json',
      'idempotency-key': 'a key',
      origin: `http://127.0.0.1:${service.port}`,
    };
    const value = own[name.toLowerCase() as keyof typeof own];
    for (const second of [value, 'evil.example']) {
      const text = requestText(service, 'POST /api/v1/jobs', own).toString();
      const answer = await raw(service, text.replace('\r\n\r\n', `\r\n${name}: ${second}\r\n\r\n`));
      expect(answer.status).toBe(400);
      const { type, details } = ErrorBody.parse(JSON.parse(answer.body)).error;
      expect([type, details[0]?.path]).toEqual(['MALFORMED_REQUEST', `header.${name.toLowerCase()}`]);
    }
  },
);

it.each(['127.0.0.1', 'localhost'])(
  'takes its own origin as %s, and never sends CORS headers',
  async (name) => {
    const host = `${name}:${service.port}`;
    const answer = await raw(
      service,
      requestText(service, 'GET /health', { host, origin: `http://${host}` }),
    );
    expect(answer.status).toBe(200);
    expect(answer.head.toLowerCase()).not.toContain('access-control');
  },
);
