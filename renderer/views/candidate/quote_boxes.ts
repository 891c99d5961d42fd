import type { Box } from '#service/intelligence/document.ts';

/** Points between the words of a quote and the edge of its box. */
const PAD = 2;
/** Lines further apart than so much of their height are no lines of one block. */
const NEAR = 0.8;

const bottomOf = ([, top, , height]: Box): number => top + height;
const middleOf = ([, top, , height]: Box): number => top + height / 2;
const areOver = (one: Box, other: Box): boolean => one[0] < other[0] + other[2] && other[0] < one[0] + one[2];

/**
 * The boxes around the words of a quote as they are painted: a little larger than the words, down to the next line of
 * the quote, and never into a line that is none of its.
 * @param lines of the whole page
 */
export function quoteBoxes(words: readonly Box[], lines: readonly Box[]): Box[] {
  const isOwn = (line: Box): boolean =>
    words.some((box) => areOver(box, line) && Math.abs(middleOf(box) - middleOf(line)) < box[3] / 2);
  const others = lines.filter((line) => !isOwn(line));
  return words.map((box) => {
    const [left, top, width, height] = box;
    const isUnder = (other: Box): boolean => areOver(box, other) && middleOf(other) > bottomOf(box);
    const isAbove = (other: Box): boolean => areOver(box, other) && middleOf(other) < top;
    const above = Math.max(...others.filter(isAbove).map(bottomOf), -Infinity);
    const under = Math.min(...others.filter(isUnder).map((other) => other[1]), Infinity);
    const next = Math.min(...words.filter(isUnder).map((other) => other[1]), Infinity);
    const from = top - roomIn(top - above);
    // two on top of each other do not add up, while between two that only touch a seam shows
    const to =
      next - bottomOf(box) < NEAR * height
        ? Math.max(bottomOf(box), next + 1)
        : bottomOf(box) + roomIn(under - bottomOf(box));
    return [left - PAD, from, width + 2 * PAD, to - from];
  });
}

/** How far a box may go into what lies between it and another line. */
function roomIn(gap: number): number {
  return Math.max(0, Math.min(PAD, gap / 2));
}
