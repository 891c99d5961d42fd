import type { Embedder } from '../ports.ts';
import { MAX_PIECES, MODEL_DIMENSIONS } from './model.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** An embedder for tests: each word has a fixed pseudo-random direction, a text is the sum of its words. */
export function createFakeEmbedder(): Embedder {
  const directions = new Map<string, Float32Array>();
  const directionOf = (word: string): Float32Array => {
    const known = directions.get(word);
    if (known) return known;
    const direction = Float32Array.from(signs(word));
    directions.set(word, direction);
    return direction;
  };
  return {
    model: 'hashed-words@1',
    dimensions: MODEL_DIMENSIONS,
    countTokens: (text) => wordsOf(text).length,
    pieces: (text) => Uint16Array.from(wordsOf(text), (word) => 1 + (hashOf(word) % 65_535)),
    rarity: () => 1,
    embed: (texts) =>
      Promise.resolve(
        texts.map((text) => {
          const sum = new Float32Array(MODEL_DIMENSIONS);
          for (const word of wordsOf(text).slice(0, MAX_PIECES)) {
            for (const [i, value] of directionOf(word).entries()) sum[i]! += value;
          }
          const norm = Math.hypot(...sum) || 1;
          return sum.map((value) => value / norm);
        }),
      ),
  };
}

/** +1 or -1 per dimension from a xorshift generator seeded with the word's FNV-1a hash. */
function* signs(word: string): Generator<number> {
  let state = hashOf(word) | 0 || 1;
  for (let i = 0; i < MODEL_DIMENSIONS; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield (state & 0x10000) === 0 ? 1 : -1;
  }
}

/** FNV-1a over the word's UTF-16 code units, unsigned. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
