import { expect, it } from 'vitest';
import { howManyPicked } from '../../../renderer/features/bulk/picked.ts';

it('of those a list shows so many are picked, whoever the filters hide', () => {
  const picked = new Set(['hidden', 'ada', 'ben']);
  expect(howManyPicked(['ada', 'ben'], picked)).toBe('all');
  expect(howManyPicked(['ada', 'cleo', 'dora'], picked)).toBe('some');
  expect(howManyPicked(['cleo', 'dora'], picked)).toBe('none');
  expect(howManyPicked([], picked)).toBe('none');
  expect(howManyPicked(['ada'], new Set())).toBe('none');
});
