import { rowVector, weightedSum } from '#service/intelligence/embedding/vectors.ts';
import type { VectorBlock } from '#service/intelligence/ports.ts';
import type { Target } from '#service/intelligence/ranking/target.ts';

/** Raise it when the vectors below are made in another way: indexes that hold them are made anew. */
export const NEAR_VECTOR_VERSION = '1';

/**
 * The one vector of a candidate that an outside index holds: lead and centroid added. Its product with a target is the
 * sum of both cosines, two of the three that make up a score; the third, the best passage, is near the centroid. Joined
 * end to end they would say the same in twice the room.
 */
export function nearVector(block: VectorBlock): Float32Array {
  return weightedSum([rowVector(block, 0), rowVector(block, 1)], [1, 1]);
}

/** What that is multiplied with: a target of length one. */
export function nearTarget({ data, scale }: Target): Float32Array {
  return Float32Array.from(data, (value) => value * scale);
}
