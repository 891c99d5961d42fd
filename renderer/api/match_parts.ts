import { memoize } from '../lib/memoize.ts';
import type { RankingEntry } from './rankings.ts';

/** What criteria and text add to the place of somebody, as shares of what they add for whoever has the most. */
export type MatchParts = { readonly criteria: number; readonly text: number };

/** How much of Best match is text, as in the service; the criteria add the rest. */
const TEXT = 0.7;
/** What the criteria add for somebody of whom nothing is known. */
const NOTHING_KNOWN = 0.25 * (1 - TEXT);

/**
 * The two parts of Best match, by candidate; of nobody in any other order. Criteria count from where somebody stands of
 * whom nothing is known. Texts are never far apart, so theirs counts from that of the one farthest away, who has none:
 * it tells people of one list apart, and says nothing of how well anybody matches.
 */
export const matchPartsOf = memoize((entries: readonly RankingEntry[]): ReadonlyMap<string, MatchParts> => {
  const least = entries.reduce((so_far, { score }) => Math.min(so_far, score), Infinity);
  const parts = entries.flatMap(({ candidate_id, score, best_match_score }) =>
    best_match_score === undefined
      ? []
      : [
          {
            candidate_id,
            criteria: Math.max(0, best_match_score - TEXT * score - NOTHING_KNOWN),
            text: TEXT * (score - least),
          },
        ],
  );
  const most = parts.reduce((so_far, { criteria, text }) => Math.max(so_far, criteria + text), 0);
  const shareOf = (part: number): number => (most > 0 ? part / most : 0);
  return new Map(
    parts.map(({ candidate_id, criteria, text }) => [
      candidate_id,
      { criteria: shareOf(criteria), text: shareOf(text) },
    ]),
  );
});
