import { describe, expect, it } from 'vitest';
import { availabilityOf as read } from '#service/intelligence/resume/terms/availability.ts';
import { noticeOf } from '#service/intelligence/resume/terms/notice.ts';
import { salaryOf } from '#service/intelligence/resume/terms/salary.ts';

/** When, without the words for it. */
const availabilityOf = (text: string): object | null => {
  const found = read(text);
  return found === null ? null : { is_now: found.is_now, from: found.from };
};

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
    ['Start ab 1.3.2027 möglich', '2027-03-01'],
    ['Disponibile dal 1° marzo 2027', '2027-03-01'],
    ['Available from mid-March 2027', '2027-03-15'],
    ['Verfügbar ab Mitte März 2027', '2027-03-15'],
    ['Available from the beginning of April 2027', '2027-04'],
    ['Disponible fin février 2028', '2028-02-29'],
    ['Available from 15/03/2027', '2027-03-15'],
    ['Disponible à partir du 03/04/2027', '2027-04-03'],
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
    'Ich stehe ab sofort zur Verfügung.',
    'Disponibile da subito',
    'Available for work immediately',
  ])('%s', (text) => expect(availabilityOf(text)).toEqual({ is_now: true, from: null }));

  it.each([
    ['Availability: after my parental leave', 'after my parental leave', false],
    ['Verfügbarkeit: nach Absprache.', 'nach Absprache', false],
    ['Available in 2 weeks', 'in 2 weeks', false],
    ['Disponible sous 3 mois', 'sous 3 mois', false],
    ['Disponibilidad: 15 días', '15 días', false],
    // without a year, or of two numbers either of which may be the month
    ['Available from 1 March', 'from 1 March', true],
    ['Verfügbar ab 1. März', 'ab 1. März', true],
    ['Disponible à partir du 1er mars', 'à partir du 1er mars', true],
    ['Disponibile a partire dal 1 marzo', 'a partire dal 1 marzo', true],
    ['Available from 03/04/2027', 'from 03/04/2027', true],
  ])('in words: %s', (text, words, is_doubtful) =>
    expect(read(text)).toEqual({ is_now: false, from: null, words, is_doubtful }),
  );

  it.each([
    'Not available from March 2027',
    'Available on the App Store',
    'Availability: 99.95 %',
    'References available on request',
    'Improved availability of the platform from 2019',
    'Verfügbarkeit der Systeme gesichert',
    'Available 24/7',
    'Available in English and German',
    'Available for: iOS, Android',
    'System availability: 99.99 %',
    'Disponibilité des serveurs : 99,9 %',
    "Availability: 4 weeks' notice",
    'Available from 31 February 2027',
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
    ['Notice period: immediate', 0, 'day', null],
    ['I have a notice period of 3 months', 3, 'month', null],
    ['I have a three-month notice period', 3, 'month', null],
    ["One month's notice required", 1, 'month', null],
    ['Available with 4 weeks notice', 4, 'week', null],
    ['Kündigungsfrist: 4 Wochen zum Monatsende', 4, 'week', 'month'],
    ['Kündigungsfrist: 4 Wochen zum 15. oder zum Monatsende', 4, 'week', 'month'],
    ['Disponibilité : 1 mois de préavis', 1, 'month', null],
    ['Plazo de preaviso: 15 días naturales', 15, 'day', null],
    ['Preavviso di 2 mesi', 2, 'month', null],
  ])('%s', (text, amount, unit, to_end_of) => expect(noticeOf(text)).toEqual({ amount, unit, to_end_of }));

  it.each([
    'Notice period: 1-3 months',
    'Gave 3 months notice to tenants',
    'Notice board editor',
    '3 months',
    'Notice period: negotiable',
    'Handled the notice period of 40 employees',
    'Notice period management',
    'Notice period for tenants: 3 months',
    'Kündigungsfrist überwacht: 3 Monate',
    'Kündigungsfrist: gesetzlich',
    'Available in 4 weeks',
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
    ['Salary expectation 70-80k EUR', 70000, 80000, 'EUR', null],
    ['Salary expectation: between 70k and 80k EUR', 70000, 80000, 'EUR', null],
    ['Expected salary: £55,000 pa + bonus', 55000, 55000, 'GBP', 'year'],
    ['Desired salary: from 60k EUR', 60000, null, 'EUR', null],
    ['Day rate: £450', 450, 450, 'GBP', 'day'],
    ['Gehaltsvorstellung: 65.000,- €', 65000, 65000, 'EUR', null],
    ['Gehaltsvorstellung: ca. 65 T€', 65000, 65000, 'EUR', null],
    ['Gehaltsvorstellung: mind. 65.000 €', 65000, null, 'EUR', null],
    ['Meine Gehaltsvorstellung liegt bei 65.000 € brutto im Jahr.', 65000, 65000, 'EUR', 'year'],
    ['Wunschgehalt (brutto p.a.): 65.000 €', 65000, 65000, 'EUR', 'year'],
    ["Rémunération souhaitée : jusqu'à 50 k€", null, 50000, 'EUR', null],
    ['Pretensiones económicas: 35.000 € brutos/año', 35000, 35000, 'EUR', 'year'],
    ['RAL desiderata: 45k €', 45000, 45000, 'EUR', 'year'],
    ['Stipendio desiderato: 2.000 € netti al mese', 2000, 2000, 'EUR', 'month'],
  ])('%s', (text, min, max, currency, per) => expect(salaryOf(text)).toEqual({ min, max, currency, per }));

  it.each([
    'Current CTC: 12 LPA',
    'Salary: 65,000',
    'Managed a salary budget of 2 million',
    'Salary expectation: negotiable',
    'Raised the minimum wage policy of 2019 with 12 clients',
    'Gehaltsvorstellung: nach Vereinbarung',
    'Budget of 3 m€',
    'Salary expectation: 3 m€',
    'Salary expectation management',
    'Negotiated salary expectations of 70-80k EUR for candidates',
    'Gehaltsvorstellung der Bewerber: 60.000 €',
    'Jahresgehalt: 65.000 €',
    'RAL: 45.000 €',
    'Minimum wage: 12 €',
    'Day rate 450 in 2019',
    'Expected salary savings: 300 k€',
  ])('nothing: %s', (text) => expect(salaryOf(text)).toBeNull());
});
