import { describe, expect, test } from 'vitest';
import { orderByBoth, orderByCriteria } from '#service/api/screening/rankings/order.ts';
import { NO_STANDING, type Standing } from '#service/api/screening/rankings/standings.ts';

const standing = (of: Partial<Standing>): Standing => ({ ...NO_STANDING, ...of });
const board = (of: Readonly<Record<string, Partial<Standing>>>) => ({
  standings: new Map(Object.entries(of).map(([id, some]) => [id, standing(some)])),
  criteria: [{}] as never[],
});
/** In the order of similarity, as an index gives it. */
const ranking = (of: Readonly<Record<string, number>>) => ({
  candidate_ids: Object.keys(of),
  scores: Float64Array.from(Object.values(of)),
});

const all = (): boolean => true;
function ordered(
  candidate_ids: readonly string[],
  of: Readonly<Record<string, Partial<Standing>>>,
  first?: string,
) {
  return orderByCriteria({ candidate_ids }, board(of).standings, first);
}

describe('score_version 2', () => {
  test.each<[string, string[], Record<string, Partial<Standing>>, string[]]>([
    ['by the share of met criteria', ['a', 'b'], { b: { ratio: 0.1 } }, ['b', 'a']],
    [
      'then by the share of must-haves',
      ['a', 'b', 'c'],
      {
        a: { ratio: 0.5, must_ratio: 0.333333 },
        b: { ratio: 0.5, must_ratio: 0.333334 },
        c: { ratio: 0.4, must_ratio: 1 },
      },
      ['b', 'a', 'c'],
    ],
    [
      'then by the score of version 1',
      ['c', 'a', 'b'],
      { a: { ratio: 0.5, must_ratio: 1 }, b: { ratio: 0.5, must_ratio: 1 } },
      ['a', 'b', 'c'],
    ],
    ['to the sixth place', ['a', 'b'], { a: { ratio: 0.666666 }, b: { ratio: 0.666667 } }, ['b', 'a']],
  ])('%s', (_what, ids, of, expected) => {
    const { candidate_ids, scores } = ordered(ids, of);
    expect(candidate_ids).toEqual(expected);
    expect(Array.from(scores)).toEqual(expected.map((id) => of[id]?.ratio ?? 0));
  });

  test('a candidate that is its own target stands first', () => {
    expect(ordered(['me', 'a'], { a: { ratio: 1 } }, 'me').candidate_ids).toEqual(['me', 'a']);
  });
});

describe('Best match', () => {
  test('equal scores: those with readable text first, then by id, whatever the order of similarity', () => {
    const equal = { share: 0.5, corrected_share: 0.5 };
    const order = orderByBoth(
      ranking({ d: 0.3, c: 0.3, b: 0.3, a: 0.3 }),
      board({ a: equal, b: equal, c: equal, d: equal }),
      'engine',
      (id) => id !== 'a' && id !== 'c',
    );
    expect(order.candidate_ids).toEqual(['b', 'd', 'a', 'c']);
  });

  test('without readable text somebody is last, unless there are answers about them', () => {
    const order = orderByBoth(
      ranking({ a: 0.01, b: 0, c: 0 }),
      board({ a: { share: 0.05, corrected_share: 0.05 }, b: { share: 0.9, corrected_share: 0.9 } }),
      'engine',
      (id) => id === 'a',
    );
    expect(order.candidate_ids).toEqual(['b', 'a', 'c']);
    expect(order.best?.[2]).toBe(0);
  });

  test("a person's answers decide their own order, the scores stay the engine's", () => {
    const of = board({
      a: { share: 0.6, corrected_share: 0.6 },
      b: { share: 0.5, corrected_share: 0.9, corrections: 2 },
    });
    const engine = orderByBoth(ranking({ a: 0.4, b: 0.4 }), of, 'engine', all);
    const persons = orderByBoth(ranking({ a: 0.4, b: 0.4 }), of, 'persons', all);
    expect(engine.candidate_ids).toEqual(['a', 'b']);
    expect(persons.candidate_ids).toEqual(['b', 'a']);
    expect(persons.best?.[0]).toBe(engine.best?.[1]);
    expect(Array.from(persons.corrections ?? [])).toEqual([2, 0]);
    expect(Array.from(engine.corrections ?? [])).toEqual([0, 2]);
  });

  test('who is not evaluated yet keeps their places among each other', () => {
    const order = orderByBoth(
      ranking({ a: 0.6, b: 0.5, c: 0.4, d: 0.3 }),
      board({ b: { share: 0.9, corrected_share: 0.9 } }),
      'engine',
      all,
    );
    expect(order.candidate_ids.filter((id) => id !== 'b')).toEqual(['a', 'c', 'd']);
  });
});
