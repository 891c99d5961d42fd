import { describe, expect, it } from 'vitest';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { furthestOf } from '../../../renderer/views/candidate/use_same_person.ts';

const stage = (name: string, position: number, category: NominationStage['category'] = 'active') =>
  ({ id: name, name, position, category }) as NominationStage;
const STAGES = [
  stage('Considered', 0),
  stage('Shortlisted', 1),
  stage('Offer', 2),
  stage('Hired', 3, 'hired'),
  stage('Rejected', 4, 'rejected'),
];

describe('how far a person came who stands in several stages', () => {
  it.each([
    ['nowhere', [], undefined],
    ['the first stage says nothing', ['Considered', 'Considered'], undefined],
    ['the last of them', ['Shortlisted', 'Offer', 'Considered'], 'Offer'],
    ['hired', ['Hired', 'Rejected'], 'Hired'],
    ['a rejection only where there is nothing else', ['Rejected', 'Considered'], 'Rejected'],
    ['… and before none of them', ['Rejected', 'Shortlisted'], 'Shortlisted'],
  ])('%s', (_, names, furthest) => {
    const taken = names.flatMap((name) => STAGES.filter((one) => one.name === name));
    expect(furthestOf(taken, STAGES)?.name).toBe(furthest);
  });
});
