import type { Criterion } from '../../api/criteria.ts';
import type { Marks, ToldFinding } from '../../api/marks.ts';
import type { RankingEntry } from '../../api/rankings.ts';
import type { RankingOrder } from '../../addresses/ranking_search.ts';
import { findingIn } from '../../features/criteria/met_counts.ts';

/** A criterion in which two people stand differently. */
export type Difference = {
  readonly criterion: Criterion;
  readonly here: ToldFinding;
  readonly there: ToldFinding;
};

/** What puts one person above the next, and what would have it otherwise. */
export type NeighborComparison = {
  readonly better: readonly Difference[];
  readonly worse: readonly Difference[];
  /** Whose text is nearer to what the ranking is by. */
  readonly nearer: 'here' | 'there' | 'neither';
  /** What puts the one before the other: text against the criteria where it outweighs them. */
  readonly decides: 'criteria' | 'text' | 'text_against_criteria' | 'both' | 'neither';
};

/** How a finding counts in an order by criteria: what is open stands between a yes and a no. */
const WORTH: Readonly<Record<ToldFinding, number>> = {
  met: 2,
  not_stated: 1,
  not_mentioned: 1,
  in_progress: 1,
  failed: 1,
  not_met: 0,
};
/** A must-have counts so much more than what is nice to have, as in the order itself. */
const MUST = 4 / 3;
/** Scores of version 1 that differ by less say nothing. */
const ALIKE = 0.005;

/**
 * Two neighbours of a ranking side by side, by what decides its order: answers people gave themselves count in their
 * order alone, criteria in none by meaning. undefined while marks are on their way.
 * @param criteria in the order in which they are told, must-haves first
 */
export function compareNeighbors(
  order: RankingOrder,
  here: { readonly entry: Pick<RankingEntry, 'score'>; readonly marks: Marks | null | undefined },
  there: { readonly entry: Pick<RankingEntry, 'score'>; readonly marks: Marks | null | undefined },
  criteria: readonly Criterion[],
): NeighborComparison | undefined {
  const asked = order === 'meaning' ? [] : criteria;
  if (asked.length > 0 && (here.marks === undefined || there.marks === undefined)) return undefined;
  const finding = (marks: Marks | null | undefined, id: string): ToldFinding => {
    const mark = marks?.get(id);
    return mark === undefined ? 'in_progress' : findingIn(order, mark);
  };
  const all = asked.map((criterion): Difference & { by: number } => {
    const found = { here: finding(here.marks, criterion.id), there: finding(there.marks, criterion.id) };
    return { criterion, ...found, by: WORTH[found.here] - WORTH[found.there] };
  });
  // in an order by criteria the score is their share, and no text can be compared by it
  const by = order === 'criteria' ? 0 : here.entry.score - there.entry.score;
  const nearer = Math.abs(by) < ALIKE ? 'neither' : by > 0 ? 'here' : 'there';
  const ahead = all.reduce((sum, one) => sum + one.by * (one.criterion.weight === 'nice' ? 1 : MUST), 0);
  return {
    better: all.filter(({ by: more }) => more > 0).map(told),
    worse: all.filter(({ by: more }) => more < 0).map(told),
    nearer,
    decides: decidesOf(nearer === 'here', ahead),
  };
}

function decidesOf(is_nearer: boolean, ahead: number): NeighborComparison['decides'] {
  if (!is_nearer) return ahead > 0 ? 'criteria' : 'neither';
  return ahead > 0 ? 'both' : ahead < 0 ? 'text_against_criteria' : 'text';
}

function told({ criterion, here, there }: Difference): Difference {
  return { criterion, here, there };
}
