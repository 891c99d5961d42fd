import { expect, test } from 'vitest';
import {
  combineBlocks,
  decodeBlock,
  encodeBlock,
  packRows,
  rowVector,
  textsToEmbed,
  toVectorBlock,
} from '#service/intelligence/embedding/vectors.ts';
import { mulberry32 } from '../../../quality/metrics.ts';

const random = mulberry32(3);
const dimensions = 48;
const unit = (): Float32Array => {
  const vector = Float32Array.from({ length: dimensions }, () => random() - 0.5);
  const norm = Math.hypot(...vector);
  return vector.map((value) => value / norm);
};
const cosine = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, i) => sum + value * b[i]!, 0);
const passage = (text: string) => ({ start: 0, end: text.length, text });

test('a packed row is a unit vector that points where the original points', () => {
  const vectors = Array.from({ length: 20 }, unit);
  const block = packRows(vectors);
  for (const [row, vector] of vectors.entries()) {
    expect(cosine(rowVector(block, row), rowVector(block, row))).toBeCloseTo(1, 6);
    expect(cosine(rowVector(block, row), vector)).toBeGreaterThan(0.9998);
  }
});

test('a block is lead, centroid by length, passages', () => {
  const [lead, one, two] = [unit(), unit(), unit()];
  const passages = { lead: 'lead', passages: [passage('a'.repeat(90)), passage('b'.repeat(10))] };
  expect(textsToEmbed(passages)).toEqual(['lead', 'a'.repeat(90), 'b'.repeat(10)]);
  const block = toVectorBlock(passages, [lead, one, two])!;
  expect(block.rows).toBe(4);
  expect(cosine(rowVector(block, 1), one)).toBeGreaterThan(cosine(rowVector(block, 1), two));
  expect(cosine(rowVector(block, 3), two)).toBeGreaterThan(0.999);
});

test('a document without a passage gives nothing to embed and no block', () => {
  const empty = { lead: '', passages: [] };
  expect(textsToEmbed(empty)).toEqual([]);
  expect(toVectorBlock(empty, [])).toBeNull();
});

test('vectors that do not belong to the passages are refused', () => {
  expect(() => toVectorBlock({ lead: 'x', passages: [passage('y')] }, [unit(), unit(), unit()])).toThrow(
    /Expected 1/,
  );
});

test('a candidate with several documents has the lead of the first and each passage once', () => {
  const shared = unit();
  const first = packRows([unit(), unit(), shared, unit()]);
  const second = packRows([unit(), unit(), shared, unit(), unit()]);
  const both = combineBlocks([first, second])!;
  expect(both.rows).toBe(2 + 4);
  expect(rowVector(both, 0)).toEqual(rowVector(first, 0));
  expect(combineBlocks([first])).toBe(first);
  expect(combineBlocks([])).toBeNull();
});

test('a stored block comes back as it was, and a damaged one is named', () => {
  const block = packRows([unit(), unit(), unit()]);
  const stored = encodeBlock(block);
  expect(decodeBlock(stored, dimensions)).toEqual(block);
  expect(() => decodeBlock({ ...stored, data: stored.data.subarray(1) }, dimensions)).toThrow(/damaged/);
});

test('an empty vector is stored as zeros, not as NaN', () => {
  const block = packRows([new Float32Array(dimensions)]);
  expect([...block.scales]).toEqual([0]);
});
