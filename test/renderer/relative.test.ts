import { expect, it } from 'vitest';
import type { MarkFinding, Marks } from '../../renderer/api/marks.ts';
import { merelyRelative } from '../../renderer/views/ranking/relative.ts';

const MUSTS = ['a', 'b', 'c', 'd'];
const marks = (...findings: MarkFinding[]): Marks =>
  new Map(
    findings.map((finding, index) => {
      const criterion_id = MUSTS[index] ?? '';
      return [
        criterion_id,
        { criterion_id, finding, rests_on_silence: false, override: null, said_at: null, only_listed: false },
      ];
    }),
  );
const none = marks('not_met', 'not_stated', 'not_met', 'not_met');
const one = marks('met', 'not_stated', 'not_met', 'not_met');
const half = marks('met', 'met', 'not_stated', 'not_met');

it('says that an order is merely relative where nobody in front shows half of the must-haves', () => {
  expect(merelyRelative([none, none], MUSTS)).toEqual({ people: 2, most: 0, musts: 4 });
  expect(merelyRelative([none, one], MUSTS)).toEqual({ people: 2, most: 1, musts: 4 });
  expect(merelyRelative([one, half], MUSTS)).toBeNull();
});

it('takes what is not stated for no “no”', () => {
  const asked_too_much = marks('met', 'not_stated', 'not_stated', 'not_met');
  expect(merelyRelative([none, asked_too_much], MUSTS)).toBeNull();
});

it('says nothing while answers are missing, or where nothing must be had', () => {
  expect(merelyRelative([none, marks('met', 'in_progress', 'not_met', 'not_met')], MUSTS)).toBeNull();
  expect(merelyRelative([none, null], MUSTS)).toBeNull();
  expect(merelyRelative([none, undefined], MUSTS)).toBeNull();
  expect(merelyRelative([none], [])).toBeNull();
  expect(merelyRelative([], MUSTS)).toBeNull();
});

it('takes the answer of a person', () => {
  const told: Marks = new Map([...one].map(([id, mark]) => [id, { ...mark, override: id !== 'd' }]));
  expect(merelyRelative([told], MUSTS)).toBeNull();
});
