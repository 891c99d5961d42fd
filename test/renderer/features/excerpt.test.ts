import { expect, it } from 'vitest';
import { excerptOf } from '../../../renderer/features/criteria/excerpt.ts';

it.each([
  ['Runs Terraform daily', 'Terraform', 'Runs Terraform daily'],
  [
    'Packed every service into containers and moved all of them to AWS in one spring',
    'AWS',
    '… moved all of them to AWS in one spring',
  ],
  [
    'Built tills, tablets and the tools around them in production with Docker and Helm',
    'Production experience with Docker',
    '… tools around them in production with Docker and Helm',
  ],
  [
    'Taught the whole of the third year, alone, in a small school',
    'Speaks Welsh',
    'Taught the whole of the third year, alone, in a small school',
  ],
])('%s, asked for %s', (quote, asked, shown) => {
  expect(excerptOf(quote, asked)).toBe(shown);
});
