import { createOrderCache } from '#service/intelligence/ranking/order-cache.ts';
import type { Bands } from '#service/intelligence/ranking/bands.ts';
import type { Ranking, RankingIndex } from '#service/intelligence/ranking/index.ts';
import type { ResolvedTarget } from './targets.ts';

/** Every candidate once, in the order of one score version. */
export type ScoredOrder = {
  readonly candidate_ids: readonly string[];
  readonly scores: ArrayLike<number>;
  /** null for scores that are no similarity. */
  readonly bands: Bands | null;
};

/** Share of met criteria, 0…1, by candidate; who is missing has none met. */
export type MetRatios = ReadonlyMap<string, number>;

export type Orders = {
  /** Sorted by similarity: score_version 1. */
  similarity(target: ResolvedTarget, index: RankingIndex): Promise<Ranking>;
  /** Sorted by met criteria, then similarity: score_version 2. `evaluations_key` names what the ratios were made from. */
  criteria(
    target: ResolvedTarget,
    index: RankingIndex,
    ratios: MetRatios,
    evaluations_key: string,
  ): Promise<ScoredOrder>;
};

/** Orders last asked for are kept: page 50 costs what page 1 costs. */
export function createOrders(): Orders {
  const by_similarity = createOrderCache<Ranking>();
  const by_criteria = createOrderCache<ScoredOrder>();
  const similarity: Orders['similarity'] = (target, index) =>
    by_similarity.get(target.key, index.revision, async () => index.rank(target.vector, firstOf(target)));
  return {
    similarity,
    criteria: (target, index, ratios, evaluations_key) =>
      by_criteria.get(`${target.key} ${evaluations_key}`, index.revision, async () =>
        orderByRatio(await similarity(target, index), ratios, firstOf(target).first),
      ),
  };
}

/** A candidate that is its own target stands first. */
function firstOf({ record }: ResolvedTarget): { readonly first?: string } {
  return record?.kind === 'candidate' ? { first: record.id } : {};
}

/** A stable sort by ratio over the order of similarity, which thereby breaks the ties. */
export function orderByRatio(
  ranking: Pick<Ranking, 'candidate_ids'>,
  ratios: MetRatios,
  first?: string,
): ScoredOrder {
  const ratio_of = (id: string): number => ratios.get(id) ?? 0;
  const candidate_ids =
    ratios.size === 0 ? ranking.candidate_ids : ranking.candidate_ids.toSorted((a, b) => rank(b) - rank(a));
  function rank(id: string): number {
    return id === first ? 2 : ratio_of(id);
  }
  return { candidate_ids, scores: candidate_ids.map(ratio_of), bands: null };
}
