import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from './helpers/program.ts';

type Node = { readonly type?: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The name that a call begins with, as `it` of `it.each(rows)('title')`, and what is asked of it on the way. */
function callOf(node: Node): { readonly name: unknown; readonly asked: readonly unknown[] } {
  if (node.type === 'CallExpression') return callOf(node['callee'] as Node);
  if (node.type !== 'MemberExpression') return { name: node['name'], asked: [] };
  const { name, asked } = callOf(node['object'] as Node);
  return { name, asked: [...asked, (node['property'] as Node)['name']] };
}

/** A title as it is written; what is filled into it stands as %s. */
function titleOf(argument: unknown): string | null {
  if (!isNode(argument)) return null;
  if (argument.type === 'Literal') return String(argument['value']);
  if (argument.type !== 'TemplateLiteral') return null;
  return (argument['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('%s');
}

/** The titles of the tests in a syntax tree that are run: what is left out or to be done is none. */
function titlesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => titlesIn(one));
  if (!isNode(node)) return [];
  const inside = (): string[] => Object.values(node).flatMap((value) => titlesIn(value));
  if (node.type !== 'CallExpression') return inside();
  const { name, asked } = callOf(node);
  const is_test = name === 'it' || name === 'test';
  if (!is_test && name !== 'describe') return inside();
  if (['skip', 'todo', 'fails'].some((word) => asked.includes(word))) return [];
  const title = is_test ? titleOf((node['arguments'] as unknown[])[0]) : null;
  return title === null ? inside() : [title];
}

function titlesOf(name: string, source: string): string[] {
  const { program, errors } = parseSync(name, source);
  expect(errors, name).toEqual([]);
  return titlesIn(program);
}

const page = readFileSync(path.join(ROOT, 'docs/safety.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| promise'));

test('every promise names the tests that hold it, and they are run', () => {
  expect(rows.length).toBeGreaterThan(20);
  const missing: string[] = [];
  for (const row of rows) {
    const files = [...row.matchAll(/`test\/[^`]+\.test\.ts`/g)];
    const held_by = [...row.matchAll(/`(test\/[^`]+\.test\.ts)`((?:(?:,| and)? "[^"]+")+)/g)];
    if (files.length === 0 || held_by.length < files.length) missing.push(`no test is named: ${row}`);
    for (const [, file = '', names = ''] of held_by) {
      const at = path.join(ROOT, file);
      const titles = existsSync(at) ? titlesOf(file, readFileSync(at, 'utf8')) : [];
      for (const [, name = ''] of names.matchAll(/"([^"]+)"/g)) {
        if (!titles.includes(name)) missing.push(`${file} has no test “${name}”`);
      }
    }
  }
  expect(missing).toEqual([]);
});

test('a test that is left out, or only written about, is none', () => {
  const source = `
    // it('in a comment', run);
    it('runs', run);
    it.each(rows)('runs for %s', run);
    test.skipIf(is_windows)(\`runs \${where}\`, run);
    it.skip('is left out', run);
    test.todo('is to be done');
    describe('all of', () => it('run', run));
    describe.skip('none of', () => it('is inside of what is left out', run));
    say("it('in a text', run)");
  `;
  expect(titlesOf('some.test.ts', source)).toEqual(['runs', 'runs for %s', 'runs %s', 'run']);
});
