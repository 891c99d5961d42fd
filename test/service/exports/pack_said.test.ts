import { expect, it } from 'vitest';
import { dayIn, saidInWords, saidLine, saidOn } from '../../../electron/service/exports/pack_said.ts';

const TODAY = { today: '2026-11-27', time_zone: 'UTC' };

it.each([
  [{ answer: 'Two years', score: 4 }, '2026-11-23', 'said, 23 Nov: Two years · 4 of 5'],
  [{ answer: 'Two years', score: null }, '2026-11-23', 'said, 23 Nov: Two years'],
  [{ answer: null, score: 2 }, '2026-11-23', 'said, 23 Nov: 2 of 5'],
  [{ answer: null, score: null }, '2026-11-23', 'said, 23 Nov'],
  [{ answer: 'C1', score: null }, '2025-12-30', 'said, 30 Dec 2025: C1'],
])('%o on %s reads “%s”', (said, day, line) => {
  expect(saidLine(saidInWords({ ...said, said_at: `${day}T09:30:00.000Z` }, TODAY, 'en'))).toBe(line);
});

it('reads as one says it in German', () => {
  const said = { answer: 'Zwei Jahre', score: 4, said_at: '2026-11-23T09:30:00.000Z' };
  expect(saidLine(saidInWords(said, TODAY, 'de'))).toBe('gesagt am 23. Nov.: Zwei Jahre · 4 von 5');
});

it.each([
  ['2026-11-23T23:30:00.000Z', 'UTC', '2026-11-23', 'said, 23 Nov'],
  ['2026-11-23T23:30:00.000Z', 'Europe/Berlin', '2026-11-24', 'said, 24 Nov'],
  ['2026-11-23T02:30:00.000Z', 'America/New_York', '2026-11-22', 'said, 22 Nov'],
  ['2026-12-31T23:30:00.000Z', 'Europe/Berlin', '2027-01-01', 'said, 1 Jan 2027'],
])('%s in %s is %s', (moment, time_zone, day, said) => {
  expect(dayIn(moment, time_zone)).toBe(day);
  expect(saidOn(moment, { today: '2026-12-31', time_zone }, 'en')).toBe(said);
});
