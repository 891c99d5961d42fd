import { describe, expect, it } from 'vitest';
import type { JobNomination } from '#service/api/hiring/nominations/schema.ts';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { furthestOf } from '#service/words/furthest_stage.ts';
import { groupsOf } from '../../renderer/api/duplicates.ts';
import { personStages, resumesToMove } from '../../renderer/api/person_stages.ts';

const stage = (
  name: string,
  position: number,
  category: NominationStage['category'] = 'active',
  job_id: string | null = null,
) => ({ id: name, name, position, category, job_id }) as NominationStage;
const STAGES = [
  stage('Considered', 0),
  stage('Shortlisted', 1),
  stage('Offer', 2),
  stage('Hired', 3, 'hired'),
  stage('Rejected', 4, 'rejected'),
];

const stageIdOf = (id: string) => STAGES.find(({ name }) => id.startsWith(name))?.id;
const nominations = (of: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(of).map(([candidate_id, current_nomination_stage_id]): [string, JobNomination] => [
      candidate_id,
      { id: candidate_id, candidate_id, current_nomination_stage_id, applied_at: null, reason: null },
    ]),
  );
const GROUPS = groupsOf([{ candidate_ids: ['ada', 'bo', 'cy'] }]);

describe('how far a person came whose resumes stand in several stages', () => {
  it.each([
    ['nowhere', [], undefined],
    ['the first of those who stand equally far', ['Considered 1', 'Considered 2'], 'Considered 1'],
    ['whatever is known', ['unknown', 'Considered'], 'Considered'],
    ['the last of them', ['Shortlisted', 'Offer', 'Considered'], 'Offer'],
    ['hired', ['Hired', 'Rejected'], 'Hired'],
    ['a rejection only where there is nothing else', ['Considered', 'Rejected'], 'Rejected'],
    ['… and before none of them', ['Rejected', 'Shortlisted'], 'Shortlisted'],
  ])('%s', (_, ids, furthest) => {
    expect(furthestOf(ids, stageIdOf, STAGES)).toBe(furthest);
  });

  it('a rejection is not further than a stage of the pipeline that the job had before, whatever their positions', () => {
    const own = [stage('Own first', 7, 'active', 'job'), stage('Own no', 8, 'rejected', 'job')];
    const all = [...own, ...STAGES];
    const of = (...ids: string[]) => furthestOf(ids, (id) => id, all);
    expect(of('Own no', 'Offer')).toBe('Offer');
    expect(of('Own no', 'Considered')).toBe('Own no');
    expect(of('Own first', 'Rejected')).toBe('Rejected');
  });

  it('is said of each of their resumes, and of one where another stands further', () => {
    const at = personStages(nominations({ ada: 'Considered', bo: 'Offer', cy: 'Offer' }), STAGES, GROUPS);
    expect(at.ofResume('ada')?.name).toBe('Considered');
    expect(['ada', 'bo', 'cy'].map((id) => at.ofPerson(id)?.name)).toEqual(['Offer', 'Offer', 'Offer']);
    expect(at.elsewhere('ada')?.name).toBe('Offer');
    expect(at.elsewhere('cy')).toBeUndefined();
    const alone = personStages(nominations({ dee: 'Offer' }), STAGES, GROUPS);
    expect([alone.ofPerson('dee')?.name, alone.elsewhere('dee')]).toEqual(['Offer', undefined]);
    expect(personStages(undefined, STAGES, undefined).ofPerson('dee')).toBeUndefined();
  });
});

const moved = (of: Readonly<Record<string, string>>, id: string, stage_id: string) =>
  resumesToMove(id, stage_id, { nominations: nominations(of), stages: STAGES, groups: GROUPS }).join(' ');

describe('who moves when a person is moved', () => {
  it.each([
    ['all that are open', { ada: 'Considered', bo: 'Offer' }, 'bo', 'Rejected', 'bo ada'],
    [
      'also by one that is not the furthest',
      { ada: 'Considered', bo: 'Offer' },
      'ada',
      'Shortlisted',
      'ada bo',
    ],
    ['none that is there already', { ada: 'Considered', bo: 'Offer' }, 'ada', 'Offer', 'ada'],
    ['none that was not nominated', { ada: 'Considered' }, 'cy', 'Shortlisted', 'cy ada'],
    ['none rejected before', { ada: 'Rejected', bo: 'Considered' }, 'bo', 'Offer', 'bo'],
    ['rejected ones together', { ada: 'Rejected', bo: 'Rejected' }, 'ada', 'Offer', 'ada bo'],
    ['a rejected one that would hide it', { ada: 'Rejected', bo: 'Offer' }, 'bo', 'Considered', 'bo ada'],
    ['a hired one that would hide it', { ada: 'Hired', bo: 'Considered' }, 'bo', 'Offer', 'bo ada'],
    ['nobody else', { dee: 'Offer', ada: 'Offer' }, 'dee', 'Rejected', 'dee'],
  ])('%s', (_, of, id, stage_id, ids) => {
    expect(moved(of as Readonly<Record<string, string>>, id, stage_id)).toBe(ids);
  });

  it('stands where they went to, with all of their resumes', () => {
    const before = { ada: 'Rejected', bo: 'Shortlisted', cy: 'Considered' };
    for (const { id: to } of STAGES) {
      const ids = resumesToMove('bo', to, {
        nominations: nominations(before),
        stages: STAGES,
        groups: GROUPS,
      });
      const after = { ...before, ...Object.fromEntries(ids.map((id) => [id, to])) };
      expect(personStages(nominations(after), STAGES, GROUPS).ofPerson('bo')?.id).toBe(to);
    }
  });
});
