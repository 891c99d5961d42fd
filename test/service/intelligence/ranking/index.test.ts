import { describe, expect, test } from 'vitest';
import { packRows } from '#service/intelligence/embedding/vectors.ts';
import type { VectorBlock } from '#service/intelligence/ports.ts';
import { createRankingIndex, type RankingIndex } from '#service/intelligence/ranking/index.ts';
import { createPlainKernel } from '#service/intelligence/ranking/kernel.ts';
import { toTarget } from '#service/intelligence/ranking/target.ts';
import { mulberry32 } from '../../../quality/metrics.ts';

const dimensions = 32;
const random = mulberry32(7);
const vector = (): Float32Array => Float32Array.from({ length: dimensions }, () => random() - 0.3);
const block = (passages = 3): VectorBlock => packRows(Array.from({ length: passages + 2 }, vector));
const id = (n: number): string => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const target = toTarget(vector());

/** The definition, written the slow way. */
function slowScore({ rows, data, scales }: VectorBlock): number {
  const cosines = Array.from({ length: rows }, (_, row) => {
    let dot = 0;
    for (let i = 0; i < dimensions; i++) dot += data[row * dimensions + i]! * target.data[i]!;
    return dot * scales[row]!;
  });
  const [lead, centroid, ...passages] = cosines as [number, number, ...number[]];
  const mean = ((lead + Math.max(...passages) + centroid) * target.scale) / 3;
  return Math.round(Math.min(1, Math.max(0, mean)) * 1e6) / 1e6;
}

function expectOrder(index: RankingIndex, blocks: ReadonlyMap<string, VectorBlock | null>): void {
  const expected = [...blocks]
    .map(([candidate_id, value]) => ({
      candidate_id,
      score: value ? slowScore(value) : 0,
      text: value !== null,
    }))
    .sort(
      (a, b) =>
        b.score - a.score || Number(b.text) - Number(a.text) || (a.candidate_id < b.candidate_id ? -1 : 1),
    );
  const ranking = index.rank(target);
  expect(ranking.candidate_ids).toEqual(expected.map(({ candidate_id }) => candidate_id));
  expect([...ranking.scores]).toEqual(expected.map(({ score }) => score));
}

describe('ranking index', () => {
  test('ranks everyone once: by score, then readable first, then id', () => {
    const index = createRankingIndex({ dimensions });
    const blocks = new Map<string, VectorBlock | null>();
    const same = block();
    for (let n = 0; n < 300; n++) {
      const readable = n % 4 === 0 ? same : block(1 + (n % 5));
      blocks.set(id((n * 71) % 300), n % 10 === 0 ? null : readable);
    }
    for (const [candidate_id, value] of blocks) index.upsert(candidate_id, value);
    expect(index.size).toBe(300);
    expectOrder(index, blocks);
  });

  test('keeps the order through replacing, removing and compacting', () => {
    const index = createRankingIndex({ dimensions });
    const blocks = new Map<string, VectorBlock | null>();
    const change = mulberry32(99);
    for (let round = 0; round < 4000; round++) {
      const candidate_id = id(Math.floor(change() * 200));
      if (change() < 0.3) {
        index.remove(candidate_id);
        blocks.delete(candidate_id);
      } else {
        const value = change() < 0.05 ? null : block(1 + Math.floor(change() * 12));
        index.upsert(candidate_id, value);
        blocks.set(candidate_id, value);
      }
      if (round % 500 === 0) expectOrder(index, blocks);
    }
    expectOrder(index, blocks);
    expect(index.rows).toBe([...blocks.values()].reduce((sum, value) => sum + (value?.rows ?? 0), 0));
  });

  test('does not depend on the order of import, nor on the kernel', () => {
    const blocks = Array.from({ length: 50 }, (_, n) => [id(n), block()] as const);
    const forward = createRankingIndex({ dimensions });
    const backward = createRankingIndex({ dimensions, kernelOf: createPlainKernel });
    for (const [candidate_id, value] of blocks) forward.upsert(candidate_id, value);
    for (const [candidate_id, value] of blocks.toReversed()) backward.upsert(candidate_id, value);
    expect({ ...backward.rank(target), revision: 0 }).toEqual({ ...forward.rank(target), revision: 0 });
  });

  test('an unrelated candidate moves no score', () => {
    const index = createRankingIndex({ dimensions });
    for (let n = 0; n < 20; n++) index.upsert(id(n), block());
    const before = index.rank(target);
    index.upsert(id(500), block());
    const after = index.rank(target);
    for (const [i, candidate_id] of before.candidate_ids.entries()) {
      expect(after.scores[after.candidate_ids.indexOf(candidate_id)]).toBe(before.scores[i]);
    }
  });

  test('puts the target itself first and leaves the rest as it was', () => {
    const index = createRankingIndex({ dimensions });
    for (let n = 0; n < 20; n++) index.upsert(id(n), block());
    const plain = index.rank(target);
    const last = plain.candidate_ids.at(-1)!;
    const own = index.rank(target, { first: last });
    expect(own.candidate_ids).toEqual([last, ...plain.candidate_ids.slice(0, -1)]);
    expect(own.scores[0]).toBe(plain.scores.at(-1));
  });

  test('ranks some of them as it ranks all', () => {
    const index = createRankingIndex({ dimensions });
    for (let n = 0; n < 300; n++) index.upsert(id(n), n % 10 === 0 ? null : block(1 + (n % 7)));
    const among = Array.from({ length: 60 }, (_, n) => id((n * 13) % 320));
    const { candidate_ids, scores } = index.rank(target);
    const kept = new Set(among);
    const places = [...candidate_ids.keys()].filter((i) => kept.has(candidate_ids[i]!));
    const own = index.rank(target, { among: [...among, among[0]!] });
    expect(own.candidate_ids).toEqual(places.map((i) => candidate_ids[i]));
    expect([...own.scores]).toEqual(places.map((i) => scores[i]));
    expect(index.rank(target, { among: [], first: id(1) }).candidate_ids).toEqual([]);
  });

  test('holds nobody once it is cleared, and is filled again', () => {
    const index = createRankingIndex({ dimensions });
    const blocks = new Map(Array.from({ length: 30 }, (_, n) => [id(n), block()] as const));
    for (const n of [500, 501]) index.upsert(id(n), block());
    index.clear();
    expect(index.size).toBe(0);
    expect(index.rows).toBe(0);
    for (const [candidate_id, value] of blocks) index.upsert(candidate_id, value);
    expectOrder(index, blocks);
  });

  test('counts a revision for every change', () => {
    const index = createRankingIndex({ dimensions });
    index.upsert(id(1), null);
    index.remove(id(2));
    expect(index.revision).toBe(1);
    index.remove(id(1));
    expect(index.revision).toBe(2);
    expect(index.rank(target).candidate_ids).toEqual([]);
  });

  test('refuses vectors of another size, and a target without direction', () => {
    const index = createRankingIndex({ dimensions });
    expect(() =>
      index.upsert(
        id(1),
        packRows([new Float32Array(48).fill(1), new Float32Array(48), new Float32Array(48)]),
      ),
    ).toThrow(/32 dimensions/);
    expect(() => toTarget(new Float32Array(dimensions))).toThrow(/no text/);
  });
});
