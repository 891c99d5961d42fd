import { describe, expect, it } from 'vitest';
import { inflectsAlike } from '#service/intelligence/language/inflection.ts';
import { keyOf } from '#service/intelligence/language/tokens.ts';
import { describeNative } from './native.ts';

describe('forms of one word', () => {
  it.each([
    ['Jahresabschluss', 'Jahresabschlüssen', true],
    ['Monteur', 'Monteuren', true],
    ['kontraktów', 'kontraktu', true],
    ['pielęgniarka', 'pielęgniarek', true],
    ['devizelor', 'devize', true],
    ['raporlarının', 'raporları', true],
    ['magazzinieri', 'magazziniere', true],
    ['enfermeiros', 'enfermeira', true],
    ['Maschine', 'Maschinist', false],
    ['kontrakt', 'kontrahent', false],
    ['Bericht', 'Berichtigung', false],
    ['Miete', 'Mieterschaft', false],
    // endings of two languages
    ['projektami', 'projekten', false],
    ['Bau', 'Bauer', false],
  ])('%s, %s: %s', (one, other, expected) => {
    expect(inflectsAlike(keyOf(one), keyOf(other))).toBe(expected);
  });
});

describeNative('what is named in another form', {
  de: [
    {
      asked: 'Erfahrung mit Jahresabschlüssen nach HGB',
      met: ['Jahresabschlüsse nach HGB erstellt', 'Jahresabschluss nach HGB'],
      not_stated: ['Abschlüsse nach HGB gelesen'],
    },
    {
      asked: 'Erfahrung mit Schwellenwertberichten',
      met: ['Schwellenwertbericht monatlich erstellt'],
      not_stated: ['Schwellenwerte gemessen', 'Schwellenwertberichtigung beantragt'],
    },
  ],
  pl: [
    {
      asked: 'Rozliczanie kontraktów drogowych',
      met: ['Rozliczanie kontraktu drogowego'],
      not_stated: ['Rozliczanie kontrahentów zagranicznych', 'Rozliczanie kontraktu kolejowego'],
    },
  ],
  it: [
    {
      asked: 'Redazione di capitolati speciali',
      met: ['Redazione del capitolato speciale'],
      not_stated: ['Redazione di capitoli speciali'],
    },
  ],
  pt: [
    {
      asked: 'Experiência na elaboração de inventários municipais',
      met: ['Elaboração do inventário municipal'],
      not_stated: ['Elaboração do inventário familiar'],
    },
  ],
});
