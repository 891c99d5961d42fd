import { expect, it } from 'vitest';
import { dayOf, numberOf } from '#service/intelligence/tables/own_cell.ts';

it.each([
  ['65000', 65000],
  ['-3', -3],
  ['0.5', 0.5],
  ['12,75', 12.75],
  ['€ 65 000', 65000],
  ['1,250,000', 1250000],
  ['1.250.000,50', 1250000.5],
  ['65,000.00', 65000],
  ["CHF 85'000", 85000],
  ['900 EUR', 900],
  // twice the same mark, or one that may be either
  ['65.000', null],
  ['65,000', null],
  ['1,234.567,8', null],
  ['60-70', null],
  ['about 60', null],
  ['', null],
])('%s as a number', (cell, number) => expect(numberOf(cell)).toBe(number));

it.each([
  ['2026-03-02', '2026-03-02'],
  ['2026-03-02 00:00:00', '2026-03-02'],
  ['2.3.2026', '2026-03-02'],
  ['02.03.2026', '2026-03-02'],
  ['25/12/2026', '2026-12-25'],
  ['12/25/2026', '2026-12-25'],
  ['3/3/2026', '2026-03-03'],
  // two days
  ['02/03/2026', null],
  ['31.2.2026', null],
  ['March', null],
  ['', null],
])('%s as a day', (cell, day) => expect(dayOf(cell)).toBe(day));
