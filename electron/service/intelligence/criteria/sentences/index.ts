import type { Said } from '../answer.ts';
import { en } from './en.ts';

/** A sentence in English. @throws Error for a code the catalogue does not have. */
export function render({ code, args }: Said, parts: readonly string[] = []): string {
  const sentence = en[code];
  if (sentence === undefined) throw new Error(`The catalogue has no sentence ${code}`);
  return sentence(args, parts);
}

/** How a criterion was read, in English; the row is in prefix order (criteria/answer.ts). */
export function renderReading(row: readonly Said[]): string {
  let at = 0;
  const next = (): { readonly text: string; readonly joins: boolean } => {
    const said = row[at];
    if (said === undefined) throw new Error('A sentence has fewer parts than it says');
    at += 1;
    const count = Number(said.args['parts'] ?? 0);
    // what is joined of several itself stands in brackets
    const parts = Array.from({ length: count }, next).map(({ text, joins }) => (joins ? `(${text})` : text));
    return { text: render(said, parts), joins: count > 0 };
  };
  return next().text;
}
