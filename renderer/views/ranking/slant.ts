import { memoize } from '../../lib/memoize.ts';
import { briefHeads } from '../../features/criteria/brief_heads.ts';
import { headOf } from '../../features/criteria/names.ts';
import type { Criterion } from '../../api/criteria.ts';

/** As many characters of a name stand over its column. */
const MOST_CHARACTERS = 16;
/** In pixels: from line to line, what a character needs at most, and what stands under the names. */
const LINE = 13;
const CHARACTER = 6.4;
const FOOT = 27;
/** As high as the key beside the names and the heads under it. */
const LEAST = 56;

/** The names over the columns of marks, each as short as it can be told apart. */
export const namesOver = memoize((criteria: readonly Criterion[]): readonly string[] =>
  briefHeads(criteria.map(headOf), MOST_CHARACTERS),
);

/** How the names over columns stand: so steep that no two touch, and how long and how high that makes them. */
export type Slant = { readonly degrees: number; readonly length: number; readonly height: number };

/** The slant of names over columns that are so far apart. */
export function slantOf(names: readonly string[], pitch: number): Slant {
  const angle = Math.asin(Math.min(1, LINE / pitch));
  const longest = Math.max(0, ...names.map((name) => [...name].length));
  const length = Math.ceil(Math.min(longest, MOST_CHARACTERS) * CHARACTER);
  const height = Math.ceil(length * Math.sin(angle) + LINE * Math.cos(angle)) + FOOT;
  return { degrees: Math.round((180 / Math.PI) * angle), length, height: Math.max(LEAST, height) };
}
