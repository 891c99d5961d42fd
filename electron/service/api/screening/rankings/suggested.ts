import { existing } from '#service/db/existing.ts';
import type { RouteContext } from '#service/api/context.ts';
import { strongElsewhere } from './suggested_store.ts';
import type { Rankings } from './rankings.ts';
import type { SuggestedCandidate } from './schema.ts';

/** So many are offered: more is another list to read, and that is the ranking. */
const MOST = 20;

/** Strong people of other jobs for a job: those whom its ranking says to review first, best first. */
export function createSuggestions({ db }: Pick<RouteContext, 'db'>, rankings: Rankings) {
  return async (job_id: string): Promise<SuggestedCandidate[]> => {
    const earlier = await strongElsewhere(db, job_id);
    if (earlier.length === 0) return [];
    const by_candidate = Map.groupBy(earlier, ({ candidate_id }) => candidate_id);
    const first = await rankings.reviewedFirst(job_id);
    const offered = [...first.keys()].filter((id) => by_candidate.has(id)).slice(0, MOST);
    if (offered.length === 0) return [];
    const there = await existing(db, 'candidates', offered);
    return offered.flatMap((candidate_id) => {
      const [why] = by_candidate.get(candidate_id) ?? [];
      if (why === undefined || !there.has(candidate_id)) return [];
      const { candidate_id: _id, stage_position: _position, ...shown } = why;
      return [{ candidate_id, position: first.get(candidate_id)!, earlier: shown }];
    });
  };
}
