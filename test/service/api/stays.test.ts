import { describe, expect, it } from 'vitest';
import { stageTimes, type Move } from '#service/api/hiring/stage_times/stays.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-01T09:00:00.000Z');
const at = (days: number): string => new Date(START + days * DAY).toISOString();
const NOW = at(20);

/** Moves of one nomination: into which stage, after how many days. */
function moves(
  id: string,
  now_in: string,
  ...some: readonly (readonly [stage: string, days: number])[]
): Move[] {
  const same = { nomination_id: id, candidate_id: `c-${id}`, stage_id: now_in, nominated_at: at(0) };
  if (some.length === 0) return [{ ...same, to_stage_id: null, to_stage_name: null, moved_at: null }];
  return some.map(([to_stage_id, days]) => ({
    ...same,
    to_stage_id,
    to_stage_name: to_stage_id === 'gone' ? null : to_stage_id.replace('own ', ''),
    moved_at: at(days),
  }));
}

const MINUTE = 1 / 1440;

describe('since when somebody is in a stage', () => {
  it.each([
    ['the last move', moves('a', 'two', ['one', 0], ['two', 5]), 5],
    ['the nomination, where no moves are kept', moves('a', 'one'), 0],
    [
      'before a move that was undone at once',
      moves('a', 'one', ['one', 2], ['two', 9], ['one', 9 + MINUTE]),
      2,
    ],
    ['coming back after a while', moves('a', 'one', ['one', 2], ['two', 9], ['one', 10]), 10],
    [
      'passing through a stage quickly, which is no way back',
      moves('a', 'three', ['one', 2], ['two', 9], ['three', 9 + MINUTE]),
      9 + MINUTE,
    ],
    ['before the job got a copy of its stages', moves('a', 'own one', ['one', 2], ['own one', 7]), 2],
    [
      'before that, and before it was taken back',
      moves('a', 'two', ['one', 1], ['two', 2], ['own two', 7], ['two', 9]),
      2,
    ],
    ['the move out of a stage that is no more', moves('a', 'one', ['gone', 2], ['one', 7]), 7],
    ['before a move to where they were already', moves('a', 'one', ['one', 2], ['one', 7]), 2],
  ])('%s', (_, given, days) => {
    expect(stageTimes(given, new Map(), NOW).nominations).toEqual([
      { nomination_id: 'a', candidate_id: 'c-a', stage_id: given[0]!.stage_id, since: at(days) },
    ]);
  });
});

it('gives medians of those who are there and of those who left, and how many are over the target', () => {
  const { stages } = stageTimes(
    [
      ...moves('a', 'one', ['one', 0]),
      ...moves('b', 'one', ['one', 16]),
      ...moves('c', 'one', ['one', 15.5]),
      ...moves('d', 'two', ['one', 1], ['two', 4]),
      ...moves('e', 'two', ['one', 0], ['two', 10]),
    ],
    new Map([['one', 4]]),
    NOW,
  );
  expect(stages).toEqual([
    // four days and a half are four days
    {
      stage_id: 'one',
      target_days: 4,
      here: 3,
      median_days_here: 4.5,
      over_target: 1,
      left: 2,
      median_days_left: 6.5,
    },
    {
      stage_id: 'two',
      target_days: null,
      here: 2,
      median_days_here: 13,
      over_target: 0,
      left: 0,
      median_days_left: null,
    },
  ]);
});
