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
  test.each([
    'un poco de español, lo básico para el andén',
    'un poco de español, que nos lo pidieron en la oficina',
    'Registered nurse and we saw it come down the line',
  ])('leave the answer, say so, and make it unsure: %s', (criterion) => {
    const given = answer(criterion, LINES);
    expect(given.finding).toBe('met');
    expect(given.not_understood).not.toEqual([]);
    expect(given.explanation).toContain('Not understood');
    expect(given.confidence_score).toBeLessThanOrEqual(0.84);
  });

  test.each([
    ['one narrows a place', 'Located in the west of Ireland'],
    ['one stands beside a denial', "Owns a car (company car doesn't count)"],
    ['one stands beside a name', 'Spanish useless, German C1'],
    ['one joins', 'At least 1 and at most 3 employers'],
    ['one says other than that', 'Has worked for another clinic than St Bride Clinic'],
    ['they have a name', 'Registered nurse, and then also of the Zorbly'],
    ['they say what is done', 'Registered nurse and design of ward schedules'],
    ['nobody speaks of themselves', 'Registered nurse, and can be the one to climb the masts'],
    ['they ask for experience', 'Registered nurse, and knows how to pull the taps for us'],
  ])('keep it open where %s', (_why, criterion) => {
    expect(answer(criterion, LINES).finding).not.toBe('met');
  });

  test('nobody asks for weeks with one employer', () => {
    expect(answer('Willing to stay out 2-3 weeks at a stretch', LINES).finding).toBe('not_stated');
  });
});
