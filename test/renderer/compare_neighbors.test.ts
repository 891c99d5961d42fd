import { describe, expect, test } from 'vitest';
import type { Criterion } from '../../renderer/api/criteria.ts';
import type { CriterionMark, MarkFinding, Marks } from '../../renderer/api/marks.ts';
import { compareNeighbors } from '../../renderer/views/ranking/compare_neighbors.ts';

const criteria = ['kafka', 'sql', 'german'].map((id) => ({ id, prompt_text: id }) as Criterion);
type Said = MarkFinding | 'silent' | readonly [MarkFinding, boolean];

/** Marks by criterion, in their order; a pair holds a person's answer. */
const marks = (...said: readonly Said[]): Marks =>
  new Map(
    said.map((one, i): [string, CriterionMark] => {
      const [finding, override] = typeof one === 'string' ? [one, null] : one;
      const criterion_id = criteria[i]!.id;
      return [
        criterion_id,
        finding === 'silent'
          ? {
              criterion_id,
              finding: 'not_met',
              rests_on_silence: true,
              override,
              said_at: null,
              only_listed: false,
            }
          : { criterion_id, finding, rests_on_silence: false, override, said_at: null, only_listed: false },
      ];
    }),
  );
const one = (score: number, of: Marks | null | undefined) => ({ entry: { score }, marks: of });
const ids = (differences: readonly { criterion: Criterion }[] | undefined): string[] =>
  (differences ?? []).map(({ criterion }) => criterion.id);

describe('two neighbours', () => {
  test('differ in what one meets and the other does not; silence stands between a yes and a no', () => {
    const found = compareNeighbors(
      'best',
      one(0.4, marks('met', 'silent', 'not_stated')),
      one(0.5, marks('not_stated', 'not_met', 'met')),
      criteria,
    );
    expect(ids(found?.better)).toEqual(['kafka', 'sql']);
    expect(ids(found?.worse)).toEqual(['german']);
    expect(found?.better[1]).toMatchObject({ here: 'not_mentioned', there: 'not_met' });
    expect(found?.nearer).toBe('there');
  });

  test('what is open is alike, however it is open', () => {
    const found = compareNeighbors(
      'best',
      one(0.4, marks('silent', 'failed', 'in_progress')),
      one(0.4, marks('not_stated', 'not_stated', 'silent')),
      criteria,
    );
    expect(found).toEqual({ better: [], worse: [], nearer: 'neither', decides: 'neither' });
  });

  test('answers of persons count in their order alone', () => {
    const [here, there] = [one(0.4, marks(['not_met', true])), one(0.4, marks('not_stated'))];
    expect(ids(compareNeighbors('best', here, there, criteria)?.worse)).toEqual(['kafka']);
    expect(ids(compareNeighbors('corrected', here, there, criteria)?.better)).toEqual(['kafka']);
  });

  test('by meaning criteria do not count, by criteria no text does', () => {
    const [here, there] = [one(0.9, marks('met')), one(0.2, marks('not_met'))];
    expect(compareNeighbors('meaning', here, there, criteria)).toEqual({
      better: [],
      worse: [],
      nearer: 'here',
      decides: 'text',
    });
    expect(compareNeighbors('criteria', here, there, criteria)?.nearer).toBe('neither');
  });

  test.each([
    [0.4, 'met', 0.2, 'met', 'text'],
    [0.4, 'silent', 0.2, 'met', 'text_against_criteria'],
    [0.4, 'met', 0.2, 'silent', 'both'],
    [0.2, 'met', 0.4, 'silent', 'criteria'],
    [0.2, 'met', 0.2, 'met', 'neither'],
  ] as const)(
    'text %s and %s against %s and %s: %s made the difference',
    (here, mine, there, theirs, decides) => {
      const found = compareNeighbors('best', one(here, marks(mine)), one(there, marks(theirs)), criteria);
      expect(found?.decides).toBe(decides);
    },
  );

  test('nothing is said while marks are on their way', () => {
    expect(compareNeighbors('best', one(0.4, undefined), one(0.3, marks('met')), criteria)).toBeUndefined();
    expect(compareNeighbors('meaning', one(0.4, undefined), one(0.3, undefined), criteria)?.nearer).toBe(
      'here',
    );
  });
});
