import { describeNative } from './native.ts';
import { describe, expect, test } from 'vitest';
import { understandCriterion } from './ask.ts';

// work in a department is work in its field, whatever the firm calls the place
describe('departments', () => {
  test.each([
    ['Esperienza nell’ufficio acquisti', 'At least 1 month of work with Purchasing'],
    ['Experiencia en departamento de compras', 'At least 1 month of work with Procurement'],
    ['Expérience en service comptable', 'At least 1 month of work with comptable'],
    ['Almeno 3 anni in ufficio acquisti', 'At least 3 years of work with Purchasing'],
    ['Mindestens 5 Jahre in der Abteilung Einkauf', 'At least 5 years of work with Procurement'],
    ['Muhasebe departmanında çalışmış', 'At least 1 month of work with Muhasebe'],
    // whoever leads one is its head
    ['Leads the purchasing department', 'Has been the head of purchasing'],
  ])('%s', (asked, understood) => {
    expect(understandCriterion(asked)).toMatchObject({ understood_as: understood, not_understood: [] });
  });
});

describeNative('departments', {
  fr: [{ asked: 'Expérience en service comptable', met: ['Comptable, service de la comptabilité'] }],
  it: [{ asked: 'Esperienza nell’ufficio acquisti', met: ['Acquisti e ordini'] }],
});
