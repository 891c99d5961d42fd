import { expect, it } from 'vitest';
import { foundWords } from '../../../renderer/lib/found_words.ts';

const word = (start: number, end: number, is_found: boolean, is_beside_next: boolean | null) => ({
  start,
  end,
  is_found,
  is_beside_next,
});

it.each([
  ['all side by side', [word(0, 5, true, true), word(6, 11, true, null)], ['Staff nurse'], []],
  ['all, apart', [word(0, 5, true, false), word(6, 11, true, null)], ['Staff', 'nurse'], []],
  ['one', [word(0, 5, false, false), word(6, 11, true, null)], ['nurse'], ['Staff']],
  ['none', [word(0, 5, false, false), word(6, 11, false, null)], [], ['Staff', 'nurse']],
  ['a title that was longer', [word(0, 5, true, false), word(20, 26, true, null)], ['Staff'], []],
  ['no title', [], [], []],
])('%s', (_, words, found, missing) => {
  expect(foundWords(words, 'Staff nurse')).toEqual({ found, missing });
});
