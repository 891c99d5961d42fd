import type { Reasons } from '#service/api/screening/rankings/schema.ts';

/** Words of a title as a person reads them: those that stand side by side in the resume as one. */
export type FoundWords = { readonly found: readonly string[]; readonly missing: readonly string[] };

/** @param title what the places of the words are places of */
export function foundWords(words: Reasons['title_words'], title: string): FoundWords {
  const found: string[] = [];
  const missing: string[] = [];
  let beside = false;
  for (const { start, end, is_found, is_beside_next } of words) {
    const word = title.slice(start, end);
    if (word === '') continue; // of a title that was changed a moment ago
    if (!is_found) missing.push(word);
    else if (beside) found.push(`${found.pop()} ${word}`);
    else found.push(word);
    beside = is_found && is_beside_next === true;
  }
  return { found, missing };
}
