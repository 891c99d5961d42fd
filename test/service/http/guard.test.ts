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

it('takes its own origin, and never sends CORS headers', async () => {
  const answer = await raw(
    service,
    requestText(service, 'GET /health', { origin: `http://localhost:${service.port}` }),
  );
  expect(answer.status).toBe(200);
  expect(answer.head.toLowerCase()).not.toContain('access-control');
});
