import { expect, it } from 'vitest';
import { nextSelection } from '../../../renderer/lib/use_selected_index.ts';

const at_50 = { list: 'a', at: 50 };

it('goes with the chosen one, and stays where they were when they leave the list', () => {
  expect(nextSelection(at_50, { list: 'a', found: 52, is_filling: false })).toEqual({ list: 'a', at: 52 });
  expect(nextSelection(at_50, { list: 'a', found: undefined, is_filling: false })).toBe(at_50);
});

it('begins another list at its first, whatever the rows of the one before still say', () => {
  const filling = nextSelection(at_50, { list: 'b', found: 50, is_filling: true });
  expect(filling).toEqual({ list: 'b', at: 0 });
  expect(nextSelection(filling, { list: 'b', found: undefined, is_filling: false })).toBe(filling);
  expect(nextSelection(filling, { list: 'b', found: 7, is_filling: false })).toEqual({ list: 'b', at: 7 });
});
