import { describe, expect, it } from 'vitest';
import { axisOf, barsOf, gapsOf, spanOf, ticksOf, type Work } from '../../renderer/views/compare/career.ts';

const NOW = 2026;

type Month = readonly [year: number, month: number | null] | null;

/** A position; without an end it is the one they have now, unless it is said how long it was. */
function work(start: Month, end: Month, over: Partial<Work> = {}): Work {
  const date = (at: Month) => (at === null ? null : { year: at[0], month: at[1] });
  return {
    title: 'Nurse',
    employer: null,
    start: date(start),
    end: date(end),
    current: end === null,
    months: null,
    span: { start: 0, end: 0 },
    ...over,
  } as unknown as Work;
}

describe('when somebody had a position', () => {
  it.each([
    ['months, both of which count', work([2020, 1], [2021, 6]), { from: 2020, to: 2021.5 }],
    ['whole years, where no months are given', work([2020, null], [2021, null]), { from: 2020, to: 2022 }],
    ['until now', work([2020, 7], null), { from: 2020.5, to: NOW }],
    ['as long as it was', work([2020, 1], null, { current: false, months: 18 }), { from: 2020, to: 2021.5 }],
    ['no further than now', work([2025, null], [2026, null]), { from: 2025, to: NOW }],
    ['a start alone', work([2020, 1], null, { current: false }), null],
    ['an end alone', work(null, [2020, 1]), null],
  ])('%s', (_, given, span) => {
    expect(spanOf(given, NOW)).toEqual(span);
  });
});

describe('times between positions', () => {
  it('are told where more than three months passed', () => {
    const career = [work([2015, 1], [2017, 12]), work([2019, 1], [2020, 12]), work([2021, 3], null)];
    expect(gapsOf(career, NOW)).toEqual([{ from: 2018, to: 2019 }]);
  });
  it('are none within a longer position beside them', () => {
    expect(gapsOf([work([2015, 1], null), work([2016, 1], [2016, 6])], NOW)).toEqual([]);
  });
  it('are none where years alone leave it open', () => {
    expect(gapsOf([work([2015, null], [2017, null]), work([2018, null], null)], NOW)).toEqual([]);
  });
  it('are not guessed where a position has no dates', () => {
    expect(gapsOf([work([2010, 1], [2011, 1]), work([2020, 1], null), work(null, [2015, 1])], NOW)).toEqual(
      [],
    );
  });
});

it('the axis begins with the first position of anybody, and there is none without dates', () => {
  expect(axisOf([[work([2019, 7], null)], [work([2012, 3], [2014, 1])]], NOW)).toEqual({
    from: 2012,
    to: NOW,
  });
  expect(axisOf([[work(null, [2014, 1])], []], NOW)).toBeNull();
  expect(ticksOf({ from: 2012, to: NOW }, 20)).toHaveLength(15);
  expect(ticksOf({ from: 2012, to: NOW }, 5)).toEqual([2015, 2020, 2025]);
});

describe('bars', () => {
  const axis = { from: 2016, to: NOW };
  it('share a line where their titles leave room, and take another where not', () => {
    const career = [work([2016, 1], [2018, 12]), work([2019, 1], [2020, 12]), work([2021, 1], null)];
    expect(barsOf(career, axis, 1000, () => 100).map(({ line }) => line)).toEqual([0, 0, 0]);
    expect(barsOf(career, axis, 1000, () => 320).map(({ line }) => line)).toEqual([0, 1, 0]);
  });
  it('keep every title within the picture', () => {
    const [bar] = barsOf([work([2025, 1], null)], axis, 1000, () => 300);
    expect(bar).toMatchObject({ x: 900, words_x: 700 });
  });
  it('leave out what has no dates', () => {
    expect(barsOf([work(null, [2020, 1])], axis, 1000, () => 10)).toEqual([]);
  });
});
