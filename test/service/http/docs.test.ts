import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { operationsOf } from '../../helpers/openapi.ts';
import type { OpenApi } from '../../helpers/openapi.ts';
import { ROOT } from '../../helpers/program.ts';
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

/** Written pages; the changelog also tells of what was. */
function pages(): string[] {
  const docs = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
  const written = docs.filter((name) => name.endsWith('.md') && !name.includes('CHANGELOG'));
  return ['README.md', 'CONTRIBUTING.md', ...written.map((name) => path.join('docs', name))];
}

/** An operation without the names of its parameters. */
function shape(operation: string): string {
  return operation
    .replaceAll(/\{\w+\}/g, '{}')
    .replace(/(?<=.)\/$/, '')
    .replace(' /api/v1/', ' /');
}

it('written pages name no operation that is not there', async () => {
  const service = await testService({ children: 0 });
  const { body } = await service.api('GET', '/openapi.json', undefined, { token: null });
  const known = new Set(
    operationsOf(body as OpenApi).map(({ method, path: at }) => shape(`${method} ${at}`)),
  );
  const named = pages().flatMap((page) =>
    [
      ...readFileSync(path.join(ROOT, page), 'utf8').matchAll(
        /`((?:GET|POST|PUT|PATCH|DELETE) \/[\w{}/.]+)/g,
      ),
    ].map(([, operation = '']) => ({ page, operation })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ operation }) => !known.has(shape(operation)))).toEqual([]);
});
