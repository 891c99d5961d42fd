import type { Said } from '../answer.ts';
import { en } from './en.ts';
import { renderFrom, type Sentences } from './sentence.ts';

/** Every sentence of a row in prefix order (criteria/answer.ts), in English, with those it joins inside it. */
export function renderAll(row: readonly Said[], catalogue: Sentences = en): string[] {
  let at = 0;
  const next = (): { readonly text: string; readonly joins: boolean } => {
    const said = row[at];
    if (said === undefined) throw new Error('A sentence has fewer parts than it says');
    at += 1;
    const count = Number(said.args['parts'] ?? 0);
    // what is joined of several itself stands in brackets
    const parts = Array.from({ length: count }, next).map(({ text, joins }) => (joins ? `(${text})` : text));
    return { text: renderFrom(catalogue, said, parts), joins: said.code.startsWith('tree.') };
  };
  const sentences: string[] = [];
  while (at < row.length) sentences.push(next().text);
  return sentences;
}

/** How a criterion was read, in English. */
export const renderReading = (row: readonly Said[]): string => renderAll(row)[0] ?? '';
