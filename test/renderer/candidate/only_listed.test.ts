import { describe, expect, it } from 'vitest';
import type { Profile } from '#service/intelligence/profile.ts';
import type { CriterionEvaluation } from '../../../renderer/api/evaluations.ts';
import { isOnlyListed } from '../../../renderer/features/criteria/only_listed.ts';

const PROFILE = {
  sections: [
    { kind: 'work', start: 0, end: 500 },
    { kind: 'skills', start: 500, end: 600 },
    { kind: 'skills', start: 900, end: 950 },
  ],
} as Profile;

type Words = readonly [start: number, end: number, file?: string, stance?: 'for' | 'against'];

const answer = (words: readonly Words[], of: Partial<CriterionEvaluation> = {}) =>
  ({
    criterion: { id: 'criterion' },
    evaluation: { state: 'SUCCEEDED' },
    finding: 'met',
    override: null,
    evidence: words.map(([start, end, attachment_id = 'resume', stance = 'for']) => ({
      attachment_id,
      start,
      end,
      stance,
    })),
    ...of,
  }) as unknown as CriterionEvaluation;

describe('only listed', () => {
  it.each<[string, CriterionEvaluation, boolean]>([
    ['is what stands in the list of skills', answer([[510, 520]]), true],
    [
      '… in whichever of them',
      answer([
        [510, 520],
        [900, 950],
      ]),
      true,
    ],
    [
      'is not what a job shows as well',
      answer([
        [510, 520],
        [20, 60],
      ]),
      false,
    ],
    ['is not what goes beyond the list', answer([[590, 610]]), false],
    ['is not what another file says', answer([[510, 520, 'letter']]), false],
    [
      'does not heed what speaks against it',
      answer([
        [510, 520],
        [20, 60, 'resume', 'against'],
      ]),
      true,
    ],
    ['is nothing without words', answer([]), false],
    ['is nothing that is not met', answer([[510, 520]], { finding: 'partly' } as object), false],
    [
      'is nothing that a person answered',
      answer([[510, 520]], { override: { is_criterion_met: true } } as object),
      false,
    ],
  ])('%s', (_, one, is_listed) => {
    expect(isOnlyListed(one, PROFILE, 'resume')).toBe(is_listed);
  });

  it('is nothing before a resume is read', () => {
    expect(isOnlyListed(answer([[510, 520]]), null, 'resume')).toBe(false);
    expect(isOnlyListed(answer([[510, 520]]), PROFILE, undefined)).toBe(false);
  });
});
