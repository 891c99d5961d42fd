import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SUMMARY_SENTENCES as en } from '#service/intelligence/summary/sentences.ts';
import { renderFrom } from '#service/intelligence/criteria/sentences/sentence.ts';
import { say } from '#service/intelligence/criteria/predicate.ts';
import { inGerman, sentences as de } from '../../../../renderer/texts/de/sentences.ts';

const SOURCES = join(import.meta.dirname, '../../../../electron/service');
const ARGS: Readonly<Record<string, string | number>> = {
  ...Object.fromEntries(
    'name words cause part jobs field kind topic text names details window written read time place similar test employer without title when before under written'
      .split(' ')
      .map((key) => [key, key]),
  ),
  quotes: '“q”',
  model: 'tiny:1b',
  months: 29,
  up_to: 36,
  comparison: '>=',
  level: 'C1',
  state: 'valid',
  wants: 'permission',
  ...Object.fromEntries(
    'count value now formal weeks amount wanted higher reading attested foreign better plain counts full_time every year month more most'
      .split(' ')
      .map((key) => [key, 2]),
  ),
};

describe('the catalogues', () => {
  it('have the same codes in every language', () => {
    expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it.each(Object.keys(en))('%s is rendered in English and German', (code) => {
    const said = say(code, ARGS);
    const row = [{ ...said, args: { ...ARGS, parts: 1 } }, say('shown', ARGS)];
    for (const sentence of [renderFrom(en, said, ['part']), inGerman(row)]) {
      expect(sentence?.trim() ?? '').not.toBe('');
      expect(sentence).not.toMatch(/undefined|NaN/);
    }
  });

  it('have every code the engine says', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const codes = files.flatMap((file) =>
      [
        ...readFileSync(join(SOURCES, file), 'utf8').matchAll(
          /(?:say|joining)\(\s*'(?<code>[a-z_.]+)'|code: '(?<plain>[a-z_]+)', args/gu,
        ),
      ].map((match) => match.groups?.['code'] ?? match.groups?.['plain'] ?? ''),
    );
    expect(codes.length).toBeGreaterThan(60);
    expect([...new Set(codes)].filter((code) => !(code in en))).toEqual([]);
  });
});
