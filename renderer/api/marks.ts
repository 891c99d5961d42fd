import type { CandidateMarks } from '../../resources/client/longlist.ts';

export type CriterionMark = CandidateMarks['marks'][number];
export type MarkFinding = CriterionMark['finding'];

/** What was found of a candidate, by criterion. */
export type Marks = ReadonlyMap<string, CriterionMark>;

/** The marks of one candidate; null for one who has none, undefined while unknown. */
export function byCriterion(found: CandidateMarks | null | undefined): Marks | null | undefined {
  return found === null || found === undefined
    ? found
    : new Map(found.marks.map((mark) => [mark.criterion_id, mark]));
}

/** What a mark shows: a person's answer where there is one, else what the resume says. */
export function shownFinding(mark: CriterionMark): MarkFinding {
  if (mark.override === null) return mark.finding;
  return mark.override ? 'met' : 'not_met';
}
