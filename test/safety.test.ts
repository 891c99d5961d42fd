import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './helpers/program.ts';

const page = readFileSync(path.join(ROOT, 'docs/safety.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| promise'));

test('every promise names the tests that hold it, and they exist', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const held_by = [...row.matchAll(/`(test\/[^`]+\.test\.ts)`(?: "([^"]+)")?/g)];
    expect(held_by, row).not.toEqual([]);
    for (const [, file = '', name] of held_by) {
      expect(existsSync(path.join(ROOT, file)), file).toBe(true);
      const source = name === undefined ? '' : readFileSync(path.join(ROOT, file), 'utf8');
      expect(source, `${file} has no test “${name}”`).toContain(name ?? '');
    }
  }
});
