import { createOrderCache } from '#service/intelligence/ranking/order-cache.ts';
import { naturalBands, type Bands } from '#service/intelligence/ranking/bands.ts';
import { bestMatch, NOTHING_KNOWN } from '#service/intelligence/ranking/best_match.ts';
import type { Ranking, RankingIndex } from '#service/intelligence/ranking/index.ts';
import { stableOrder } from '#service/intelligence/ranking/order.ts';
import type { CriteriaScores } from './criteria_scores.ts';
import { NO_STANDING, type Standing } from './standings.ts';
import type { ResolvedTarget } from './targets.ts';

/** Every candidate once, in the order of one score version. */
export type ScoredOrder = {
  readonly candidate_ids: readonly string[];
  /** scores[i] belongs to candidate_ids[i]. */
  readonly scores: ArrayLike<number>;
  /** By Best match alone: its scores by the engine's answers, whoever's answers decide the order. */
  readonly best?: ArrayLike<number>;
  /** What decides the order where that is another number. */
  readonly decides?: ArrayLike<number>;
  /** By Best match alone: how many answers of persons there are, whether they count or not. */
  readonly corrections?: ArrayLike<number>;
  /** Of what decides the order; null where that is a share of criteria. */
  readonly bands: Bands | null;
};

/** What of the scores an order is made from. */
export type Standings = Pick<CriteriaScores, 'key' | 'standings' | 'criteria'>;

/** Whose answers Best match counts: the engine's, or a person's in their place where there is one. */
export type WhoseAnswers = 'engine' | 'persons';

export type Orders = {
  /** Sorted by similarity: score_version 1. */
  similarity(target: ResolvedTarget, index: RankingIndex): Promise<Ranking>;
  /** Sorted by met criteria, then similarity: score_version 2. */
  criteria(target: ResolvedTarget, index: RankingIndex, scores: Standings): Promise<ScoredOrder>;
  /** Sorted by both: order=best_match. */
  best(
    target: ResolvedTarget,
    index: RankingIndex,
    scores: Standings,
    whose: WhoseAnswers,
  ): Promise<ScoredOrder>;
};

/** Orders last asked for are kept: page 50 costs what page 1 costs. */
export function createOrders(): Orders {
  const by_similarity = createOrderCache<Ranking>();
  const by_criteria = createOrderCache<ScoredOrder>();
  const by_both = createOrderCache<ScoredOrder>();
  const similarity: Orders['similarity'] = (target, index) =>
    by_similarity.get(target.key, index.revision, async () => index.rank(target.vector, firstOf(target)));
  return {
    similarity,
    criteria: (target, index, scores) =>
      by_criteria.get(`${target.key} ${scores.key}`, index.revision, async () =>
        orderByCriteria(await similarity(target, index), scores.standings, firstOf(target).first),
      ),
    best: (target, index, scores, whose) =>
      by_both.get(`${target.key} ${scores.key} ${whose}`, index.revision, async () =>
        orderByBoth(await similarity(target, index), scores, whose, index.isReadable, firstOf(target).first),
      ),
  };
}

/** A candidate that is its own target stands first. */
function firstOf({ record }: ResolvedTarget): { readonly first?: string } {
  return record?.kind === 'candidate' ? { first: record.id } : {};
}

/** Scores are rounded to 6 places: this many steps. */
const STEPS = 1_000_000;

/**
 * By the share of met criteria, then by that of must-haves: two stable sorts over the order of similarity, which
 * breaks the ties.
 */
export function orderByCriteria(
  { candidate_ids }: Pick<Ranking, 'candidate_ids'>,
  standings: ReadonlyMap<string, Standing>,
  first?: string,
): ScoredOrder {
  const own = candidate_ids.map((id) => standings.get(id) ?? NO_STANDING);
  const keyed = (value: (standing: Standing) => number): Uint32Array =>
    Uint32Array.from(own, (standing, i) =>
      candidate_ids[i] === first ? 0 : 1 + STEPS - Math.round(value(standing) * STEPS),
    );
  const by_must = stableOrder(keyed(({ must_ratio }) => must_ratio));
  const ratios = keyed(({ ratio }) => ratio);
  const order = stableOrder(Uint32Array.from(by_must, (position) => ratios[position]!));
  const positions = Array.from(order, (place) => by_must[place]!);
  return {
    candidate_ids: positions.map((position) => candidate_ids[position]!),
    scores: positions.map((position) => own[position]!.ratio),
    bands: null,
  };
}

/** By the score of Best match; among equal ones readable before unreadable, then by id. */
export function orderByBoth(
  ranking: Pick<Ranking, 'candidate_ids' | 'scores'>,
  { standings, criteria }: Omit<Standings, 'key'>,
  whose: WhoseAnswers,
  isReadable: (candidate_id: string) => boolean,
  first?: string,
): ScoredOrder {
  const { candidate_ids, scores } = ranking;
  const has_criteria = criteria.length > 0;
  const count = candidate_ids.length;
  const best = new Float64Array(count);
  const decides = new Float64Array(count);
  const keys = new Uint32Array(count);
  const readable = new Float64Array(count);
  let readable_count = 0;
  for (const [i, id] of candidate_ids.entries()) {
    const { share, corrected_share } = standings.get(id) ?? NO_STANDING;
    const has_text = isReadable(id);
    // people without anything read have nothing open: they are last, unless a person answered
    const score = (of: number): number =>
      has_text || of > NOTHING_KNOWN ? bestMatch(scores[i]!, has_criteria ? of : null) : 0;
    best[i] = score(share);
    decides[i] = whose === 'engine' ? best[i]! : score(corrected_share);
    if (has_text) readable[readable_count++] = decides[i]!;
    keys[i] = id === first ? 0 : 1 + (STEPS - Math.round(decides[i]! * STEPS)) * 2 + (has_text ? 0 : 1);
  }
  const order = withTiesById(stableOrder(keys), keys, candidate_ids);
  return {
    candidate_ids: Array.from(order, (position) => candidate_ids[position]!),
    scores: Float64Array.from(order, (position) => scores[position]!),
    best: Float64Array.from(order, (position) => best[position]!),
    decides: Float64Array.from(order, (position) => decides[position]!),
    corrections: Uint16Array.from(
      order,
      (position) => standings.get(candidate_ids[position]!)?.corrections ?? 0,
    ),
    bands: naturalBands(readable.subarray(0, readable_count)),
  };
}

/** Stretches of equal keys, which are short but for those without text, by id. */
function withTiesById(order: Uint32Array, keys: Uint32Array, ids: readonly string[]): Uint32Array {
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && keys[order[to]!] === keys[order[from]!]) to++;
    if (to - from > 1) order.subarray(from, to).sort((a, b) => (ids[a]! < ids[b]! ? -1 : 1));
    from = to;
  }
  return order;
}
