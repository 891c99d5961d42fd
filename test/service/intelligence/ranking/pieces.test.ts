import { expect, test } from 'vitest';
import {
  countAt,
  createPieceStore,
  decodePieces,
  encodePieces,
  groupPieces,
  isFollowedAt,
  MOST_PIECES,
  placeOf,
  placesOf,
  type PieceBlock,
} from '#service/intelligence/ranking/pieces.ts';
import { mulberry32 } from '../../../quality/metrics.ts';

const countOf = (block: PieceBlock, piece: number): number => countAt(block, placeOf(block, piece));
const isFollowed = (block: PieceBlock, piece: number, by: number): boolean =>
  isFollowedAt(block, placeOf(block, piece), by);

test('counts and neighbours are those of the sequence', () => {
  const random = mulberry32(5);
  for (let round = 0; round < 200; round++) {
    const texts = Array.from({ length: 1 + (round % 3) }, () =>
      Uint16Array.from({ length: Math.floor(random() * 60) }, () => 1 + Math.floor(random() * 12)),
    );
    const block = { data: groupPieces(texts), at: 0 };
    for (let a = 1; a <= 13; a++) {
      expect(countOf(block, a)).toBe(
        texts.flatMap((text) => [...text]).filter((piece) => piece === a).length,
      );
      for (let b = 1; b <= 13; b++) {
        const is_beside = texts.some((text) => text.some((piece, i) => piece === a && text[i + 1] === b));
        expect(isFollowed(block, a, b)).toBe(is_beside);
      }
    }
  }
});

test('places of several pieces are those of each', () => {
  const random = mulberry32(11);
  for (let round = 0; round < 200; round++) {
    const most = 1 + Math.floor(random() * 200);
    const numbers = (length: number) => Uint16Array.from({ length }, () => 1 + Math.floor(random() * most));
    const block = { data: groupPieces([numbers(round)]), at: 0 };
    const asked = [...new Set(numbers(20))].sort((a, b) => a - b);
    const places = new Int32Array(asked.length);
    placesOf(block, asked, places);
    expect([...places]).toEqual(asked.map((piece) => placeOf(block, piece)));
  }
});

test('the highest and the lowest number are pieces like others', () => {
  const block = { data: groupPieces([Uint16Array.of(65_535, 1, 65_535)]), at: 0 };
  expect([countOf(block, 65_535), countOf(block, 1), countOf(block, 2)]).toEqual([2, 1, 0]);
  expect(isFollowed(block, 65_535, 1)).toBe(true);
});

test('of very many pieces the first are kept', () => {
  const text = new Uint16Array(MOST_PIECES.person).fill(7);
  const block = { data: groupPieces([text, Uint16Array.of(8)]), at: 0 };
  expect([countOf(block, 7), countOf(block, 8)]).toEqual([MOST_PIECES.person, 0]);
});

test('stored pieces come back as they were', () => {
  const pieces = Uint16Array.of(1, 256, 65_535, 30_521);
  expect(decodePieces(encodePieces(pieces))).toEqual(pieces);
  expect(decodePieces(encodePieces(new Uint16Array()))).toHaveLength(0);
});

test('a store grows, moves and forgets', () => {
  const store = createPieceStore();
  const groups = Array.from({ length: 300 }, (_, i) => groupPieces([new Uint16Array(400).fill(i + 1)]));
  const places = groups.map((group) => store.append(group));
  for (const [i, at] of places.entries()) expect(countOf({ data: store.data, at }, i + 1)).toBe(400);
  store.move(places[1]!, 0, groups[1]!.length);
  store.truncate(groups[1]!.length);
  expect(store.end).toBe(groups[1]!.length);
  expect(countOf({ data: store.data, at: 0 }, 2)).toBe(400);
});
