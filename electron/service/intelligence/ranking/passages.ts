import type { VectorBlock } from '../ports.ts';
import type { Target } from './target.ts';

/**
 * Cosine of each passage of a block with the target, in document order: the reasons of a score. The same
 * integers as the kernel's, so the best of them is the one that counted.
 */
export function passageScores(block: VectorBlock, target: Target): number[] {
  const dimensions = target.data.length;
  const scores: number[] = [];
  for (let row = 2; row < block.rows; row++) {
    let dot = 0;
    for (let i = 0; i < dimensions; i++) dot += block.data[row * dimensions + i]! * target.data[i]!;
    scores.push(dot * block.scales[row]! * target.scale);
  }
  return scores;
}
