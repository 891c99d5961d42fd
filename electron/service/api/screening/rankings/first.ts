import type { ServiceContext } from '#service/context.ts';
import { createRankingIndex } from '#service/intelligence/ranking/index.ts';
import type { Target } from '#service/intelligence/ranking/target.ts';
import type { CandidateIndex, Scored } from '#service/nearest/candidate_index.ts';
import { listEvents } from '../../feeds/events/store.ts';
import { positionInLog } from './follower.ts';
import { indexedCandidates } from './indexed.ts';
import type { RankingPool } from './pool.ts';

/** Who stands first in a ranking by similarity, best first, for those who need nobody else. */
export type FirstOfAll = (target: Target, count: number) => Promise<Scored>;

/** How many the index names; measured: docs/decisions/ranking.md. */
export const NAMED = 8000;
/** Changes that the index may not have yet: more than these, and it is not asked. */
const MOST_CHANGES = 1000;
const SLICE = 200;

/**
 * In two stages where there is an index that can be asked: it names candidates, and everybody who changed since it was
 * settled is named as well; then they are scored by the pool, or by what is stored while not everybody is in memory.
 * Else the pool scores everybody. Rankings do not ask this: who is not named has no place in it, and a ranking has
 * everybody.
 */
export function createFirstOfAll(
  { db, options }: Pick<ServiceContext, 'db' | 'options'>,
  pool: Pick<RankingPool, 'search' | 'version' | 'is_loaded'>,
  index: CandidateIndex | null,
): FirstOfAll {
  async function named(target: Target): Promise<string[] | null> {
    const position = index === null ? null : await positionInLog(db, index);
    if (index === null || position === null) return null;
    const events = await listEvents(db, position, MOST_CHANGES);
    if (events.length === MOST_CHANGES) return null;
    const { candidate_ids } = await index.search({ target, among: null, limit: NAMED });
    const changed = events.flatMap(({ resource_type, resource_id }) =>
      resource_type === 'candidate' ? [resource_id] : [],
    );
    return [...new Set([...candidate_ids, ...changed])];
  }

  async function namedOrNull(target: Target): Promise<string[] | null> {
    try {
      return await named(target);
    } catch (error) {
      const message = `The index of candidates does not answer, so all are compared: ${String(error)}`;
      options.log?.({ level: 'warn', message });
      return null;
    }
  }

  /** By the kernel of the pool, for these alone. */
  async function fromStored(
    target: Target,
    candidate_ids: readonly string[],
    limit: number,
  ): Promise<Scored> {
    const exact = createRankingIndex({ dimensions: pool.version.dimensions });
    for (let at = 0; at < candidate_ids.length; at += SLICE) {
      const slice = candidate_ids.slice(at, at + SLICE);
      const { candidates } = await indexedCandidates({ db, log: options.log }, slice, pool.version);
      for (const { candidate_id, block, pieces } of candidates) exact.upsert(candidate_id, block, pieces);
    }
    const { candidate_ids: ids, scores } = exact.rank(target);
    return { candidate_ids: ids.slice(0, limit), scores: scores.subarray(0, limit) };
  }

  return async (target, limit) => {
    const among = await namedOrNull(target);
    if (among === null || pool.is_loaded) return pool.search({ target, among, limit });
    return fromStored(target, among, limit);
  };
}
