import type { VectorBlock } from '../ports.ts';
import type { Span } from '../profile.ts';
import type { Meaning } from './facts.ts';

/** Rows of a VectorBlock before its first passage: lead and centroid. */
const FIRST_PASSAGE = 2;

/**
 * How near statements are to a resume's passages. The statement is rounded to int8 as the stored rows are, so that
 * every cosine is an exact integer times two scales: it depends neither on order nor on batch.
 * @param passages where the rows from the third on stand in the text, in their order.
 * @param statements unit vectors by statement.
 */
export function meaningOf(
  passages: readonly Span[],
  { rows, data, scales }: VectorBlock,
  statements: ReadonlyMap<string, Float32Array>,
): Meaning {
  const count = Math.max(0, Math.min(passages.length, rows - FIRST_PASSAGE));
  const similarities = new Map<string, readonly number[]>();
  for (const [statement, vector] of statements) {
    const { values, scale } = toInt8(vector);
    const cosines = Array.from({ length: count }, (_, passage) => {
      const row = passage + FIRST_PASSAGE;
      const from = row * values.length;
      let sum = 0;
      for (let i = 0; i < values.length; i += 1) sum += values[i]! * data[from + i]!;
      return Math.round(sum * scale * scales[row]! * 10_000) / 10_000;
    });
    similarities.set(statement, cosines);
  }
  return { passages: passages.slice(0, count), similarities };
}

function toInt8(vector: Float32Array): { readonly values: Int8Array; readonly scale: number } {
  const peak = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const values = Int8Array.from(vector, (value) => (peak === 0 ? 0 : Math.round((value / peak) * 127)));
  const square = values.reduce((sum, value) => sum + value * value, 0);
  return { values, scale: square === 0 ? 0 : 1 / Math.sqrt(square) };
}
