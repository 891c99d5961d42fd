import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../renderer');

/** The selectors of a style sheet, without what is printed: those rules cost nothing on screen. */
function selectorsOf(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/\/\*[^]*?\*\//gu, '');
  const on_screen = text.replaceAll(/@media print\s*\{(?:[^{}]|\{[^{}]*\})*\}/gu, '');
  return [...on_screen.matchAll(/([^{};]+)\{/gu)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => selector !== '' && !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/u).map((one) => one.trim()));
}

/**
 * A selector that says what lies beside or under any sibling (`+ *`, `tr + tr > *`, `:has(+ …)` of any element) makes the
 * browser work out the styles of everything in a place again whenever something is put into it or taken out, anywhere in
 * the program: one such rule of a dialog cost each way from a candidate to the ranking a thousand elements.
 */
function isCostly(selector: string): boolean {
  const bare = selector.replaceAll(/\[[^\]]*\]/gu, '[]');
  const any_with_siblings = /(?:^|[\s>+~])(?::[a-z-]+)*:has\(\s*[+~]/u;
  const [, after_sibling] = bare.replaceAll(/\([^()]*\)/gu, '').match(/[+~]([^+~]*)$/u) ?? [];
  const subject = after_sibling?.split(/[\s>]+/u).at(-1);
  return any_with_siblings.test(bare) || (subject !== undefined && /^[*:]/u.test(subject));
}

describe('selectors', () => {
  it('never make every element depend on its siblings', () => {
    const all = globSync('**/*.css', { cwd: ROOT }).flatMap((file) =>
      selectorsOf(file).map((selector) => [file, selector] as const),
    );
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter(([, selector]) => isCostly(selector))).toEqual([]);
  });

  it.each([
    ['.parts tr + tr > *', true],
    ['.whole + *', true],
    ['.heading > :first-child:has(+ :empty)', true],
    ['.parts tr + tr', false],
    ['.title:has(+ :empty)', false],
    ['.one + .two > .three', false],
  ])('%s: %s', (selector, is_costly) => {
    expect(isCostly(selector)).toBe(is_costly);
  });
});
