/**
 * The word pieces of a document, grouped so that a piece and what follows it are found without reading all of them.
 * In `data` from `at`: the number n of different pieces; these, ascending; where each one's followers begin, and where
 * the last one's end; the followers, in the order of the text. A piece has as many followers as places; 0 follows the
 * last one of a text, and is no piece.
 */
export type PieceBlock = { readonly data: Uint16Array; readonly at: number };

/** Pieces kept of a document, about 5,000 words, and of all documents of a person. */
export const MOST_PIECES = { document: 8192, person: 32_768 } as const;

/** Between two texts: nothing stands beside anything across it. */
const END = 0;

/** Groups the pieces of somebody's texts, each in its own order. */
export function groupPieces(texts: readonly Uint16Array[]): Uint16Array {
  const kept: Uint16Array[] = [];
  let total = 0;
  for (const text of texts) {
    kept.push(text.subarray(0, MOST_PIECES.person - total));
    total += kept.at(-1)!.length;
  }
  // counts, then where the next follower of a piece goes; all 0 again at the end
  const next = SCRATCH;
  const seen = new Uint16Array(total);
  let different = 0;
  for (const text of kept) {
    for (let i = 0; i < text.length; i++) {
      const piece = text[i]!;
      if (next[piece]!++ === 0) seen[different++] = piece;
    }
  }
  const pieces = seen.subarray(0, different).sort();
  const first = 2 + 2 * different;
  const grouped = new Uint16Array(first + total);
  grouped[0] = different;
  grouped.set(pieces, 1);
  let end = 0;
  for (let i = 0; i < different; i++) {
    const piece = pieces[i]!;
    grouped[1 + different + i] = end;
    end += next[piece]!;
    next[piece] = end - next[piece]!;
  }
  grouped[1 + 2 * different] = end;
  for (const text of kept) {
    for (let i = 0; i < text.length; i++) grouped[first + next[text[i]!]!++] = text[i + 1] ?? END;
  }
  for (let i = 0; i < different; i++) next[pieces[i]!] = 0;
  return grouped;
}

const SCRATCH = new Uint32Array(65_536);

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

/** Where a piece stands among the different ones of a document; -1 where it does not. */
export function placeOf({ data, at }: PieceBlock, piece: number): number {
  let low = at + 1;
  let high = at + data[at]!;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = data[middle]!;
    if (found === piece) return middle - at - 1;
    if (found < piece) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/**
 * Places of several pieces, which ascend, into `places`. Goes through the document from one end to the other, a few at a
 * time: memory that is read in order comes by itself, and the jumps of a search cost more than what they leave out.
 */
export function placesOf({ data, at }: PieceBlock, pieces: readonly number[], places: Int32Array): void {
  const end = at + 1 + data[at]!;
  let i = at + 1;
  for (let k = 0; k < pieces.length; k++) {
    const piece = pieces[k]!;
    while (i + STRIDE < end && data[i + STRIDE]! < piece) i += STRIDE;
    while (i < end && data[i]! < piece) i++;
    places[k] = i < end && data[i] === piece ? i - at - 1 : -1;
  }
}

const STRIDE = 16;

/** How often the piece at a place stands in a document; 0 for -1. */
export function countAt({ data, at }: PieceBlock, place: number): number {
  if (place < 0) return 0;
  const ends = at + 1 + data[at]! + place;
  return data[ends + 1]! - data[ends]!;
}

/** Whether the piece at a place stands somewhere right before another. */
export function isFollowedAt({ data, at }: PieceBlock, place: number, by: number): boolean {
  if (place < 0) return false;
  const different = data[at]!;
  const ends = at + 1 + different + place;
  const followers = at + 2 + 2 * different;
  const last = followers + data[ends + 1]!;
  for (let i = followers + data[ends]!; i < last; i++) if (data[i] === by) return true;
  return false;
}

/** The groups of all documents in one contiguous stretch, as their vectors are. */
export type PieceStore = {
  /** Numbers in use, holes included. */
  readonly end: number;
  readonly data: Uint16Array;
  /** Puts a group at the end. @returns where it begins. */
  append(grouped: Uint16Array): number;
  /** Moves numbers towards the front; ranges may overlap. */
  move(from: number, to: number, length: number): void;
  /** Forgets all from `end` on. */
  truncate(end: number): void;
};

export function createPieceStore(): PieceStore {
  let data = new Uint16Array(0);
  let end = 0;
  return {
    get end() {
      return end;
    },
    get data() {
      return data;
    },
    append(grouped) {
      if (end + grouped.length > data.length) {
        const grown = new Uint16Array(Math.ceil(Math.max(65_536, data.length * 1.5, end + grouped.length)));
        grown.set(data.subarray(0, end));
        data = grown;
      }
      data.set(grouped, end);
      end += grouped.length;
      return end - grouped.length;
    },
    move(from, to, length) {
      data.copyWithin(to, from, from + length);
    },
    truncate(new_end) {
      end = new_end;
    },
  };
}
