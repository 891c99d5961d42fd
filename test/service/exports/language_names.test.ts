import { expect, test } from 'vitest';
import { languageName } from '#service/exports/language_names.ts';

test.each([
  ['English', 'de', 'Englisch'],
  ['Polish', 'de', 'Polnisch'],
  ['Mandarin', 'de', 'Mandarin'],
  ['Swiss German', 'de', 'Schweizerdeutsch'],
  ['Klingonish', 'de', 'Klingonish'],
  ['Polish', 'en', 'Polish'],
] as const)('%s in a pack in %s: %s', (name, language, told) => {
  expect(languageName(name, language)).toBe(told);
});
