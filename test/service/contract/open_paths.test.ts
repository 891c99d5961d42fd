import { afterAll, beforeAll, expect, it } from 'vitest';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
});
afterAll(() => service.close());

it.each(['/health', '/openapi.json', '/docs'])('%s needs no token', async (path) => {
  expect((await service.api('GET', path, undefined, { token: null })).status).toBe(200);
});

it('/docs is a page that needs nothing from elsewhere', async () => {
  const page = await service.api('GET', '/docs', undefined, { token: null });
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  const addresses = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, address]) => address ?? '',
  );
  for (const address of addresses) {
    expect(address).not.toMatch(/^(https?:)?\/\//);
    if (!address.startsWith('/')) continue;
    expect([address, (await service.api('GET', address, undefined, { token: null })).status]).toEqual([
      address,
      200,
    ]);
  }
  expect(page.headers.get('content-security-policy')).toMatch(/default-src/);
});
