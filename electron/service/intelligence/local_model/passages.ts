import type { Span } from '../profile.ts';
import { fold } from '../language/lines.ts';
import type { ShownText } from './shown.ts';

/**
 * Characters of a resume that go into one request, about 1,900 tokens: with the criteria and the instructions it stays
 * below 3,000, which every server takes without a setting.
 */
export const RESUME_CHARACTERS = 6600;
/** About a paragraph: a job with its head, or some bullets of it. */
const BLOCK_CHARACTERS = 480;

/**
 * The passages of a resume for these criteria, in document order: all of it where it fits, else its beginning
 * and, for each criterion in turn, the blocks with the most of its words, rare ones counting more.
 */
export function passagesFor(
  { text, lines }: ShownText,
  prompts: readonly string[],
  budget = RESUME_CHARACTERS,
): Span[] {
  const blocks = blocksOf(lines);
  const total = blocks.reduce((sum, block) => sum + block.end - block.start, 0);
  if (total <= budget) return blocks;
  const words = blocks.map(({ start, end }) => keysOf(text.slice(start, end)));
  const rankings = prompts.map((prompt) => rank(keysOf(prompt), words));
  const chosen = new Set<number>();
  let left = budget;
  const take = (index: number): void => {
    const block = blocks[index];
    if (block === undefined || chosen.has(index) || block.end - block.start > left) return;
    chosen.add(index);
    left -= block.end - block.start;
  };
  take(0);
  for (let place = 0; place < blocks.length; place += 1) {
    for (const ranking of rankings) take(ranking[place] ?? -1);
  }
  return blocks.filter((_, index) => chosen.has(index));
}

function blocksOf(lines: readonly Span[]): Span[] {
  const blocks: Span[] = [];
  for (const line of lines.flatMap(pieces)) {
    const last = blocks.at(-1);
    if (last !== undefined && line.end - last.start <= BLOCK_CHARACTERS) {
      blocks[blocks.length - 1] = { start: last.start, end: line.end };
    } else {
      blocks.push(line);
    }
  }
  return blocks;
}

/** A line may be a whole document. */
function pieces({ start, end }: Span): Span[] {
  const found: Span[] = [];
  for (let at = start; at < end; at += BLOCK_CHARACTERS) {
    found.push({ start: at, end: Math.min(end, at + BLOCK_CHARACTERS) });
  }
  return found;
}

/** Six letters stand for a word in all its endings. */
function keysOf(text: string): Set<string> {
  return new Set(
    fold(text)
      .split(' ')
      .filter((word) => word.length > 2)
      .map((word) => word.slice(0, 6)),
  );
}

/** Blocks by the weight of the words they share with a criterion, in document order where that is the same. */
function rank(wanted: ReadonlySet<string>, blocks: readonly ReadonlySet<string>[]): number[] {
  const weight = new Map(
    [...wanted].map((word) => {
      const holding = blocks.filter((block) => block.has(word)).length;
      return [word, Math.log((blocks.length + 1) / (holding + 0.5))] as const;
    }),
  );
  const scores = blocks.map((block) =>
    [...weight].reduce((sum, [word, value]) => sum + (block.has(word) ? value : 0), 0),
  );
  return scores.map((_, index) => index).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}
