import { describe, expect, it } from 'vitest';
import { bestMatch, NOTHING_KNOWN } from '#service/intelligence/ranking/best_match.ts';
import { matchPartsOf } from '../../../renderer/api/match_parts.ts';
import type { RankingEntry } from '../../../renderer/api/rankings.ts';

/** Somebody who meets this share of the criteria, and whose text is so close. */
const entry = (candidate_id: string, share: number, score: number): RankingEntry => ({
  candidate_id,
  candidate_remote_id: '',
  summary_id: '',
  nomination_id: null,
  score,
  best_match_score: bestMatch(score, share),
});

describe('the parts of a match', () => {
  it('tell criteria and text apart, and are together as long as they stand high', () => {
    const entries = [entry('few', 0.5, 0.7), entry('many', 0.8, 0.5), entry('none', 0, 0.4)];
    const parts = matchPartsOf(entries);
    expect(parts.get('few')!.criteria).toBeLessThan(parts.get('many')!.criteria);
    expect(parts.get('few')!.text).toBeGreaterThan(parts.get('many')!.text);
    const long = entries.map(({ candidate_id }) => {
      const { criteria, text } = parts.get(candidate_id)!;
      return criteria + text;
    });
    expect(long[0]).toBeCloseTo(1);
    expect(long).toEqual(long.toSorted((a, b) => b - a));
    expect(parts.get('none')).toEqual({ criteria: 0, text: 0 });
  });

  it('weigh criteria as the service does, from where nothing is known', () => {
    const tenth = NOTHING_KNOWN + (1 - NOTHING_KNOWN) / 10;
    const all = [entry('all', 1, 0.4), entry('tenth', tenth, 0.4), entry('other text', tenth, 0.6)];
    const parts = matchPartsOf([...all, entry('unknown', NOTHING_KNOWN, 0.6)]);
    expect(parts.get('all')).toEqual({ criteria: 1, text: 0 });
    expect(parts.get('tenth')!.criteria).toBeCloseTo(0.1, 4);
    expect(parts.get('other text')!.criteria).toBeCloseTo(0.1, 4);
    expect(parts.get('unknown')!.criteria).toBeCloseTo(0, 4);
  });

  it('are none where something else decides, and for nobody', () => {
    const { best_match_score: _, ...by_meaning } = entry('one', 1, 0.6);
    expect(matchPartsOf([by_meaning]).size).toBe(0);
    expect(matchPartsOf([]).size).toBe(0);
  });
});
