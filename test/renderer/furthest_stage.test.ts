import { describe, expect, it } from 'vitest';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { furthestOf, stageElsewhere, stageIn } from '../../renderer/api/nominations.ts';

const stage = (name: string, position: number, category: NominationStage['category'] = 'active') =>
  ({ id: name, name, position, category }) as NominationStage;
const STAGES = [
  stage('Considered', 0),
  stage('Shortlisted', 1),
  stage('Offer', 2),
  stage('Hired', 3, 'hired'),
  stage('Rejected', 4, 'rejected'),
];

const stageOf = (id: string) => STAGES.find(({ name }) => id.startsWith(name));

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
    expect(furthestOf(ids, stageOf, STAGES)).toBe(furthest);
  });

  it('is said of one resume where another stands further', () => {
    const at = new Map(
      Object.entries({ ada: 'Considered', bo: 'Offer', cy: 'Offer' }).map(
        ([id, current_nomination_stage_id]) => [id, { current_nomination_stage_id }],
      ),
    );
    const elsewhere = (id: string) => stageElsewhere(id, ['ada', 'bo', 'cy'], stageIn(at, STAGES), STAGES);
    expect(elsewhere('ada')?.name).toBe('Offer');
    expect(elsewhere('cy')).toBeUndefined();
    expect(stageElsewhere('ada', [], stageIn(undefined, STAGES), STAGES)).toBeUndefined();
  });
});
