import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { raw, requestText } from '../../helpers/raw.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';

function builtInterface(): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<meta property="csp-nonce" nonce="__CSP_NONCE__"><script type="module" src="/assets/main-1.js" nonce="__CSP_NONCE__"></script>',
  );
  writeFileSync(path.join(folder, 'assets/main-1.js'), 'export {};');
  return folder;
}

it('serves the page with a policy of its own for each answer', async () => {
  const service = await testService({ children: 0, interface_dir: builtInterface() });
  const pages = [
    await service.api('GET', '/', undefined, { token: null }),
    await service.api('GET', '/candidates/0196', undefined, {
      token: null,
      headers: { accept: 'text/html,*/*;q=0.8' },
    }),
  ];
  const nonces = pages.map((page) => /nonce="([^"]+)"/.exec(page.body as string)?.[1]);
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const [index, page] of pages.entries()) {
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(policy).toContain(`style-src 'self' 'nonce-${nonces[index]}'`);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    expect(policy).not.toContain('unsafe-inline');
    expect(page.body).not.toContain('__CSP_NONCE__');
  }
});

it('keeps hashed files for good, and knows no others', async () => {
  const service = await testService({ children: 0, interface_dir: builtInterface() });
  const script = await service.api('GET', '/assets/main-1.js', undefined, { token: null });
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  for (const missing of [
    '/assets/gone.js',
    '/index.html',
    '/favicon.ico',
    '/candidates/0196',
    '/api',
    '/api/v2/jobs',
    '/files/x/y',
    '/ui/nothing',
  ]) {
    expect((await service.api('GET', missing, undefined, { token: null })).status, missing).toBe(404);
  }
  expect((await service.api('POST', '/', undefined, { token: null })).status).toBe(404);
});

it.each([
  '/..%2f..%2fetc%2fpasswd.txt',
  '/assets/../../lock.json',
  '/%2e%2e/client.json',
  '/..\\client.json',
  '/assets/%00.js',
])('never leaves its folder: %s', async (sneaky) => {
  const service = await testService({ children: 0, interface_dir: builtInterface() });
  const answer = await raw(service, requestText(service, `GET ${sneaky}`));
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});
