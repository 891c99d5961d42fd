import { describe, expect, it } from 'vitest';
import type { Finding } from '#service/intelligence/criteria/answer.ts';
import { answer, reading } from './judge.ts';
import { worker } from './rows.ts';

const person = (job: string, wish: string) => [...worker([job]), 'Availability', wish];

describe('hours a week', () => {
  it.each([
    ['20 h/week', 'Hours a week: 20'],
    ['max. 20 Stunden pro Woche', 'Hours a week: at most 20'],
    ['20–25 Std.', 'Hours a week: 20 to 25'],
    ['mi-temps 17,5 h', 'Hours a week: 17.5'],
    ['20 horas semanales', 'Hours a week: 20'],
    ['part-time 24 ore settimanali', 'Hours a week: 24'],
    ['haftada 20 saat', 'Hours a week: 20'],
    ['At least 30 hours a week', 'Hours a week: at least 30'],
    ['Part-time', 'What the resume says of whether the person would work part-time'],
  ])('are read whole: %s', (asked, read) => {
    expect(reading(asked)).toEqual({ understood: read, open: [] });
  });

  it.each([['40 hours of first aid training'], ['500 flight hours'], ['Reacts within 24 hours']])(
    'are no other hours: %s',
    (asked) => {
      expect(reading(asked).understood).not.toContain('Hours a week');
    },
  );

  it.each<[asked: string, job: string, wish: string, finding: Finding]>([
    ['20–25 hours a week', 'Wrote reports', 'Looking for 20 hours a week', 'met'],
    ['max. 25 hours a week', 'Wrote reports', 'Part-time, 20 hours', 'met'],
    ['max. 25 hours a week', 'Wrote reports', 'Full-time, 40 hours', 'not_met'],
    ['20 hours a week', 'Part-time, 20 hours a week', 'Full licence', 'met'],
    ['20 hours a week', 'Full-time, 40 hours a week', 'Full licence', 'not_met'],
    ['20 hours a week', 'Full-time, 40 hours a week', 'Looking for 20 hours a week', 'met'],
    ['20 hours a week', 'Taught 20 hours of maths', 'Full licence', 'not_stated'],
  ])('what is wished, or worked now: %s, %s, %s', (asked, job, wish, finding) => {
    expect(answer(asked, person(job, wish)).finding).toBe(finding);
  });

  it.each([
    ['wants 45–50k', 'Expects pay of at most 50000'],
    ['Gehaltswunsch bis 55.000', 'Expects pay of at most 55000'],
    ['pretende tra 30 e 35k', 'Expects pay of at most 35000'],
    ['RAL desiderata 30-35k', 'Expects pay of at most 35000'],
    ['prétentions 38-42 K€', 'Expects pay of at most 42000'],
    ['pretensiones 30-35k', 'Expects pay of at most 35000'],
    ['Budget of 30-35k', 'A budget of at least 30000'],
  ])('and what is to be earned with them: %s', (asked, read) => {
    expect(reading(asked)).toEqual({ understood: read, open: [] });
  });
});
