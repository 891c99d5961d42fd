import { describe, expect, it } from 'vitest';
import type { RankedEntry } from '../../renderer/api/ranking_filters.ts';
import { gapsOf } from '../../renderer/views/ranking/gaps.ts';

const rows = (figures: readonly number[]): RankedEntry[] =>
  figures.map((best_match_score, index) => ({
    candidate_id: `c${index}`,
    candidate_remote_id: '',
    summary_id: '',
    nomination_id: null,
    score: 0.5,
    best_match_score,
    position: index + 1,
  }));
const kinds = (figures: readonly number[]) => gapsOf(rows(figures)).map((gap) => gap?.kind);

describe('the steps of a ranking', () => {
  it.each([
    {
      what: 'one far ahead',
      figures: [0.9, 0.5, 0.49, 0.48, 0.47],
      said: ['clear', 'close', 'close', 'close'],
    },
    { what: 'even steps', figures: [0.9, 0.8, 0.7, 0.6], said: ['ahead', 'ahead', 'ahead'] },
    { what: 'all alike', figures: [0.7, 0.7, 0.7], said: ['close', 'close'] },
  ])('$what', ({ figures, said }) => {
    expect(kinds(figures)).toEqual([...said, undefined]);
  });

  it('are none for nobody and for one alone', () => {
    expect(kinds([])).toEqual([]);
    expect(kinds([0.4])).toEqual([undefined]);
  });

  it('are larger where more lies between', () => {
    const [first, second] = gapsOf(rows([0.9, 0.6, 0.55, 0.5, 0.45, 0.4]));
    expect(first!.size).toBeGreaterThan(second!.size);
    expect(first!.size).toBeLessThanOrEqual(1);
  });
});
