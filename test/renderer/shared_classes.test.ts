import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleOf, utilitiesOf } from '../../renderer/utilities.ts';

const ROOT = path.resolve(import.meta.dirname, '../../renderer');
const read = (file: string): string =>
  readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/\/\*[^]*?\*\//gu, '');
const shared = new Set(
  [...`${read('ui/shared.css')}${read('global.css')}`.matchAll(/\.([\w-]+)/gu)].map(([, name]) => name),
);

describe('what modules take from shared.css', () => {
  const modules = globSync('**/*.module.css', { cwd: ROOT });

  it('is there: a class that is not would be left out without a word', () => {
    const missing = modules.flatMap((file) =>
      [...read(file).matchAll(/composes:\s*([^;]+?)\s+from global/gu)]
        .flatMap(([, names = '']) => names.split(/\s+/u))
        .filter((name) => !shared.has(name) && ruleOf(name) === null)
        .map((name) => `${file}: ${name}`),
    );
    expect(modules.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it('and what a part takes from its module is in that', () => {
    const missing = globSync('**/*.tsx', { cwd: ROOT }).flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gmu)].flatMap(
        ([, name, module = '']) => {
          const css = read(path.join(path.dirname(file), module));
          return [...text.matchAll(new RegExp(`(?<![/\\w])${name}\\.(\\w+)`, 'gu'))]
            .filter(([, one]) => !new RegExp(`\\.${one}(?![\\w-])`, 'u').test(css))
            .map(([said]) => `${file}: ${said}`);
        },
      );
    });
    expect(missing).toEqual([]);
  });
});

/** The classes that a part has as its className, where they are written out; drawings have names of their own. */
function written(): string[] {
  return globSync('**/*.tsx', { cwd: ROOT, exclude: ['ui/drawings/**'] }).flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/className=(?:"([^"]+)"|\{`([^`]+)`\})/gu)]
      .flatMap(([, plain, mixed]) => (plain ?? mixed ?? '').replaceAll(/\$\{[^}]*\}/gu, ' ').split(/\s+/u))
      .filter((name) => name !== '')
      .map((name) => `${file}: ${name}`),
  );
}

describe('classes of one declaration', () => {
  it('are there, whoever names them', () => {
    const names = written();
    expect(names.length).toBeGreaterThan(500);
    const unknown = names.filter((one) => {
      const name = one.slice(one.indexOf(': ') + 2);
      return !shared.has(name) && ruleOf(name) === null;
    });
    expect(unknown).toEqual([]);
  });

  it.each([
    ['gap-4-10', 'gap: 4px 10px'],
    ['mt-n6', 'margin-top: -6px'],
    ['font-12_5', 'font-size: 12.5px'],
    ['max-w-68ch', 'max-width: 68ch'],
    ['serif-600-19-1_25', 'font: 600 19px/1.25 var(--serif)'],
    ['columns-92-fr', 'grid-template-columns: 92px minmax(0, 1fr)'],
    ['flex-1-1-240', 'flex: 1 1 240px'],
    ['text-mute', 'color: var(--mute)'],
    ['border-b-soft', 'border-bottom: 1px solid var(--soft)'],
    ['justify-between', 'justify-content: space-between'],
    ['square-24', 'width: 24px; height: 24px'],
  ])('%s is %s', (name, declaration) => {
    expect(ruleOf(name)?.rule).toBe(`.${name} { ${declaration} }`);
  });

  it.each(['text-nothing', 'gap', 'mt-x', 'columns-', 'constructor', 'flex-1-1'])('%s is none', (name) => {
    expect(ruleOf(name)).toBeNull();
  });

  it('say a part of a thing after the whole, and what holds at times after what always does', () => {
    const css = utilitiesOf(ROOT);
    const at = (name: string): number => css.indexOf(`.${name} `);
    expect(at('p-0')).toBeGreaterThan(-1);
    expect(at('p-0')).toBeLessThan(at('pt-16'));
    expect(css.indexOf(':hover')).toBeGreaterThan(at('text-mute'));
  });
});
