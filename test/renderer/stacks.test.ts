import { describe, expect, it } from 'vitest';
import type { Criterion } from '../../renderer/api/criteria.ts';
import { groupsOf, resumesOf } from '../../renderer/api/duplicates.ts';
import type { CriterionMark, MarkFinding, Marks } from '../../renderer/api/marks.ts';
import { disputed } from '../../renderer/features/duplicates/several.tsx';
import { stackRows } from '../../renderer/views/ranking/stacks.ts';

const entry = (candidate_id: string, position: number) => ({
  candidate_id,
  position,
  score: 0,
  candidate_remote_id: candidate_id,
  summary_id: candidate_id,
  nomination_id: null,
});
const LIST = ['ada', 'bo', 'cy', 'dee', 'eli'].map((id, index) => entry(id, index + 1));
const ids = (rows: readonly { candidate_id: string }[]) =>
  rows.map(({ candidate_id }) => candidate_id).join(' ');

describe('groupsOf', () => {
  const groups = groupsOf([{ candidate_ids: ['ada', 'bo', 'eli'] }, { candidate_ids: ['cy', 'dee'] }]);

  it('names the group of everybody of whom there are several', () => {
    expect(['ada', 'bo', 'eli'].map((id) => groups.get(id))).toEqual(['ada', 'ada', 'ada']);
    expect(groups.get('dee')).not.toBe(groups.get('ada'));
    expect(groups.get('fay')).toBeUndefined();
  });

  it('gives all resumes of a person, and none of whom there is one', () => {
    expect(resumesOf('eli', groups)).toEqual(['ada', 'bo', 'eli']);
    expect(resumesOf('fay', groups)).toEqual([]);
    expect(resumesOf('eli', undefined)).toEqual([]);
  });
});

describe('stackRows', () => {
  const groups = groupsOf([{ candidate_ids: ['bo', 'dee', 'eli'] }]);
  const group = groups.get('bo')!;

  it('shows the one who stands highest for all of a group, and keeps every position', () => {
    const stacked = stackRows(LIST, groups, new Set());
    expect(ids(stacked.rows)).toBe('ada bo cy');
    expect(stacked.stacks.get('bo')).toMatchObject({ group, is_open: false });
    expect(stacked.stacks.get('bo')?.others.map(({ position }) => position)).toEqual([4, 5]);
    expect(stacked.tops.get('eli')).toBe('bo');
  });

  it('shows the others beneath once they are asked for; only those on top follow the order', () => {
    const stacked = stackRows(LIST, groups, new Set([group]));
    expect(ids(stacked.rows)).toBe('ada bo dee eli cy');
    expect(ids(stacked.firsts)).toBe('ada bo cy');
  });

  it('leaves a list alone in which nobody is twice, as where a filter took the others away', () => {
    expect(stackRows(LIST, undefined, new Set()).rows).toBe(LIST);
    const some = LIST.slice(0, 3);
    expect(stackRows(some, groups, new Set()).rows).toBe(some);
  });
});

describe('several resumes of one person', () => {
  it('disagree where one meets what another does not; silence contradicts nobody', () => {
    const criteria = ['Kafka', 'SQL'].map((prompt_text) => ({ id: prompt_text, prompt_text }) as Criterion);
    const marks = (kafka: MarkFinding, sql: MarkFinding): Marks =>
      new Map(
        [kafka, sql].map((finding, at) => {
          const mark = { finding, rests_on_silence: at === 1, override: null } as CriterionMark;
          return [criteria[at]!.id, mark];
        }),
      );
    const of = new Map([
      ['ada', marks('met', 'met')],
      ['bo', marks('not_met', 'not_met')],
    ]);
    expect(disputed(criteria, ['ada', 'bo'], of)).toBe('Kafka');
    expect(disputed(criteria, ['ada'], of)).toBe('');
    expect(disputed(criteria, ['ada', 'bo'], undefined)).toBe('');
  });
});
