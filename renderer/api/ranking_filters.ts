import type { RankingEntry } from '#service/api/screening/rankings/schema.ts';
import type { Fact } from './candidates.ts';
import { askedFindings, type RankingSearch } from '../addresses/ranking_search.ts';
import { matchPartsOf, type MatchParts } from './match_parts.ts';
import { toldFinding, type CriterionMark, type Marks } from './marks.ts';
import { memoize } from '../lib/memoize.ts';

/** A candidate where the ranking put them: `position` counts from 1 and no filter changes it. */
export type RankedEntry = RankingEntry & {
  readonly position: number;
  /** Where they would stand by their text alone, where criteria count beside it. */
  readonly text_rank?: number;
  /** What criteria and text add to their place, in the order of Best match. */
  readonly match?: MatchParts;
};

/** What the filters look things up in; undefined as long as it is not known. */
export type Lookups = {
  readonly matching: ReadonlySet<string> | undefined;
  readonly facts: ReadonlyMap<string, Fact> | undefined;
  /** The stage where the person of a resume stands, by candidate. */
  readonly stageOf: ((candidate_id: string) => { readonly id: string } | undefined) | undefined;
  /** Who has every tag that is asked for. */
  readonly tagged?: ReadonlySet<string> | undefined;
  /** Whose own fields hold what is asked. */
  readonly having?: ReadonlySet<string> | undefined;
  /** By candidate. */
  readonly marks?: ReadonlyMap<string, Marks> | undefined;
  /** Ids of the must-haves among the criteria. */
  readonly musts?: readonly string[] | undefined;
};

type Test = (candidate_id: string) => boolean;

/**
 * The tests a search asks for. One that cannot be answered yet lets everyone through: rows that are
 * already on screen do not blink away while the answer is fetched.
 */
function testsOf(
  search: RankingSearch,
  { matching, facts, stageOf, tagged, having, marks, musts }: Lookups,
): Test[] {
  const tests: Test[] = [];
  const place = (search.place ?? '').trim().toLocaleLowerCase();
  const { stages, years } = search;
  if ((search.words ?? '').trim() !== '' && matching !== undefined) tests.push((id) => matching.has(id));
  if (stages !== undefined && stages.length > 0 && stageOf !== undefined) {
    tests.push((id) => stages.includes(stageOf(id)?.id ?? ''));
  }
  if (search.tags !== undefined && tagged !== undefined) tests.push((id) => tagged.has(id));
  if (search.own !== undefined && having !== undefined) tests.push((id) => having.has(id));
  if (marks !== undefined) {
    for (const [criterion_id, findings] of askedFindings(search)) {
      const isAsked = (mark: CriterionMark | undefined): boolean => {
        const told = mark === undefined ? 'in_progress' : toldFinding(mark);
        return told !== 'in_progress' && findings.has(told === 'not_met' ? 'against' : told);
      };
      if (criterion_id === 'any') {
        tests.push((id) => [...(marks.get(id)?.values() ?? [])].some(isAsked));
      } else if (criterion_id === 'must') {
        if (musts === undefined) continue;
        tests.push((id) => musts.some((must) => isAsked(marks.get(id)?.get(must))));
      } else tests.push((id) => isAsked(marks.get(id)?.get(criterion_id)));
    }
  }
  if (place !== '' && facts !== undefined) {
    tests.push((id) => (facts.get(id)?.location ?? '').toLocaleLowerCase().includes(place));
  }
  if (years !== undefined && facts !== undefined) {
    tests.push((id) => (facts.get(id)?.months_experience ?? -1) >= years * 12);
  }
  return tests;
}

/** All of a ranking, each with their position. */
const placed = memoize((entries: readonly RankingEntry[]): readonly RankedEntry[] =>
  entries.map((entry, index) => ({
    ...entry,
    position: index + 1,
    ...textRankOf(entries, entry),
    ...matchOf(entries, entry),
  })),
);

/** Ids by text alone: none in a ranking that is in that order already, or by a share of criteria. */
export const byText = memoize((entries: readonly RankingEntry[]): readonly string[] => {
  const with_both = entries.filter(({ best_match_score }) => best_match_score !== undefined);
  return idsOf(with_both.toSorted((a, b) => b.score - a.score));
});

const textRanks = memoize(
  (entries: readonly RankingEntry[]): ReadonlyMap<string, number> =>
    new Map(byText(entries).map((candidate_id, index) => [candidate_id, index + 1])),
);

function textRankOf(entries: readonly RankingEntry[], { candidate_id }: RankingEntry) {
  const text_rank = textRanks(entries).get(candidate_id);
  return text_rank === undefined ? {} : { text_rank };
}

function matchOf(entries: readonly RankingEntry[], { candidate_id }: RankingEntry) {
  const match = matchPartsOf(entries).get(candidate_id);
  return match === undefined ? {} : { match };
}

/** Takes rows away; the order and the positions stay. Without filters the same list for the same ranking. */
export function filterRanking(
  entries: readonly RankingEntry[],
  search: RankingSearch,
  lookups: Lookups,
): readonly RankedEntry[] {
  const tests = testsOf(search, lookups);
  const all = placed(entries);
  return tests.length === 0 ? all : all.filter((entry) => tests.every((test) => test(entry.candidate_id)));
}

/** The ids of a list, in its order. */
export const idsOf = memoize((rows: readonly { readonly candidate_id: string }[]): readonly string[] =>
  rows.map(({ candidate_id }) => candidate_id),
);

/** Where in a list somebody stands, counted from 0, by id. */
export const indexesOf = memoize(
  (rows: readonly { readonly candidate_id: string }[]): ReadonlyMap<string, number> =>
    new Map(rows.map(({ candidate_id }, index) => [candidate_id, index])),
);

/** The positions of a list by id; filters change none. */
export const positionsOf = memoize(
  (rows: readonly RankedEntry[]): ReadonlyMap<string, number> =>
    new Map(rows.map(({ candidate_id, position }) => [candidate_id, position])),
);
