import type { Embedder } from '../ports.ts';
import { findPieces, MAX_LOOKED_FOR, type PiecesFound } from './pieces.ts';

/** A word of a title as the model's vocabulary has it, with how much each of its pieces tells. */
export type TitleWord = {
  /** Where it stands in the title. */
  readonly start: number;
  readonly end: number;
  /** Begins another of the names a title gives: "Art teacher / Instructor", "Clerk, payroll". */
  readonly opens: boolean;
  readonly pieces: readonly number[];
  readonly rarity: readonly number[];
};

/** What is looked for of a title: each piece once, ascending, and each two that stand side by side. */
export type TitleWords = {
  readonly words: readonly TitleWord[];
  readonly pieces: readonly number[];
  /** rarity[i] belongs to pieces[i]. */
  readonly rarity: readonly number[];
  /** Places in `pieces` of two that stand side by side. */
  readonly pairs: readonly (readonly [number, number])[];
};

/** Shares in the score beside the similarity's 1, and the count at which a piece tells half of all it can. */
export const TITLE_WEIGHTS = { words: 0.1, pairs: 0.05, half_at: 3 } as const;

/** The words of a title, cut into pieces one by one; what is too long for a title is left out. */
export function cutTitle(
  title: string,
  { pieces, rarity }: Pick<Embedder, 'pieces' | 'rarity'>,
): TitleWord[] {
  const words: TitleWord[] = [];
  let left = MAX_LOOKED_FOR; // a title of more is no title; each costs a look at every document
  let opens = false;
  for (const { 0: text, 1: word, index: start } of title.matchAll(
    /([\p{L}\p{N}\p{M}+#]+)|[/|,;:()[\]–—]| - /gu,
  )) {
    opens ||= word === undefined && words.length > 0;
    const cut = word === undefined ? [] : [...pieces(text.slice(0, 100))].slice(0, left);
    if (cut.length === 0) continue;
    words.push({ start, end: start + text.length, opens, pieces: cut, rarity: cut.map(rarity) });
    opens = false;
    left -= cut.length;
    if (left === 0) break;
  }
  return words;
}

/** Null for a title without a word. */
export function titleWords(words: readonly TitleWord[]): TitleWords | null {
  if (words.length === 0) return null;
  const rarity_of = new Map(words.flatMap((word) => word.pieces.map((piece, i) => [piece, word.rarity[i]!])));
  const pieces = [...rarity_of.keys()].sort((one, other) => one - other);
  const rarity = pieces.map((piece) => rarity_of.get(piece)!);
  const pairs = new Map<number, readonly [number, number]>();
  let left = -1;
  for (const word of words) {
    if (word.opens) left = -1;
    for (const piece of word.pieces) {
      const right = pieces.indexOf(piece);
      if (left >= 0 && left !== right) pairs.set(left * MAX_LOOKED_FOR + right, [left, right]);
      left = right;
    }
  }
  return { words, pieces, rarity, pairs: [...pairs.values()] };
}

/**
 * Similarity and title words as one score; without a title the similarity alone. Nothing of it depends on others.
 * @param similarity mean cosine, at most 1
 * @param in_document the title's pieces in a document; null where its own are not known yet: none is found
 */
export function scoreOf(
  similarity: number,
  title: TitleWords | null,
  in_document: PiecesFound | null,
): number {
  if (title === null) return similarity;
  const found = in_document === null ? NOTHING : titleShares(title, in_document);
  return (
    (similarity + TITLE_WEIGHTS.words * found.words + TITLE_WEIGHTS.pairs * found.pairs) /
    (1 + TITLE_WEIGHTS.words + TITLE_WEIGHTS.pairs)
  );
}

const NOTHING = { words: 0, pairs: 0 } as const;

/**
 * How much of a title stands in a document, each 0…1. `words`: BM25 of its pieces (Robertson 1994) for
 * documents of one length, as a share of all they can tell: Σ rarity · n / (n + half_at) ÷ Σ rarity. `pairs`:
 * the share of its neighbours that stand side by side; for a title that has none, the same as `words`.
 */
export function titleShares(
  { pieces, rarity, pairs }: TitleWords,
  { counts, isFollowed }: PiecesFound,
): { readonly words: number; readonly pairs: number } {
  let told = 0;
  let all = 0;
  for (let i = 0; i < pieces.length; i++) {
    const count = counts[i]!;
    told += (rarity[i]! * count) / (count + TITLE_WEIGHTS.half_at);
    all += rarity[i]!;
  }
  const words = all === 0 ? 0 : told / all;
  let beside = 0;
  for (let i = 0; i < pairs.length; i++) {
    const [left, right] = pairs[i]!;
    if (counts[left]! > 0 && counts[right]! > 0 && isFollowed(pieces[left]!, pieces[right]!)) beside += 1;
  }
  return { words, pairs: pairs.length === 0 ? words : beside / pairs.length };
}

/**
 * Which words of a title stand in a document, and whether one stands right before the next: what a person is
 * told. Not the words themselves: a blind caller's own guess at a name would come back to them under a bar
 * where it is right.
 */
export function foundWords(
  title: TitleWords | null,
  joined: Uint16Array | null,
): { start: number; end: number; is_found: boolean; is_beside_next: boolean | null }[] {
  if (title === null) return [];
  const found = joined === null ? null : findPieces(joined, title.pieces);
  const stands = (piece: number): boolean => found !== null && found.counts[title.pieces.indexOf(piece)]! > 0;
  return title.words.map(({ start, end, pieces }, i) => {
    const next = title.words[i + 1];
    return {
      start,
      end,
      is_found: pieces.every(stands),
      is_beside_next:
        next === undefined || next.opens
          ? null
          : found !== null && found.isFollowed(pieces.at(-1)!, next.pieces[0]!),
    };
  });
}
