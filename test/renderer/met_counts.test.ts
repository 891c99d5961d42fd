import { describe, expect, it } from 'vitest';
import type { Criterion } from '../../renderer/api/criteria.ts';
import type { CriterionMark, Marks } from '../../renderer/api/marks.ts';
import { hasBothWeights, metCounts, uncounted } from '../../renderer/features/criteria/met_counts.ts';

const criterion = (id: string, weight: Criterion['weight']) => ({ id, weight }) as Criterion;
const CRITERIA = [criterion('sql', 'must'), criterion('kafka', null), criterion('german', 'nice')];
const marks = (found: Readonly<Record<string, Partial<CriterionMark>>>): Marks =>
  new Map(
    Object.entries(found).map(([id, mark]) => [
      id,
      { criterion_id: id, rests_on_silence: false, override: null, ...mark } as CriterionMark,
    ]),
  );

describe('criteria met', () => {
  it('are counted by weight, by what people answered themselves first', () => {
    const found = marks({
      sql: { finding: 'met' },
      kafka: { finding: 'not_met', override: true },
      german: { finding: 'met', override: false },
    });
    expect(metCounts(CRITERIA, found)).toEqual({
      must: { met: 2, of: 2, missing: 0 },
      nice: { met: 0, of: 1, missing: 1 },
    });
    // an order without those answers shows the same figure, and says that they do not count
    expect(uncounted('corrected', found.values())).toBe(0);
    for (const order of ['best', 'criteria'] as const) expect(uncounted(order, found.values())).toBe(2);
  });

  it('miss nothing that is still being checked', () => {
    const found = marks({ sql: { finding: 'not_stated' }, kafka: { finding: 'in_progress' } });
    expect(metCounts(CRITERIA, found)?.must).toEqual({ met: 0, of: 2, missing: 1 });
  });

  it('are not told before the first is answered', () => {
    expect(metCounts(CRITERIA, undefined)).toBeNull();
    expect(metCounts(CRITERIA, marks({ sql: { finding: 'in_progress' } }))).toBeNull();
    expect(metCounts([], marks({}))).toBeNull();
  });

  it('are told apart where both weights are asked for', () => {
    expect(hasBothWeights(CRITERIA)).toBe(true);
    expect(hasBothWeights(CRITERIA.slice(0, 2))).toBe(false);
  });
});
