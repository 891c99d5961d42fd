import { expect, test } from 'vitest';
import { createPieceKernel, createPlainPieceKernel } from '#service/intelligence/ranking/kernel.ts';
import {
  createPieceStore,
  decodePieces,
  encodePieces,
  findPieces,
  joinPieces,
  MAX_LOOKED_FOR,
  MOST_PIECES,
} from '#service/intelligence/ranking/pieces.ts';
import { mulberry32 } from '../../../quality/metrics.ts';

const kernels = [
  ['SIMD', createPieceKernel],
  ['plain', createPlainPieceKernel],
] as const;

test.each(kernels)('counts and neighbours are those of the sequence: %s', (_, kernelOf) => {
  const random = mulberry32(5);
  const store = createPieceStore(kernelOf);
  for (let round = 0; round < 200; round++) {
    const texts = Array.from({ length: 1 + (round % 3) }, () =>
      Uint16Array.from({ length: Math.floor(random() * 60) }, () => 1 + Math.floor(random() * 12)),
    );
    const asked = Array.from({ length: 13 - (round % 5) }, (__, i) => 1 + i);
    const joined = joinPieces(texts);
    const at = store.append(joined);
    store.append(joinPieces([Uint16Array.of(1 + (round % 12))])); // what follows it is not its own
    for (const found of [store.lookFor(asked)(at, joined.length), findPieces(joined, asked)]) {
      for (const [i, a] of asked.entries()) {
        const all = texts.flatMap((text) => [...text]);
        expect(found.counts[i]).toBe(all.filter((piece) => piece === a).length);
        for (const b of asked) {
          const is_beside = texts.some((text) => text.some((piece, k) => piece === a && text[k + 1] === b));
          expect(found.isFollowed(a, b)).toBe(is_beside);
        }
      }
    }
  }
});

test.each(kernels)('the highest and the lowest number are pieces like others: %s', (_, kernelOf) => {
  const store = createPieceStore(kernelOf);
  const joined = joinPieces([Uint16Array.of(65_535, 1, 65_535)]);
  const at = store.append(joined);
  const found = store.lookFor([1, 2, 65_535])(at, joined.length);
  expect(Array.from(found.counts)).toEqual([1, 0, 2]);
  expect([found.isFollowed(65_535, 1), found.isFollowed(65_535, 65_535)]).toEqual([true, false]);
});

test.each(kernels)('of very many pieces the first are kept, and all are counted: %s', (_, kernelOf) => {
  const store = createPieceStore(kernelOf);
  const joined = joinPieces([new Uint16Array(MOST_PIECES.person).fill(7), Uint16Array.of(8)]);
  const asked = Array.from({ length: MAX_LOOKED_FOR }, (__, i) => 7 + i);
  const at = store.append(joined);
  const found = store.lookFor(asked)(at, joined.length);
  expect(Array.from(found.counts)).toEqual([MOST_PIECES.person, ...asked.slice(1).fill(0)]);
});

test('stored pieces come back as they were', () => {
  const pieces = Uint16Array.of(1, 256, 65_535, 30_521);
  expect(decodePieces(encodePieces(pieces))).toEqual(pieces);
  expect(decodePieces(encodePieces(new Uint16Array()))).toHaveLength(0);
});

test('a store grows, moves and forgets', () => {
  const store = createPieceStore();
  const documents = Array.from({ length: 300 }, (_, i) => joinPieces([new Uint16Array(400).fill(i + 1)]));
  const places = documents.map((joined) => store.append(joined));
  const countAt = (at: number, piece: number) => store.lookFor([piece])(at, documents[0]!.length).counts[0];
  for (const [i, at] of places.entries()) expect(countAt(at, i + 1)).toBe(400);
  store.move(places[1]!, 0, documents[1]!.length);
  store.truncate(documents[1]!.length);
  expect(store.end).toBe(documents[1]!.length);
  expect(countAt(0, 2)).toBe(400);
});
