import * as bidiModule from 'bidi-js';
import type { Bidi } from 'bidi-js';

/** Its types say CommonJS, its file is a module: what is imported is the factory itself. */
const bidi = (bidiModule as unknown as { readonly default: () => Bidi }).default();

/** Characters of one direction that stand beside each other. */
export type Run = { readonly text: string; readonly rtl: boolean };

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a text begins, by its first letter, on the right. */
export function startsRight(text: string): boolean {
  return RIGHT_TO_LEFT.test(text) && (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1;
}

/**
 * The runs of one line from left to right, as they are seen (Unicode bidirectional algorithm). The text of each stays
 * in the order it is read in; brackets of those from right to left are mirrored.
 */
export function visualRuns(line: string, rtl: boolean): Run[] {
  if (!rtl && !RIGHT_TO_LEFT.test(line)) return [{ text: line, rtl: false }];
  const { levels } = bidi.getEmbeddingLevels(line, rtl ? 'rtl' : 'ltr');
  const runs = runsOfOneLevel(line, levels);
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) reverseFrom(runs, level);
  return runs.map((run) => ({
    text: run.level % 2 === 1 ? mirrored(run.text) : run.text,
    rtl: run.level % 2 === 1,
  }));
}

type Levelled = { readonly text: string; readonly level: number };

function runsOfOneLevel(line: string, levels: Uint8Array): Levelled[] {
  const runs: Levelled[] = [];
  let start = 0;
  for (let index = 1; index <= line.length; index += 1) {
    if (index < line.length && levels[index] === levels[start]) continue;
    runs.push({ text: line.slice(start, index), level: levels[start] ?? 0 });
    start = index;
  }
  return runs;
}

/** Rule L2: what stands at this level or above it, side by side, is turned round. */
function reverseFrom(runs: Levelled[], level: number): void {
  let start = 0;
  while (start < runs.length) {
    let end = start;
    while (end < runs.length && (runs[end]?.level ?? 0) >= level) end += 1;
    if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
    start = end + 1;
  }
}

const mirrored = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');
