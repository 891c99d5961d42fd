import type { VectorBlock } from '#service/intelligence/ports.ts';
import type { Target } from '#service/intelligence/ranking/target.ts';

/** A candidate as an index takes them: what was made of their files, with nothing in it of who they are. */
export type IndexedCandidate = {
  readonly candidate_id: string;
  /** null for one without readable text. */
  readonly block: VectorBlock | null;
  /** The pieces of the same texts (joinPieces); null where they are not known. */
  readonly pieces: Uint16Array | null;
};

/** What is looked for: who is near to a target by its vector and the words of its title. */
export type Search = {
  readonly target: Target;
  /** No others than these; null: everybody. */
  readonly among: readonly string[] | null;
  readonly limit: number;
};

export type Found = {
  readonly candidate_ids: readonly string[];
  /**
   * Scores of an index that has all vectors, which is in the order of them then. null: these are merely the ones who may
   * be first, and whoever asked scores them.
   */
  readonly scores: ArrayLike<number> | null;
};

export type Scored = Found & { readonly scores: ArrayLike<number> };

/**
 * An index of candidates by meaning and words. It follows the change log and holds nothing that is not in the database,
 * so that it can be made anew at any time.
 */
export type CandidateIndex = {
  /** The event up to which changes are in it. null: it is not complete, and is not asked. */
  position(): Promise<string | null>;
  /** Takes out everybody; it is not complete until it is settled. */
  clear(): Promise<void>;
  upsert(candidates: readonly IndexedCandidate[]): Promise<void>;
  /** Whoever is removed is gone for good once this is settled: nothing that they could be found by is left. */
  remove(candidate_ids: readonly string[]): Promise<void>;
  /** All changes up to an event are in it: it can be asked from now on. */
  settle(event_id: string): Promise<void>;
  search(search: Search): Promise<Found>;
};
