import { createPieceKernel, type PieceKernel } from './kernel.ts';

/** Pieces kept of a document, about 5,000 words, and of all documents of a person. */
export const MOST_PIECES = { document: 8192, person: 32_768 } as const;

/** Pieces that can be looked for at once. */
export const MAX_LOOKED_FOR = 32;

/** After every text, and no piece: nothing stands beside anything across it. */
const END = 0;

/** Texts end at a multiple of so many numbers: what the kernel reads at once. */
const LANES = 8;

/** The pieces of somebody's texts, one text after the other, as a store takes them. */
export function joinPieces(texts: readonly Uint16Array[]): Uint16Array {
  const kept: Uint16Array[] = [];
  let total = 0;
  for (const text of texts) {
    kept.push(text.subarray(0, MOST_PIECES.person - total));
    total += kept.at(-1)!.length;
  }
  const joined = new Uint16Array(Math.ceil((total + kept.length) / LANES) * LANES).fill(END);
  let at = 0;
  for (const text of kept) {
    joined.set(text, at);
    at += text.length + 1;
  }
  return joined;
}

/** Pieces as a column of document_vectors: little-endian. */
export function encodePieces(pieces: Uint16Array): Buffer {
  const stored = Buffer.alloc(pieces.length * 2);
  for (const [i, piece] of pieces.entries()) stored.writeUInt16LE(piece, i * 2);
  return stored;
}

export function decodePieces(stored: Uint8Array): Uint16Array {
  const pieces = new Uint16Array(stored.length >>> 1);
  for (let i = 0; i < pieces.length; i++) pieces[i] = stored[2 * i]! | (stored[2 * i + 1]! << 8);
  return pieces;
}

/** How often pieces that are looked for stand in a document, and which stand side by side in it. */
export type PiecesFound = {
  /** counts[i] belongs to the i-th piece that is looked for. */
  readonly counts: ArrayLike<number>;
  isFollowed(piece: number, by: number): boolean;
};

/** The joined pieces of all documents in one contiguous stretch of WebAssembly memory, as their vectors are. */
type PieceStore = {
  /** Numbers in use, holes included. */
  readonly end: number;
  /** Puts joined pieces at the end. @returns where they begin. */
  append(joined: Uint16Array): number;
  /** Moves numbers towards the front; ranges may overlap. */
  move(from: number, to: number, length: number): void;
  /** Forgets all from `end` on. */
  truncate(end: number): void;
  /**
   * Begins to look for some pieces, at most MAX_LOOKED_FOR. @returns what is found in a document, until the
   * next one or the next change.
   */
  lookFor(pieces: readonly number[]): (at: number, length: number) => PiecesFound;
};

const PAGE = 65_536;
const COUNTS_AT = 2 * MAX_LOOKED_FOR;
const DATA_AT = COUNTS_AT + 4 * MAX_LOOKED_FOR;

/**
 * Layout: the pieces that are looked for, their counts, the documents. @param kernelOf replaces the kernel in
 * tests.
 */
export function createPieceStore(
  kernelOf: (memory: WebAssembly.Memory) => PieceKernel = createPieceKernel,
): PieceStore {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 65_536 });
  const kernel = kernelOf(memory);
  let data = new Uint16Array(memory.buffer, DATA_AT);
  let end = 0;
  return {
    get end() {
      return end;
    },
    append(joined) {
      // the kernel looks one number beyond a text
      if (end + joined.length + LANES > data.length) {
        const bytes = DATA_AT + 2 * Math.max(data.length * 1.5, end + joined.length + LANES);
        memory.grow(Math.ceil(bytes / PAGE) - memory.buffer.byteLength / PAGE);
        data = new Uint16Array(memory.buffer, DATA_AT);
      }
      data.set(joined, end);
      end += joined.length;
      return end - joined.length;
    },
    move(from, to, length) {
      data.copyWithin(to, from, from + length);
    },
    truncate(new_end) {
      end = new_end;
    },
    lookFor(pieces) {
      new Uint16Array(memory.buffer, 0, MAX_LOOKED_FOR).fill(END).set(pieces);
      let [text, bytes] = [0, 0];
      const found: PiecesFound = {
        counts: new Int32Array(memory.buffer, COUNTS_AT, pieces.length),
        isFollowed: (piece, by) => kernel.beside(text, bytes, piece, by) !== 0,
      };
      return (at, length) => {
        [text, bytes] = [DATA_AT + 2 * at, 2 * length];
        kernel.count(text, bytes, 0, pieces.length, COUNTS_AT);
        return found;
      };
    },
  };
}

/** The same in one document by itself. */
export function findPieces(joined: Uint16Array, pieces: readonly number[]): PiecesFound {
  return {
    counts: pieces.map((piece) => joined.reduce((count, one) => count + Number(one === piece), 0)),
    isFollowed: (piece, by) => joined.some((one, i) => one === piece && joined[i + 1] === by),
  };
}
