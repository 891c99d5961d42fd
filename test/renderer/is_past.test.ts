import { expect, test } from 'vitest';
import { isPast } from '../../renderer/features/decisions/is_past.ts';

const stages = ['new', 'shortlisted', 'interview', 'rejected'].map((id, position) => ({
  id,
  job_id: null,
  position,
  category: id === 'rejected' ? 'rejected' : 'active',
})) as unknown as Parameters<typeof isPast>[2] & object;
const at = (id: string) => stages.find((stage) => stage.id === id);

test('an interview is past the shortlist; a new one, the shortlist itself and a rejection are not', () => {
  expect(isPast(at('interview'), 'shortlisted', stages)).toBe(true);
  expect(['new', 'shortlisted', 'rejected'].filter((id) => isPast(at(id), 'shortlisted', stages))).toEqual(
    [],
  );
  expect(isPast(undefined, 'shortlisted', stages)).toBe(false);
  expect(isPast(at('interview'), null, stages)).toBe(false);
});
