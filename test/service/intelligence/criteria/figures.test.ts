import { describe, expect, it } from 'vitest';
import { askedFigure, hasFigure } from '#service/intelligence/criteria/figures.ts';
import { expectSoon } from '../../../helpers/cpu.ts';

/** Criterion, statement of a resume, and whether the statement has the figure (null: none of that kind). */
const ROWS: readonly (readonly [asked: string, statement: string, has: boolean | null])[] = [
  ['Cut energy use by more than a quarter', 'Cut the power bill by 31% in one year', true],
  ['Cut energy use by a third or better', 'reducing energy use by 30%', false],
  ['Cut energy use by half', 'Halved energy use', true],
  ['Million-euro budgets', 'budgets up to €500K', false],
  ['A budget above a million euros', 'Annual budget of EUR 1.2 million', true],
  ['A budget of at least $2M', 'Managed $2.5m a year', true],
  ['Budget over 50,000 dollars', 'Budget of $40k', false],
  ['Queries ten times faster or more', 'Made queries 18x faster', true],
  ['Queries four times faster', 'Cut query time from 40 minutes to 9 minutes', true],
  ['Queries five times faster', 'Cut query time from 40 minutes to 9 minutes', false],
  ['Response below a hundred milliseconds', 'Cut response from 340ms to 90ms', true],
  ['Response below 50 ms', 'Cut response from 340ms to 90ms', false],
  ['Served ten thousand requests a second', 'Served 12K requests per second', true],
  ['Rated above 4 stars', 'App rating from 1.9 to 3.8', false],
  ['Rated above 3.5 stars', 'App rating from 1.9 to 3.8', true],
  ['Uptime of four nines', 'Uptime 99.98%', false],
  ['Uptime of three nines', 'Uptime 99.98%', true],
  ['At least 20 workshops', 'Held workshops all over the country', null],
  ['At least 20 workshops', 'Held 12 workshops in 2019', false],
  ['Ausschuss um mindestens ein Fünftel gesenkt', 'Ausschuss um 22 % gesenkt', true],
];

describe('figures asked for and figures given', () => {
  for (const [asked, statement, has] of ROWS) {
    it(`${asked} | ${statement}`, () => {
      const figure = askedFigure(asked);
      expect(figure).not.toBeNull();
      if (figure !== null) expect(hasFigure(figure, statement)).toBe(has);
    });
  }

  it('a text of nothing but figures takes no time', async () => {
    await expectSoon(2000, () =>
      hasFigure(
        { kind: 'count', value: 3, comparison: '>=', thing: [], start: 0, end: 0 },
        'from 1 to 2 % '.repeat(2000),
      ),
    );
  });
});
