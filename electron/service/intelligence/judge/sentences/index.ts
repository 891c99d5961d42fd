import type { Said } from '../predicate.ts';
import { en } from './en.ts';

/** A sentence in English. @throws Error for a code the catalogue does not have. */
export function render({ code, args, parts = [] }: Said): string {
  const sentence = en[code];
  if (sentence === undefined) throw new Error(`The catalogue has no sentence ${code}`);
  return sentence(
    args,
    // what is joined of several itself stands in brackets
    parts.map((part) => (part.parts === undefined ? render(part) : `(${render(part)})`)),
  );
}
