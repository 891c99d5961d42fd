import { describe, expect, test } from 'vitest';
import { cuesIn, localesOf } from '#service/intelligence/language/cues.ts';
import { lengthsIn, quantitiesIn } from '#service/intelligence/language/quantities.ts';
import { wordsOfText } from '#service/intelligence/language/words.ts';

/** The numbers and the lengths of time of a text, each with its bound. */
function timesIn(text: string): { readonly lengths: readonly string[]; readonly amounts: readonly string[] } {
  const words = wordsOfText(text);
  const keys = words.map(({ key }) => key);
  const cues = cuesIn(keys, localesOf(keys));
  const quantities = quantitiesIn(words, cues);
  return {
    lengths: lengthsIn(words, cues, quantities).map(({ comparison, months }) => `${comparison}${months}`),
    amounts: quantities.map(
      ({ comparison, value, to }) => `${comparison}${value}${to === null ? '' : `-${to}`}`,
    ),
  };
}

describe('numbers in words', () => {
  test.each([
    // what adds
    ['twenty-five customers', '>=25'],
    ['at least thirty five employees', '>=35'],
    ['two hundred and fifty customers', '>=250'],
    ['mindestens fünfundzwanzig Kunden', '>=25'],
    ['einundzwanzig Kunden', '>=21'],
    ['au moins quatre-vingt-quinze clients', '>=95'],
    ['soixante-douze clients', '>=72'],
    ['vingt-cinq clients', '>=25'],
    ['quarante-deux clients', '>=42'],
    ['al menos treinta y cinco clientes', '>=35'],
    ['cuarenta y dos clientes', '>=42'],
    ['almeno trentacinque clienti', '>=35'],
    ['almeno quarantotto clienti', '>=48'],
    ['en az yirmi beş müşteri', '>=25'],
    ['en az otuz yedi müşteri', '>=37'],
    ['en az otuzyedi müşteri', '>=37'],
    // what multiplies
    ['two thousand tickets', '>=2000'],
    ['two thousand five hundred tickets', '>=2500'],
    ['a hundred tickets', '>=100'],
    ['50k users', '>=50000'],
    ['2-3k users', '>=2000-3000'],
    ['1.5 million users', '>=1500000'],
    ['two and a half million users', '>=2500000'],
    ['more than half a million users', '>500000'],
    ['half a dozen people', '>=6'],
    ['at most a dozen people', '<=12'],
    ['two dozen people', '>=24'],
    ['zweitausend Kunden', '>=2000'],
    ['dreihundertfünfzig Kunden', '>=350'],
    ['fünfundzwanzigtausend Kunden', '>=25000'],
    ['mindestens zweieinhalb Millionen Kunden', '>=2500000'],
    ['mehr als 3 Mio Kunden', '>3000000'],
    ['ein halbes Dutzend Kunden', '>=6'],
    ['deux mille clients', '>=2000'],
    ['deux cent cinquante clients', '>=250'],
    ['au moins une demi-douzaine de clients', '>=6'],
    ['trois millions de clients', '>=3000000'],
    ['dos mil clientes', '>=2000'],
    ['doscientos cincuenta clientes', '>=250'],
    ['media docena de clientes', '>=6'],
    ['un millón de clientes', '>=1000000'],
    ['duemila clienti', '>=2000'],
    ['duecento clienti', '>=200'],
    ['una mezza dozzina di clienti', '>=6'],
    ['iki bin müşteri', '>=2000'],
    ['üç yüz müşteri', '>=300'],
    ['yarım düzine müşteri', '>=6'],
    // what does neither
    ['3 to 5 people', '>=3-5'],
    ['at least one person', '>=1'],
  ])('%s', (text, expected) => {
    expect(timesIn(text).amounts).toEqual([expected]);
  });

  test.each(['Seiten und Hundertwasser', 'often undone', 'Sechzehnmal'])('none in %s', (text) => {
    expect(timesIn(text).amounts).toEqual([]);
  });
});

describe('lengths of time and rates', () => {
  test.each([
    ['twenty-plus years of sales', '>=240'],
    ['20 plus years of sales', '>=240'],
    ['fünfundzwanzig Jahre Vertrieb', '>=300'],
    ['fünfundzwanzigjährige Erfahrung', '>=300'],
    ['höchstens ein halbes Jahr', '<=6'],
    ['vingt-cinq ans de vente', '>=300'],
    ['treinta y cinco años de ventas', '>=420'],
    ['yirmi beş yıl satış', '>=300'],
    ['trentacinque anni di vendita', '>=420'],
    ['5 years of sales, a year of marketing', '>=60 >=12'],
  ])('%s', (text, expected) => {
    expect(timesIn(text).lengths.join(' ')).toBe(expected);
  });

  test.each([
    '20 deals a year',
    '20 big deals per year',
    '3 days a week',
    '3 Tage die Woche',
    '20 Abschlüsse im Jahr',
    '3 jours par semaine',
    'vingt ventes par an',
    '3 días a la semana',
    '20 ventas al año',
    '3 giorni a settimana',
    'haftada 3 gün',
  ])('no length in %s', (text) => {
    expect(timesIn(text).lengths).toEqual([]);
  });
});
