import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const BUILT = path.resolve(import.meta.dirname, '../../out/renderer');

it('the first page needs at most 400 kB of script, compressed, none of it inline or from elsewhere', () => {
  const html = readFileSync(path.join(BUILT, 'index.html'), 'utf8');
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/u);
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/gu)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(file).toMatch(/^\.\/assets\//u);
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(BUILT, file))).length, 0);
  expect(bytes).toBeLessThan(400_000);
});
