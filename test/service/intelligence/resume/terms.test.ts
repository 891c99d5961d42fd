import { describe, expect, it } from 'vitest';
import { availabilityOf, noticeOf, salaryOf } from '#service/intelligence/resume/terms.ts';

describe('availability', () => {
  it.each([
    ['Available from 1 March 2027', '2027-03-01'],
    ['I am available from March 2027.', '2027-03'],
    ['Availability: 2027-04-15', '2027-04-15'],
    ['Start date: April 1st, 2027', '2027-04-01'],
    ['Can start on 15 Feb 2027', '2027-02-15'],
    ['Verfügbar ab dem 1. Januar 2027', '2027-01-01'],
    ['Ab 01.02.2027 verfügbar', '2027-02-01'],
    ['Frühester Eintrittstermin: 1.4.2027', '2027-04-01'],
    ['Disponible à partir du 1er mars 2027', '2027-03-01'],
    ['Disponible a partir de marzo de 2027', '2027-03'],
    ['Beschikbaar vanaf 1 mei 2027', '2027-05-01'],
  ])('%s', (text, from) => expect(availabilityOf(text)).toEqual({ is_now: false, from }));

  it.each([
    'Available immediately',
    'Availability: Immediate',
    'Immediate joiner',
    'Verfügbar ab sofort',
    'Sofort verfügbar',
    'Ab sofort einsatzbereit.',
    'Eintrittstermin: sofort',
    'Disponibilité immédiate',
    'Disponibilidad inmediata',
    'Per direct beschikbaar',
  ])('%s', (text) => expect(availabilityOf(text)).toEqual({ is_now: true, from: null }));

  it('keeps other words behind a label as words', () =>
    expect(availabilityOf('Availability: after my parental leave')).toEqual({ is_now: false, from: null }));

  it.each([
    'Not available from March 2027',
    'Available on the App Store',
    'Availability: 99.95 %',
    'References available on request',
    'Improved availability of the platform from 2019',
    'Available from 03/04/2027',
    'Verfügbarkeit der Systeme gesichert',
  ])('nothing: %s', (text) => expect(availabilityOf(text)).toBeNull());
});

describe('notice', () => {
  it.each([
    ['Notice period: 3 months', 3, 'month', null],
    ['Notice: two weeks', 2, 'week', null],
    ["3 months' notice", 3, 'month', null],
    ['30 days notice period', 30, 'day', null],
    ['Kündigungsfrist: 3 Monate zum Quartalsende', 3, 'month', 'quarter'],
    ['3 Monate zum Quartalsende', 3, 'month', 'quarter'],
    ['Kündigungsfrist beträgt 6 Wochen zum Monatsende', 6, 'week', 'month'],
    ['Préavis : 2 mois', 2, 'month', null],
    ['Opzegtermijn: 1 maand', 1, 'month', null],
    ['Notice period: none', 0, 'day', null],
  ])('%s', (text, amount, unit, to_end_of) => expect(noticeOf(text)).toEqual({ amount, unit, to_end_of }));

  it.each([
    'Notice period: 1-3 months',
    'Gave 3 months notice to tenants',
    'Notice board editor',
    '3 months',
    'Notice period: negotiable',
    'Handled the notice period of 40 employees',
  ])('nothing: %s', (text) => expect(noticeOf(text)).toBeNull());
});

describe('salary', () => {
  it.each([
    ['Gehaltsvorstellung: 65.000 € p.a.', 65000, 65000, 'EUR', 'year'],
    ['Gehaltswunsch: 60-65k EUR', 60000, 65000, 'EUR', null],
    ['Expected CTC 18 LPA', 1800000, 1800000, 'INR', 'year'],
    ['Salary expectation: £45,000 - £50,000 per annum', 45000, 50000, 'GBP', 'year'],
    ['Desired salary: $120k', 120000, 120000, null, null],
    ['Expected daily rate: 640 € per day', 640, 640, 'EUR', 'day'],
    ['Tagessatz: 800 €', 800, 800, 'EUR', 'day'],
    ['Prétentions salariales : 42 000 € brut annuel', 42000, 42000, 'EUR', 'year'],
    ['Expectativas salariales: 30.000 € brutos anuales', 30000, 30000, 'EUR', 'year'],
    ['Wunschgehalt: 4.500 € brutto monatlich', 4500, 4500, 'EUR', 'month'],
  ])('%s', (text, min, max, currency, per) => expect(salaryOf(text)).toEqual({ min, max, currency, per }));

  it.each([
    'Current CTC: 12 LPA',
    'Salary: 65,000',
    'Managed a salary budget of 2 million',
    'Salary expectation: negotiable',
    'Raised the minimum wage policy of 2019 with 12 clients',
    'Gehaltsvorstellung: nach Vereinbarung',
  ])('nothing: %s', (text) => expect(salaryOf(text)).toBeNull());
});
