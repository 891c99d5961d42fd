import type { Nomination } from '#service/api/nominations/schema.ts';
import type { RankingEntry } from '#service/api/rankings/schema.ts';
import type { Fact } from './candidates.ts';
import { askedFindings, type RankingSearch } from './ranking_search.ts';
import { shownFinding, type Marks } from './marks.ts';

/** A candidate where the ranking put them: `position` counts from 1 and no filter changes it. */
export type RankedEntry = RankingEntry & { readonly position: number };

/** What the filters look things up in; undefined as long as it is not known. */
export type Lookups = {
  readonly matching: ReadonlySet<string> | undefined;
  readonly facts: ReadonlyMap<string, Fact> | undefined;
  readonly nominations: ReadonlyMap<string, Pick<Nomination, 'current_nomination_stage_id'>> | undefined;
  /** By candidate. */
  readonly marks?: ReadonlyMap<string, Marks> | undefined;
};

type Test = (candidate_id: string) => boolean;

/**
 * The tests a search asks for. One that cannot be answered yet lets everyone through: rows that are
 * already on screen do not blink away while the answer is fetched.
 */
function testsOf(search: RankingSearch, { matching, facts, nominations, marks }: Lookups): Test[] {
  const tests: Test[] = [];
  const place = (search.place ?? '').trim().toLocaleLowerCase();
  const { stages, years } = search;
  if ((search.words ?? '').trim() !== '' && matching !== undefined) tests.push((id) => matching.has(id));
  if (stages !== undefined && stages.length > 0 && nominations !== undefined) {
    tests.push((id) => stages.includes(nominations.get(id)?.current_nomination_stage_id ?? ''));
  }
  if (marks !== undefined) {
    for (const [criterion_id, findings] of askedFindings(search)) {
      tests.push((id) => {
        const mark = marks.get(id)?.get(criterion_id);
        return mark !== undefined && findings.has(shownFinding(mark));
      });
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

/** Takes rows away; the order and the positions stay. */
export function filterRanking(
  entries: readonly RankingEntry[],
  search: RankingSearch,
  lookups: Lookups,
): RankedEntry[] {
  const tests = testsOf(search, lookups);
  const rows: RankedEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    if (tests.every((test) => test(entry.candidate_id))) rows.push({ ...entry, position: index + 1 });
  }
  return rows;
}
