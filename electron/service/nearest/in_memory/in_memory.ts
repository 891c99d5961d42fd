import type { RankingIndex } from '#service/intelligence/ranking/index.ts';
import type { CandidateIndex, Scored, Search } from '../candidate_index.ts';

/** The default: all vectors in this process, and exact scores. It is empty at each start. */
export type InMemoryIndex = Omit<CandidateIndex, 'search'> & { search(search: Search): Promise<Scored> };

/** An index of a service that is nowhere else. */
export function inMemoryIndex(index: RankingIndex): InMemoryIndex {
  let position: string | null = null;
  return {
    position: async () => position,
    clear: async () => {
      index.clear();
      position = null;
    },
    upsert: async (candidates) => {
      for (const { candidate_id, block, pieces } of candidates) index.upsert(candidate_id, block, pieces);
    },
    remove: async (candidate_ids) => {
      for (const id of candidate_ids) index.remove(id);
    },
    settle: async (event_id) => {
      position = event_id;
    },
    search: async ({ target, among, limit }) => {
      const { candidate_ids, scores } = index.rank(target, among === null ? {} : { among });
      return { candidate_ids: candidate_ids.slice(0, limit), scores: scores.subarray(0, limit) };
    },
  };
}
