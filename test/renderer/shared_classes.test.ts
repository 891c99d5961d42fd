import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../renderer');
const read = (file: string): string =>
  readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/\/\*[^]*?\*\//gu, '');
const shared = new Set([...read('ui/shared.css').matchAll(/\.([\w-]+)/gu)].map(([, name]) => name));

describe('what modules take from shared.css', () => {
  const modules = globSync('**/*.module.css', { cwd: ROOT });

  it('is there: a class that is not would be left out without a word', () => {
    const missing = modules.flatMap((file) =>
      [...read(file).matchAll(/composes:\s*([^;]+?)\s+from global/gu)]
        .flatMap(([, names = '']) => names.split(/\s+/u))
        .filter((name) => !shared.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(modules.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });
});
