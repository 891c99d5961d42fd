import { describe, expect, it } from 'vitest';
import { termsIn } from '../../../renderer/views/jobs/ad_terms.ts';

const salary = (min: string, max: string, currency?: string, period?: string) => ({
  ...(min === '' ? {} : { salary_min: min }),
  ...(max === '' ? {} : { salary_max: max }),
  ...(currency === undefined ? {} : { salary_currency: currency }),
  ...(period === undefined ? {} : { salary_period: period }),
});

describe('what an ad states of place, pay and customer', () => {
  it.each([
    ['Location: Leeds, hybrid', { location: 'Leeds, hybrid' }],
    ['**Location:** Leeds', { location: 'Leeds' }],
    ['Location\nLeeds\n\nYou plan shifts.', { location: 'Leeds' }],
    ['Arbeitsort: Bad Homburg', { location: 'Bad Homburg' }],
    ['• Standort: Köln', { location: 'Köln' }],
    ['Client: Halden Freight', { client_name: 'Halden Freight' }],
    ['Arbeitgeber: Halden Logistik GmbH', { client_name: 'Halden Logistik GmbH' }],
    ['Salary: £55–65k', salary('55000', '65000', 'GBP')],
    ['Salary £55,000 - £65,000 a year', salary('55000', '65000', 'GBP', 'year')],
    ['Pay: from £30,000 per annum', salary('30000', '', 'GBP', 'year')],
    ['We pay a salary of up to EUR 4,500 a month.', salary('', '4500', 'EUR', 'month')],
    ['Salary: $25 an hour', salary('25', '25', undefined, 'hour')],
    ['Day rate: £450', salary('450', '450', 'GBP', 'day')],
    ['Gehalt: 60.000 € bis 75.000 € brutto im Jahr', salary('60000', '75000', 'EUR', 'year')],
    ['Jahresgehalt ab 48.000 Euro', salary('48000', '', 'EUR', 'year')],
    ['Stundenlohn 18,50 €', salary('18.5', '18.5', 'EUR', 'hour')],
    ['CHF 7’000 – 8’200 pro Monat', salary('7000', '8200', 'CHF', 'month')],
    ['Leeds | £55,000 - £65,000 a year', salary('55000', '65000', 'GBP', 'year')],
    ['Salary: £40,000 plus bonus of £5,000', salary('40000', '40000', 'GBP')],
  ])('%j', (ad, terms) => {
    expect(termsIn(ad)).toEqual(terms);
  });

  it.each([
    'We have offices in Leeds and Lund.',
    'The location is wherever you like to work.',
    'Location: Leeds\nLocation: Lund',
    'We raised $12 million and pay attention to detail.',
    'A training budget of £1,500 a year',
    'Salary: competitive',
    'You have 5 to 7 years of experience.',
    'Salary: £40,000\nSalary: £50,000',
    'You manage budgets of €2m',
    'Our company turns over €60,000 – 80,000 in a month of December sales prices',
  ])('nothing is guessed: %j', (ad) => {
    expect(termsIn(ad)).toEqual({});
  });
});
