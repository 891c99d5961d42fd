import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const BUILT = path.resolve(import.meta.dirname, '../..', process.env['LONGLIST_INTERFACE'] ?? 'out/renderer');
const BUDGET_BYTES = 400_000;

/** Each script is under its name, with what it needs before it can run. */
const STATIC = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/gu;
const DYNAMIC = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/gu;

function source(file: string): string {
  return readFileSync(path.join(BUILT, 'assets', file), 'utf8');
}

function found(file: string, pattern: RegExp): string[] {
  return [...source(file).matchAll(pattern)].map(([, name]) => name ?? '');
}

/** These scripts and all they import, each once. */
function withImports(files: readonly string[]): Set<string> {
  const all = new Set<string>();
  const add = (file: string): void => {
    if (all.has(file)) return;
    all.add(file);
    found(file, STATIC).forEach(add);
  };
  files.forEach(add);
  return all;
}

it('the first page needs at most 400 kB of script, compressed, none of it inline or from elsewhere', () => {
  const html = readFileSync(path.join(BUILT, 'index.html'), 'utf8');
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/u);
  const named = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/gu)].map(([, file]) => file ?? '');
  expect(named.length).toBeGreaterThan(0);
  for (const file of named) expect(file).toMatch(/^\.\/assets\//u);

  // The page's own script loads a language, then everything else: `main.tsx`, `texts.ts`, `start.tsx`.
  const own = [...html.matchAll(/<script[^>]*\bsrc="([^"]+\.js)"/gu)].map(([, file]) => file ?? '');
  const first = [...withImports(own.map((file) => path.basename(file)))];
  const next = first.flatMap((file) => found(file, DYNAMIC));
  expect(next.some((file) => file.startsWith('start-'))).toBe(true);
  expect(next.some((file) => file.startsWith('de-'))).toBe(true);

  // and the page names what the latter needs, so that it is fetched from the first moment
  const preloaded = named.map((file) => path.basename(file));
  expect(preloaded.some((file) => file.startsWith('start-'))).toBe(true);
  const loaded = [...withImports([...first, ...next, ...preloaded])];
  expect(loaded.every((file) => existsSync(path.join(BUILT, 'assets', file)))).toBe(true);
  const bytes = loaded.reduce((sum, file) => sum + gzipSync(source(file)).length, 0);
  // The German texts come on top for those who read them; they are counted, and leave room all the same.
  expect(bytes).toBeLessThan(BUDGET_BYTES);
  expect(
    loaded.filter((file) => /^pdf/iu.test(file) || source(file).includes('GlobalWorkerOptions')),
  ).toEqual([]);
});
