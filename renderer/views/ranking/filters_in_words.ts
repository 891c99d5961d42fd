import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import type { Criterion } from '../../api/criteria.ts';
import { askedFindings, type AskedFinding, type RankingSearch } from '../../addresses/ranking_search.ts';
import { nameOf } from '../../features/criteria/names.ts';
import { stageName } from '../../features/stages/stage_name.ts';
import { texts } from '../../texts.ts';

/** What is asked of one criterion, or of any of some: “Python: not stated”. */
export function findingInWords(
  of: string,
  findings: ReadonlySet<AskedFinding>,
  criteria: readonly Criterion[],
): string {
  const criterion = criteria.find((one) => one.id === of);
  const { anyOf } = texts.criteria;
  const name =
    criterion !== undefined
      ? nameOf(criterion)
      : of === 'must' || of === 'any'
        ? anyOf[of]
        : texts.criteria.filterGone;
  return texts.criteria.filterOne(name, [...findings]);
}

/** Each filter that is set, as it is said on paper. */
export function filtersInWords(
  search: RankingSearch,
  known: {
    readonly stages: readonly NominationStage[];
    readonly criteria: readonly Criterion[];
    readonly tagName: (id: string) => string;
    /** What is asked of an own field, in words. */
    readonly ownCondition: (condition: string) => string;
  },
): readonly string[] {
  const { filters } = texts;
  const said: string[] = [];
  if (search.words !== undefined) said.push(filters.printedWords(search.words));
  if (search.stages !== undefined) {
    const names = known.stages.filter(({ id }) => search.stages?.includes(id)).map(stageName);
    said.push(`${filters.stage}: ${names.length > 0 ? names.join(', ') : '–'}`);
  }
  if (search.applicants === true) said.push(filters.applicants);
  if (search.place !== undefined) said.push(`${filters.place}: ${search.place}`);
  if (search.years !== undefined) said.push(`${filters.years}: ${filters.atLeast(search.years)}`);
  if (search.tags !== undefined) {
    said.push(`${texts.tags.title}: ${search.tags.map(known.tagName).join(', ')}`);
  }
  said.push(...(search.own ?? []).map(known.ownCondition));
  for (const [of, findings] of askedFindings(search)) {
    said.push(findingInWords(of, findings, known.criteria));
  }
  return said;
}
