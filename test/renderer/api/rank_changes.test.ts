import { describe, expect, it } from 'vitest';
import { rankChangesBetween, rankChangeReason } from '../../../renderer/api/rank_changes.ts';

describe('moves between two orders', () => {
  it('are none where the order is the same, whoever left', () => {
    expect(rankChangesBetween(['a', 'b', 'c'], ['a', 'b', 'c']).size).toBe(0);
    expect(rankChangesBetween(['a', 'b', 'c'], ['a', 'c']).size).toBe(0);
  });

  it('tell who came, and that nobody moved by it', () => {
    expect([...rankChangesBetween(['a', 'b'], ['new', 'a', 'b'])]).toEqual([
      ['new', { by: null, from: null }],
    ]);
  });

  it('tell how far, and from where', () => {
    const moves = rankChangesBetween(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c']);
    expect(moves.get('d')).toEqual({ by: 3, from: 4 });
    expect(moves.get('a')).toEqual({ by: -1, from: 1 });
    expect(moves.size).toBe(4);
  });

  it('have as reason what changed of their own, then what changed for all, then others', () => {
    const move = { by: 2, from: 5 };
    const edited = { type: 'candidate.updated', candidate_id: 'a', job_id: null };
    const described = { type: 'job.updated', candidate_id: null, job_id: 'j' };
    const asked = { type: 'criterion.created', candidate_id: null, job_id: 'j' };
    expect(rankChangeReason('a', { by: null, from: null }, [edited], 'j', 'best')).toBe('new');
    expect(rankChangeReason('a', move, [described, edited], 'j', 'best')).toBe('profile');
    expect(rankChangeReason('b', move, [described, edited], 'j', 'best')).toBe('description');
    expect(rankChangeReason('b', move, [asked], 'j', 'best')).toBe('criteria');
    expect(rankChangeReason('b', move, [{ ...described, job_id: 'other' }], 'j', 'best')).toBe('others');

    const answered = { type: 'evaluation.completed', candidate_id: 'a', job_id: 'j' };
    const corrected = { ...answered, type: 'evaluation.overridden' };
    expect(rankChangeReason('a', move, [answered], 'j', 'best')).toBe('answer');
    // by meaning alone no answer moves anybody, and a person's own in their order alone
    expect(rankChangeReason('a', move, [answered, asked], 'j', 'meaning')).toBe('others');
    expect(rankChangeReason('a', move, [corrected], 'j', 'best')).toBe('others');
    expect(rankChangeReason('a', move, [answered, corrected], 'j', 'corrected')).toBe('corrected');
  });
});
