import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ children: 0, keep: true });
});
afterAll(() => service.close());

describe('the address of a webhook', () => {
  it.each([
    ['a fragment', 'https://hooks.example.com/in#secret'],
    ['a bare #', 'https://hooks.example.com/in#'],
    ['a user name', 'https://me@hooks.example.com/in'],
    ['another scheme', 'ftp://hooks.example.com/in'],
    ['no host', 'https://'],
    ['words', 'the usual place'],
  ])('with %s is refused, at creating and at changing', async (_name, url) => {
    const created = await service.api('POST', '/api/v1/webhooks', { url });
    expect(created).toMatchObject({ status: 422, body: { error: { details: [{ path: 'body.url' }] } } });
    const good = await service.api('POST', '/api/v1/webhooks', { url: 'http://127.0.0.1:9/in?key=1' });
    const { id } = good.body.result as { id: string };
    expect(await service.api('PATCH', `/api/v1/webhooks/${id}`, { url })).toMatchObject({ status: 422 });
  });
});
