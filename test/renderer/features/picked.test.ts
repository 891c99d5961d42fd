import { expect, it } from 'vitest';
import { pickedCount } from '../../../renderer/features/bulk/picked.ts';

it('of those a list shows so many are picked, whoever the filters hide', () => {
  const picked = new Set(['hidden', 'ada', 'ben']);
  expect(pickedCount(['ada', 'ben'], picked)).toBe('all');
  expect(pickedCount(['ada', 'cleo', 'dora'], picked)).toBe('some');
  expect(pickedCount(['cleo', 'dora'], picked)).toBe('none');
  expect(pickedCount([], picked)).toBe('none');
  expect(pickedCount(['ada'], new Set())).toBe('none');
});
