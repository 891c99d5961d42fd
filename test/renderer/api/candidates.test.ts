import { describe, expect, it } from 'vitest';
import { namesFirst } from '../../../renderer/api/candidates.ts';

const named = (...names: string[]) => names.map((full_name) => ({ full_name }));

describe('candidates to choose from', () => {
  it('are those who are called so before those whose resume has the words, the newest first among equals', () => {
    const found = named('Sarah Chen', 'John Doe', 'Mira Anders', 'Anna Quill', 'Jane Smith');
    expect(namesFirst('an', found)).toEqual(
      named('Anna Quill', 'Mira Anders', 'Sarah Chen', 'John Doe', 'Jane Smith'),
    );
  });

  it('are six, and somebody called so is one of them however many newer ones have the words', () => {
    const newer = Array.from({ length: 40 }, (_, at) => `Candidate ${at}`);
    const offered = namesFirst('okon', named(...newer, 'Amara Okonjo'));
    expect(offered).toHaveLength(6);
    expect(offered[0]).toEqual({ full_name: 'Amara Okonjo' });
  });
});
