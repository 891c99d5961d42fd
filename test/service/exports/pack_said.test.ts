import { expect, it } from 'vitest';
import { saidInWords, saidLine } from '../../../electron/service/exports/pack_said.ts';

const TODAY = '2026-11-27';

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
