import { randomInt } from 'node:crypto';

/** Neither vowels, which make words, nor what is mistaken for something else: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const LETTERS = '34679CDFGHJKMNPQRTVWXY';
const LENGTH = 6;

/** A code for two screens, such as `K7F-QXM`: it tells requests apart and opens nothing. */
export function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}
