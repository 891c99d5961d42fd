import { describe, expect, test } from 'vitest';
import { holdsWords } from '#service/intelligence/criteria/held_words.ts';

describe('a word is held by its verb, its noun, or a compound it is part of', () => {
  test.each([
    ['souder', 'soudure cuivre et PER'],
    ['migré', "migration d'Oracle vers SAP"],
    ['Prüfung', 'Vertragsprüfung'],
    ['Vertragsprüfung', 'Prüfung von Verträgen'],
    ['planen', 'Tourenplanung für 35 LKW'],
    ['Wunden', 'Wundversorgung'],
    ['elaborar', 'elaboración de presupuestos'],
    ['düzenleme', 'beyanname düzenledi'],
  ])('%s: %s', (word, text) => expect(holdsWords(text, [word])).toBe(true));

  test.each([
    ['capitolati', 'capitoli speciali'],
    ['souder', 'soudain parti'],
    ['Prüfung', 'Vertrag unterschrieben'],
    ['Vertragsprüfung', 'Vertrag unterschrieben'],
  ])('not %s: %s', (word, text) => expect(holdsWords(text, [word])).toBe(false));
});
