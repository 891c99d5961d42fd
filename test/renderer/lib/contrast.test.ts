import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.resolve(import.meta.dirname, '../../../renderer/tokens.css'), 'utf8');

/** The colours of a block: those of the light scheme and of the dark one. */
function tokens(selector: string): { light: Record<string, string>; dark: Record<string, string> } {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf('}', start));
  const pairs = [...block.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/gu)];
  return {
    light: Object.fromEntries(pairs.map(([, name, hex]) => [name, hex])),
    dark: Object.fromEntries(pairs.map(([, name, , hex]) => [name, hex])),
  };
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const schemes = tokens(':root {');
const high = tokens(":root[data-contrast='high'] {");
const strong = { 'high contrast, light': high.light, 'high contrast, dark': high.dark };

/** Every pair of text and ground that occurs on screen. */
const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'mute', 'accent', 'bad'].flatMap((text) =>
    ['desk', 'paper', 'soft', 'lane', 'card'].map((ground): [string, string] => [text, ground]),
  ),
  ['ink', 'select'],
  ['mute', 'select'],
  ['accent', 'select'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-deep'],
  ['ink', 'marker'],
  ['ink', 'ask-soft'],
  ['ink', 'bad-soft'],
];

describe.each(Object.entries(schemes))('colours, %s', (_, scheme) => {
  it.each(PAIRS)('%s reads on %s (WCAG AA, 4.5:1)', (text, ground) => {
    expect(contrast(scheme[text]!, scheme[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each([
    ['accent', 'paper'],
    ['ask', 'paper'],
    ['faint', 'paper'],
    ['marker-edge', 'paper'],
    ...['contact', 'work', 'education', 'skills', 'languages', 'statements'].map((kind): [string, string] => [
      `kind-${kind}`,
      'paper',
    ]),
  ])('%s is seen on %s as a sign (3:1, or 2:1 beside text that says the same)', (sign, ground) => {
    expect(contrast(scheme[sign]!, scheme[ground]!)).toBeGreaterThanOrEqual(sign === 'marker-edge' ? 2 : 3);
  });
});

describe.each(Object.entries(strong))('colours, %s', (_, scheme) => {
  it.each(PAIRS)('%s reads on %s (WCAG AAA, 7:1)', (text, ground) => {
    expect(contrast(scheme[text]!, scheme[ground]!)).toBeGreaterThanOrEqual(7);
  });
  it.each([
    ['line', 'paper'],
    ['line-strong', 'desk'],
    ['faint', 'paper'],
    ['ask', 'paper'],
    ['marker-edge', 'paper'],
    ['kind-contact', 'paper'],
    ['kind-statements', 'paper'],
  ])('%s is seen on %s as a line or sign (3:1)', (sign, ground) => {
    expect(contrast(scheme[sign]!, scheme[ground]!)).toBeGreaterThanOrEqual(3);
  });
});
