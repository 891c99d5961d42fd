import { expect, it } from 'vitest';
import { collapseEdits } from '#service/intelligence/edits/collapse.ts';
import { editsBefore, joinEdits } from '#service/intelligence/edits/join.ts';
import type { ProfileEdit } from '#service/intelligence/profile_edits.ts';

const skill = (was: string | null, value: string | null): ProfileEdit => ({
  field: 'skills',
  was: was === null ? null : { name: was },
  value: value === null ? null : { name: value },
});
const headline = (value: string): ProfileEdit => ({ field: 'headline', was: null, value });

it.each<[string, ProfileEdit[], ProfileEdit[]]>([
  ['a change of a change is one change', [skill('A', 'B'), skill('B', 'C')], [skill('A', 'C')]],
  ['what was added and taken away is nothing', [skill(null, 'A'), skill('A', null)], []],
  ['what was added and changed is added so', [skill(null, 'A'), skill('A', 'B')], [skill(null, 'B')]],
  ['what was changed and taken away is taken away', [skill('A', 'B'), skill('B', null)], [skill('A', null)]],
  ['of two changes of one entry the last counts', [skill('A', 'B'), skill('A', 'C')], [skill('A', 'C')]],
  ['added twice is added once', [skill(null, 'A'), skill(null, 'A')], [skill(null, 'A')]],
  [
    'taken away and added again stays two',
    [skill('A', null), skill(null, 'A')],
    [skill('A', null), skill(null, 'A')],
  ],
  [
    'the last word of a text',
    [headline('A'), skill('A', 'B'), headline('B')],
    [headline('B'), skill('A', 'B')],
  ],
])('%s', (_, edits, expected) => {
  expect(collapseEdits(edits)).toEqual(expected);
  expect(collapseEdits(collapseEdits(edits))).toEqual(expected);
});

it('joined, the own edits win, and taking the others out leaves what came since', () => {
  const own = [headline('Own'), skill('Rust', null)];
  const other = [headline('Theirs'), skill('rust', 'Rust!'), skill(null, 'Kafka')];
  const joined = joinEdits(own, other);
  expect(joined).toEqual([headline('Own'), skill('Rust', null), skill(null, 'Kafka')]);
  const since = [...joined, skill(null, 'Go')];
  expect(editsBefore(since, { before: own, after: joined })).toEqual([...own, skill(null, 'Go')]);
});
