import { dialectOf } from '#service/db/dialect.ts';
import type { Db } from '#service/db/schema.ts';
import type { CandidateIndex } from './candidate_index.ts';

/** An index outside of this process, beside the one in memory. */
export type OutsideIndex = {
  readonly index: CandidateIndex;
  /** Why it cannot be kept, in words that follow a colon; null: it can. */
  problem(): Promise<string | null>;
};

/**
 * The outside index of an office; null on a laptop, where everybody is in memory.
 * @param opensearch a server that has it, and its name there; else it is in the database
 * @throws with a sentence for a person, for an address that cannot be used
 */
export async function openIndex(
  db: Db,
  opensearch: string | undefined,
  version: { readonly model: string; readonly chunker: string; readonly dimensions: number },
): Promise<OutsideIndex | null> {
  if (opensearch !== undefined) {
    const { openSearchIndex } = await import('./opensearch/opensearch.ts');
    return { index: openSearchIndex(opensearch, version), problem: async () => null };
  }
  if (dialectOf(db).engine !== 'postgres') return null;
  const { pgvectorIndex, pgvectorProblem } = await import('./pgvector/pgvector.ts');
  return { index: pgvectorIndex(db, version), problem: () => pgvectorProblem(db) };
}
