import { describe, expect, it } from 'vitest';
import { oneOfPerson, peopleAdded } from '../../renderer/api/duplicates.ts';
import { beyondFirst } from '../../renderer/api/criterion_counts.ts';
import { peopleSeen, rankChangesSince } from '../../renderer/api/rank_changes.ts';
import { oneOfEach, peopleOf } from '../../renderer/api/ranked_people.ts';

const ORDER = ['ada', 'bo', 'cy', 'bo 2', 'dee', 'bo 3', 'dee 2'];
const GROUPS = new Map([
  ...['bo', 'bo 2', 'bo 3'].map((id) => [id, 'bo'] as const),
  ...['dee', 'dee 2'].map((id) => [id, 'dee'] as const),
  ['eli', 'eli'] as const,
]);

describe('peopleOf', () => {
  it('gives places without gaps, the same to all resumes of one person', () => {
    const people = peopleOf(ORDER, GROUPS)!;
    expect(ORDER.map((id) => people.places.get(id))).toEqual([1, 2, 3, 2, 4, 2, 4]);
    expect(people.several).toEqual([
      ['bo', 'bo 2', 'bo 3'],
      ['dee', 'dee 2'],
    ]);
    expect(people.folded).toBe(3);
  });

  it('is nothing where nobody stands twice, or that is not known', () => {
    expect(peopleOf(['ada', 'bo', 'eli'], GROUPS)).toBeNull();
    expect(peopleOf(ORDER, undefined)).toBeNull();
  });
});

describe('oneOfEach', () => {
  const people = peopleOf(ORDER, GROUPS);

  it('steps from person to person, also where a filter took the first of theirs away', () => {
    expect(oneOfEach(ORDER, people)).toEqual(['ada', 'bo', 'cy', 'dee']);
    expect(oneOfEach(['ada', 'bo 2', 'bo 3', 'dee 2'], people)).toEqual(['ada', 'bo 2', 'dee 2']);
  });

  it('has whoever is open in the place of their person', () => {
    expect(oneOfEach(ORDER, people, 'bo 3')).toEqual(['ada', 'bo 3', 'cy', 'dee']);
    expect(oneOfEach(ORDER, people, 'cy')).toEqual(['ada', 'bo', 'cy', 'dee']);
  });

  it('leaves a list alone in which nobody is twice', () => {
    expect(oneOfEach(ORDER, null, 'bo 3')).toBe(ORDER);
  });
});

describe('oneOfPerson', () => {
  it('has everybody once, in the order they come', () => {
    expect(oneOfPerson(ORDER, GROUPS)).toEqual(['ada', 'bo', 'cy', 'dee']);
    expect(oneOfPerson(['bo 3', 'ada', 'bo'], GROUPS)).toEqual(['bo 3', 'ada']);
    expect(oneOfPerson(['bo 3', 'bo'], undefined)).toEqual(['bo 3', 'bo']);
  });
});

describe('peopleAdded', () => {
  it('counts people, and nobody twice of whom one resume was there', () => {
    const outcome = { done: ['bo', 'bo 2', 'ada'], passed: ['bo 3', 'dee', 'dee 2'] };
    expect(peopleAdded(outcome, GROUPS)).toEqual({ added: 2, others: 1 });
    expect(peopleAdded(outcome, undefined)).toEqual({ added: 3, others: 3 });
  });
});

describe('peopleSeen', () => {
  it('compares people, whichever of their resumes stood first', () => {
    const people = peopleOf(ORDER, GROUPS)!;
    const before = { at: '', ids: ['bo 3', 'bo 2', 'ada', 'dee', 'cy', 'dee 2'] };
    const changes = rankChangesSince(peopleSeen(people)(before), oneOfEach(ORDER, people));
    expect([...changes]).toEqual([
      ['ada', { by: 1, from: 2 }],
      ['bo', { by: -1, from: 1 }],
      ['cy', { by: 1, from: 4 }],
      ['dee', { by: -1, from: 3 }],
    ]);
  });
});

const mark = (finding: 'met' | 'not_met', override: boolean | null = null) =>
  new Map([
    [
      'c',
      { criterion_id: 'c', finding, rests_on_silence: false, override, said_at: null, only_listed: false },
    ],
  ]);

describe('beyondFirst', () => {
  it('counts the resumes that add nobody to those who meet a criterion, as people answered it', () => {
    const marks = new Map([
      ['bo', mark('met')],
      ['bo 2', mark('not_met', true)],
      ['bo 3', mark('met', false)],
      ['dee', mark('not_met')],
      ['dee 2', mark('met')],
    ]);
    expect(beyondFirst('c', peopleOf(ORDER, GROUPS)!, marks)).toBe(1);
    expect(beyondFirst('another', peopleOf(ORDER, GROUPS)!, marks)).toBe(0);
  });
});
