/**
 * One sentence, table row or rule, and the tests that hold it.
 * - place: section / number of the paragraph or list item, with .n for its nth sentence; of a table row: section /
 *   t, number of the table in the section, first cell (method and path where the first cell is a method).
 * - says: what it asks for, in our own words.
 * - tests: `file › name`, the file below test/service without its ending, the name as it stands in the source; a
 *   name of a describe block may stand between them.
 */
export type Item = readonly [place: string, says: string, ...tests: readonly [string, ...string[]]];
