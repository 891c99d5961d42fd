import type { VectorBlock } from '../ports.ts';
import { naturalBands, type Bands } from './bands.ts';
import type { Kernel } from './kernel.ts';
import { stableOrder } from './order.ts';
import { createPieceStore, type PiecesFound } from './pieces.ts';
import { createRowStore, type RowStore } from './rows.ts';
import type { Target } from './target.ts';
import { scoreOf } from './title_words.ts';

/** Scores are rounded to 6 places: this many steps. */
const STEPS = 1_000_000;

/** Every candidate exactly once, best first. */
export type Ranking = {
  /** Of the index when this was computed. */
  readonly revision: number;
  readonly candidate_ids: readonly string[];
  /** scores[i] belongs to candidate_ids[i]: 0…1, 6 places. */
  readonly scores: Float64Array;
  readonly bands: Bands;
};

export type RankingIndex = {
  /** Number of candidates. */
  readonly size: number;
  /** Number of vectors held. */
  readonly rows: number;
  /** Goes up with every change: orders of an older revision are stale. */
  readonly revision: number;
  has(candidate_id: string): boolean;
  /** Whether a candidate has readable text. */
  isReadable(candidate_id: string): boolean;
  /**
   * Adds or replaces a candidate; null for one without readable text, who stands last with score 0.
   * @param joined the pieces of the same texts (joinPieces); null where they are not known
   */
  upsert(candidate_id: string, block: VectorBlock | null, joined?: Uint16Array | null): void;
  remove(candidate_id: string): void;
  /** Removes everybody. */
  clear(): void;
  /**
   * The complete order, or that of some. Score: mean of the cosines of lead, best passage and centroid with the target, joined with the
   * words of its title (title_words.ts), clamped to 0…1 and rounded to 6 places. Order: `first` (a candidate that is
   * its own target), then score descending, readable before unreadable, id ascending.
   * @param options.among nobody but these, each of whom has the same score as among everybody
   */
  rank(target: Target, options?: { readonly first?: string; readonly among?: readonly string[] }): Ranking;
};

/** Where a candidate's rows and pieces are in their stores, and how many. */
type Slot = { readonly id: string; first: number; rows: number; pieces_at: number; pieces: number };

const NO_BLOCK = 2; // rows of a block that are no passages: lead, centroid

/**
 * The vectors of all candidates, exact and complete: no approximate neighbours, no top k, because a page
 * to the very end must exist. @param kernelOf replaces the kernel in tests.
 */
export function createRankingIndex(options: {
  readonly dimensions: number;
  readonly kernelOf?: (memory: WebAssembly.Memory) => Kernel;
}): RankingIndex {
  const store = createRowStore(options.dimensions, options.kernelOf);
  const pieces = createPieceStore();
  const slots = new Map<string, Slot>();
  /** Always sorted by id, so that a stable sort by score breaks ties by id. */
  const by_id: Slot[] = [];
  let revision = 0;
  let live_rows = 0;
  let live_pieces = 0;

  /** Closes the holes that removals left, once they are a third of all. */
  function compact(): void {
    if (store.end >= 1024 && live_rows * 3 <= store.end * 2) closeHoles(store, by_id, 'first', 'rows');
    if (pieces.end >= 65_536 && live_pieces * 3 <= pieces.end * 2) {
      closeHoles(pieces, by_id, 'pieces_at', 'pieces');
    }
  }

  /** Of some candidates, sorted by id as all are. */
  function slotsOf(candidate_ids: readonly string[]): Slot[] {
    const found = [...new Set(candidate_ids)].map((id) => slots.get(id)).filter((slot) => slot !== undefined);
    return found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  function place(slot: Slot, block: VectorBlock | null, joined: Uint16Array | null): void {
    if (block && slot.rows === block.rows) store.overwrite(slot.first, block);
    else {
      const first = block ? store.append(block) : 0;
      live_rows += (block?.rows ?? 0) - slot.rows;
      slot.first = first;
      slot.rows = block?.rows ?? 0;
    }
    live_pieces += (joined?.length ?? 0) - slot.pieces;
    slot.pieces_at = joined === null ? 0 : pieces.append(joined);
    slot.pieces = joined?.length ?? 0;
  }

  return {
    get size() {
      return slots.size;
    },
    get rows() {
      return live_rows;
    },
    get revision() {
      return revision;
    },
    has: (candidate_id) => slots.has(candidate_id),
    isReadable: (candidate_id) => (slots.get(candidate_id)?.rows ?? 0) > 0,

    upsert(candidate_id, block, joined = null) {
      if (block && block.rows <= NO_BLOCK) throw new Error('A block needs a lead, a centroid and a passage.');
      const known = slots.get(candidate_id);
      const slot = known ?? { id: candidate_id, first: 0, rows: 0, pieces_at: 0, pieces: 0 };
      place(slot, block, joined);
      if (!known) {
        slots.set(candidate_id, slot);
        by_id.splice(placeOf(candidate_id, by_id), 0, slot);
      }
      revision++;
      compact();
    },

    remove(candidate_id) {
      const slot = slots.get(candidate_id);
      if (!slot) return;
      slots.delete(candidate_id);
      by_id.splice(placeOf(candidate_id, by_id), 1);
      live_rows -= slot.rows;
      live_pieces -= slot.pieces;
      revision++;
      compact();
    },

    clear() {
      slots.clear();
      by_id.length = 0;
      store.truncate(0);
      pieces.truncate(0);
      live_rows = 0;
      live_pieces = 0;
      revision++;
    },

    rank(target, { first, among } = {}) {
      const people = among === undefined ? by_id : slotsOf(among);
      const dots = store.scan(target, among === undefined ? undefined : people);
      const { title } = target;
      const look = title === null ? null : pieces.lookFor(title.pieces);
      const steps = new Uint32Array(people.length);
      const keys = new Uint32Array(people.length);
      const readable = new Float64Array(people.length);
      let readable_count = 0;
      for (let i = 0; i < people.length; i++) {
        const slot = people[i]!;
        if (slot.rows > 0) {
          const similarity = similarityOf(slot, dots, store.scales, target.scale);
          const found: PiecesFound | null =
            slot.pieces === 0 ? null : (look?.(slot.pieces_at, slot.pieces) ?? null);
          steps[i] = stepsOf(scoreOf(similarity, title, found));
          readable[readable_count++] = steps[i]! / STEPS;
        }
        keys[i] = (STEPS - steps[i]!) * 2 + (slot.rows > 0 ? 0 : 1);
      }

      const order = stableOrder(keys);
      const place_of_first = first === undefined ? -1 : placeOf(first, people);
      if (place_of_first >= 0 && people[place_of_first]?.id === first) {
        const at = order.indexOf(place_of_first);
        const own = order[at]!;
        order.copyWithin(1, 0, at);
        order[0] = own;
      }
      const candidate_ids: string[] = [];
      const scores = new Float64Array(order.length);
      for (const position of order) {
        scores[candidate_ids.length] = steps[position]! / STEPS;
        candidate_ids.push(people[position]!.id);
      }
      return { revision, candidate_ids, scores, bands: naturalBands(readable.subarray(0, readable_count)) };
    },
  };
}

/** First place whose id is not below `id`. Ids are time-ordered, so new ones go last. */
function placeOf(id: string, by_id: readonly Slot[]): number {
  if (by_id.length === 0 || by_id.at(-1)!.id < id) return by_id.length;
  let low = 0;
  let high = by_id.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (by_id[middle]!.id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Moves what is left of a store to its beginning, in the order in which it stands there. */
function closeHoles(
  store: Pick<RowStore, 'move' | 'truncate'>,
  slots: readonly Slot[],
  at: 'first' | 'pieces_at',
  count: 'rows' | 'pieces',
): void {
  let end = 0;
  for (const slot of slots.toSorted((a, b) => a[at] - b[at])) {
    if (slot[count] === 0) continue;
    store.move(slot[at], end, slot[count]);
    slot[at] = end;
    end += slot[count];
  }
  store.truncate(end);
}

/** Mean cosine of lead, best passage and centroid, from the dot products of a candidate's rows. */
function similarityOf(slot: Slot, dots: Int32Array, scales: Float32Array, target_scale: number): number {
  const cosine = (row: number): number => dots[row]! * scales[row]!;
  let best = -Infinity;
  for (let row = slot.first + NO_BLOCK; row < slot.first + slot.rows; row++) {
    best = Math.max(best, cosine(row));
  }
  return ((cosine(slot.first) + best + cosine(slot.first + 1)) * target_scale) / 3;
}

/** A score in millionths. */
function stepsOf(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * STEPS);
}
