import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, testService } from '../../helpers/service.ts';

it('without a built interface, says where everything is', async () => {
  const service = await testService({ children: 0 });
  const page = await service.api('GET', '/docs', undefined, { token: null });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  const links = [...(page.body as string).matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
  expect(links).toEqual(['/openapi.json', '/docs/longlist.ts', '/health']);
  for (const link of links) {
    expect((await service.api('GET', link, undefined, { token: null })).status).toBe(200);
  }
  const refused = await service.api('POST', '/docs');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('with one, is a page under the policy of the interface', async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'index.html'), '<title>Interface</title>');
  writeFileSync(path.join(folder, 'docs.html'), '<title>Docs</title><script nonce="__CSP_NONCE__"></script>');
  const service = await testService({ children: 0, interface_dir: folder });
  for (const address of ['/docs', '/docs/']) {
    const page = await service.api('GET', address, undefined, { token: null });
    expect(page.body).toContain('<title>Docs</title>');
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'self'.*style-src 'self' 'nonce-/,
    );
  }
  expect((await service.api('GET', '/docs.html', undefined, { token: null })).status).toBe(404);
});
