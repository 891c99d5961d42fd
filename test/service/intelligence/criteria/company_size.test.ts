import { describe, expect, it } from 'vitest';
import type { Finding } from '#service/intelligence/criteria/answer.ts';
import { answer, reading } from './judge.ts';
import { worker } from './rows.ts';

describe('how many people work for an employer', () => {
  it.each([
    ['company with more than 1,000 employees', 'more than 1000'],
    ['mehr als 1.000 Mitarbeitende', 'more than 1000'],
    ['Konzernerfahrung (1000+ Mitarbeiter)', 'at least 1000'],
    ['hat in einem Betrieb mit 50 Beschäftigten gearbeitet', 'at least 50'],
    ['entreprise de plus de 500 salariés', 'more than 500'],
    ['empresa de más de 500 empleados', 'more than 500'],
    ['azienda con più di 200 dipendenti', 'more than 200'],
    ['500 çalışanı olan şirket', 'at least 500'],
  ])('is read whole: %s', (asked, size) => {
    expect(reading(asked)).toEqual({ understood: `Has worked for a firm with ${size} employees`, open: [] });
  });

  it.each([
    ['Led a team of 20 employees'],
    ['Führte 300 Mitarbeiter'],
    ['At most 2 employers'],
    ['Pas plus de deux employeurs'],
    ['20 Mitarbeiter'],
    ['HR manager for 500 employees'],
    ['For 500 employees'],
    ['5 years in a company'],
  ])('is nothing else that is counted: %s', (asked) => {
    expect(reading(asked).understood).not.toContain('Has worked for a firm');
  });

  it.each<[line: string, finding: Finding]>([
    ['Bookkeeping for a company with 1,200 employees', 'met'],
    ['Bookkeeping for a company with 80 employees', 'not_stated'],
    ['Led 1,200 employees of a company', 'not_stated'],
    ['Bookkeeping', 'not_stated'],
  ])('is answered where a resume states it: %s', (line, finding) => {
    expect(answer('company with more than 1,000 employees', worker([line])).finding).toBe(finding);
  });
});
