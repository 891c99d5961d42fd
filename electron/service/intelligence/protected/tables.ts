import { topLevel, wordIndex, type WordIndex } from './word_index.ts';

/** The alternatives of a table, which breaks its lines only behind a `|`. */
export function oneLine(table: string): string {
  return table
    .split('\n')
    .map((line) => line.trim())
    .join('');
}

/** Words that only say whether it is wanted, or join something else: they change nothing of what is asked. */
export const WANTED = oneLine(String.raw`
  only|please|preferred|preferably|required|wanted|ideally|bevorzugt|erwunscht|gewunscht|bitte|notig|souhaite|exige|
  requis|preferible|preferiblemente|requerido|preferito|richiesto|gewenst|vereist|preferencial|exigido|mile|
  wymagan\p{L}|olmali|or|oder|ou|o|of|lub|veya|and|und|et|y|e|en|i|ve
`);
/** What may follow a criterion that is told here, as a word. */
export const AFTER_CRITERION = new RegExp(`^(?:${WANTED})$`, 'u');

/**
 * The alternatives of a table of words by language: each line begins with a language or goes on; what stands between
 * `|` are alternatives, on a text as tagged.ts makes it.
 */
export function indexOfTable(table: string): WordIndex {
  return wordIndex(
    table
      .split(/\n(?=[a-z]{2}: )/u)
      .flatMap((language) => topLevel(oneLine(language).replace(/^[a-z]{2}: /u, ''))),
  );
}
