import { describe, expect, it } from 'vitest';
import type { Duplicate } from '../../../renderer/api/duplicates.ts';
import { isDisputed, otherRecords } from '../../../renderer/views/candidate/use_same_person.ts';

describe('what records of one person disagree about', () => {
  it.each([
    ['phone', ['(212) 555-0147', '+1 212-555-0147'], false],
    ['phone', ['0171 5550147', '+49 171 5550147', '0049 171 555 01 47'], false],
    ['phone', ['+49 (0)171 5550147', '0171/5550147'], false],
    ['phone', ['212 555 0147', '212 555 0148'], true],
    // an extension is no number that another one ends with
    ['phone', ['0147', '+1 212 555 0147'], true],
    ['phone', ['', '212 555 0147', 'on request'], false],
    ['email', ['Ada@Example.com', 'ada@example.com'], false],
    ['email', ['ada@example.com', 'lund@example.com'], true],
    ['current_title', ['Ward nurse', 'WARD NURSE'], false],
    ['current_title', ['Ward nurse', 'Head nurse'], true],
    // a number of a title is one of words, however long
    ['current_employer', ['5550147', '2125550147'], true],
    ['location', ['Lyon', ''], false],
    ['location', [], false],
  ] as const)('%s %j: %s', (field, said, is_disputed) => {
    expect(isDisputed(field, said)).toBe(is_disputed);
    expect(isDisputed(field, said.toReversed())).toBe(is_disputed);
  });
});

const duplicate = (candidate_id: string) => ({ candidate_id, strength: 0.9 }) as Duplicate;

describe('other records of a person', () => {
  it('are those with something in common, then those who are one person by others alone; never itself', () => {
    const sure = duplicate('bo');
    const stranger = duplicate('eli');
    expect(otherRecords('ada', [sure, stranger], ['ada', 'bo', 'cy'])).toEqual([
      { id: 'bo', duplicate: sure },
      { id: 'eli', duplicate: stranger },
      { id: 'cy', duplicate: undefined },
    ]);
    expect(otherRecords('ada', [], [])).toEqual([]);
  });
});
