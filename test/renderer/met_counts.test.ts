import { describe, expect, it } from 'vitest';
import type { Criterion } from '../../renderer/api/criteria.ts';
import type { CriterionMark, Marks } from '../../renderer/api/marks.ts';
import { findingIn, hasBothWeights, metCounts } from '../../renderer/features/criteria/met_counts.ts';

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
    expect(metCounts(CRITERIA, found)).toEqual({ must: { met: 2, of: 2 }, nice: { met: 0, of: 1 } });
    const by = (order: 'best' | 'criteria' | 'corrected') =>
      metCounts(CRITERIA, found, (mark) => findingIn(order, mark));
    expect(by('corrected')).toEqual(metCounts(CRITERIA, found));
    // they count in their own order alone
    for (const order of ['best', 'criteria'] as const) {
      expect(by(order)).toEqual({ must: { met: 1, of: 2 }, nice: { met: 1, of: 1 } });
    }
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
