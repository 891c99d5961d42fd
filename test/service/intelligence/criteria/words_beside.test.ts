import { describe, expect, test } from 'vitest';
import { answer } from './judge.ts';

const LINES = [
  'Orla Tennant',
  'orla.tennant@example.com | 555 0161',
  'Cork, Ireland',
  'Experience',
  'Registered nurse, St Bride Clinic, Cork',
  '2015 – present',
  '• wound care on home visits with a company car',
  'Education',
  '2012–2014 M.Sc. Chemistry, Ashdale University, grade 1.4',
  'Languages: German C1, Spanish A2',
];

describe('a few words beside what is understood', () => {
  test.each(['German C1 or better, group language is German', 'un poco de español, lo básico para el andén'])(
    'leave the answer, say so, and make it unsure: %s',
    (criterion) => {
      const given = answer(criterion, LINES);
      expect(given.finding).toBe('met');
      expect(given.not_understood).not.toEqual([]);
      expect(given.explanation).toContain('Not understood');
      expect(given.confidence_score).toBeLessThanOrEqual(0.8);
    },
  );

  test.each([
    ['narrows a place', 'Located in the west of Ireland'],
    ['stands beside a denial', "Owns a car (company car doesn't count)"],
  ])('keep it open where one %s', (_why, criterion) => {
    const given = answer(criterion, LINES);
    expect(given.not_understood).not.toEqual([]);
    expect(given.finding).toBe('not_stated');
  });

  test.each([
    'un poco de español, que ya lo vimos con ellos aquí',
    'un poco de español, lo vimos venir de lejos',
  ])('in a part that is mostly small words they are named: %s', (criterion) => {
    const given = answer(criterion, LINES);
    expect([given.finding, given.not_understood.length > 0]).toEqual(['met', true]);
  });

  test.each([
    ['something is done', 'Registered nurse and design of ward schedules'],
    ['something has a name', 'Registered nurse, and then also of the Zorbly'],
  ])('a part in which %s is asked for', (_why, criterion) => {
    expect(answer(criterion, LINES).finding).toBe('not_stated');
  });

  test('nobody asks for weeks with one employer', () => {
    expect(answer('Willing to stay out 2-3 weeks at a stretch', LINES).finding).toBe('not_stated');
  });
});
